//! Text in figures and in the names of their files, shortened to fit.

use support::width::columns;

/// Labels a number on an axis where only integers are meaningful.
pub fn integer_label(number: &f64) -> String {
    let nearest = number.round();
    match (number - nearest).abs() < 1e-6 {
        true => (nearest as i64).to_string(),
        false => String::new(),
    }
}

/// A caption with the font size at which it fits the page.
#[derive(Debug, PartialEq, Eq)]
pub struct Caption {
    pub text: String,
    pub size: u32,
}

impl Caption {
    /// Chooses the largest font size at which `text` fits a page `width` pixels wide. A text, such
    /// as a set of many moves, that is too long even at the smallest size loses its middle.
    pub fn fit(text: &str, width: u32) -> Caption {
        const SMALLEST: u32 = 14;
        const LARGEST: u32 = 28;
        // A letter of this font is on average not half as wide as it is high.
        let capacity = |size: u32| (f64::from(width) * 0.95 / (0.5 * f64::from(size))) as usize;
        // A Chinese character is as wide as two letters.
        let letters = columns(text);
        match (SMALLEST..=LARGEST).rev().find(|&size| letters <= capacity(size)) {
            Some(size) => Caption { text: text.to_string(), size },
            None => Caption { text: elide(text, capacity(SMALLEST)), size: SMALLEST },
        }
    }
}

/// Leaves out the middle of a text but keeps the end, which says what is proved.
fn elide(text: &str, limit: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    let head = &letters[..limit / 2];
    let tail = &letters[letters.len() - (limit - limit / 2 - 3)..];
    [head, &[' ', '…', ' '], tail].concat().into_iter().collect()
}

/// The maximum length chosen for a file name; file systems allow at most 255 characters.
const LONGEST_NAME: usize = 60;

/// Turns a text into a name of lower-case letters, digits and dashes. A long text loses its middle.
pub fn file_name(text: &str) -> String {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let parts: Vec<String> = parts.map(str::to_lowercase).collect();
    let name = parts.join("-");
    match parts.last() {
        Some(last) if name.len() > LONGEST_NAME => {
            let cut = name[..LONGEST_NAME / 2].rfind('-').unwrap_or(LONGEST_NAME / 2);
            let tail = &last[last.len().saturating_sub(LONGEST_NAME / 2)..];
            format!("{}-etc-{tail}", &name[..cut])
        }
        _ => name,
    }
}
