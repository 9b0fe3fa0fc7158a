//! The values of two heaps, as a table that can be drawn.

use anyhow::Result;
use grundy::board::Board;
use grundy::rule::Rule;

/// The values of all pairs of heaps up to some size.
pub struct PairTable {
    pub title: String,
    /// What the two numbers are.
    pub axes: (&'static str, &'static str),
    /// By first heap, then second; None where there is no such position.
    pub rows: Vec<Vec<Option<u64>>>,
}

impl PairTable {
    /// Two heaps of a rule: their value is the nim sum of both.
    pub fn of_rule(rule: &Rule, last: u64) -> PairTable {
        let values = rule.values(last as usize + 1);
        let row = |a: &u32| values.iter().map(|b| Some(u64::from(a ^ b))).collect();
        let rows = values.iter().map(row).collect();
        PairTable { title: rule.title(), axes: ("one heap", "the other"), rows }
    }

    pub fn last(&self) -> usize {
        self.rows.len() - 1
    }

    /// The pairs of value 0.
    pub fn lost(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let cells = self.rows.iter().enumerate();
        cells.flat_map(|(a, row)| {
            let lost = row.iter().enumerate().filter(|(_, value)| **value == Some(0));
            lost.map(move |(b, _)| (a, b))
        })
    }
}

/// Two-heap games in which the heaps are not independent.
#[derive(Clone, Copy)]
pub enum Special {
    Wythoff,
    Chomp,
}

impl Special {
    /// The game of this name.
    pub fn of(text: &str) -> Option<Special> {
        let letters = text.chars().filter(|c| c.is_alphanumeric());
        let name: String = letters.flat_map(char::to_lowercase).collect();
        match name.as_str() {
            "wythoff" | "wythoffsgame" => Some(Special::Wythoff),
            "chomp" | "tworowchomp" => Some(Special::Chomp),
            _ => None,
        }
    }

    pub fn file_name(self) -> &'static str {
        match self {
            Special::Wythoff => "wythoff",
            Special::Chomp => "chomp",
        }
    }

    /// Its values, up to `last`.
    pub fn table(self, last: u64) -> Result<PairTable> {
        let len = last as usize + 1;
        let (title, axes, board) = match self {
            Special::Wythoff => {
                ("Wythoff's game", ("one heap", "the other"), Board::wythoff(len, len)?)
            }
            Special::Chomp => {
                ("Chomp with two rows", ("first row", "second row"), Board::two_row_chomp(len)?)
            }
        };
        let is_position = |a: usize, b: usize| match self {
            Special::Wythoff => true,
            Special::Chomp => b <= a && a > 0,
        };
        let row = |a: usize| {
            let values = board.row(a).iter().enumerate();
            values.map(|(b, &value)| is_position(a, b).then_some(u64::from(value))).collect()
        };
        Ok(PairTable { title: title.to_string(), axes, rows: (0..len).map(row).collect() })
    }
}
