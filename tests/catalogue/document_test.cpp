#include "spec/catalogue/document.hpp"

#include <catch2/catch.hpp>

#include "spec/catalogue/table_reader.hpp"

using namespace assize;

TEST_CASE("a document remembers where its values stand", "[catalogue]") {
  const auto document = parse_document("name = \"x\"\n[[row]]\nlist = [1, 2]\n  flag = true\n", "a.toml");
  REQUIRE(document);
  REQUIRE(document->members.size() == 2);
  const Node& rows = document->members[1].value;
  REQUIRE(rows.items.size() == 1);
  const Member* flag = rows.items[0].find("flag");
  REQUIRE(flag != nullptr);
  CHECK(flag->where == Where{4, 3});
  CHECK(flag->value.boolean);
  CHECK(rows.items[0].find("list")->value.items[1].integer == 2);
}

TEST_CASE("a document that is no TOML is one error with its place", "[catalogue]") {
  const auto document = parse_document("a = 1\nb = = 2\n", "a.toml");
  REQUIRE_FALSE(document);
  CHECK(document.error().file == "a.toml");
  CHECK(document.error().line == 2);
}

TEST_CASE("a table is read strictly", "[catalogue]") {
  const auto document = parse_document("id = 3\ntilte = \"x\"\n", "a.toml");
  REQUIRE(document);
  std::vector<Diagnostic> faults;
  TableReader table(*document, Complaints("a.toml", faults), "thing");
  CHECK(table.text("id").empty());
  CHECK(table.text("title").empty());
  table.close();
  REQUIRE(faults.size() == 3);
  CHECK(to_string(faults[0]) == "a.toml:1:6: 'id' must be a string, not an integer");
  CHECK(faults[1].message == "thing without 'title'");
  CHECK(to_string(faults[2]) == "a.toml:2:1: unknown key 'tilte' in thing (did you mean 'title'?)");
}
