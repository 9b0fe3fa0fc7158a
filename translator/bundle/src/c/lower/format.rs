//! Format strings.

/// What a format string consists of.
#[derive(Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text that is printed as it is.
    Text(String),
    /// An argument.
    Hole(Hole),
}

/// A `{…}` in a format string.
#[derive(Debug, PartialEq, Eq)]
pub struct Hole {
    /// The argument that is printed.
    pub argument: ArgumentPlace,
    /// The fill, the alignment and the flags, as written.
    pub flags: String,
    pub width: Count,
    pub precision: Count,
    /// The trait, such as `?` or `x`; empty for `Display`.
    pub form: String,
}

/// Where an argument comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgumentPlace {
    Position(usize),
    Name(String),
}

/// A width or a precision.
#[derive(Debug, PartialEq, Eq)]
pub enum Count {
    /// None is given.
    Implied,
    /// A number, as written.
    Number(String),
    /// The value of an argument.
    Argument(ArgumentPlace),
}

impl Hole {
    /// Returns whether it is `{}`.
    pub fn is_plain(&self) -> bool {
        self.flags.is_empty()
            && self.form.is_empty()
            && self.width == Count::Implied
            && self.precision == Count::Implied
    }

    /// Returns the fill and the alignment, one character each, and the other flags; the alignment
    /// is a space if none is given.
    pub fn alignment(&self) -> (char, char, &str) {
        let is_alignment = |letter: &char| ['<', '^', '>'].contains(letter);
        let mut letters = self.flags.chars();
        let (first, second) = (letters.next(), letters.next());
        match (first, second.filter(is_alignment), first.filter(is_alignment)) {
            (Some(fill), Some(side), _) => (fill, side, letters.as_str()),
            (_, None, Some(side)) => (' ', side, &self.flags[1..]),
            _ => (' ', ' ', &self.flags),
        }
    }
}

/// Returns the pieces of a format string, or `None` if it is not one.
pub fn pieces(string: &str) -> Option<Vec<Piece>> {
    let (mut pieces, mut literal, mut next) = (Vec::new(), String::new(), 0);
    let mut rest = string;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        if c != '{' && c != '}' {
            literal.push(c);
            rest = after;
        } else if after.starts_with(c) {
            literal.push(c);
            rest = &after[1..];
        } else {
            // Only a fill can be a bracket, and it comes right after the colon.
            let fill = after.find(':').filter(|&at| !after[..at].contains('}'));
            let fill =
                fill.map(|at| at + 1 + after[at + 1..].chars().next().map_or(0, char::len_utf8));
            let is_filled = fill.is_some_and(|at| after[at..].starts_with(['<', '^', '>']));
            let from = fill.filter(|_| is_filled).unwrap_or(0);
            let close = from + after[from..].find('}').filter(|_| c == '{')?;
            if !literal.is_empty() {
                pieces.push(Piece::Text(std::mem::take(&mut literal)));
            }
            pieces.push(Piece::Hole(hole(&after[..close], &mut next)?));
            rest = &after[close + 1..];
        }
    }
    if !literal.is_empty() {
        pieces.push(Piece::Text(literal));
    }
    Some(pieces)
}

/// Returns the hole of this text; `next` is the position of the next argument without a name.
fn hole(text: &str, next: &mut usize) -> Option<Hole> {
    let (name, form) = text.split_once(':').unwrap_or((text, ""));
    let mut position = || {
        *next += 1;
        ArgumentPlace::Position(*next - 1)
    };
    let form = form.trim_end();
    let mut flags = 0;
    let starts = |at: usize, wanted: &str| form[at..].starts_with(|c| wanted.contains(c));
    let first = form.chars().next().map_or(0, char::len_utf8);
    if first > 0 && starts(first, "<^>") {
        flags = first + 1;
    } else if starts(0, "<^>") {
        flags = 1;
    }
    for flag in ["+-", "#"] {
        flags += usize::from(starts(flags, flag));
    }
    // A zero is a flag, except in `0$`.
    flags += usize::from(starts(flags, "0") && !form[flags + 1..].starts_with('$'));
    let (width, rest) = count(&form[flags..]);
    let (precision, rest) = match rest.strip_prefix('.') {
        // The precision comes before the value.
        Some(rest) if rest.starts_with('*') => (Count::Argument(position()), &rest[1..]),
        Some(rest) => count(rest),
        None => (Count::Implied, rest),
    };
    if !["", "?", "x?", "X?", "x", "X", "o", "b", "e", "E", "p"].contains(&rest) {
        return None;
    }
    let argument = match name.trim() {
        "" => position(),
        name => source(name)?,
    };
    Some(Hole {
        argument,
        flags: form[..flags].to_string(),
        width,
        precision,
        form: rest.to_string(),
    })
}

/// Returns the count at the beginning of a text, and the rest.
fn count(text: &str) -> (Count, &str) {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    if let Some(rest) = text[end..].strip_prefix('$') {
        if let Some(source) = source(&text[..end]) {
            return (Count::Argument(source), rest);
        }
    }
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    match end {
        0 => (Count::Implied, text),
        _ => (Count::Number(text[..end].to_string()), &text[end..]),
    }
}

fn source(text: &str) -> Option<ArgumentPlace> {
    if let Ok(position) = text.parse() {
        return Some(ArgumentPlace::Position(position));
    }
    let is_name = syn::parse_str::<syn::Ident>(text).is_ok() || text == "self";
    is_name.then(|| ArgumentPlace::Name(text.to_string()))
}
