//! The Chinese names of terms, ideas and library modules.
//!
//! The terms are in the table on the library's front page; `glossary.toml` has their Chinese
//! meanings and the Chinese names of ideas and modules.

use crate::fields::Fields;
use anyhow::{ensure, Result};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;
use support::files::read;
use support::language::Language;

/// The heading of the glossary on the library's front page.
pub const HEADING: &str = "# Glossary";

/// An entry of the glossary: a term of the field.
pub struct Entry {
    /// The term and its synonyms, separated by commas.
    pub english: String,
    /// The same in Chinese.
    pub chinese: String,
    /// The meaning, in English.
    pub meaning: String,
    /// The meaning in Chinese, or in English if `glossary.toml` has no Chinese meaning.
    pub meaning_in_chinese: String,
}

/// Facts about a module of the library that are not in its documentation.
pub struct Module {
    /// The subject in Chinese.
    pub chinese: String,
    /// A rule whose values illustrate the module's subject.
    pub rule: Option<String>,
    /// The items, such as a nim sum, that a program can use without relying on the module's theory.
    pub helpers: Vec<String>,
}

/// The content of `glossary.toml`.
struct Names {
    headings: BTreeMap<String, String>,
    /// The meanings of headings, in English and in Chinese.
    groups: BTreeMap<String, Vec<String>>,
    /// For each idea, the modules that contain its theory.
    ideas: BTreeMap<String, Vec<String>>,
    modules: BTreeMap<String, Module>,
    /// The Chinese meanings of terms.
    meanings: BTreeMap<String, String>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let file = Fields::parse(include_str!("../glossary.toml"));
    file.and_then(|file| file.read_whole(Names::read)).expect("glossary.toml is well formed")
});

impl Names {
    fn read(file: &mut Fields) -> Result<Names> {
        Ok(Names {
            headings: file.table("headings")?.read_all(Fields::text)?,
            groups: file.table("groups")?.read_all(Fields::texts)?,
            ideas: file.table("ideas")?.read_all(Fields::texts)?,
            modules: file
                .table("modules")?
                .read_all(|modules, path| modules.table(path)?.read_whole(Module::read))?,
            meanings: file.table("meanings")?.read_all(Fields::text)?,
        })
    }
}

impl Module {
    fn read(fields: &mut Fields) -> Result<Module> {
        Ok(Module {
            chinese: fields.text("chinese")?,
            rule: fields.text_or_none("rule")?,
            helpers: fields.texts("helpers")?,
        })
    }
}

/// The terms and names in both languages.
pub struct Glossary {
    /// The entries in the order of the front page.
    pub entries: Vec<Entry>,
}

impl Glossary {
    /// Reads the table in `src/lib.rs` of the collection.
    pub fn read(root: &Path) -> Result<Glossary> {
        let path = root.join("src/lib.rs");
        let entries = entries(&read(&path)?);
        ensure!(!entries.is_empty(), "{} has no table below `{HEADING}`", path.display());
        Ok(Glossary { entries })
    }

    /// Returns the Chinese name of a heading of an index.
    pub fn chinese(&self, heading: &str) -> Option<&str> {
        let names = |english: &str| {
            english.split(", ").any(|synonym| synonym.eq_ignore_ascii_case(heading))
        };
        let entry = || self.entries.iter().find(|entry| names(&entry.english));
        let name = NAMES.headings.get(heading);
        name.or_else(|| entry().map(|entry| &entry.chinese)).map(String::as_str)
    }

    /// Returns the meaning of a kind or a difficulty, given its heading.
    pub fn meaning(&self, heading: &str, language: Language) -> Option<&str> {
        let [english, chinese] = NAMES.groups.get(heading)?.as_slice() else { return None };
        Some(language.select(english, chinese))
    }

    /// Returns the ideas, each with the paths of the modules that contain its theory.
    pub fn ideas(&self) -> &BTreeMap<String, Vec<String>> {
        &NAMES.ideas
    }

    /// Returns the facts about a module, given its path.
    pub fn module(&self, path: &str) -> Option<&Module> {
        NAMES.modules.get(path)
    }
}

/// Returns the entries of a front page, given its source: the rows of the table below [`HEADING`].
pub fn entries(source: &str) -> Vec<Entry> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim);
    let table = lines.skip_while(|line| *line != HEADING).filter(|line| line.starts_with('|'));
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string());
        let (english, chinese, meaning) = (cells.next()?, cells.next()?, cells.next()?);
        let meaning_in_chinese = NAMES.meanings.get(&english).unwrap_or(&meaning).clone();
        Some(Entry { english, chinese, meaning, meaning_in_chinese })
    };
    // The first two lines are the column names and the line of dashes below them.
    table.skip(2).filter_map(row).collect()
}
