//! A TOML file as data.
//!
//! `toml` can do the same by way of serde, which takes longer to compile than `toml` itself.

use anyhow::Result;
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

/// A table of a file, by the names of its fields.
pub type Table = BTreeMap<String, Value>;

/// A value in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// `true` or `false`.
    Truth(bool),
    /// A number or a date, as it is written.
    Number(String),
    /// A list.
    List(Vec<Value>),
    /// A table.
    Table(Table),
}

/// Parses a file.
pub fn parse(text: &str) -> Result<Table> {
    Ok(table(DeTable::parse(text)?.into_inner()))
}

fn table(parsed: DeTable) -> Table {
    let entries = parsed.into_iter();
    entries.map(|(name, it)| (name.into_inner().into_owned(), value(it.into_inner()))).collect()
}

fn value(parsed: DeValue) -> Value {
    match parsed {
        DeValue::String(text) => Value::Text(text.into_owned()),
        DeValue::Boolean(truth) => Value::Truth(truth),
        DeValue::Integer(number) => Value::Number(number.to_string()),
        DeValue::Float(number) => Value::Number(number.to_string()),
        DeValue::Datetime(date) => Value::Number(date.to_string()),
        DeValue::Array(values) => {
            Value::List(values.into_iter().map(|each| value(each.into_inner())).collect())
        }
        DeValue::Table(parsed) => Value::Table(table(parsed)),
    }
}

impl Value {
    /// Returns the text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the values of the list, if it is one.
    pub fn as_list(&self) -> Option<&[Value]> {
        match self {
            Value::List(values) => Some(values),
            _ => None,
        }
    }

    /// Returns the table, if it is one.
    pub fn as_table(&self) -> Option<&Table> {
        match self {
            Value::Table(table) => Some(table),
            _ => None,
        }
    }
}
