//! The tokens of a text, read in one pass.
//!
//! A bundle asks for the tokens of every file of a crate, and of every piece of a file, many
//! times over: the general parser of macros spent half of a bundle's time on them.

use crate::tokens::{place, Kind, Token};
use anyhow::{bail, ensure, Result};

/// Returns the tokens of a text, in order, with its brackets matched.
///
/// # Errors
///
/// If the text is not Rust; the message names the place.
pub fn tokens(text: &str) -> Result<Vec<Token>> {
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens: Vec<Token> = Vec::with_capacity(text.len() / 4);
    let mut open: Vec<usize> = Vec::new();
    while let Some(kind) = lexer.next_kind()? {
        let start = lexer.at;
        lexer.at += lexer.len(kind)?;
        match kind {
            Kind::Open => open.push(start),
            Kind::Close => {
                let opened = open.pop().map(|start| &text[start..=start]);
                let matches = matches!(
                    (opened, &text[start..lexer.at]),
                    (Some("("), ")") | (Some("["), "]") | (Some("{"), "}")
                );
                ensure!(matches, "{}: a bracket that nothing opens", place(text, start));
            }
            _ => {}
        }
        tokens.push(Token { kind, range: start..lexer.at });
    }
    if let Some(start) = open.pop() {
        bail!("{}: a bracket that nothing closes", place(text, start));
    }
    Ok(tokens)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Skips blanks and comments, and returns the kind of the token that follows.
    fn next_kind(&mut self) -> Result<Option<Kind>> {
        loop {
            let rest = self.rest();
            let Some(first) = rest.chars().next() else { return Ok(None) };
            if is_blank(first) {
                self.at += first.len_utf8();
                continue;
            }
            if !rest.starts_with("//") && !rest.starts_with("/*") {
                return Ok(Some(self.kind(first)));
            }
            if is_doc(rest) {
                return Ok(Some(Kind::Doc));
            }
            self.at += self.comment()?;
        }
    }

    fn kind(&self, first: char) -> Kind {
        match first {
            '(' | '[' | '{' => Kind::Open,
            ')' | ']' | '}' => Kind::Close,
            '"' | '0'..='9' => Kind::Literal,
            '\'' if is_char(&self.rest()[1..]) => Kind::Literal,
            _ if string_prefix(self.rest()).is_some() => Kind::Literal,
            _ if is_start_of_name(first) => Kind::Ident,
            _ => Kind::Punct,
        }
    }

    /// Returns the length of the token of this kind that begins here.
    fn len(&self, kind: Kind) -> Result<usize> {
        let rest = self.rest();
        Ok(match kind {
            Kind::Open | Kind::Close => 1,
            Kind::Punct => match rest.chars().next() {
                Some(sign) if sign.is_ascii_punctuation() => 1,
                _ => bail!("{}: this is not Rust", place(self.text, self.at)),
            },
            Kind::Ident => match rest.strip_prefix("r#") {
                Some(name) => 2 + name_len(name),
                None => name_len(rest),
            },
            Kind::Doc => self.comment()?,
            Kind::Literal => {
                let len = match rest.starts_with(|first: char| first.is_ascii_digit()) {
                    true => number_len(rest),
                    false => self.quoted_len()?,
                };
                len + name_len(&rest[len..]) // its suffix
            }
        })
    }

    /// Returns the length of the comment that begins here.
    fn comment(&self) -> Result<usize> {
        let rest = self.rest();
        if rest.starts_with("//") {
            let len = rest.find('\n').unwrap_or(rest.len());
            return Ok(rest[..len].trim_end_matches('\r').len());
        }
        let bytes = rest.as_bytes();
        let (mut depth, mut at) = (0, 0);
        while at + 1 < bytes.len() {
            match &bytes[at..at + 2] {
                b"/*" => depth += 1,
                b"*/" => depth -= 1,
                _ => {
                    at += 1;
                    continue;
                }
            }
            at += 2;
            if depth == 0 {
                return Ok(at);
            }
        }
        bail!("{}: a comment without an end", place(self.text, self.at))
    }

    /// Returns the length of the string or character that begins here, without its suffix.
    fn quoted_len(&self) -> Result<usize> {
        let rest = self.rest();
        let prefix = string_prefix(rest).unwrap_or("");
        let unclosed = || format!("{}: a string without an end", place(self.text, self.at));
        if let Some(hashes) = prefix.find('r').map(|raw| prefix.len() - raw - 1) {
            let end = format!("\"{}", "#".repeat(hashes));
            let inside = prefix.len() + 1;
            let len = rest[inside..].find(&end).map(|len| inside + len + end.len());
            return len.ok_or_else(|| anyhow::anyhow!(unclosed()));
        }
        let bytes = rest.as_bytes();
        let quote = bytes[prefix.len()];
        let mut at = prefix.len() + 1;
        while at < bytes.len() {
            match bytes[at] {
                b'\\' => at += 2,
                byte if byte == quote => return Ok(at + 1),
                _ => at += 1,
            }
        }
        bail!("{}", unclosed())
    }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{200e}' || c == '\u{200f}'
}

