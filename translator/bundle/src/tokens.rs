//! The tokens of a text, from rustc's own lexer, with their places.
//!
//! Making a bundle asks for the tokens of every file of a crate, and of every piece of a file, many
//! times over: the general parser of macros took half of the time on them.

use crate::text::place;
use anyhow::{bail, ensure, Result};
use ra_ap_rustc_lexer::{Cursor, FrontmatterAllowed, LiteralKind, TokenKind};
use std::collections::BTreeSet;
use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Ident,
    /// A punctuation character; the quote before the name of a lifetime is one, too.
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

/// Returns the tokens of a text, in order, with its brackets matched.
///
/// # Errors
///
/// If the text is not Rust; the message names the place.
pub fn tokenize(text: &str) -> Result<Vec<Token>> {
    let mut tokens: Vec<Token> = Vec::with_capacity(text.len() / 4);
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    loop {
        let token = Cursor::new(&text[at..], FrontmatterAllowed::No).advance_token();
        let mut range = at..at + token.len as usize;
        let kind = match token.kind {
            TokenKind::Eof => break,
            TokenKind::BlockComment { terminated: false, .. } => {
                bail!("{}: a comment without an end", place(text, at))
            }
            TokenKind::Whitespace
            | TokenKind::LineComment { doc_style: None }
            | TokenKind::BlockComment { doc_style: None, .. } => {
                at = range.end;
                continue;
            }
            TokenKind::LineComment { .. } => {
                range.end = at + text[range.clone()].trim_end_matches('\r').len();
                Kind::Doc
            }
            TokenKind::BlockComment { .. } => Kind::Doc,
            TokenKind::Ident | TokenKind::RawIdent | TokenKind::UnknownPrefix => Kind::Ident,
            TokenKind::Literal { kind, .. } => {
                ensure!(is_closed(kind), "{}: a string without an end", place(text, at));
                Kind::Literal
            }
            TokenKind::OpenParen | TokenKind::OpenBracket | TokenKind::OpenBrace => {
                open.push(at);
                Kind::Open
            }
            TokenKind::CloseParen | TokenKind::CloseBracket | TokenKind::CloseBrace => {
                let opened = open.pop().map(|start| &text[start..=start]);
                let matches = matches!(
                    (opened, &text[range.clone()]),
                    (Some("("), ")") | (Some("["), "]") | (Some("{"), "}")
                );
                ensure!(matches, "{}: a bracket that nothing opens", place(text, at));
                Kind::Close
            }
            // A lifetime is a quote and a name, and `##` is two signs.
            _ if text[at..].starts_with(|first: char| first.is_ascii_punctuation()) => {
                range.end = at + 1;
                Kind::Punct
            }
            _ => bail!("{}: this is not Rust", place(text, at)),
        };
        at = range.end;
        tokens.push(Token { kind, range });
    }
    if let Some(start) = open.pop() {
        bail!("{}: a bracket that nothing closes", place(text, start));
    }
    Ok(tokens)
}

fn is_closed(literal: LiteralKind) -> bool {
    match literal {
        LiteralKind::Int { .. } | LiteralKind::Float { .. } => true,
        LiteralKind::Char { terminated }
        | LiteralKind::Byte { terminated }
        | LiteralKind::Str { terminated }
        | LiteralKind::ByteStr { terminated }
        | LiteralKind::CStr { terminated } => terminated,
        LiteralKind::RawStr { n_hashes }
        | LiteralKind::RawByteStr { n_hashes }
        | LiteralKind::RawCStr { n_hashes } => n_hashes.is_some(),
    }
}

/// Returns the text of the token at `index`, or nothing past the last one.
pub fn spelling<'a>(text: &'a str, tokens: &[Token], index: usize) -> &'a str {
    tokens.get(index).map_or("", |token| &text[token.range.clone()])
}

/// Returns the index of the bracket that closes the one at `open`.
pub fn find_closing(tokens: &[Token], open: usize) -> Option<usize> {
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
pub fn find_names(text: &str) -> Result<BTreeSet<String>> {
    let is_ident = |token: &Token| token.kind == Kind::Ident;
    let tokens = tokenize(text)?;
    Ok(tokens.into_iter().filter(is_ident).map(|token| text[token.range].to_string()).collect())
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
                // A doc comment arrives as the tokens of an attribute, all with the comment's
                // place.
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
        let tokens = tokenize(text).ok();
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
