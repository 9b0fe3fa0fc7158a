//! The lessons of the course: Markdown files of the site, one for each lesson in each language.
//!
//! A file begins with the line `# Title`; a line beginning with `> ` says what the lesson is about.
//! A line `{kind field; field} text` marks the place where the page draws something: a game to
//! play, a figure, a proof from the library, an exercise, or problems. In the two languages, such
//! lines differ only in their texts.

use anyhow::{Context, Result};
use itertools::Itertools;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use support::files::read;
use support::language::Language;

/// A lesson in both languages.
pub struct Lesson {
    /// The name of the lesson's page, such as `mex`.
    pub name: String,
    english: LessonText,
    chinese: LessonText,
}

/// A lesson in one language.
pub struct LessonText {
    pub title: String,
    /// What the lesson is about, in a sentence or two.
    pub summary: String,
    pub blocks: Vec<LessonBlock>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonBlock {
    Markdown(String),
    Mark(Mark),
}

/// A line that marks the place where the page draws something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub kind: String,
    /// The text after the kind, split at `;`.
    pub fields: Vec<String>,
    /// The text after the closing brace: a caption or a claim.
    pub text: String,
}

impl Lesson {
    /// Reads all lessons in order. The Chinese texts are in the folder `zh`.
    ///
    /// # Errors
    /// If a lesson lacks a title or a summary, or is missing in one language.
    pub fn read_all(root: &Path) -> Result<Vec<Lesson>> {
        let folder = root.join("tools/site/lessons");
        let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        let names: BTreeSet<String> = names.collect::<Result<_>>()?;
        // The number of the lesson precedes its name.
        let files = names.iter().filter_map(|file| Some((file, file.strip_suffix(".md")?)));
        let lessons = files.map(|(file, stem)| {
            let text = |path: &Path| {
                LessonText::parse(&read(path)?).with_context(|| path.display().to_string())
            };
            Ok(Lesson {
                name: stem.split_once('-').context("no number")?.1.to_string(),
                english: text(&folder.join(file))?,
                chinese: text(&folder.join("zh").join(file))?,
            })
        });
        lessons.collect()
    }

    pub fn text(&self, language: Language) -> &LessonText {
        language.select(&self.english, &self.chinese)
    }

    /// Returns the path of the lesson's page in a language's folder.
    pub fn path(&self) -> String {
        format!("lesson/{}.html", self.name)
    }
}

impl LessonBlock {
    /// Returns whether this is a mark of the given kind.
    pub fn is(&self, kind: &str) -> bool {
        matches!(self, LessonBlock::Mark(mark) if mark.kind == kind)
    }
}

impl LessonText {
    fn parse(text: &str) -> Result<LessonText> {
        let mut lines = text.lines();
        let mut start = |sign| lines.next()?.strip_prefix(sign).map(String::from);
        let title = start("# ").context("no line `# Title`")?;
        let summary = start("> ").context("no line `> ` below the title")?;
        let mut blocks = Vec::new();
        for (is_mark, mut lines) in &lines.chunk_by(|line| line.starts_with('{')) {
            if is_mark {
                let marks = lines.map(|line| Mark::parse(line).map(LessonBlock::Mark));
                blocks.extend(marks.collect::<Result<Vec<_>>>()?);
            } else {
                blocks.push(LessonBlock::Markdown(lines.join("\n")));
            }
        }
        blocks.retain(
            |block| !matches!(block, LessonBlock::Markdown(text) if text.trim().is_empty()),
        );
        Ok(LessonText { title, summary, blocks })
    }

    pub fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.blocks.iter().filter_map(|block| match block {
            LessonBlock::Mark(mark) => Some(mark),
            LessonBlock::Markdown(_) => None,
        })
    }
}

impl Mark {
    /// Parses a line. Braces inside the outer pair belong to a rule.
    fn parse(line: &str) -> Result<Mark> {
        let mut depth = 0;
        let end = line.find(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        });
        let end = end.with_context(|| format!("no brace ends {line:?}"))?;
        let inside = &line[1..end];
        let (kind, fields) = inside.split_once(' ').unwrap_or((inside, ""));
        Ok(Mark {
            kind: kind.to_string(),
            fields: fields.split(';').map(|field| field.trim().to_string()).collect(),
            text: line[end + 1..].trim().to_string(),
        })
    }

    /// Returns a field, or an empty text if there is no such field.
    pub fn field(&self, place: usize) -> &str {
        self.fields.get(place).map_or("", String::as_str)
    }
}
