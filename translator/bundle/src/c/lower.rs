//! Macros that print, format, assert or panic, written out for the host's small `Display`.
//!
//! A format string is parsed once. All its arguments are bound first, in order, by one `match`, so
//! that temporaries live as long as in a native program; what follows refers to the arguments by
//! names that occur nowhere in the program. A plain `{}` becomes a call of the host's own
//! `Display`; every other form is left to core. What cannot be parsed, such as `$($x),*` in a
//! macro's definition, is left to core's macro as a whole.

mod call;
mod format;
mod twins;

use crate::text::edit;
use crate::tokens::{find_closing, spelling, tokenize, Kind, Token};
use anyhow::{Context, Result};
use call::{Call, Setting};
use std::ops::Range;

/// The macros that are written out.
const MACROS: [&str; 18] = [
    "format",
    "print",
    "println",
    "eprint",
    "eprintln",
    "write",
    "writeln",
    "panic",
    "unreachable",
    "unimplemented",
    "todo",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "dbg",
];

/// The macros for which core has a version that constants can use.
const CONSTANT: [&str; 7] =
    ["panic", "unreachable", "assert", "debug_assert", "assert_eq", "assert_ne", "todo"];

/// What must be known to lower one program.
pub struct Lowering {
    /// The beginning of every name that is added; no name in the program begins with it.
    pub prefix: String,
    /// Whether the messages of panics are kept.
    pub debug: bool,
    /// Those of these macros that the program itself defines.
    own: Vec<String>,
}

impl Lowering {
    /// Prepares the lowering of this program.
    pub fn new(text: &str, debug: bool) -> Result<Lowering> {
        let prefixes = (0..).map(|number| match number {
            0 => "host_".to_string(),
            number => format!("host{number}_"),
        });
        let prefix = prefixes.into_iter().find(|prefix| !text.contains(prefix.as_str()));
        let tokens = tokenize(text)?;
        let spelled = |index: usize| spelling(text, &tokens, index);
        let mut own = Vec::new();
        let mut index = 0;
        while index < tokens.len() {
            let is_definition = spelled(index) == "macro_rules" && spelled(index + 1) == "!";
            if is_definition {
                own.push(spelled(index + 2).to_string());
                // Macros that a macro defines in turn are not visible to the code that is passed to
                // it.
                index = find_closing(&tokens, index + 3).unwrap_or(index);
            }
            index += 1;
        }
        Ok(Lowering { prefix: prefix.context("a program of all names")?, debug, own })
    }

    /// Returns the program with the macros written out, and with an implementation of core's
    /// `Display` beside each one of the host's. Every line stays where it is.
    pub fn program(&self, text: &str) -> Result<String> {
        let tokens = tokenize(text)?;
        let mut edits = self.edits(text, &tokens)?;
        edits.extend(twins::twins(text, &tokens));
        Ok(edit(text, edits))
    }

    /// Returns a part of the program with the macros written out.
    fn part(&self, text: &str) -> Result<String> {
        let tokens = tokenize(text)?;
        Ok(edit(text, self.edits(text, &tokens)?))
    }

    fn edits(&self, text: &str, tokens: &[Token]) -> Result<Vec<(Range<usize>, String)>> {
        let spelled = |index: usize| spelling(text, tokens, index);
        let constants = constants(text, tokens);
        let write_out = |part: &str| self.part(part);
        let setting = Setting { prefix: &self.prefix, debug: self.debug, write_out: &write_out };
        let mut edits = Vec::new();
        let mut index = 0;
        while index < tokens.len() {
            let name = spelled(index);
            let opens = tokens.get(index + 2).is_some_and(|token| token.kind == Kind::Open);
            let is_call = MACROS.contains(&name) && spelled(index + 1) == "!" && opens;
            let is_constant = constants.iter().any(|range| range.contains(&index));
            let is_left = self.own.iter().any(|own| own == name)
                || (index > 0 && spelled(index - 1) == "macro_rules")
                || (is_constant && CONSTANT.contains(&name));
            if name == "thread_local" && spelled(index + 1) == "!" {
                // A macro of that name belongs to the root, and to no module.
                let range = start(text, tokens, index)..tokens[index].range.end;
                edits.push((range, name.to_string()));
            }
            if !is_call || is_left {
                index += 1;
                continue;
            }
            let close = find_closing(tokens, index + 2).context("a bracket that is not closed")?;
            let arguments = &text[tokens[index + 2].range.end..tokens[close].range.start];
            let range = start(text, tokens, index)..tokens[close].range.end;
            let call = Call::new(&setting, name, arguments)?.lower()?;
            let lines = |text: &str| text.matches('\n').count();
            let lost = lines(&text[range.clone()]).saturating_sub(lines(&call));
            let ends = spelled(index + 2) == "{" && ![".", "?", ";"].contains(&spelled(close + 1));
            let end = if ends && spelled(close + 1) != "}" { ";" } else { "" };
            edits.push((range, format!("{call}{end}{}", "\n".repeat(lost))));
            index = close + 1;
        }
        Ok(edits)
    }
}

/// Returns where a macro's path begins, given where its name stands.
fn start(text: &str, tokens: &[Token], name: usize) -> usize {
    let spelled = |index: usize| spelling(text, tokens, index);
    let mut first = name;
    while first >= 2 && spelled(first - 1) == ":" && spelled(first - 2) == ":" {
        first -= 2;
        if first > 0 && ["std", "core", "alloc"].contains(&spelled(first - 1)) {
            first -= 1;
        }
    }
    tokens[first].range.start
}

/// Returns the tokens of the bodies of constant functions and of the values of constants.
fn constants(text: &str, tokens: &[Token]) -> Vec<Range<usize>> {
    let spelled = |index: usize| spelling(text, tokens, index);
    let mut ranges = Vec::new();
    for index in (0..tokens.len()).filter(|&index| ["const", "static"].contains(&spelled(index))) {
        let mut at = index + 1;
        while ["unsafe", "extern", "mut"].contains(&spelled(at)) {
            at += 1;
        }
        let is_function = spelled(at) == "fn";
        let is_value = spelled(at + 1) == ":" && spelled(at + 2) != ":";
        while at < tokens.len() && (is_function || is_value) {
            match tokens[at].kind {
                Kind::Open => {
                    let close = find_closing(tokens, at).unwrap_or(at);
                    if is_function && spelled(at) == "{" {
                        ranges.push(at..close);
                        break;
                    }
                    at = close;
                }
                _ if spelled(at) == ";" => {
                    ranges.extend(is_value.then_some(index..at));
                    break;
                }
                _ => {}
            }
            at += 1;
        }
    }
    ranges
}
