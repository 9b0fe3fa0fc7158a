//! What the words of the field, the kinds of games and the library's modules are called in
//! Chinese, each in one place: the words in the table of the library's front page, and the
//! rest in `glossary.toml`.

use anyhow::{ensure, Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A word of the field.
pub struct Word {
    /// With its synonyms, between commas.
    pub english: String,
    /// The same in Chinese.
    pub chinese: String,
    /// What it means, in English.
    pub meaning: String,
}

/// What is said of a module of the library besides its own documentation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Module {
    /// Its subject in Chinese.
    pub chinese: String,
    /// A rule whose values say at a glance what it is about.
    pub rule: Option<String>,
}

/// The file behind the words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    headings: BTreeMap<String, String>,
    modules: BTreeMap<String, Module>,
}

/// All of it.
pub struct Glossary {
    /// In the order of the front page.
    pub words: Vec<Word>,
    names: Names,
}

impl Glossary {
    /// Reads `src/lib.rs` of the collection.
    pub fn read(root: &Path) -> Result<Glossary> {
        let path = root.join("src/lib.rs");
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let words = words(&text);
        ensure!(!words.is_empty(), "{} has no table of words", path.display());
        Ok(Glossary { words, names: toml::from_str(include_str!("../glossary.toml"))? })
    }

    /// Returns what a heading of an index is called in Chinese.
    pub fn chinese(&self, heading: &str) -> Option<&str> {
        let is_it = |english: &str| english.split(", ").any(|it| it.eq_ignore_ascii_case(heading));
        let word = || self.words.iter().find(|word| is_it(&word.english));
        let name = self.names.headings.get(heading);
        name.or_else(|| word().map(|word| &word.chinese)).map(String::as_str)
    }

    /// Returns what is said of a module, by its path or else by the last part of it.
    pub fn module(&self, path: &str) -> Option<&Module> {
        let last = path.rsplit("::").next()?;
        self.names.modules.get(path).or_else(|| self.names.modules.get(last))
    }
}

/// Returns the words of the front page whose source this is: the table below `# Glossary`.
pub fn words(source: &str) -> Vec<Word> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim);
    let table = lines.skip_while(|line| *line != "# Glossary").filter(|line| line.starts_with('|'));
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string());
        Some(Word { english: cells.next()?, chinese: cells.next()?, meaning: cells.next()? })
    };
    // The first two lines are the heads and the rule below them.
    table.skip(2).filter_map(row).collect()
}
