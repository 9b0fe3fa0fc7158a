//! The tokens of a solution's code, by rustc's own lexer.
//!
//! What is no code of the solution is left out: comments, attributes, `use`, what an assertion says
//! when it fails, how much room is reserved, and, for a judge that takes a function, the `main` that
//! is not submitted. So are the sizes that a program refuses, though it knows the answer, for lack of
//! time or memory: nothing depends on where exactly they begin.

use ra_ap_rustc_lexer::{Cursor, FrontmatterAllowed, LiteralKind, TokenKind};
use std::ops::Range;

/// The operators of several characters, the longer ones first.
const OPERATORS: [&str; 24] = [
    "..=", "<<=", ">>=", "->", "=>", "::", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=",
    "/=", "%=", "^=", "|=", "&=", "<<", ">>", "..", "::<",
];

/// The macros that end the program, and how many of their arguments are code.
const ENDING: [(&str, usize); 8] = [
    ("assert", 1),
    ("debug_assert", 1),
    ("assert_eq", 2),
    ("assert_ne", 2),
    ("panic", 0),
    ("unreachable", 0),
    ("todo", 0),
    ("unimplemented", 0),
];

/// The functions whose argument changes nothing but time and memory.
const ROOM: [&str; 3] = ["with_capacity", "reserve", "reserve_exact"];

/// The signs that a size and the largest one have between them.
const COMPARISONS: [&str; 6] = ["<", "<=", ">", ">=", "..", "..="];

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Name,
    /// An integer; its digits end at this byte of the token, where its type may follow.
    Integer(usize),
    /// A number with a fraction.
    Fraction,
    /// Any other literal, or a lifetime.
    Text,
    /// A bracket or an operator.
    Sign,
}

/// A token of a text.
#[derive(Clone, Debug)]
pub struct Token<'a> {
    /// The token as it is written.
    pub text: &'a str,
    /// The kind of the token.
    pub kind: Kind,
    /// The bytes of the token.
    pub range: Range<usize>,
    /// Whether a change here changes the solution's code.
    pub is_code: bool,
}

/// Returns the tokens of a solution, without comments.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let token = Cursor::new(&text[at..], FrontmatterAllowed::No).advance_token();
        let mut range = at..at + token.len as usize;
        let kind = match token.kind {
            TokenKind::Eof => break,
            TokenKind::Whitespace
            | TokenKind::LineComment { .. }
            | TokenKind::BlockComment { .. } => {
                at = range.end;
                continue;
            }
            TokenKind::Ident | TokenKind::RawIdent => Kind::Name,
            TokenKind::Literal { kind: LiteralKind::Int { .. }, suffix_start } => {
                Kind::Integer(suffix_start as usize)
            }
            TokenKind::Literal { kind: LiteralKind::Float { .. }, .. } => Kind::Fraction,
            TokenKind::Literal { .. } | TokenKind::Lifetime { .. } => Kind::Text,
            _ => {
                let is_here = |operator: &&str| text[at..].starts_with(operator);
                if let Some(operator) = OPERATORS.into_iter().find(is_here) {
                    range.end = at + operator.len();
                }
                Kind::Sign
            }
        };
        at = range.end;
        tokens.push(Token { text: &text[range.clone()], kind, range, is_code: true });
    }
    for range in strangers(&tokens) {
        tokens[range].iter_mut().for_each(|token| token.is_code = false);
    }
    tokens
}

