//! `explore glossary`: the terms of the field, from the table on the library's front page.

use crate::style;
use anyhow::Result;
use catalogue::glossary::{entries, Entry};
use clap::Args;
use std::io::Write;
use support::language::{current, Language};
use support::nearest::suggest_name;
use support::typing::letters;
use support::{refuse, say, text};

#[derive(Args)]
pub struct Options {
    /// Part of a term, in English or Chinese [default: all terms]
    term: Vec<String>,
}

/// The front page as it was when the tool was built, so that the command works in any folder.
const FRONT_PAGE: &str = include_str!("../../../src/lib.rs");

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let wanted = options.term.join(" ");
    let letters_wanted = plain_letters(&wanted);
    if letters_wanted.is_empty() && !wanted.is_empty() {
        refuse!("{wanted:?} has no letters to look for", "{wanted:?} 里没有可以查找的文字");
    }
    let matches = |text: &str| {
        word_starts(text).any(|start| plain_letters(&text[start..]).starts_with(&letters_wanted))
    };
    let has_term = |entry: &Entry| matches(&entry.english) || matches(&entry.chinese);
    let (mut found, others): (Vec<Entry>, Vec<Entry>) =
        entries(FRONT_PAGE).into_iter().partition(has_term);
    if found.is_empty() {
        let terms = others.iter().flat_map(|entry| entry.english.split(", "));
        let hint = suggest_name(&wanted, terms.map(String::from));
        let hint = match hint {
            Some(term) => text!("did you mean {term}?", "是不是想查 {term}？"),
            None => text!("without a term, all are listed", "不写术语则全部列出"),
        };
        let means = |entry: &Entry| matches(&entry.meaning) || matches(&entry.meaning_in_chinese);
        found = others.into_iter().filter(means).collect();
        if found.is_empty() {
            refuse!(
                "no term of the glossary contains {wanted:?}; {hint}",
                "词汇表里没有含 {wanted:?} 的术语；{hint}"
            );
        }
        say!(
            to,
            "no term contains {wanted:?}, but the meaning of:",
            "没有术语含 {wanted:?}，但以下术语的含义里有："
        )?;
    }
    for Entry { english, chinese, meaning, meaning_in_chinese } in found {
        match current() {
            Language::English => {
                writeln!(to, "{}, {chinese}: {meaning}", style::paint(style::HEAD, english))?;
            }
            Language::Chinese => {
                let head = style::paint(style::HEAD, chinese);
                writeln!(to, "{head}，{english}：{meaning_in_chinese}")?;
            }
        }
    }
    Ok(())
}

/// Returns where the words of a text begin; in Chinese, every character counts as a word.
fn word_starts(text: &str) -> impl Iterator<Item = usize> + '_ {
    let is_inside =
        |at: usize| text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '\'');
    let starts = text.char_indices().filter(move |&(at, c)| !c.is_ascii() || !is_inside(at));
    starts.map(|(at, _)| at)
}

/// Returns a term as searches compare it: in lower case, without accents, blanks or hyphens.
fn plain_letters(text: &str) -> String {
    let plain = |letter: char| match letter {
        'è' | 'é' => 'e',
        other => other,
    };
    letters(text).chars().map(plain).collect()
}
