# Runs the program as CASE (a .test file) says, in the working directory, and compares exit status and output:
#   cmake -DASSIZE=path/to/assize -DCASE=tests/cli/name.test [-DAPPROVE=ON] -P tests/cli/run.cmake
# A .test file holds two lines:
#   assize check scenarios/cases --profile C2-Hig
#   exit 2
file(STRINGS ${CASE} LINES)
list(GET LINES 0 CALL)
list(GET LINES 1 EXIT)
string(REGEX REPLACE "^assize ?" "" CALL "${CALL}")
string(REGEX REPLACE "^exit " "" EXIT "${EXIT}")
separate_arguments(ARGUMENTS UNIX_COMMAND "${CALL}")
get_filename_component(FOLDER ${CASE} DIRECTORY)
get_filename_component(NAME ${CASE} NAME_WE)
set(EXPECTED_FILE ${FOLDER}/${NAME}.out)

execute_process(COMMAND ${ASSIZE} ${ARGUMENTS} RESULT_VARIABLE STATUS OUTPUT_VARIABLE OUTPUT ERROR_VARIABLE ERRORS)
set(ACTUAL "${OUTPUT}${ERRORS}")
if(APPROVE)
  file(WRITE ${EXPECTED_FILE} "${ACTUAL}")
  return()
endif()
if(NOT STATUS STREQUAL EXIT)
  message(FATAL_ERROR "assize ${CALL}\nexit status ${STATUS}, expected ${EXIT}\n${ACTUAL}")
endif()
file(READ ${EXPECTED_FILE} EXPECTED)
if(NOT ACTUAL STREQUAL EXPECTED)
  message(FATAL_ERROR "assize ${CALL}\nprints\n${ACTUAL}\n--- expected\n${EXPECTED}")
endif()