/// Returns whether a comment is documentation, which is a token.
fn is_doc(comment: &str) -> bool {
    let is_outer = |mark: &str, more: &str| comment.starts_with(mark) && !comment.starts_with(more);
    comment.starts_with("//!")
        || comment.starts_with("/*!")
        || is_outer("///", "////")
        || is_outer("/**", "/***") && !comment.starts_with("/**/")
}

/// Returns whether a quote, after which `rest` follows, begins a character and not a lifetime.
fn is_char(rest: &str) -> bool {
    let mut chars = rest.chars();
    let first = chars.next();
    first == Some('\\') || chars.next() == Some('\'')
}

/// Returns what stands before the quote of a string or byte that begins here and is not plain,
/// such as `b` and `r##`.
fn string_prefix(rest: &str) -> Option<&str> {
    let letters =
        ["br", "cr", "b", "c", "r"].into_iter().find(|prefix| rest.starts_with(prefix))?;
    let after = &rest[letters.len()..];
    let is_raw = letters.ends_with('r');
    let hashes = match is_raw {
        true => after.len() - after.trim_start_matches('#').len(),
        false => 0,
    };
    let quote = after[hashes..].chars().next()?;
    let begins = quote == '"' || letters == "b" && quote == '\'';
    begins.then(|| &rest[..letters.len() + hashes])
}

