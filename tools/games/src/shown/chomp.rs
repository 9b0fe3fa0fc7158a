//! Chomp, typed as the lengths of the rows, the longest first.

use super::board::{Board, Cell, Cells, Spot};
use super::{read_numbers, texts, Evidence, Opening, Shown, Step};
use crate::heaps;
use grundy::chomp::ThreeRows;
use grundy::game::Ending;
use grundy::Outcome;
use itertools::Itertools;
use support::{ensure, refuse, text};

/// The largest bar of chocolate.
const MAX_ROWS: usize = 12;
const MAX_LENGTH: u64 = 30;

/// Chomp; the position is the lengths of the rows.
struct Chomp {
    rows: usize,
    /// The P-positions of up to three rows; `None` if there are more rows.
    table: Option<ThreeRows>,
}

pub fn read(words: &[String]) -> Result<Opening, String> {
    let rows = read_numbers(words)?;
    ensure!(
        rows.first().is_some_and(|&first| first > 0),
        "expected the lengths of the rows, the longest first; type, for example, chomp 5 4 3",
        "应为各行的长度，最长的在前；请输入例如 chomp 5 4 3",
    );
    if let Some(place) = (1..rows.len()).find(|&place| rows[place] > rows[place - 1]) {
        refuse!(
            "row {} has {} squares, more than the {} of the row above it",
            "第 {} 行有 {} 格，多于上一行的 {} 格",
            place + 1,
            rows[place],
            rows[place - 1]
        );
    }
    ensure!(
        rows.len() <= MAX_ROWS && rows[0] <= MAX_LENGTH,
        "the bar is too large; the limit is {MAX_ROWS} rows of {MAX_LENGTH} squares",
        "巧克力太大了；上限是 {MAX_ROWS} 行，每行 {MAX_LENGTH} 格"
    );
    let third = rows.get(2).copied().unwrap_or(0);
    let table = (rows.len() <= 3).then(|| ThreeRows::new(third as usize));
    Ok(Opening::new(Chomp { rows: rows.len(), table }, rows))
}

/// Returns the rows, with empty rows added below to make three.
fn three_rows(position: &[u64]) -> [u64; 3] {
    let row = |place: usize| position.get(place).copied().unwrap_or(0);
    [row(0), row(1), row(2)]
}

impl Shown for Chomp {
    fn name(&self) -> String {
        "chomp".to_string()
    }

    fn theorem(&self) -> String {
        let key = match self.rows {
            1 | 2 => "theorem-of-two-rows",
            3 => "theorem",
            _ => "theorem-of-more-rows",
        };
        texts::localize("chomp", key)
    }

    fn notation(&self, position: &[u64]) -> String {
        let last = position.iter().rposition(|&row| row > 0).unwrap_or(0);
        position[..=last].iter().join(" ")
    }

    fn board(&self, start: &[u64], position: &[u64]) -> Board {
        let down = (1..=position.len()).map(|row| text!("row {row:>2} ", "第 {row:>2} 行 "));
        let across = (1..=start[0].max(position[0])).map(|column| column.to_string());
        Cells::board(down, across, |row, column| match (row, column) {
            (0, 0) => Cell::Poison,
            _ if (column as u64) < position[row] => Cell::Chocolate,
            _ => Cell::Gone,
        })
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves = Vec::new();
        for (row, &length) in position.iter().enumerate() {
            let first = if row == 0 { 1 } else { 0 };
            moves.extend((first..length).rev().map(|left| {
                let mut after = position.to_vec();
                after[row..].iter_mut().for_each(|length| *length = left.min(*length));
                let taken = position.iter().sum::<u64>() - after.iter().sum::<u64>();
                Step { part: row, numbers: vec![row as u64 + 1, left + 1], taken, after }
            }));
        }
        moves
    }

    fn text(&self, step: &Step) -> String {
        let (row, column) = (step.numbers[0], step.numbers[1]);
        text!("eat row {row} square {column}", "吃第 {row} 行第 {column} 格")
    }

    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<Spot> {
        vec![[step.numbers[0] - 1, step.numbers[1] - 1]]
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let table = self.table.as_ref().filter(|_| ending == Ending::Normal);
        table.map(|table| table.outcome(three_rows(position)))
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let [first, second, third] = three_rows(position);
        let table = self.table.as_ref().expect("other positions are decided by a search");
        // The rows that are not empty.
        let below = match [second, third] {
            [0, 0] => text!("Alone", "只有一行时，"),
            [second, 0] => text!("Above a row of {second}", "第二行为 {second} 时，"),
            below => {
                let below = heaps::position(&below);
                text!("Above {below}", "第二、三行为 {below} 时，")
            }
        };
        Evidence::plain(match table.first_row(second, third) {
            Some(lost) if lost == first => text!(
                "{below} a first row of {first} makes a P-position, and no other does",
                "{below}第一行只有长 {first} 才是必败态"
            ),
            Some(lost) => text!(
                "{below} only a first row of {lost} would make a P-position, not one of {first}",
                "{below}第一行只有长 {lost} 才是必败态，而不是 {first}"
            ),
            None => {
                text!("{below} no first row makes a P-position", "{below}第一行多长都不是必败态")
            }
        })
    }
}
