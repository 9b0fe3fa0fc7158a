//! How a position is written if its reference does not say how: as `Debug` prints it, without the
//! parts that only programmers need.

use std::iter::Peekable;
use std::ops::RangeInclusive;
use std::str::Chars;

/// The sign for an empty list, text or position.
pub(crate) const EMPTY: &str = "∅";

/// The maximum length of a strip written cell by cell.
const LONGEST_STRIP: u64 = 40;

/// Returns `Debug`'s output without the outer brackets, the quotes, and the names of types and
/// fields: `[1, 1, 4]` becomes `1,1,4`, and `Heap { stones: 5, most: 2 }` becomes `5,2`.
pub(crate) fn tidy(printed: &str) -> String {
    let mut text = printed.chars().peekable();
    let part = Part::read(&mut text);
    match text.next() {
        None => part.outside(),
        Some(_) => printed.to_string(), // by an implementation that is not derived
    }
}

/// Returns the word that consists of these bytes.
pub fn letters(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns a character for each truth value: `yes` or `no`.
pub fn signs(signs: &[bool], yes: char, no: char) -> String {
    signs.iter().map(|&sign| if sign { yes } else { no }).collect()
}

/// Returns the members of a set that is given by the bits of a number; bit 0 represents member 1.
pub fn members(set: impl Into<u64>) -> String {
    let set = set.into();
    let members = (0..64).filter(|bit| set >> bit & 1 == 1).map(|bit| (bit + 1).to_string());
    let members: Vec<String> = members.collect();
    if members.is_empty() {
        EMPTY.to_string()
    } else {
        members.join(",")
    }
}

/// Returns a board's cells line by line, each cell as `yes` or `no`; the cells are the bits of a
/// number.
pub fn grid(set: impl Into<u64>, rows: u32, columns: u32, yes: char, no: char) -> String {
    let set = set.into();
    let sign = |cell: u32| if set >> cell & 1 == 1 { yes } else { no };
    let row = |row: u32| (row * columns..(row + 1) * columns).map(sign).collect::<String>();
    (0..rows).map(row).collect::<Vec<_>>().join("\n")
}

/// Returns the cells of a strip, each as the symbol of its piece or as a dot; for a strip too long
/// for this, returns the numbers of the cells with pieces.
pub fn strip(cells: RangeInclusive<u64>, pieces: impl IntoIterator<Item = (u64, char)>) -> String {
    let pieces: Vec<(u64, char)> = pieces.into_iter().collect();
    if cells.end() - cells.start() >= LONGEST_STRIP {
        let pieces = pieces.iter().map(|(cell, sign)| format!("{sign}{cell}"));
        return pieces.collect::<Vec<_>>().join(" ");
    }
    let sign = |cell| pieces.iter().find(|piece| piece.0 == cell).map_or('.', |piece| piece.1);
    cells.map(sign).collect()
}

/// Returns the edges of a graph, each written as its two ends.
pub fn edges<V: ToString>(edges: impl IntoIterator<Item = [V; 2]>) -> String {
    let edges = edges.into_iter().map(|ends| ends.map(|end| end.to_string()).join("-"));
    edges.collect::<Vec<_>>().join(" ")
}

/// A part of `Debug`'s output.
enum Part {
    /// A number, a word, or a text without its quotes.
    Word(String),
    /// The elements of a list, a set, a tuple or a struct.
    List(Vec<Part>),
}

impl Part {
    fn read(text: &mut Peekable<Chars>) -> Part {
        match text.peek() {
            Some('[' | '(' | '{') => Part::read_list(text),
            Some(&quote @ ('"' | '\'')) => Part::read_quoted(text, quote),
            _ => Part::read_word(text),
        }
    }

    fn read_word(text: &mut Peekable<Chars>) -> Part {
        let mut word = String::new();
        while let Some(c) = text.next_if(|c| !",:[](){} ".contains(*c)) {
            word.push(c);
        }
        let is_name = word.starts_with(char::is_alphabetic);
        if is_name && text.peek() == Some(&'(') {
            return match Part::read_list(text) {
                Part::List(mut parts) if parts.len() == 1 => parts.remove(0),
                list => list,
            };
        }
        if is_name && text.clone().take(2).eq(" {".chars()) {
            text.next();
            return Part::read_list(text);
        }
        Part::Word(if word == "None" { "–".to_string() } else { word })
    }

    fn read_quoted(text: &mut Peekable<Chars>, quote: char) -> Part {
        text.next();
        let mut word = String::new();
        while let Some(c) = text.next().filter(|&c| c != quote) {
            let is_escaped = c == '\\';
            word.extend(if is_escaped { text.next() } else { Some(c) });
        }
        Part::Word(word)
    }

    fn read_list(text: &mut Peekable<Chars>) -> Part {
        text.next();
        let mut parts = Vec::new();
        loop {
            while text.next_if(|&c| c == ' ' || c == ',').is_some() {}
            if text.peek().is_none() || text.next_if(|c| "])}".contains(*c)).is_some() {
                return Part::List(parts);
            }
            let part = Part::read(text);
            match (text.next_if(|&c| c == ':').is_some(), part) {
                // The name of a field.
                (true, Part::Word(name)) if name.starts_with(char::is_alphabetic) => {}
                (_, part) => parts.push(part),
            }
        }
    }

    /// Returns the part as it is written at the outermost level, without brackets.
    fn outside(&self) -> String {
        match self {
            Part::Word(word) if word.is_empty() => EMPTY.to_string(),
            Part::Word(word) => word.clone(),
            Part::List(parts) => match &parts[..] {
                [] => EMPTY.to_string(),
                [part] => part.outside(),
                parts => {
                    let has_lists = parts.iter().any(|part| matches!(part, Part::List(_)));
                    let inner: Vec<String> = parts.iter().map(Part::inside).collect();
                    inner.join(if has_lists { " " } else { "," })
                }
            },
        }
    }

    /// Returns the part as it is written inside another part.
    fn inside(&self) -> String {
        match self {
            Part::Word(word) if word.is_empty() => EMPTY.to_string(),
            Part::Word(word) => word.clone(),
            Part::List(parts) if parts.is_empty() => EMPTY.to_string(),
            Part::List(parts) => {
                let inner: Vec<String> = parts.iter().map(Part::inside).collect();
                format!("({})", inner.join(","))
            }
        }
    }
}

#[cfg(test)]
#[path = "../tests/unit/notation.rs"]
mod tests;
