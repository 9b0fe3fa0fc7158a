//! A twin for each `impl Display`: the program's types implement the host's `Display`, and core's
//! machinery (widths, `format_args!`, `Error`) must accept them, too.

use crate::tokens::{find_closing, spelling, Token};
use std::ops::Range;

/// Returns the insertions that give core's `Display` to each type that has the host's.
pub fn twins(text: &str, tokens: &[Token]) -> Vec<(Range<usize>, String)> {
    let spelled = |index: usize| spelling(text, tokens, index);
    let is_own = (0..tokens.len()).any(|at| spelled(at) == "trait" && spelled(at + 1) == "Display");
    if is_own {
        return vec![];
    }
    let heads =
        (0..tokens.len()).filter(|&at| spelled(at) == "Display" && spelled(at + 1) == "for");
    heads.filter_map(|name| twin(text, tokens, name)).collect()
}

/// Returns the twin of the implementation whose head has `Display` at this place.
fn twin(text: &str, tokens: &[Token], name: usize) -> Option<(Range<usize>, String)> {
    let spelled = |index: usize| spelling(text, tokens, index);
    let mut path = name;
    while path >= 2 && spelled(path - 1) == ":" && spelled(path - 2) == ":" {
        path -= 2;
        let is_name = |text: &str| text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if path > 0 && is_name(spelled(path - 1)) && spelled(path - 1) != "impl" {
            path -= 1;
        }
    }
    let start = (0..path).rev().find(|&at| spelled(at) == "impl")?;
    let open = (name..tokens.len()).find(|&at| spelled(at) == "{")?;
    let end = tokens[find_closing(tokens, open)?].range.end;
    let generics = one_line(&text[tokens[start].range.end..tokens[path].range.start]);
    let rest = one_line(&text[tokens[name].range.end..tokens[open].range.start]);
    let twin = format!(
        " impl {generics} ::core::fmt::Display {rest} {{ \
         fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {{ \
         <Self as crate::std::fmt::Display>::fmt(self, f) }} }}"
    );
    Some((end..end, twin))
}

/// Returns a part of a head on one line, without comments.
fn one_line(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(line).trim());
    lines.collect::<Vec<_>>().join(" ")
}
