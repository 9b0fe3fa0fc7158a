//! The header of a solution, which is the source of every fact about the problem.

use crate::chinese;
use crate::kind::Kind;
use crate::paragraph::{Paragraph, Paragraphs};
use crate::texts::{self, Texts};
use anyhow::{bail, ensure, Context, Result};
use std::collections::HashSet;
use std::ops::Range;
use std::time::Duration;
use support::language::Language;

/// The header of a solution: its first lines, parsed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Header {
    /// The judge's name for the problem, such as `HDU 1848`.
    pub name: String,
    /// The problem's title.
    pub title: String,
    /// The address of the statement.
    pub link: String,
    /// The time limit.
    pub time: Duration,
    /// The memory limit, in bytes.
    pub memory: u64,
    /// Both limits as written, with a `?` after a limit that is assumed.
    pub limits: String,
    /// The difficulty, an estimate from 1 to 10; `glossary.toml` says what each number means.
    pub difficulty: u8,
    /// What is played for.
    pub kind: Kind,
    /// The names of the same problem at other judges.
    pub also: Vec<String>,
    /// The rule in the notation of `cargo explore`, such as `fibonacci` or `{1, 2, 3}`, if each
    /// position is a sum of heaps under that rule. Backticks around it are dropped. A rule that
    /// depends on the input is written as a family with an example:
    /// `{1, …, m}, for example {1, 2, 3}`. Under misère play, the rule is followed by `, misère`.
    /// The package `games` parses this notation.
    pub rule: Option<String>,
    /// The picture, if it is not chosen automatically from the problem's inputs: an input,
    /// `picture.rs`, or `as in` followed by the problem whose picture is shown. The package
    /// `picture` parses it.
    pub picture: Option<String>,
    /// Whether the header has the line `Sample: none`, which says that no copy of the sample could
    /// be read.
    pub has_no_sample: bool,
    /// The rules, the model, the proof and the rest, in English.
    pub english: Texts,
    /// The same texts in Chinese; `None` if the header has none of them.
    pub chinese: Option<Texts>,
    /// The parts that are still in parentheses: `judge new` writes its placeholders in parentheses.
    pub unwritten: Vec<String>,
}

/// The placeholder for a title yet to be written.
pub const NO_TITLE: &str = "(title)";

/// The numbers allowed in a limit, in seconds or in MiB.
pub const AMOUNTS: Range<f64> = 0.001..1e6;

const FIRST: &str = "`//! JUDGE ID — Title`";
const SECOND: &str = "`//! <link> · 1 s · 32 MiB · difficulty 3`";

impl Header {
    /// Parses the `//!` lines at the start of a solution.
    pub fn parse(source: &str) -> Result<Header> {
        let lines: Vec<&str> = source.lines().map_while(|line| line.strip_prefix("//!")).collect();
        if let Some(broken) = lines.iter().position(|line| line.contains(is_forbidden)) {
            bail!("line {}: a control character, which rustc refuses in a comment", broken + 1);
        }
        let line = |number: usize| lines.get(number).map_or("", |line| line.trim());
        let title = line(0).split_once(" — ");
        let (name, title) = title.with_context(|| format!("line 1: expected {FIRST}"))?;
        let mut fields = line(1).split(" · ");
        let mut field = || fields.next().with_context(|| format!("line 2: expected {SECOND}"));
        let (link, time, memory, difficulty) = (field()?, field()?, field()?, field()?);
        ensure!(fields.next().is_none(), "line 2: expected nothing after {difficulty:?}: {SECOND}");
        let link = link.strip_prefix('<').and_then(|link| link.strip_suffix('>'));
        ensure!(link.is_some(), "line 2: expected the link in angle brackets, as in {SECOND}");
        let number = difficulty.strip_prefix("difficulty ").and_then(|number| number.parse().ok());
        let number = number.filter(|number| (1..=10).contains(number)).with_context(|| {
            format!("line 2: expected a difficulty from 1 to 10, not {difficulty:?}: {SECOND}")
        })?;
        let paragraphs = paragraphs(&lines)?;
        let placeholders = paragraphs.all.iter().filter(|part| is_in_parentheses(&part.text));
        let unwritten = (title == NO_TITLE).then_some("Title").into_iter();
        let unwritten = unwritten.chain(placeholders.map(|part| part.key.as_str()));
        let also = paragraphs.text("Also").unwrap_or_default();
        let rule = paragraphs.text("Rule");
        let brief = Header::brief(name, link.unwrap_or_default(), time, memory)?;
        Ok(Header {
            title: title.to_string(),
            difficulty: number,
            kind: paragraphs.read("Kind")?,
            also: also.split_terminator(", ").map(String::from).collect(),
            rule: rule.map(|rule| rule.trim_matches('`').to_string()),
            picture: paragraphs.text("Picture"),
            has_no_sample: paragraphs.text("Sample").is_some_and(|text| text == "none"),
            english: Texts::read(&paragraphs, texts::KEYS)?,
            chinese: has_chinese(&paragraphs)?
                .then(|| Texts::read(&paragraphs, chinese::KEYS))
                .transpose()?,
            unwritten: unwritten.map(String::from).collect(),
            ..brief
        })
    }

