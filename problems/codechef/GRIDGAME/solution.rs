//! CodeChef GRIDGAME — Game on a Grid
//! <https://www.codechef.com/problems/GRIDGAME> · 1 s · 1536 MiB? · hard
//!
//! Rules: a pawn stands on a cell (x, y) with x, y ≥ 0. A move lowers x or y by any positive
//! number, without landing on an impassable cell or passing over one; whoever cannot move loses.
//! The input has T cases: the number of impassable cells, these cells, the number of games, and the
//! cells on which they begin. Print the winner of each, `Alice` if it is the first player and `Bob`
//! if not.
//! Picture: picture.rs
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
//!
//! 规则：一枚棋子在格 (x, y) 上，x, y ≥ 0。每步把 x 或 y 减去任意正数，不能停在障碍格上，也不能
//! 越过障碍格；不能走者负。输入 T 组：障碍格的个数与各障碍格，游戏的局数与各局的起始格。对每局
//! 输出胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 模型：棋盘游戏：有障碍的车。
//! 思路：一格是必败态，当且仅当从它走不到任何必败格。于是从 y = 0 起逐行扫描。若一列在最后一个
//! 障碍之后、当前行之下没有必败格，就称这一列是开放的。障碍把一行分成若干段，每段的必败格在该段
//! 的第一个开放列上；没有开放列的段没有必败格。
//!
//! 1. 从这一格走，在本行和本列都到不了必败格。段内在它之前的格都在不开放的列上，能走到下方的必
//!    败格；段内在它之后的格能走到本段的这个必败格。
//! 2. 处理完一行，必败格所在的列不再开放，障碍所在的列变为开放。没有障碍的行是一整段，没有尽
//!    头，必败格就在所有开放列的第一列上。
//! 3. 用区间存开放列，最后一个区间没有尽头。连续若干行既无障碍也无起始格时，有几行就删去最前面
//!    的几列。有 k 个障碍的行加入 k 列、至多删去 k + 1 列，每加或删一列至多多出一个区间。所以所
//!    有行合起来整段删去的区间只有 O(N + Q) 个。
//!
//! 复杂度：每组 O((N + Q) log (N + Q))。

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