fn is_start_of_name(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn name_len(text: &str) -> usize {
    let is_part = |c: char| c == '_' || c.is_alphanumeric();
    match text.starts_with(is_start_of_name) {
        true => text.find(|c| !is_part(c)).unwrap_or(text.len()),
        false => 0,
    }
}

/// Returns the length of a number without its suffix, unless the suffix looks like digits.
fn number_len(text: &str) -> usize {
    let digits = |from: usize| {
        let is_digit = |c: char| c.is_ascii_digit() || c == '_';
        from + text[from..].find(|c| !is_digit(c)).unwrap_or(text.len() - from)
    };
    if ["0x", "0o", "0b"].iter().any(|radix| text.starts_with(radix)) {
        let is_digit = |c: char| c.is_ascii_hexdigit() || c == '_';
        return 2 + text[2..].find(|c| !is_digit(c)).unwrap_or(text.len() - 2);
    }
    let mut len = digits(0);
    // Not `1..2`, and not `1.max(2)`.
    let after_point = text[len..].strip_prefix('.');
    if after_point.is_some_and(|rest| !rest.starts_with('.') && name_len(rest) == 0) {
        len = digits(len + 1);
    }
    if text[len..].starts_with(['e', 'E']) {
        let sign = usize::from(text[len + 1..].starts_with(['+', '-']));
        let exponent = len + 1 + sign;
        if text[exponent..].trim_start_matches('_').starts_with(|c: char| c.is_ascii_digit()) {
            len = digits(exponent);
        }
    }
    len
}

#[cfg(test)]
mod tests {
    use super::*;
    use available::cache::files_below;
    use proc_macro2::{Delimiter, TokenStream, TokenTree};
    use std::path::Path;

    /// The tokens according to the parser of rustc's macros.
    fn reference(text: &str) -> Option<Vec<(Kind, &str)>> {
        let mut tokens = Vec::new();
        flatten(text.parse().ok()?, text, &mut tokens);
        let spelled = tokens.into_iter().map(|Token { kind, range }| (kind, &text[range]));
        Some(spelled.collect())
    }

    fn flatten(stream: TokenStream, text: &str, tokens: &mut Vec<Token>) {
        for tree in stream {
            let range = tree.span().byte_range();
            if text[range.clone()].starts_with("//") || text[range.clone()].starts_with("/*") {
                // A doc comment arrives as the tokens of an attribute, all with its own place.
                if tokens.last().is_none_or(|last| last.range != range) {
                    tokens.push(Token { kind: Kind::Doc, range });
                }
                continue;
            }
            let mut push = |kind, range| tokens.push(Token { kind, range });
            match tree {
                TokenTree::Ident(_) => push(Kind::Ident, range),
                TokenTree::Literal(_) => push(Kind::Literal, range),
                TokenTree::Punct(_) => push(Kind::Punct, range),
                TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                    flatten(group.stream(), text, tokens);
                }
                TokenTree::Group(group) => {
                    push(Kind::Open, group.span_open().byte_range());
                    flatten(group.stream(), text, tokens);
                    let range = group.span_close().byte_range();
                    tokens.push(Token { kind: Kind::Close, range });
                }
            }
        }
    }

    fn check(text: &str, name: &str) {
        let tokens = tokens(text).ok();
        let tokens = tokens.map(|tokens| {
            let spelled = tokens.into_iter().map(|Token { kind, range }| (kind, &text[range]));
            spelled.collect::<Vec<_>>()
        });
        assert_eq!(tokens, reference(text), "{name}");
    }

    #[test]
    fn every_kind_of_token_is_as_in_rustcs_macros() {
        let texts = [
            "a 'b 'c' '\\'' b'x' 'ä' '_ 'static: loop { break 'a; }",
            "1 1.0 1. 1..2 1..=2 1.max(2) 1e9 1.5E-3_f64 0xFFu8 0b1_0 0o17 1_u64 2.0f32 t.0.1 1e+1",
            "\"a\\\"b\" r\"\\\" r#\"a\"b\"# br##\"\"#\"## b\"\\\\\" c\"x\" \"x\ny\"",
            "r#match rx bx b c br x_1 ärger",
            "// x\n/// doc\n//! front\n//// no\n/* a /* b */ c */ /** doc */ /*! front */ /**/ /***/",
            "#![a] m!{ $x:expr => [ -1, ..=2, ->, <<= ] }",
            "f(\u{200e})",
            "",
            "fn f() {",
            "fn f() }",
            "( ]",
            "\"open",
            "r#\"open\"",
            "/* open",
            "№",
        ];
        for text in texts {
            check(text, text);
        }
    }

    #[test]
    fn every_file_of_the_project_has_the_tokens_that_rustcs_macros_see() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = [
            "src",
            "translator/bundle",
            "translator/reader",
            "translator/emitter/src",
            "problems/cses",
        ];
        let files = files.iter().flat_map(|folder| files_below(&root.join(folder)));
        let mut seen = 0;
        for file in files.filter(|file| file.extension().is_some_and(|suffix| suffix == "rs")) {
            check(&std::fs::read_to_string(&file).unwrap(), &file.display().to_string());
            seen += 1;
        }
        assert!(seen > 100, "{seen} files");
    }
}
