//! The fields of a table in a TOML file, each of which is asked for by its name.
//!
//! Deriving the same would need a parser of Rust, which takes longer to compile than all that runs
//! the tests of a problem.

use crate::document::{Table, Value};
use anyhow::{bail, ensure, Context, Result};

/// The fields of a table that have not been asked for yet.
pub struct Fields(Table);

impl Fields {
    /// Returns the fields of a table.
    pub fn new(table: Table) -> Fields {
        Fields(table)
    }

    /// Returns the field, if the table has it.
    fn value(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name)
    }

    /// Returns a text, if the table has it.
    pub fn text_or_none(&mut self, name: &str) -> Result<Option<String>> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::Text(text)) => Ok(Some(text)),
            Some(_) => bail!("`{name}` is not a text"),
        }
    }

    /// Returns a text.
    pub fn text(&mut self, name: &str) -> Result<String> {
        self.text_or_none(name)?.with_context(|| format!("`{name}` is missing"))
    }

    /// Returns the texts of a list, or none if the table does not have it.
    pub fn texts(&mut self, name: &str) -> Result<Vec<String>> {
        let Some(value) = self.value(name) else { return Ok(vec![]) };
        let text = |value: &Value| value.as_text().map(String::from);
        let texts = value.as_list().and_then(|values| values.iter().map(text).collect());
        texts.with_context(|| format!("`{name}` is not a list of texts"))
    }

    /// Returns a truth value, which is false if the table does not have it.
    pub fn flag(&mut self, name: &str) -> Result<bool> {
        match self.value(name) {
            None => Ok(false),
            Some(Value::Truth(truth)) => Ok(truth),
            Some(_) => bail!("`{name}` is neither true nor false"),
        }
    }

    /// Returns a number.
    pub fn number(&mut self, name: &str) -> Result<usize> {
        match self.value(name).with_context(|| format!("`{name}` is missing"))? {
            Value::Number(number) => number.parse().ok(),
            _ => None,
        }
        .with_context(|| format!("`{name}` is not a whole number"))
    }

    /// Returns a table, if the table has it.
    pub fn table_or_none(&mut self, name: &str) -> Result<Option<Table>> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::Table(table)) => Ok(Some(table)),
            Some(_) => bail!("`{name}` is not a table"),
        }
    }

    /// Checks that every field has been asked for.
    pub fn end(self) -> Result<()> {
        let unknown: Vec<&String> = self.0.keys().collect();
        ensure!(unknown.is_empty(), "unknown fields: {unknown:?}");
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Fields {
        Fields::new(crate::document::parse(text).unwrap())
    }

    #[test]
    fn fields_have_their_types() {
        let mut all = fields("a = \"x\"\nb = [\"y\"]\nc = true\nd = 5\ne = { f = 1 }");
        assert_eq!(all.text("a").unwrap(), "x");
        assert_eq!(all.texts("b").unwrap(), ["y"]);
        assert!(all.flag("c").unwrap() && !all.flag("none").unwrap());
        assert_eq!(all.number("d").unwrap(), 5);
        assert!(all.table_or_none("e").unwrap().is_some());
        assert!(
            all.texts("none").unwrap().is_empty() && all.text_or_none("none").unwrap().is_none()
        );
        all.end().unwrap();
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
        assert_eq!(error(fields("a = 1").end()), "unknown fields: [\"a\"]");
    }
}
