//! Programs in colours: Rust and C, cut into comments, strings, numbers, keywords and the rest.
//!
//! The lexer of rustc splits programs in both languages: it never fails, and in a listing the two
//! languages differ only in their keywords.

use maud::{html, Markup};
use ra_ap_rustc_lexer::{tokenize, FrontmatterAllowed, LiteralKind, TokenKind};

/// A language of the listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    Rust,
    C,
}

const RUST: &[&str] = &[
    "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern",
    "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "return", "self", "Self", "static", "struct", "super", "trait", "true", "type",
    "unsafe", "use", "where", "while",
];

const C: &[&str] = &[
    "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "int", "long", "register", "return", "short", "signed",
    "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile",
    "while",
];

impl Syntax {
    /// Returns the language of a file, given the file's name.
    pub fn of_file(name: &str) -> Syntax {
        match name.ends_with(".rs") {
            true => Syntax::Rust,
            false => Syntax::C,
        }
    }

    /// Returns the name of the language.
    pub fn name(self) -> &'static str {
        match self {
            Syntax::Rust => "Rust",
            Syntax::C => "C",
        }
    }

    fn keywords(self) -> &'static [&'static str] {
        match self {
            Syntax::Rust => RUST,
            Syntax::C => C,
        }
    }
}

/// Returns a coloured listing of a program.
pub fn listing(program: &str, syntax: Syntax) -> Markup {
    html! { pre.code { code { (colour(program, syntax)) } } }
}

/// Returns a program with an HTML element around each coloured part.
pub fn colour(program: &str, syntax: Syntax) -> Markup {
    html! {
        @for (class, text) in parts(program, syntax) {
            @match class {
                Some(class) => span class=(class) { (text) },
                None => (text),
            }
        }
    }
}

/// Splits a program into its parts, which follow each other without gaps. Each part comes with its
/// class in `style.css`, if the part has a colour.
pub fn parts(program: &str, syntax: Syntax) -> Vec<(Option<&'static str>, &str)> {
    let mut rest = program;
    let parts = tokenize(program, FrontmatterAllowed::No).map(|token| {
        let (text, after) = rest.split_at(token.len as usize);
        rest = after;
        (class(token.kind, text, syntax), text)
    });
    parts.collect()
}

fn class(token: TokenKind, text: &str, syntax: Syntax) -> Option<&'static str> {
    use LiteralKind::{Float, Int};
    match token {
        TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => Some("comment"),
        TokenKind::Literal { kind: Int { .. } | Float { .. }, .. } => Some("number"),
        TokenKind::Literal { .. } => Some("quoted"),
        TokenKind::Ident if syntax.keywords().contains(&text) => Some("keyword"),
        _ => None,
    }
}
