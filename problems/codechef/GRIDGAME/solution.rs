//! CodeChef GRIDGAME — Game on a Grid
//! <https://www.codechef.com/problems/GRIDGAME> · 1 s · 1536 MiB? · difficulty 7
//!
//! Rules: a pawn is on a cell (x, y) with x, y ≥ 0. A move lowers x or y by any positive number,
//! without landing on an impassable cell or passing over one; whoever cannot move loses. The input
//! has T cases, each with the number of impassable cells, these cells, the number of games, and the
//! cells on which the games begin. Print the winner of each game: `Alice` for the first player,
//! `Bob` for the second.
//! Bounds: 1 ≤ T ≤ 10,000; 1 to 100,000 impassable cells and 1 to 100,000 games, in each case and
//! in all cases together; the coordinates are from 0 to 10^9; no game begins on an impassable cell.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, a rook and obstacles.
//! Why: a cell is lost exactly when no lost cell can be reached from it. So the rows are swept
//! upwards from y = 0; a column is called open if no lost cell has occurred in it since its last
//! obstacle, or at all if it has had no obstacle. Obstacles divide a row into runs, and a run with
//! an open column has exactly one lost cell, in its first open column; any other run has none.
//!
//! 1. From that cell, no lost cell can be reached in its row or in its column. The cells before
//!    this lost cell in the run are in columns that are not open, so from each of them a lost cell
//!    below can be reached; from the cells after it, the lost cell of the run can be reached.
//! 2. After a row, the columns of its lost cells are no longer open, and those of its obstacles are
//!    open. A row without obstacles is a single endless run, so its lost cell is in the first of
//!    all open columns.
//! 3. Store the open columns as intervals, the last of which is endless. For a stretch of s rows
//!    without obstacles or games, remove the first s open columns. A row with k obstacles opens up
//!    to k columns and closes up to k + 1, and each of these changes creates at most one more
//!    interval. A row with games but no obstacle is the case k = 0, and there are at most Q such
//!    rows. So all rows together remove O(N + Q) whole intervals.
//!
//! Cost: O((N + Q) log (N + Q)) per case.
//!
//! 规则：一枚棋子在格 (x, y) 上，x, y ≥ 0。每次操作把 x 或 y 减去一个正数，不能停在障碍格上，也
//! 不能越过障碍格；无法操作者输。输入共 T 组数据，每组给出障碍格的个数与各障碍格，游戏的局数与
//! 各局的起始格。对每局输出获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：1 ≤ T ≤ 10,000；障碍格有 1 到 100,000 个，游戏有 1 到 100,000 局，各组总和也是；坐标
//! 从 0 到 10^9；起始格不是障碍格。
//! 模型：棋盘游戏，有障碍的车。
//! 思路：一格是必败态，当且仅当从它走不到任何必败格。于是从 y = 0 起逐行扫描。若一列在最后一个
//! 障碍之后、当前行之下没有必败格，就称这一列是开放的。障碍把一行分成若干段，每段的必败格在该段
//! 的第一个开放列上；没有开放列的段没有必败格。
//!
//! 1. 从这一格走，在本行和本列都到不了必败格。段内在它之前的格都在不开放的列上，能走到下方的必
//!    败格；段内在它之后的格能走到本段的这个必败格。
//! 2. 处理完一行，必败格所在的列不再开放，障碍所在的列变为开放。没有障碍的行是一整段，没有尽
//!    头，必败格就在所有开放列的第一列上。
//! 3. 用区间存开放列，最后一个区间没有尽头。连续若干行既无障碍也无起始格时，有几行就删去最前面的几
//!    列。有 k 个障碍的行加入 k 列、至多删去 k + 1 列，每加或删一列至多多出一个区间。有起始格而没有
//!    障碍的行就是 k = 0 的情形，至多有 Q 行。所以所有行合起来整段删去的区间只有 O(N + Q) 个。
//!
//! 复杂度：每组 O((N + Q) log (N + Q))。

use proconio::input;
use std::collections::BTreeMap;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { obstacles: [(u64, u64)], games: [(u64, u64)] }
        let mut obstacles: Vec<Cell> = obstacles.into_iter().map(Cell::new).collect();
        obstacles.sort_unstable();
        let games: Vec<Cell> = games.into_iter().map(Cell::new).collect();
        let lost = lost_cells(&obstacles, &games);
        for cell in games {
            let is_free = obstacles.binary_search(&cell).is_err();
            assert!(is_free, "a game on the impassable cell {:?}", (cell.x, cell.y));
            winners += if lost.binary_search(&cell).is_ok() { "Bob\n" } else { "Alice\n" };
        }
    }
    print!("{winners}");
}

/// A cell; cells are ordered by row, then by column.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    y: u64,
    x: u64,
}

impl Cell {
    fn new((x, y): (u64, u64)) -> Cell {
        Cell { y, x }
    }
}

/// Returns all lost cells in rows with games or obstacles, in order. The obstacles must be in
/// order, too.
fn lost_cells(obstacles: &[Cell], games: &[Cell]) -> Vec<Cell> {
    let mut rows: Vec<u64> = obstacles.iter().chain(games).map(|cell| cell.y).collect();
    rows.sort_unstable();
    rows.dedup();
    let mut open = OpenColumns::all();
    let mut lost = Vec::new();
    let mut next_row = 0;
    let mut obstacles_left = obstacles;
    for y in rows {
        open.close_first(y - next_row);
        next_row = y + 1;
        let in_row = obstacles_left.iter().take_while(|cell| cell.y == y).count();
        let (obstacles, others) = obstacles_left.split_at(in_row);
        obstacles_left = others;
        let lost_before = lost.len();
        let mut start = 0;
        for end in obstacles.iter().map(|cell| cell.x).chain([u64::MAX]) {
            let column = open.first_from(start).filter(|&column| column < end);
            lost.extend(column.map(|x| Cell { y, x }));
            start = end.saturating_add(1);
        }
        lost[lost_before..].iter().for_each(|cell| open.close(cell.x));
        obstacles.iter().for_each(|cell| open.open(cell.x));
    }
    lost
}

/// The open columns as disjoint intervals, each given by its first column and the column after its
/// last one.
struct OpenColumns {
    ends: BTreeMap<u64, u64>,
}

impl OpenColumns {
    fn all() -> OpenColumns {
        OpenColumns { ends: BTreeMap::from([(0, u64::MAX)]) }
    }

    /// Returns the first open column at or after `start`.
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
