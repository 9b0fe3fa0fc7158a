//! An order of names that compares numbers by value: 15C comes before 1585G.

/// A part of a name: a number, or other characters in lower case.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A number, ordered by its digit count without leading zeros, then by its digits.
    Number(usize, String),
    /// The text between two numbers.
    Text(String),
}

/// Returns the parts of a name, by which names are sorted.
pub fn parts(name: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_number).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        parts.push(match is_number {
            true => {
                let digits = part.trim_start_matches('0');
                Part::Number(digits.len(), digits.to_string())
            }
            false => Part::Text(part.to_lowercase()),
        });
        rest = after;
    }
    parts
}
