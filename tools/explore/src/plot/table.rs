//! The values of two heaps, as a table that can be drawn.

use anyhow::Result;
use grundy::board::Board;
use grundy::nimber::Field;
use grundy::rule::Rule;
use rayon::prelude::*;
use wording::typing::letters;

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

/// Games on two numbers in which these are not independent.
#[derive(Clone, Copy)]
pub enum Special {
    Wythoff,
    Chomp,
    Corners,
}

impl Special {
    /// The game of this name.
    pub fn of(text: &str) -> Option<Special> {
        match letters(text).as_str() {
            "wythoff" | "wythoffsgame" => Some(Special::Wythoff),
            "chomp" | "tworowchomp" => Some(Special::Chomp),
            "corners" | "turningcorners" => Some(Special::Corners),
            _ => None,
        }
    }

    pub fn file_name(self) -> &'static str {
        match self {
            Special::Wythoff => "wythoff",
            Special::Chomp => "chomp",
            Special::Corners => "turning-corners",
        }
    }

    /// Its values, up to `last`.
    pub fn table(self, last: u64) -> Result<PairTable> {
        let len = last as usize + 1;
        let heaps = ("one heap", "the other");
        Ok(match self {
            Special::Wythoff => of_board("Wythoff's game", heaps, &Board::wythoff(len, len)?, len),
            Special::Chomp => {
                let board = Board::two_row_chomp(len)?;
                let mut table =
                    of_board("Chomp with two rows", ("first row", "second row"), &board, len);
                for (a, row) in table.rows.iter_mut().enumerate() {
                    // The second row is no longer than the first, which has the poisoned square.
                    let end = if a > 0 { a + 1 } else { 0 };
                    row[end..].fill(None);
                }
                table
            }
            Special::Corners => nim_products(last),
        })
    }
}

fn of_board(
    title: &str,
    axes: (&'static str, &'static str),
    board: &Board,
    len: usize,
) -> PairTable {
    let row = |a| board.row(a).iter().map(|&value| Some(u64::from(value))).collect();
    PairTable { title: title.to_string(), axes, rows: (0..len).map(row).collect() }
}

/// Tartan's theorem: a coin's value is the nim product of its row and its column.
fn nim_products(last: u64) -> PairTable {
    let field = Field::new();
    let columns: Vec<u64> = (0..=last).collect();
    let row = |a: u64| {
        let mut products = vec![a; columns.len()];
        field.multiply_each(&mut products, &columns);
        products.into_iter().map(Some).collect()
    };
    // No row waits for another.
    let rows = (0..=last).into_par_iter().map(row).collect();
    PairTable { title: "One coin of Turning Corners".to_string(), axes: ("row", "column"), rows }
}
