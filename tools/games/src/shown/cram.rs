//! Cram, typed as the size of a board, or as rows of free cells `.` and covered cells `#`.

use super::board::{Board, Cell, Cells, Spot};
use super::evidence::sum_sentence;
use super::{ones, Evidence, Opening, Position, Shown, Step, Term};
use crate::heaps::heap_letter;
use grundy::contest::union_find::UnionFind;
use grundy::cram::{Cell as Place, Cram as CramValues};
use grundy::game::Ending;
use grundy::Outcome;
use itertools::Itertools;
use std::cell::RefCell;
use support::{ensure, refuse, text};

/// The maximum number of free cells; with this number, computing the values takes about a second.
const MAX_FREE: u64 = 25;

const MAX_SIDE: usize = 20;

/// Cram; the position has a 1 for each free cell and a 0 for each other cell, row by row.
struct Cram {
    rows: usize,
    columns: usize,
    values: RefCell<CramValues>,
}

pub fn read(words: &[String]) -> Result<Opening, String> {
    let is_drawn = |word: &String| word.chars().all(|cell| ['.', '·', '#'].contains(&cell));
    match words.iter().all(is_drawn) {
        true if !words.is_empty() => read_rows(words),
        _ => read_size(words),
    }
}

fn read_size(words: &[String]) -> Result<Opening, String> {
    let numbers: Vec<&str> =
        words.iter().flat_map(|word| word.split(['x', 'X', '×', '*'])).collect();
    let side = |text: &str| text.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
    if let Some(wrong) = numbers.iter().find(|text| side(text).is_none()) {
        refuse!(
            "{wrong:?} is neither the side of a board, from 1 to {MAX_SIDE}, nor a row of cells \
             such as ..#.",
            "{wrong:?} 既不是棋盘的边长（1 到 {MAX_SIDE}），也不是一行格子，例如 ..#."
        );
    }
    let sides: Vec<usize> = numbers.into_iter().filter_map(side).collect();
    let &[rows, columns] = &sides[..] else {
        refuse!(
            "expected the two sides of a board, or its rows; type, for example, cram 3 4, or cram \
             '..#.' '....'",
            "应为棋盘的两个边长，或它的各行；请输入例如 cram 3 4，或 cram '..#.' '....'"
        );
    };
    open(rows, columns, vec![1; rows * columns])
}

fn read_rows(words: &[String]) -> Result<Opening, String> {
    let len = |word: &String| word.chars().count();
    let columns = len(&words[0]);
    if let Some(row) = words.iter().position(|word| len(word) != columns) {
        refuse!(
            "row {} has {} cells, but the first one has {columns}",
            "第 {} 行有 {} 格，而第一行有 {columns} 格",
            row + 1,
            len(&words[row])
        );
    }
    ensure!(
        words.len() <= MAX_SIDE && columns <= MAX_SIDE,
        "the longest side of a board is {MAX_SIDE}",
        "棋盘的边长最多 {MAX_SIDE}"
    );
    let cells = words.iter().flat_map(|word| word.chars());
    open(words.len(), columns, cells.map(|cell| u64::from(cell != '#')).collect())
}

fn open(rows: usize, columns: usize, position: Position) -> Result<Opening, String> {
    let free: u64 = position.iter().sum();
    ensure!(
        free <= MAX_FREE,
        "a board with {free} free cells is too large; the limit is {MAX_FREE}",
        "棋盘有 {free} 个空格，太大了；上限是 {MAX_FREE} 个"
    );
    Ok(Opening::new(Cram { rows, columns, values: RefCell::default() }, position))
}

impl Cram {
    fn value(&self, cells: &[usize]) -> u64 {
        let cell = |&cell: &usize| Place { row: cell / self.columns, column: cell % self.columns };
        let cells: Vec<Place> = cells.iter().map(cell).collect();
        self.values.borrow_mut().value(&cells).expect("the board is small")
    }

    /// Returns the pairs of free cells that a domino can cover.
    fn dominoes(&self, position: &[u64]) -> Vec<[usize; 2]> {
        let is_adjacent = |&[cell, other]: &[usize; 2]| {
            let is_right = other == cell + 1 && other % self.columns > 0;
            is_right || other == cell + self.columns
        };
        let pairs = ones(position).tuple_combinations().map(|(cell, other)| [cell, other]);
        pairs.filter(is_adjacent).collect()
    }

    /// Returns the connected parts that have at least two free cells.
    fn parts(&self, position: &[u64]) -> Vec<Vec<usize>> {
        let mut sets = UnionFind::new(position.len());
        for [first, second] in self.dominoes(position) {
            sets.join(first, second);
        }
        let parts = ones(position).into_group_map_by(|&cell| sets.root(cell)).into_values();
        parts.filter(|part| part.len() > 1).sorted().collect()
    }

    /// Returns the name of a cell: its column as a letter, and its row as a number.
    fn name(&self, cell: usize) -> String {
        format!("{}{}", heap_letter(cell % self.columns), cell / self.columns + 1)
    }
}

impl Shown for Cram {
    fn name(&self) -> String {
        "cram".to_string()
    }

    fn notation(&self, position: &[u64]) -> String {
        let cell = |&free: &u64| if free == 1 { '.' } else { '#' };
        position.chunks(self.columns).map(|row| row.iter().map(cell).join("")).join(" ")
    }

    /// Formats the rows with dots that cannot be mistaken for full stops.
    fn describe(&self, position: &[u64]) -> String {
        self.notation(position).replace('.', "·")
    }

    fn board(&self, _start: &[u64], position: &[u64]) -> Board {
        let down = (1..=self.rows).map(|row| format!("{row:>2} "));
        Cells::board(down, (0..self.columns).map(heap_letter), |row, column| {
            match position[row * self.columns + column] {
                1 => Cell::Free,
                _ => Cell::Covered,
            }
        })
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let step = |[first, second]: [usize; 2]| {
            let mut after = position.to_vec();
            (after[first], after[second]) = (0, 0);
            let numbers = vec![first as u64, second as u64];
            Step { part: first / self.columns, numbers, taken: 2, after }
        };
        self.dominoes(position).into_iter().map(step).collect()
    }

    fn text(&self, step: &Step) -> String {
        let [first, second] = [0, 1].map(|place| self.name(step.numbers[place] as usize));
        text!("cover {first}-{second}", "盖 {first}-{second}")
    }

    fn words(&self, step: &Step) -> Vec<String> {
        step.numbers.iter().map(|&cell| self.name(cell as usize)).collect()
    }

    fn is_order_free(&self) -> bool {
        true
    }

    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<Spot> {
        let columns = self.columns as u64;
        step.numbers.iter().map(|cell| [cell / columns, cell % columns]).collect()
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let value = || self.value(&ones(position).collect_vec());
        (ending == Ending::Normal).then(|| Outcome::of_mover(value() != 0))
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let parts = self.parts(position);
        let term = |part: &Vec<usize>| {
            Term::new(text!("the part at {}", "{} 处", self.name(part[0])), self.value(part))
        };
        let terms: Vec<Term> = parts.iter().map(term).collect();
        let reason = match &terms[..] {
            [] => text!("No domino fits", "已放不下骨牌"),
            terms => sum_sentence(terms),
        };
        Evidence::of_terms(reason, terms)
    }
}
