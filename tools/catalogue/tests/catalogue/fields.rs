//! The fields of tables in TOML files.

use anyhow::Result;
use catalogue::fields::Fields;

fn fields(text: &str) -> Fields<'_> {
    Fields::parse(text).unwrap()
}

#[test]
fn fields_have_their_types() {
    let mut all = fields("a = \"x\"\nb = [\"y\"]\nc = true\nd = 5\ne = { f = 1 }");
    assert_eq!(all.text("a").unwrap(), "x");
    assert_eq!(all.texts("b").unwrap(), ["y"]);
    assert!(all.flag("c").unwrap() && !all.flag("none").unwrap());
    assert_eq!(all.number("d").unwrap(), 5);
    assert!(all.table_or_none("e").unwrap().is_some());
    assert!(all.texts("none").unwrap().is_empty() && all.text_or_none("none").unwrap().is_none());
    all.read_whole(|_| Ok(())).unwrap();
}

#[test]
fn a_field_that_is_missing_wrong_or_unknown_is_named() {
    let error = |result: Result<()>| result.unwrap_err().to_string();
    assert_eq!(error(fields("").text("a").map(drop)), "`a` is missing");
    assert_eq!(error(fields("").number("a").map(drop)), "`a` is missing");
    assert_eq!(error(fields("a = 1").text("a").map(drop)), "`a` is not a text");
    assert_eq!(error(fields("a = [1]").texts("a").map(drop)), "`a` is not a list of texts");
    assert_eq!(error(fields("a = 1").flag("a").map(drop)), "`a` is neither true nor false");
    assert_eq!(error(fields("a = -1").number("a").map(drop)), "`a` is not a whole number");
    assert_eq!(error(fields("a = 1").table_or_none("a").map(drop)), "`a` is not a table");
    assert_eq!(error(fields("a = 1").read_whole(|_| Ok(()))), "unknown fields: [\"a\"]");
}
