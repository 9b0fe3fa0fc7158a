//! A source text as a flat list of tokens with their places.

pub use crate::lexer::tokens;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Ident,
    /// A punctuation character.
    Punct,
    /// A number, a string or a character.
    Literal,
    /// An opening bracket.
    Open,
    /// A closing bracket.
    Close,
    /// A `///` or `//!` comment; other comments are not tokens.
    Doc,
}

/// A token of a text.
#[derive(Clone, Debug)]
pub struct Token {
    /// The kind of the token.
    pub kind: Kind,
    /// The bytes of the token.
    pub range: Range<usize>,
}

/// Returns the text of the token at `index`, or nothing past the last one.
pub fn spelling<'a>(text: &'a str, tokens: &[Token], index: usize) -> &'a str {
    tokens.get(index).map_or("", |token| &text[token.range.clone()])
}

/// Returns the index of the bracket that closes the one at `open`.
pub fn closing(tokens: &[Token], open: usize) -> Option<usize> {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(index);
        }
    }
    None
}

/// Returns every identifier of a text, including those inside macro calls but not those in
/// comments.
pub fn idents(text: &str) -> Result<BTreeSet<String>> {
    let is_ident = |token: &Token| token.kind == Kind::Ident;
    let tokens = tokens(text)?;
    Ok(tokens.into_iter().filter(is_ident).map(|token| text[token.range].to_string()).collect())
}

/// Returns the text after edits. An edit within another one is dropped with it; an insertion stays
/// before a replacement at the same place.
pub fn edited(text: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, !range.is_empty(), std::cmp::Reverse(range.end)));
    let mut new = String::with_capacity(text.len());
    let mut at = 0;
    for (range, replacement) in edits {
        if range.start < at {
            continue; // inside what is already gone
        }
        new.push_str(&text[at..range.start]);
        new.push_str(&replacement);
        at = range.end;
    }
    new + &text[at..]
}

/// Returns the text without some ranges, which may lie within one another.
pub fn without(text: &str, cut: impl IntoIterator<Item = Range<usize>>) -> String {
    edited(text, cut.into_iter().map(|range| (range, String::new())).collect())
}

/// Returns the place of a byte in a text, as `line 3, column 7`.
pub fn place(text: &str, byte: usize) -> String {
    let before = &text[..byte];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let (line, column) =
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1);
    format!("line {line}, column {column}")
}
