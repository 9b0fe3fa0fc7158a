//! The glossary: the one table in the library's front page, as data and as a page.

use super::language::Language;
use super::page::{Address, Page};
use super::Sources;
use anyhow::{ensure, Context, Result};
use maud::html;
use std::fs;
use std::path::Path;

/// A word of the field.
pub struct Word {
    pub english: String,
    pub chinese: String,
    pub meaning: String,
}

/// Reads the table below `# Words` in `src/lib.rs`.
pub fn read(root: &Path) -> Result<Vec<Word>> {
    let path = root.join("src/lib.rs");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let words = parse(&text);
    ensure!(!words.is_empty(), "{} has no table of words", path.display());
    Ok(words)
}

/// The words of the front page whose source this is.
pub fn parse(source: &str) -> Vec<Word> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim);
    let table = lines.skip_while(|line| *line != "# Words").filter(|line| line.starts_with('|'));
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string());
        Some(Word { english: cells.next()?, chinese: cells.next()?, meaning: cells.next()? })
    };
    // The first two lines are the heads and the rule below them.
    table.skip(2).filter_map(row).collect()
}

pub(super) fn page(sources: &Sources, language: Language) -> Page {
    let title = language.of("Words", "词汇");
    let content = html! {
        h1 { (title) }
        div.scroll { table {
            thead { tr {
                th { (language.of("word", "英文")) }
                th { "中文" }
                th { (language.of("meaning", "含义（英文）")) }
            } }
            tbody {
                @for word in &sources.words {
                    tr {
                        td lang="en" { (word.english) }
                        td lang="zh-CN" { (word.chinese) }
                        td lang="en" { (word.meaning) }
                    }
                }
            }
        } }
    };
    Page { address: Address::new(language, "words.html"), title: title.to_string(), content }
}