/// Returns which tokens are no code of the solution.
fn strangers(tokens: &[Token]) -> Vec<Range<usize>> {
    let words: Vec<&str> = tokens.iter().map(|token| token.text).collect();
    let mut strangers = Vec::new();
    let mut assertions = Vec::new();
    for at in 0..words.len() {
        match words[at..] {
            ["#", "[", ..] => strangers.push(at..end_of_brackets(&words, at + 1)),
            ["#", "!", "[", ..] => strangers.push(at..end_of_brackets(&words, at + 2)),
            ["use", ..] => strangers.push(at..end_of_statement(&words, at)),
            ["struct", "Solution", ";", ..] => strangers.push(at..words.len()),
            [name, "!", "(", ..] => {
                let ending = ENDING.iter().find(|(ending, _)| *ending == name);
                if let Some(&(_, arguments)) = ending {
                    let end = end_of_brackets(&words, at + 2);
                    strangers.push(after_arguments(&words, at + 2, arguments)..end);
                    assertions.push(at..end);
                }
            }
            [name, "(", ..] if ROOM.contains(&name) => {
                strangers.push(at..end_of_brackets(&words, at + 1));
            }
            _ => {}
        }
    }
    for (at, name) in constants(&words) {
        let uses = (0..words.len()).filter(|&place| words[place] == name && place != at + 1);
        let is_asserted = |place: &usize| assertions.iter().any(|range| range.contains(place));
        if uses.clone().all(|place| is_asserted(&place)) {
            strangers.push(at..end_of_statement(&words, at));
            let compares = |&place: &usize| COMPARISONS.contains(&words[place]);
            let beside = uses.flat_map(|place| [place - 1, place + 1]).filter(compares);
            strangers.extend(beside.map(|place| place..place + 1));
        }
    }
    strangers
}

/// Returns the places where constants are declared, and their names.
fn constants<'a>(words: &[&'a str]) -> Vec<(usize, &'a str)> {
    let constant = |at: usize| match words[at..] {
        ["const", name, ":", ..] => Some((at, name)),
        _ => None,
    };
    (0..words.len()).filter_map(constant).collect()
}

/// Returns where the statement at `start` ends.
fn end_of_statement(words: &[&str], start: usize) -> usize {
    let mut place = start;
    while place < words.len() && words[place] != ";" {
        place = match words[place] {
            "(" | "[" | "{" => end_of_brackets(words, place),
            _ => place + 1,
        };
    }
    place
}

/// Returns where what the bracket at `open` encloses has ended.
pub fn end_of_brackets(words: &[&str], open: usize) -> usize {
    let mut depth = 0;
    for (place, word) in words.iter().enumerate().skip(open) {
        match *word {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return place + 1;
        }
    }
    words.len()
}

/// Returns where so many arguments after the bracket at `open` have ended.
fn after_arguments(words: &[&str], open: usize, arguments: usize) -> usize {
    let end = end_of_brackets(words, open);
    let (mut place, mut left) = (open + 1, arguments);
    while place < end && left > 0 {
        match words[place] {
            "(" | "[" | "{" => place = end_of_brackets(words, place),
            "," => {
                left -= 1;
                place += 1;
            }
            _ => place += 1,
        }
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        let tokens = tokens(text);
        let code = tokens.iter().filter(|token| token.is_code).map(|token| token.text);
        code.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn only_code_is_left() {
        let cases = [
            ("//! 1\n#![allow(x)]\nuse a::{b, c};\nlet x = 1; // 2", "; let x = 1 ;"),
            ("#[derive(A)]\nstruct S(u8);", "struct S ( u8 ) ;"),
            ("a <= b && !c", "a <= b && ! c"),
            ("assert!(n < f(1, 2), \"{}\", n + 1); 5", "assert ! ( n < f ( 1 , 2 ) , ; 5"),
            ("assert_eq!(a, 1, \"{}\", 2);", "assert_eq ! ( a , 1 , ;"),
            ("panic!(\"{}\", 2); x", "panic ! ( ; x"),
            ("Vec::with_capacity(n + 1).len()", "Vec :: . len ( )"),
            ("fn f() { 1 }\nstruct Solution;\nfn main() { 2 }", "fn f ( ) { 1 }"),
            (
                "const MOST: u8 = 9; const K: u8 = 2; assert!(n <= MOST && m < K, \"{}\", MOST); f(K)",
                "; const K : u8 = 2 ; assert ! ( n MOST && m < K , ; f ( K )",
            ),
            ("x.0 + 1..=2u8", "x . 0 + 1 ..= 2u8"),
        ];
        for (text, left) in cases {
            assert_eq!(code(text), left, "{text}");
        }
    }
}
