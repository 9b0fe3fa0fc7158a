//! The fields of a table in a TOML file, each requested by name.
//!
//! A derive macro would need a Rust parser, which takes longer to compile than everything else that
//! a problem's tests need.

use anyhow::{ensure, Context, Result};
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

/// The fields of a table that have not been requested yet.
pub struct Fields<'a>(DeTable<'a>);

impl<'a> Fields<'a> {
    /// Parses a file.
    pub fn parse(text: &'a str) -> Result<Fields<'a>> {
        Ok(Fields(DeTable::parse(text)?.into_inner()))
    }

    /// Returns a field as interpreted by `read`, if the table has it.
    fn read_field<T>(
        &mut self,
        name: &str,
        fault: &str,
        read: impl FnOnce(DeValue<'a>) -> Option<T>,
    ) -> Result<Option<T>> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        let value = read(value.into_inner()).with_context(|| format!("`{name}` is {fault}"))?;
        Ok(Some(value))
    }

    /// Returns a text field, if the table has it.
    pub fn text_or_none(&mut self, name: &str) -> Result<Option<String>> {
        self.read_field(name, "not a text", |value| value.as_str().map(String::from))
    }

    /// Returns a text.
    pub fn text(&mut self, name: &str) -> Result<String> {
        self.text_or_none(name)?.with_context(|| format!("`{name}` is missing"))
    }

    /// Returns the texts of a list, or none if the table lacks the list.
    pub fn texts(&mut self, name: &str) -> Result<Vec<String>> {
        let texts = self.read_field(name, "not a list of texts", |value| {
            value.as_array()?.iter().map(|text| text.get_ref().as_str().map(String::from)).collect()
        });
        Ok(texts?.unwrap_or_default())
    }

    /// Returns a Boolean field, or false if the table does not have it.
    pub fn flag(&mut self, name: &str) -> Result<bool> {
        let flag = self.read_field(name, "neither true nor false", |value| value.as_bool());
        Ok(flag?.unwrap_or(false))
    }

    /// Returns a number.
    pub fn number(&mut self, name: &str) -> Result<usize> {
        let number = self.read_field(name, "not a whole number", |value| {
            value.as_integer()?.to_string().parse().ok()
        });
        number?.with_context(|| format!("`{name}` is missing"))
    }

    /// Returns a subtable, if the table has it.
    pub fn table_or_none(&mut self, name: &str) -> Result<Option<Fields<'a>>> {
        self.read_field(name, "not a table", into_fields)
    }

    /// Returns a table.
    pub fn table(&mut self, name: &str) -> Result<Fields<'a>> {
        self.table_or_none(name)?.with_context(|| format!("`{name}` is missing"))
    }

    /// Returns the subtables of a list, or none if the table lacks the list.
    pub fn tables(&mut self, name: &str) -> Result<Vec<Fields<'a>>> {
        let tables = self.read_field(name, "not a list of tables", |value| match value {
            DeValue::Array(tables) => {
                tables.into_iter().map(|table| into_fields(table.into_inner())).collect()
            }
            _ => None,
        });
        Ok(tables?.unwrap_or_default())
    }

    /// Reads all fields of the table and returns them by name.
    pub fn read_all<T>(
        mut self,
        read: impl Fn(&mut Fields<'a>, &str) -> Result<T>,
    ) -> Result<BTreeMap<String, T>> {
        let names: Vec<String> = self.0.keys().map(|name| name.get_ref().to_string()).collect();
        names.into_iter().map(|name| Ok((name.clone(), read(&mut self, &name)?))).collect()
    }

    /// Reads the table, and checks that every field has been requested.
    pub fn read_whole<T>(mut self, read: impl FnOnce(&mut Fields<'a>) -> Result<T>) -> Result<T> {
        let value = read(&mut self)?;
        let unknown: Vec<&str> = self.0.keys().map(|name| &**name.get_ref()).collect();
        ensure!(unknown.is_empty(), "unknown fields: {unknown:?}");
        Ok(value)
    }
}

fn into_fields(value: DeValue) -> Option<Fields> {
    match value {
        DeValue::Table(table) => Some(Fields(table)),
        _ => None,
    }
}
