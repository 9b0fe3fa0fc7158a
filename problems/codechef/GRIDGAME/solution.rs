//! CodeChef GRIDGAME — Game on a Grid
//! <https://www.codechef.com/problems/GRIDGAME> · 1 s · 1536 MiB? · hard
//!
//! Rules: a pawn stands on a cell (x, y) with x, y ≥ 0. A move lowers x or y by any positive
//! number, without landing on an impassable cell or passing over one; whoever cannot move loses.
//! The input has T cases: the number of impassable cells, these cells, the number of games, and the
//! cells on which they begin. Print the winner of each, `Alice` if it is the first player and `Bob`
//! if not.
//! Model: board game, a rook and obstacles.
//! Why: a cell is lost exactly if no lost cell can be reached from it. So the rows are swept from y
//! = 0 on; a column is called open if there is no lost cell below in it after its last obstacle.
//! Obstacles part a row into runs, and the lost cell of a run is the one in its first open column,
//! if it has one.
//!
//! 1. In that cell, no lost cell can be reached in its row or in its column. The cells before it in
//!    the run are in columns that are not open, and can reach a lost cell below; the cells behind
//!    it can reach the lost cell of the run.
//! 2. After a row, the columns of its lost cells are no longer open, and those of its obstacles
//!    are. A row without obstacles is one run, without end, so that the first of all open columns
//!    has its lost cell.
//! 3. Store the open columns as intervals, the last of them without end. At rows without obstacles
//!    and games, remove as many of the first columns as there are rows. A row with k obstacles adds
//!    k columns and removes up to k + 1, and each of these makes at most one interval more. So all
//!    rows together remove O(N + Q) whole intervals.
//!
//! Cost: O((N + Q) log (N + Q)) a case.

use itertools::Itertools;
use proconio::input;
use std::collections::{BTreeMap, BTreeSet};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { obstacles: [(u64, u64)], games: [(u64, u64)] }
        let lost = lost_cells(&obstacles, games.iter().map(|&(_, y)| y));
        let obstacles: BTreeSet<(u64, u64)> = obstacles.into_iter().collect();
        for cell in games {
            assert!(!obstacles.contains(&cell), "a game on the impassable cell {cell:?}");
            winners += if lost.contains(&cell) { "Bob\n" } else { "Alice\n" };
        }
    }
    print!("{winners}");
}

/// Returns all lost cells in the given rows, and those in rows with obstacles.
fn lost_cells(obstacles: &[(u64, u64)], rows: impl Iterator<Item = u64>) -> BTreeSet<(u64, u64)> {
    let mut obstacles_by_row: BTreeMap<u64, Vec<u64>> = rows.map(|y| (y, vec![])).collect();
    for &(x, y) in obstacles.iter().sorted_unstable() {
        obstacles_by_row.entry(y).or_default().push(x);
    }
    let mut open = OpenColumns::all();
    let mut lost = BTreeSet::new();
    let mut next_row = 0;
    for (y, obstacles) in obstacles_by_row {
        open.close_first(y - next_row);
        next_row = y + 1;
        let mut start = 0;
        let mut lost_columns = Vec::new();
        for end in obstacles.iter().copied().chain([u64::MAX]) {
            lost_columns.extend(open.first_from(start).filter(|&column| column < end));
            start = end.saturating_add(1);
        }
        lost_columns.iter().for_each(|&column| open.close(column));
        obstacles.iter().for_each(|&column| open.open(column));
        lost.extend(lost_columns.into_iter().map(|x| (x, y)));
    }
    lost
}

/// The open columns: disjoint intervals, each as its first column and the column after its last.
struct OpenColumns {
    ends: BTreeMap<u64, u64>,
}

impl OpenColumns {
    fn all() -> OpenColumns {
        OpenColumns { ends: BTreeMap::from([(0, u64::MAX)]) }
    }

    /// Returns the first open column from `start` on.
    fn first_from(&self, start: u64) -> Option<u64> {
        match self.ends.range(..=start).next_back() {
            Some((_, &end)) if end > start => Some(start),
            _ => self.ends.range(start..).next().map(|(&first, _)| first),
        }
    }

    fn open(&mut self, column: u64) {
        if self.first_from(column) != Some(column) {
            self.ends.insert(column, column + 1);
        }
    }

    /// Closes an open column.
    fn close(&mut self, column: u64) {
        if let Some((&start, &end)) = self.ends.range(..=column).next_back() {
            self.ends.remove(&start);
            self.insert(start, column);
            self.insert(column + 1, end);
        }
    }

    /// Closes the first `count` open columns.
    fn close_first(&mut self, count: u64) {
        let mut count = count;
        while count > 0 {
            let first = self.ends.iter().next().map(|(&start, &end)| (start, end));
            let (start, end) = first.expect("the last interval has no end");
            let closed = count.min(end - start);
            self.ends.remove(&start);
            self.insert(start + closed, end);
            count -= closed;
        }
    }

    fn insert(&mut self, start: u64, end: u64) {
        if start < end {
            self.ends.insert(start, end);
        }
    }
}