    /// Returns a header with only a name, a link, and limits such as `1 s` and `32 MiB`.
    pub fn brief(name: &str, link: &str, time: &str, memory: &str) -> Result<Header> {
        Ok(Header {
            name: name.to_string(),
            link: link.to_string(),
            time: Duration::try_from_secs_f64(amount(time, "s")?)?,
            memory: (amount(memory, "MiB")? * f64::from(1 << 20)) as u64,
            limits: format!("{time} · {memory}"),
            ..Header::default()
        })
    }

    /// Returns the idea: the model up to its first punctuation mark.
    pub fn family(&self) -> &str {
        let model = &self.english.model;
        let end = model.find(['{', ',', ':', '.']).unwrap_or(model.len());
        model[..end].trim()
    }

    /// Returns the heading for the problem's difficulty, such as `difficulty 3`.
    pub fn level(&self) -> String {
        format!("difficulty {}", self.difficulty)
    }

    /// Returns the texts in a language, or in English if the header has no Chinese texts.
    pub fn texts(&self, language: Language) -> &Texts {
        language.select(None, self.chinese.as_ref()).unwrap_or(&self.english)
    }
}

/// Returns whether there is a paragraph with a Chinese key.
///
/// # Errors
/// If two paragraphs have the same key.
fn has_chinese(paragraphs: &Paragraphs) -> Result<bool> {
    let mut found = HashSet::new();
    for part in paragraphs.all.iter().filter(|part| chinese::KEYS.contains(&part.key.as_str())) {
        ensure!(found.insert(&part.key), "line {}: a second `{}：`", part.line, part.key);
    }
    Ok(!found.is_empty())
}

/// Returns each `Key: text` below the first two lines; a text includes all lines up to the next
/// key. Lines are joined, except that a new line starts after an empty line and at a step such as
/// `1. …`.
fn paragraphs(lines: &[&str]) -> Result<Paragraphs> {
    let mut all: Vec<Paragraph> = Vec::new();
    for (index, line) in lines.iter().enumerate().skip(2) {
        let (number, line) = (index + 1, line.trim());
        let english = || {
            line.split_once(": ").filter(|(key, _)| {
                key.starts_with(char::is_uppercase) && key.chars().all(char::is_alphabetic)
            })
        };
        if let Some((key, text)) = chinese::split_key(line, number)?.or_else(english) {
            let (key, text) = (key.to_string(), text.trim().to_string());
            all.push(Paragraph { line: number, key, text });
        } else if let Some(Paragraph { key, text, .. }) = all.last_mut() {
            let is_chinese = chinese::KEYS.contains(&key.as_str());
            if line.is_empty() || is_step(line) {
                text.push('\n');
            } else if !is_chinese || !chinese::joins_without_space(text, line) {
                text.push(' ');
            }
            text.push_str(line);
        }
    }
    for Paragraph { text, .. } in &mut all {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        *text = lines.collect::<Vec<_>>().join("\n");
    }
    Ok(Paragraphs { all, lines: lines.len() })
}

/// Returns whether `line` begins with a number, as in `1. …`, and is thus a step of a proof.
pub fn is_step(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok())
}

/// Returns whether rustc rejects `c` in a comment: a carriage return inside a line, or a character
/// that changes the direction of the text. Returns true for other control characters, too.
pub fn is_forbidden(c: char) -> bool {
    let changes_direction = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (c.is_control() && c != '\t') || changes_direction
}

fn is_in_parentheses(text: &str) -> bool {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inner.is_some_and(|inner| !inner.contains(['(', ')']))
}

/// Parses a number from [`AMOUNTS`] with a unit and an optional `?`.
fn amount(text: &str, unit: &str) -> Result<f64> {
    let number = text.strip_suffix('?').unwrap_or(text).strip_suffix(unit);
    let number = number.and_then(|number| number.trim_end().parse::<f64>().ok());
    number.filter(|number| AMOUNTS.contains(number)).with_context(|| {
        format!("line 2: expected a number of {unit}, as in {SECOND}, not {text:?}")
    })
}
