// The JSON Schema knows the keys that the parser knows.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "spec/scenario/keys.hpp"
#include "spec/scenario/model.hpp"

using namespace assize::scenario;
using Names = std::set<std::string>;

namespace {

nlohmann::json schema() {
  std::ifstream in(std::string(ASSIZE_SOURCE_DIR) + "/docs/scenario.schema.json");
  REQUIRE(in);
  return nlohmann::json::parse(in);
}

Names properties(const nlohmann::json& table) {
  Names names;
  for (const auto& [name, property] : table.at("properties").items()) names.insert(name);
  return names;
}

template <typename Range>
Names names(const Range& range) {
  return Names(range.begin(), range.end());
}

}  // namespace

TEST_CASE("the schema lists the keys of every table, and no others", "[scenario]") {
  const nlohmann::json root = schema();
  for (const Keys& keys : kTables) {
    INFO(keys.name);
    const nlohmann::json& table =
        keys.name == kHead.name ? root : root.at("$defs").at(std::string(keys.name));
    CHECK(table.at("additionalProperties") == false);
    CHECK(properties(table) == names(keys.keys));
  }
  Names step = names(key_lists::step_common);
  for (const auto& keys : kStepKeys) step.insert(keys.begin(), keys.end());
  CHECK(properties(root.at("$defs").at("step")) == step);
  CHECK(root.at("$defs").at("step").at("oneOf").size() == kStepNames.size());
}

TEST_CASE("the schema lists the words that the parser knows", "[scenario]") {
  const nlohmann::json defs = schema().at("$defs");
  const auto words = [&](const nlohmann::json& list) { return list.get<Names>(); };
  const nlohmann::json& step = defs.at("step").at("properties");
  CHECK(words(step.at("event").at("enum")) == names(kEventNames));
  CHECK(words(step.at("when").at("enum")) == names(kMomentNames));
  CHECK(words(defs.at("origin").at("properties").at("kind").at("enum")) == names(kOriginNames));
  CHECK(words(defs.at("colour").at("enum")) == names(assize::kColourNames));
  Names neutral = words(defs.at("neutral_name").at("enum"));
  neutral.merge(words(defs.at("token_name").at("enum")));
  CHECK(neutral == names(assize::kNeutralNames));
  Names supply = properties(defs.at("supply"));
  supply.erase("floors");
  CHECK(supply == names(assize::kFigureNames));
}
