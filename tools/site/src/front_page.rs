//! The library's front page in the repository, for readers who have built nothing: `src/README.md`
//! and `src/README.zh.md`, made from the doc comment of `src/lib.rs` and its Chinese text.

use crate::blocks::{blocks, Block};
use crate::library::{Library, FRONT_PAGE};
use crate::markdown::drop_hidden_lines;
use anyhow::{Context, Result};
use catalogue::glossary::{Glossary, HEADING};
use catalogue::replace::renew;
use std::io::Write;
use std::path::Path;
use support::language::{Language, Language::Chinese, Language::English};

const COMMAND: &str = "cargo site --front-page";

/// Returns the path of the file in this language, relative to the collection's root.
pub fn file(language: Language) -> &'static str {
    language.select("src/README.md", "src/README.zh.md")
}

/// Writes the files that are out of date, and prints their names.
///
/// # Errors
/// If a source cannot be read, or a file cannot be written.
pub fn write(root: &Path, to: &mut dyn Write) -> Result<()> {
    let library = Library::read(root)?;
    let glossary = Glossary::read(root)?;
    for language in [English, Chinese] {
        let text = page(root, &library, &glossary, language)?;
        let is_renewed = renew(&root.join(file(language)), &text)?;
        let what = if is_renewed { "is renewed" } else { "is as it should be" };
        writeln!(to, "{} {what}", file(language))?;
    }
    Ok(())
}

/// Returns the content of the file in this language.
///
/// # Errors
/// If the front page has no Chinese text, or if this text names an example that does not exist.
pub fn page(
    root: &Path,
    library: &Library,
    glossary: &Glossary,
    language: Language,
) -> Result<String> {
    let front_page = library.module(FRONT_PAGE)?;
    let text = match language {
        English => front_page.text.clone(),
        Chinese => {
            let chinese = front_page.chinese.as_ref().context("src/lib.rs has no Chinese text")?;
            chinese.markdown(FRONT_PAGE, &front_page.text, glossary)?
        }
    };
    let title = language.select("The theory, from P-positions to HDU 1848", "从必败态到 HDU 1848");
    let other = language.select("[中文](README.zh.md)", "[English](README.md)");
    let terms = glossary_table(glossary, language);
    let files = Files { root, library };
    let body: String = blocks(text.trim()).iter().map(|block| files.render(block)).collect();
    Ok(format!("# {title}\n\n<!-- Made by `{COMMAND}` -->\n\n{other}\n\n{body}\n{terms}"))
}

fn glossary_table(glossary: &Glossary, language: Language) -> String {
    let heading = language.select(HEADING.trim_start_matches("# "), "术语");
    let head = language.select("| term | 中文 | meaning |", "| 术语 | English | 含义 |");
    let rows = glossary.entries.iter().map(|entry| match language {
        English => format!("| {} | {} | {} |\n", entry.english, entry.chinese, entry.meaning),
        Chinese => {
            format!("| {} | {} | {} |\n", entry.chinese, entry.english, entry.meaning_in_chinese)
        }
    });
    format!("\n## {heading}\n\n{head}\n|---|---|---|\n{}", rows.collect::<String>())
}

/// The module files to which the page's links lead.
struct Files<'a> {
    root: &'a Path,
    library: &'a Library,
}

impl Files<'_> {
    /// Returns a block as Markdown that does not need rustdoc.
    fn render(&self, block: &Block) -> String {
        match block {
            Block::Code { info, lines } => {
                let info = if info.is_empty() { "rust" } else { info };
                format!("```{info}\n{}```\n", drop_hidden_lines(&lines.join("\n")))
            }
            Block::Table(rows) => rows.iter().map(|row| self.link_modules(row) + "\n").collect(),
            // The title of the page ranks above these headings.
            Block::Line(line) if line.starts_with("# ") => format!("#{line}\n"),
            Block::Line(line) => self.link_modules(line) + "\n",
        }
    }

    /// Points each rustdoc link, such as [`bash`], to the file of the module concerned.
    fn link_modules(&self, line: &str) -> String {
        let mut rendered = String::new();
        let mut rest = line;
        while let Some((before, after)) = rest.split_once("[`") {
            let Some((name, after)) = after.split_once("`]") else { break };
            rendered += before;
            rendered += &match self.file_of(name) {
                Some(file) => format!("[`{name}`]({file})"),
                None => format!("`{name}`"),
            };
            rest = after;
        }
        rendered + rest
    }

    /// Returns the file of the module that has this name or contains the item with this name.
    fn file_of(&self, name: &str) -> Option<String> {
        let path = self.library.module_of(name).map_or_else(|| name.to_lowercase(), String::from);
        let file = format!("{}.rs", path.replace("::", "/"));
        self.root.join("src").join(&file).is_file().then_some(file)
    }
}
