//! Whether the largest inputs of a problem are as large as its statement allows.
//!
//! The line `Bounds` is read as far as words can tell: each upper bound of a single quantity must
//! be nearly reached by a number of a largest input, by the length of one of its words, by how many
//! words or lines it has, or by how many words one of its lines has. What many cases have together,
//! the number of cases, and bounds of products and powers are left to the author.

use anyhow::{ensure, Result};

/// A largest input of one of these seeds must come near each bound.
pub const SEEDS: u64 = 8;

/// What stands for the number of cases. Where many cases share a bound, one largest input has few.
const CASES: [&str; 3] = ["T", "t", "g"];

/// The upper bounds of a statement that no input seen so far has nearly reached.
pub struct Missing {
    bounds: Vec<Bound>,
}

struct Bound {
    /// As written in the header.
    text: String,
    value: u128,
}

impl Missing {
    /// Reads the line `Bounds` of a header.
    pub fn of(line: &str) -> Missing {
        Missing { bounds: line.split(';').flat_map(upper_bounds).collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.bounds.is_empty()
    }

    /// Removes the bounds that this input comes near.
    pub fn see(&mut self, input: &str) {
        let (mut lines, mut all_words) = (0, 0);
        for line in input.lines() {
            let mut words = 0;
            for word in line.split(|c: char| c.is_whitespace() || "[],\"()".contains(c)) {
                words += u128::from(!word.is_empty());
                self.see_size(word.len() as u128);
                if let Ok(number) = word.trim_start_matches('-').parse() {
                    self.see_size(number);
                }
                if self.is_empty() {
                    return;
                }
            }
            self.see_size(words);
            (lines, all_words) = (lines + 1, all_words + words);
        }
        self.see_size(lines);
        self.see_size(all_words);
    }

    fn see_size(&mut self, size: u128) {
        self.bounds.retain(|bound| size < bound.value - bound.value / 2 || size > bound.value + 1);
    }

    /// # Errors
    /// If bounds are left.
    pub fn is_none(&self) -> Result<()> {
        let texts: Vec<&str> = self.bounds.iter().map(|bound| bound.text.as_str()).collect();
        ensure!(
            self.is_empty(),
            "no largest input of seeds 1 to {SEEDS} comes near the bounds {}",
            texts.join("; ")
        );
        Ok(())
    }
}

/// The upper bounds of single quantities in a part of the line, such as 5 in `1 ≤ n ≤ 5`.
fn upper_bounds(part: &str) -> Vec<Bound> {
    let is_shared = ["together", "sum", "instance", "cases", "games", "lines", "in a row"];
    // What is said after a comma may be about all cases: `n ≤ 5, in each case and in all cases
    // together`.
    let said: Vec<&str> = part
        .split(", ")
        .take_while(|words| !is_shared.iter().any(|shared| words.contains(shared)))
        .collect();
    let words: Vec<&str> = said.iter().flat_map(|words| words.split(' ')).collect();
    let mut bounds = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let is_bounded = match *word {
            "≤" | "<" => is_quantity(&words[..at]),
            "to" => true,
            "most" => at > 0 && words[at - 1] == "at",
            _ => false,
        };
        if let (true, Some((text, value))) = (is_bounded, number(&words[at + 1..])) {
            bounds.push(Bound { text: format!("{word} {text}"), value });
        }
    }
    bounds
}

/// Whether what comes before a sign `≤` ends in one name, which is not that of the number of cases:
/// `1 ≤ n`, `n`, but not `n m` or `a + b`.
fn is_quantity(words: &[&str]) -> bool {
    let is_name = |word: &str| word.trim_matches('|').starts_with(|c: char| c.is_alphabetic());
    match words {
        [.., "≤" | "<", name] | [name] => is_name(name) && !CASES.contains(name),
        _ => false,
    }
}

/// Reads a number such as `2 · 10^5`, `2^31 - 1` or `50,000`, and returns its text too.
fn number(words: &[&str]) -> Option<(String, u128)> {
    let mut text = words.first()?.to_string();
    let mut value = power(words.first()?)?;
    let mut rest = &words[1..];
    while let [sign, factor, others @ ..] = rest {
        let Some(factor_value) = power(factor) else { break };
        value = match *sign {
            "·" => value.checked_mul(factor_value)?,
            "-" => value.checked_sub(factor_value)?,
            "+" => value.checked_add(factor_value)?,
            _ => break,
        };
        text += &format!(" {sign} {factor}");
        rest = others;
    }
    (value > 0).then_some((text, value))
}

/// Reads `10^5` or `50,000`, perhaps before a full stop or a comma.
fn power(word: &str) -> Option<u128> {
    let word = word.trim_end_matches(['.', ',']).replace(',', "");
    match word.split_once('^') {
        Some((base, exponent)) => base.parse::<u128>().ok()?.checked_pow(exponent.parse().ok()?),
        None => word.parse().ok(),
    }
}
