//! Programs in colours: Rust and C, cut into comments, strings, numbers, keywords and the rest.
//!
//! A listing only needs to look right, so this reader never fails: what it does not know is
//! plain text.

use maud::{html, Markup, PreEscaped};

/// The parts of a program that have a colour of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Comment,
    Keyword,
    Number,
    /// A string or a character.
    Quoted,
    Plain,
}

impl Kind {
    /// Returns the class of the element around such a part; `style.css` has the colours.
    fn class(self) -> Option<&'static str> {
        match self {
            Kind::Comment => Some("comment"),
            Kind::Keyword => Some("keyword"),
            Kind::Number => Some("number"),
            Kind::Quoted => Some("quoted"),
            Kind::Plain => None,
        }
    }
}

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
    /// Returns the language of a file with this name.
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

/// Returns a listing of a program in colours.
pub fn listing(program: &str, syntax: Syntax) -> Markup {
    html! { pre.code { code { (coloured(program, syntax)) } } }
}

/// Returns a program with an element around each part that has a colour.
pub fn coloured(program: &str, syntax: Syntax) -> Markup {
    let mut html = String::with_capacity(program.len() * 2);
    for (kind, text) in parts(program, syntax) {
        if let Some(class) = kind.class() {
            html.push_str("<span class=\"");
            html.push_str(class);
            html.push_str("\">");
            escape(text, &mut html);
            html.push_str("</span>");
        } else {
            escape(text, &mut html);
        }
    }
    PreEscaped(html)
}

fn escape(text: &str, html: &mut String) {
    for c in text.chars() {
        match c {
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '&' => html.push_str("&amp;"),
            c => html.push(c),
        }
    }
}

/// Cuts a program into its parts, which follow each other without gaps.
pub fn parts(program: &str, syntax: Syntax) -> Vec<(Kind, &str)> {
    let mut parts: Vec<(Kind, &str)> = Vec::new();
    let (mut at, mut plain_from) = (0, 0);
    while at < program.len() {
        let (kind, len) = part(&program[at..], syntax);
        if kind != Kind::Plain {
            if plain_from < at {
                parts.push((Kind::Plain, &program[plain_from..at]));
            }
            parts.push((kind, &program[at..at + len]));
            plain_from = at + len;
        }
        at += len;
    }
    if plain_from < program.len() {
        parts.push((Kind::Plain, &program[plain_from..]));
    }
    parts
}

/// Returns the kind and the length of the part that `rest` begins with.
fn part(rest: &str, syntax: Syntax) -> (Kind, usize) {
    let first = rest.chars().next().unwrap_or(' ');
    match first {
        '/' if rest.starts_with("//") => (Kind::Comment, rest.find('\n').unwrap_or(rest.len())),
        '/' if rest.starts_with("/*") => {
            (Kind::Comment, rest.find("*/").map_or(rest.len(), |end| end + 2))
        }
        '"' => (Kind::Quoted, quoted(rest)),
        '\'' if syntax == Syntax::C || is_char(&rest[1..]) => (Kind::Quoted, quoted(rest)),
        '0'..='9' => (Kind::Number, number(rest)),
        'b' | 'r' if syntax == Syntax::Rust => match prefixed(rest) {
            Some(len) => (Kind::Quoted, len),
            None => name(rest, syntax),
        },
        _ if first == '_' || first.is_alphabetic() => name(rest, syntax),
        _ => (Kind::Plain, first.len_utf8()),
    }
}

/// Returns the kind and the length of the name that `rest` begins with.
fn name(rest: &str, syntax: Syntax) -> (Kind, usize) {
    let name = &rest[..word(rest)];
    match syntax.keywords().contains(&name) {
        true => (Kind::Keyword, name.len()),
        false => (Kind::Plain, name.len()),
    }
}

/// Returns the length of the raw string, or of the string or character of bytes, that `rest`
/// begins with.
fn prefixed(rest: &str) -> Option<usize> {
    let of_bytes = rest.starts_with("b\"") || rest.starts_with("b'");
    of_bytes.then(|| 1 + quoted(&rest[1..])).or_else(|| raw_string(rest))
}

/// Returns the length of the raw string that `rest` begins with.
fn raw_string(rest: &str) -> Option<usize> {
    let start = rest.strip_prefix('b').unwrap_or(rest).strip_prefix('r')?;
    let inside = start.trim_start_matches('#');
    let hashes = start.len() - inside.len();
    let text = inside.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let before = rest.len() - text.len();
    Some(text.find(&end).map_or(rest.len(), |len| before + len + end.len()))
}

/// Returns the length of the string or character that `rest` begins with.
fn quoted(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            byte if byte == bytes[0] => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

/// Returns whether a quote, after which `rest` follows, begins a character and not a lifetime.
fn is_char(rest: &str) -> bool {
    let mut chars = rest.chars();
    chars.next() == Some('\\') || chars.next() == Some('\'')
}

/// Returns the length of the number that `rest` begins with, together with its suffix.
fn number(rest: &str) -> usize {
    let whole = word(rest);
    // The point of `1.5`, but not those of `1..2` and `1.max(2)`.
    let fraction = rest[whole..].strip_prefix('.');
    let digits = fraction.filter(|digits| digits.starts_with(|c: char| c.is_ascii_digit()));
    digits.map_or(whole, |digits| whole + 1 + word(digits))
}

fn word(rest: &str) -> usize {
    rest.find(|c: char| c != '_' && !c.is_alphanumeric()).unwrap_or(rest.len())
}
