//! The binary columns of a position, one after another: the number of ones in each column, what
//! this number says about the position, and finally a winning move.

use super::{Arrangement, BinaryColumns, BinaryRow, Steps};
use crate::heaps::{self, HeapLimits};
use crate::shown::texts;
use crate::shown::GameKind;
use crate::texts::{find_string, find_text};
use grundy::game::Ending;
use itertools::Itertools;
use support::language::{choose, Text};
use support::{ensure, text};

const MAX_NUMBERS: usize = 8;

/// The largest number in a position.
const LARGEST: u64 = 1023;

const EXAMPLES: &str = include_str!("columns.toml");

/// A game whose P-positions are those in which every column has the sum 0.
struct ColumnGame {
    kind: GameKind,
    /// The modulus for counting the ones in a column.
    modulus: u64,
}

impl ColumnGame {
    fn of_module(module: &str) -> Option<ColumnGame> {
        let (kind, modulus) = match module {
            // Nim is Moore's game with moves in a single heap.
            "nim" => (GameKind::Moore, 2),
            "moore" => (GameKind::Moore, 3),
            "staircase" => (GameKind::Staircase, 2),
            _ => return None,
        };
        Some(ColumnGame { kind, modulus })
    }

    /// Returns whether the ones in the number at index `place` are counted.
    fn counts(&self, place: usize) -> bool {
        // The first number lies on step 1, which is odd.
        self.kind != GameKind::Staircase || place.is_multiple_of(2)
    }

    /// Returns the position after a winning move, or `None` for a P-position.
    fn after_winning(&self, numbers: &[u64]) -> Option<Vec<u64>> {
        let most_heaps = (self.kind == GameKind::Moore).then(|| self.modulus - 1);
        let opening = self.kind.open(&most_heaps.iter().chain(numbers).join(" ")).ok()?;
        let winning = opening.game.winning(&opening.start, Ending::Normal)?;
        winning.moves.into_iter().next().map(|step| step.after)
    }
}

/// Columns to be added up, with the page's text about them.
pub struct Example {
    pub caption: Text,
    /// The numbers that a page shows first.
    pub start: &'static str,
}

/// Returns the columns that a module is about, if any.
pub fn of_module(module: &str) -> Option<Example> {
    let start = find_string(EXAMPLES, module, "start")?;
    Some(Example { caption: find_text(EXAMPLES, module, "caption")?, start })
}

struct ColumnStep {
    name: String,
    line: String,
    /// The column that the step concerns, counted from the right.
    column: Option<usize>,
    /// The number of columns, from the right, that have been added up.
    added: usize,
    /// Whether the step shows the position after the winning move.
    is_after: bool,
}

/// Returns the steps through the columns of some numbers, up to the step at this index or the last.
pub(super) fn steps(module: &str, numbers: &str, index: &str) -> Result<Steps, String> {
    let game = ColumnGame::of_module(module).ok_or_else(|| {
        text!("{module:?} is not about binary columns", "“{module}”与二进制的列无关")
    })?;
    let numbers = heaps::read(numbers, HeapLimits { most: usize::MAX, largest: u64::MAX })?;
    ensure!(
        (1..=MAX_NUMBERS).contains(&numbers.len()) && numbers.iter().all(|&n| n <= LARGEST),
        "Type 1 to {MAX_NUMBERS} numbers of at most {LARGEST}.",
        "请输入 1 到 {MAX_NUMBERS} 个不超过 {LARGEST} 的数。"
    );
    let after = game.after_winning(&numbers);
    let width = heaps::binary_width(numbers.iter().chain(after.iter().flatten()));
    let all = calculation(&game, &numbers, after.as_deref(), width);
    let last = all.len() - 1;
    let place = match index {
        "last" => last,
        index => index.parse::<usize>().unwrap_or(0).min(last),
    };
    let step = &all[place];
    let shown = match (&after, step.is_after) {
        (Some(after), true) => after,
        _ => &numbers,
    };
    let rows = shown.iter().enumerate().map(|(place, &value)| BinaryRow {
        value,
        bits: format!("{value:0width$b}"),
        counts: game.counts(place),
        is_changed: value != numbers[place],
    });
    let sums = (0..width).rev().map(|column| match column < step.added {
        true => (ones(&game, shown, column) % game.modulus).to_string(),
        false => String::new(),
    });
    let columns = BinaryColumns { rows: rows.collect(), sums: sums.collect(), column: step.column };
    Ok(Steps {
        layout: Arrangement::Columns(columns),
        place,
        last,
        labels: all.iter().map(|step| step.name.clone()).collect(),
        why: step.line.clone(),
        ..Steps::default()
    })
}

/// Returns the number of ones in a column; columns are counted from the right.
fn ones(game: &ColumnGame, numbers: &[u64], column: usize) -> u64 {
    let counted = numbers.iter().enumerate().filter(|(place, _)| game.counts(*place));
    counted.map(|(_, number)| number >> column & 1).sum()
}

fn calculation(
    game: &ColumnGame,
    numbers: &[u64],
    after: Option<&[u64]>,
    width: usize,
) -> Vec<ColumnStep> {
    let modulus = game.modulus;
    let step = |name: String, line: String, added: usize| ColumnStep {
        name,
        line,
        column: None,
        added,
        is_after: false,
    };
    let beginning = match game.kind {
        GameKind::Staircase => {
            text!("the stones on odd steps are the heaps of Nim", "奇数级上的石子就是 Nim 的石子堆")
        }
        _ => text!("each column stands for a power of 2", "每一列代表 2 的一个幂"),
    };
    let mut steps = vec![step(text!("in binary", "二进制"), beginning, 0)];
    for column in 0..width {
        let ones = ones(game, numbers, column);
        let (power, rest) = (1u64 << column, ones % modulus);
        let line = match (modulus, rest) {
            (2, 0) => {
                text!("an even number of ones, {ones}, gives 0", "有 {ones} 个 1，是偶数，得 0")
            }
            (2, _) => {
                text!("an odd number of ones, {ones}, gives 1", "有 {ones} 个 1，是奇数，得 1")
            }
            _ => text!(
                "the number of ones, {ones}, leaves {rest} modulo {modulus}",
                "有 {ones} 个 1，除以 {modulus} 余 {rest}"
            ),
        };
        let name = text!("column {power}", "第 {power} 列");
        steps.push(ColumnStep { column: Some(column), ..step(name, line, column + 1) });
    }
    let sum = match after {
        None => texts::localize("heaps", "sum-0"),
        Some(_) => texts::localize("heaps", "sum-not-0"),
    };
    steps.push(step(text!("the sum", "总和"), sum, width));
    if let Some(after) = after {
        let changed = numbers.iter().zip(after).filter(|(number, left)| number != left);
        let change = |(number, left)| format!("{number} → {left}");
        let changes = changed.map(change).join(choose(", ", "，"));
        let line = text!("{changes}, and now every column gives 0", "{changes}，现在每一列都得 0");
        let name = text!("a winning move", "必胜的一步");
        steps.push(ColumnStep { is_after: true, ..step(name, line, width) });
    }
    steps
}
