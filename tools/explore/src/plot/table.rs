//! The values of positions with two heaps, as a table that can be drawn.

use anyhow::Result;
use games::spoken;
use grundy::board::Board;
use grundy::nimber::Field;
use grundy::rule::Rule;
use rayon::prelude::*;
use support::language::{Language, Text};
use support::typing::letters;

fn two_heaps() -> [Text; 2] {
    [Text::new("one heap", "一堆"), Text::new("the other", "另一堆")]
}

/// The values of all pairs of heaps up to some size.
pub struct PairTable {
    pub title: Text,
    pub axes: [Text; 2],
    /// The values, by the first heap and then by the second; `None` where there is no position.
    pub rows: Vec<Vec<Option<u64>>>,
}

impl PairTable {
    /// Computes the values of positions with two heaps under a rule: each is the nim sum of the
    /// values of the two heaps.
    pub fn from_rule(rule: &Rule, last: u64) -> PairTable {
        let values = rule.values(last as usize + 1);
        let row = |a: &u32| values.iter().map(|b| Some(u64::from(a ^ b))).collect();
        let rows = values.iter().map(row).collect();
        let title = Text::new(rule.title(), spoken::title_in(Language::Chinese, rule));
        PairTable { title, axes: two_heaps(), rows }
    }

    fn from_board(title: Text, axes: [Text; 2], board: &Board, len: usize) -> PairTable {
        let row = |a| board.row(a).iter().map(|&value| Some(u64::from(value))).collect();
        PairTable { title, axes, rows: (0..len).map(row).collect() }
    }

    pub fn last(&self) -> usize {
        self.rows.len() - 1
    }

    pub fn zeros(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let cells = self.rows.iter().enumerate();
        cells.flat_map(|(a, row)| {
            let lost = row.iter().enumerate().filter(|(_, value)| **value == Some(0));
            lost.map(move |(b, _)| (a, b))
        })
    }
}

/// A game on two numbers that are not independent.
#[derive(Clone, Copy)]
pub enum Special {
    Wythoff,
    Chomp,
    Corners,
}

impl Special {
    pub fn from_name(text: &str) -> Option<Special> {
        match letters(text).as_str() {
            "wythoff" | "wythoffsgame" | "威佐夫" | "威佐夫博弈" => Some(Special::Wythoff),
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

    pub fn table(self, last: u64) -> Result<PairTable> {
        let len = last as usize + 1;
        Ok(match self {
            Special::Wythoff => {
                let board = Board::wythoff(len, len)?;
                let title = Text::new("Wythoff's game", "威佐夫博弈");
                PairTable::from_board(title, two_heaps(), &board, len)
            }
            Special::Chomp => {
                let board = Board::two_row_chomp(len)?;
                let axes = [Text::new("first row", "第一行"), Text::new("second row", "第二行")];
                let title = Text::new("Chomp with two rows", "两行的 Chomp");
                let mut table = PairTable::from_board(title, axes, &board, len);
                for (a, row) in table.rows.iter_mut().enumerate() {
                    // The second row is at most as long as the first, which has the poisoned
                    // square and thus is never empty.
                    let legal = if a > 0 { a + 1 } else { 0 };
                    row[legal..].fill(None);
                }
                table
            }
            Special::Corners => nim_products(last),
        })
    }
}

/// Computes each single coin's value by the Tartan theorem: the nim product of its row and column.
fn nim_products(last: u64) -> PairTable {
    let field = Field::new();
    let columns: Vec<u64> = (0..=last).collect();
    let row = |a: u64| {
        let mut products = vec![a; columns.len()];
        field.multiply_each(&mut products, &columns);
        products.into_iter().map(Some).collect()
    };
    // The rows are independent, so all cores take part.
    let rows = (0..=last).into_par_iter().map(row).collect();
    let axes = [Text::new("row", "行"), Text::new("column", "列")];
    let title = Text::new("One coin of Turning Corners", "翻角游戏（Turning Corners）的一枚硬币");
    PairTable { title, axes, rows }
}
