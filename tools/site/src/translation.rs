//! The Chinese texts of the library's modules; they are Markdown files of the site.
//!
//! The first line of a file gives the checksum of the English text for which it was written. A line
//! `{example 2}` represents the second example of the English text; the example is not copied. A
//! line `{table 2}` represents the second table of the English text, if that table lists modules;
//! the modules' subjects are then in Chinese.

use crate::blocks::{blocks, Block};
use anyhow::{ensure, Context, Result};
use catalogue::glossary::Glossary;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use support::files::read_if_there;

/// The folder of the files, relative to the collection's root.
const FOLDER: &str = "tools/site/chinese";

const BEFORE_CHECKSUM: &str = "<!-- English: ";
const AFTER_CHECKSUM: &str = " -->";

/// The Chinese text of a module.
pub struct Translation {
    /// The Markdown below the line with the checksum.
    pub text: String,
}

/// A line that represents a part of the English text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// The example with this 1-based number.
    Example(usize),
    /// The table with this 1-based number.
    Table(usize),
}

impl Placed {
    /// Parses a line; returns `None` if the line is ordinary text.
    pub fn parse(line: &str) -> Option<Placed> {
        let inside = line.trim().strip_prefix('{')?.strip_suffix('}')?;
        let (kind, number) = inside.split_once(' ')?;
        let number = number.parse().ok().filter(|number| *number > 0)?;
        match kind {
            "example" => Some(Placed::Example(number)),
            "table" => Some(Placed::Table(number)),
            _ => None,
        }
    }
}

impl Translation {
    /// Returns the path of the file for a module, relative to the collection's root.
    pub fn file(module: &str) -> PathBuf {
        Path::new(FOLDER).join(format!("{}.md", module.replace("::", "/")))
    }

    /// Reads the Chinese text of a module; returns `None` if there is no such text yet.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(root: &Path, module: &str) -> Result<Option<Translation>> {
        let Some(content) = read_if_there(&root.join(Translation::file(module)))? else {
            return Ok(None);
        };
        let first = content.strip_prefix(BEFORE_CHECKSUM);
        let text = first.and_then(|rest| Some(rest.split_once(AFTER_CHECKSUM)?.1));
        Ok(Some(Translation { text: text.unwrap_or(&content).trim_start().to_string() }))
    }

    /// Returns the Markdown, with the parts of the module's English text inserted.
    ///
    /// # Errors
    /// If a line refers to a part that the English text does not have.
    pub fn markdown(&self, module: &str, english: &str, glossary: &Glossary) -> Result<String> {
        let (examples, tables) = (examples(english), tables(english));
        let file = Translation::file(module);
        let mut markdown = String::new();
        for line in self.text.lines() {
            let missing = || format!("{}: the English text has no {line}", file.display());
            markdown += &match Placed::parse(line) {
                None => line.to_string(),
                Some(Placed::Example(number)) => {
                    examples.get(number - 1).with_context(missing)?.clone()
                }
                Some(Placed::Table(number)) => {
                    let table = tables.get(number - 1).with_context(missing)?;
                    in_chinese(table, module, glossary)
                        .with_context(|| format!("{}: {line}", file.display()))?
                }
            };
            markdown.push('\n');
        }
        Ok(markdown)
    }
}

/// Records in a module's Chinese file that the file matches this English text.
///
/// # Errors
/// If the module has no Chinese text.
pub fn mark_as_current(root: &Path, module: &str, english: &str, to: &mut dyn Write) -> Result<()> {
    let file = Translation::file(module);
    let missing = || format!("{}: write it first, as CONTRIBUTING.md says", file.display());
    let chinese = Translation::read(root, module)?.with_context(missing)?.text;
    ensure!(!chinese.is_empty(), "{} has no text yet", file.display());
    fs::write(root.join(&file), format!("{}\n\n{chinese}", stamp(english)))
        .with_context(|| file.display().to_string())?;
    Ok(writeln!(to, "{} is current", file.display())?)
}

/// Returns the first line of a Chinese text that was written for this English text.
pub fn stamp(english: &str) -> String {
    format!("{BEFORE_CHECKSUM}{}{AFTER_CHECKSUM}", checksum(english))
}

/// Returns the 64-bit FNV-1a hash of an English text's words, so that line breaks do not matter.
pub fn checksum(text: &str) -> String {
    let words = text.split_whitespace().flat_map(|word| word.bytes().chain([b' ']));
    let hash = words.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Returns the code blocks of a Markdown text, each with its fences.
pub fn examples(markdown: &str) -> Vec<String> {
    let examples = blocks(markdown).into_iter().filter_map(|block| match block {
        Block::Code { info, lines } => Some(format!("```{info}\n{}\n```\n", lines.join("\n"))),
        _ => None,
    });
    examples.collect()
}

/// Returns the tables of a Markdown text, each as the rows below its head.
fn tables(markdown: &str) -> Vec<Vec<&str>> {
    let tables = blocks(markdown).into_iter().filter_map(|block| match block {
        Block::Table(rows) => Some(rows.into_iter().skip(2).collect()),
        _ => None,
    });
    tables.collect()
}

/// Returns a table of modules with their subjects in Chinese. The modules are in the module
/// `within` or in the library.
fn in_chinese(rows: &[&str], within: &str, glossary: &Glossary) -> Result<String> {
    let mut table = "| 模块 | 内容 |\n|---|---|\n".to_string();
    for row in rows {
        let link = row.trim_matches('|').split('|').next().unwrap_or_default().trim();
        let path = link.trim_matches(['[', ']', '`']);
        let module = glossary
            .module(&format!("{within}::{path}"))
            .or_else(|| glossary.module(&path.to_lowercase()))
            .with_context(|| format!("tools/catalogue/glossary.toml names no module {path:?}"))?;
        table += &format!("| {link} | {} |\n", module.chinese);
    }
    Ok(table)
}
