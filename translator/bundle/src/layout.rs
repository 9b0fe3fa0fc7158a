//! How a bundle looks: formatted, without comments, or as short as it can be.

use crate::compile::sysroot;
use crate::text::cut;
use crate::tokens::{tokenize, Kind, Token};
use anyhow::{ensure, Context, Result};
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::ops::Range;
use std::process::{Command, Stdio};

/// The length from which a line of a minified file may end.
const LINE: usize = 100;

/// Formats the library's part with rustfmt, independently of the machine's settings.
pub fn format_rust(text: &str, edition: &str) -> Result<String> {
    let text = remove_opening_blanks(text)?;
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("rustfmt.toml"), "use_small_heuristics = \"Max\"\n")?;
    let mut rustfmt = Command::new(sysroot()?.join("bin").join(format!("rustfmt{EXE_SUFFIX}")));
    rustfmt.args(["--edition", edition, "--config-path"]).arg(folder.path());
    let mut child = rustfmt
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("rustfmt is not installed: `rustup component add rustfmt` adds it")?;
    child.stdin.take().context("rustfmt")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt refuses the bundle");
    String::from_utf8(output.stdout).context("rustfmt")
}

/// Removes the blank lines that cuts have left at the beginning of blocks.
fn remove_opening_blanks(text: &str) -> Result<String> {
    let opens = tokenize(text)?.into_iter().filter(|token| &text[token.range.clone()] == "{");
    let blanks = opens.filter_map(|open| {
        let rest = &text[open.range.end..];
        let blank = &rest[..rest.len() - rest.trim_start().len()];
        let last_line = blank.rfind('\n')?;
        Some(open.range.end..open.range.end + last_line)
    });
    Ok(cut(text, blanks))
}

/// Returns the text without comments.
pub fn remove_comments(text: &str) -> Result<String> {
    let comments = comments(text)?.into_iter().map(|range| {
        // If a comment is alone on its line, the line is removed with it.
        let start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let is_alone = text[start..range.start].trim().is_empty();
        let is_last = text[range.end..].starts_with('\n');
        match is_alone && is_last {
            true => start..range.end + 1,
            false => text[..range.start].trim_end_matches(' ').len()..range.end,
        }
    });
    Ok(cut(text, comments))
}

/// Returns the text without comments and with as little white space as possible.
pub fn minify(text: &str) -> Result<String> {
    let text = &remove_comments(text)?;
    let tokens = tokenize(text)?;
    let mut short = String::new();
    let mut line = 0;
    let mut before: Option<&Token> = None;
    for token in &tokens {
        let token_text = &text[token.range.clone()];
        if let Some(before) = before {
            let apart = before.range.end < token.range.start;
            if apart && line + token_text.len() > LINE {
                short.push('\n');
                line = 0;
            } else if apart && must_stay_apart(text, before, token) {
                short.push(' ');
                line += 1;
            }
        }
        short.push_str(token_text);
        line = token_text.rfind('\n').map_or(line + token_text.len(), |at| token_text.len() - at);
        before = Some(token);
    }
    short.push('\n');
    Ok(short)
}

/// Returns whether two tokens would turn into others without a space between them.
fn must_stay_apart(text: &str, left: &Token, right: &Token) -> bool {
    let is_word = |token: &Token| matches!(token.kind, Kind::Ident | Kind::Literal);
    let is_sign = |token: &Token| token.kind == Kind::Punct;
    let ends_in_number = left.kind == Kind::Literal
        && text[left.range.clone()].starts_with(|c: char| c.is_ascii_digit());
    is_word(left) && is_word(right)
        || is_sign(left) && is_sign(right)
        // `'a b`, `1 ..2`, and `r #"…"` as the argument of a macro.
        || is_word(left) && text[right.range.clone()].starts_with(['\'', '#'])
        || ends_in_number && text[right.range.clone()].starts_with('.')
}

/// Returns the ranges of all comments, including documentation.
fn comments(text: &str) -> Result<Vec<Range<usize>>> {
    let tokens = tokenize(text)?;
    let mut comments = Vec::new();
    let mut at = 0;
    for token in &tokens {
        in_gap(text, at..token.range.start, &mut comments);
        if token.kind == Kind::Doc {
            comments.push(token.range.clone());
        }
        at = token.range.end;
    }
    in_gap(text, at..text.len(), &mut comments);
    Ok(comments)
}

/// Finds the comments between two tokens, where there is otherwise only white space.
fn in_gap(text: &str, gap: Range<usize>, comments: &mut Vec<Range<usize>>) {
    let mut at = gap.start;
    while let Some(start) = text[at..gap.end].find('/').map(|offset| at + offset) {
        let rest = &text[start..gap.end];
        let len = match rest.starts_with("//") {
            true => rest.find('\n').unwrap_or(rest.len()),
            false => nested_len(rest),
        };
        comments.push(start..start + len);
        at = start + len;
    }
}

/// Returns the length of the `/* … */` at the start of `text`, in which other comments may be
/// nested.
fn nested_len(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}
