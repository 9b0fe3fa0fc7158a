//! Codeforces 138D — World of Darkraft
//! <https://codeforces.com/problemset/problem/138/D> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a board has n rows of m cells, each with a letter and all active at first. A move chooses
//! an active cell, which sends waves along its diagonals: to the lower left and upper right if it
//! has an `L`, to the upper left and lower right if it has an `R`, and in all four directions if it
//! has an `X`. The cell and the cells through which a wave passes become inactive; a wave ends at
//! the edge or before an inactive cell. Whoever cannot move loses. The input is `n m` and the rows;
//! print `WIN` if the first player wins, otherwise `LOSE`.
//! Bounds: 1 ≤ n, m ≤ 20.
//! Kind: impartial
//! Model: take-and-break game, rectangles of diagonals.
//! Why: on a board coloured like a chessboard, waves stay on one colour, so the two colours form a
//! sum of two games. Number the diagonals of one colour in both directions. With these numbers as
//! coordinates, the active cells always form rectangles that do not affect one another, and a move
//! cuts one rectangle into two or four.
//!
//! 1. Call a diagonal rising if it leads from the lower left to the upper right, and falling if it
//!    leads from the upper left to the lower right. Choose some consecutive rising diagonals and
//!    some consecutive falling diagonals of one colour: the cells where they cross form a region.
//!    Suppose that all cells of the region are active, and that the cells just outside the region
//!    on its diagonals are inactive or off the board. This holds for the whole board.
//!
//! 2. The cells of a diagonal follow one another without gaps, so a wave that starts in the region
//!    gets as far as the last cell of the region on its diagonal, and ends there. So an `L` makes
//!    the region's part of the cell's rising diagonal inactive, an `R` makes the region's part of
//!    the cell's falling diagonal inactive, and an `X` makes both parts inactive.
//!
//! 3. This leaves two regions, or four for an `X`, and the diagonals taken out lie between them:
//!    the condition of step 1 holds for each of these regions. So, by the theorem of Sprague and
//!    Grundy, the value of a region is a mex over its cells: for each cell, take the nim sum of the
//!    values of the regions that are left when that cell is chosen.
//!
//! Cost: O(D⁶/36) time and O(D⁴) memory for D = (n + m)/2 diagonals of one direction and colour.
//!
//! 规则：棋盘有 n 行，每行 m 格，每格一个字母，开始时都是活的。每次操作选一个活格，它沿对角线发
//! 出波：字母是 `L` 则向左下和右上，是 `R` 则向左上和右下，是 `X` 则四个方向都有。该格和波经过
//! 的格都变为死的；波到棋盘边缘或死格之前为止。无法操作者输。输入 `n m` 和各行；先手胜输出
//! `WIN`，否则输出 `LOSE`。
//! 范围：1 ≤ n, m ≤ 20。
//! 模型：取石子并分堆的游戏，由对角线构成的矩形。
//! 思路：把棋盘黑白相间染色，波总在同色格上走，所以两种颜色是两个游戏的和。给一种颜色的两个方向
//! 的对角线分别编号，活格就始终构成若干个互不影响的“对角线矩形”，每步把其中一个切成两个或四个。
//!
//! 1. 从左下到右上的对角线称为升的，从左上到右下的称为降的。一个区域由同一颜色中、同时在某些连
//!    续的升对角线和某些连续的降对角线上的所有格组成。要求区域内的格都是活的，而沿它的对角线向
//!    两侧延续的下一格是死的或在棋盘之外。整个棋盘满足这一点。
//! 2. 一条对角线上的格是连续的一排，所以在区域内，波到区域的最后一格之前，不会遇到边缘或死格，
//!    过了最后一格就停下。所以 `L` 使所在的升对角线在区域内的部分变死，`R` 使降对角线在区域内的
//!    部分变死，`X` 使两者都变死。
//! 3. 剩下两个区域，`X` 则剩下四个，去掉的对角线正在它们之间，所以第 1 步的条件对每个仍成立。于
//!    是由 Sprague–Grundy 定理，一个区域的值，是对其中每个格，走后剩下各区域的异或和的 mex。
//!
//! 复杂度：一个方向、一种颜色的对角线有 D = (n + m)/2 条，时间 O(D⁶/36)，空间 O(D⁴)。

use grundy::mex::mex;
use itertools::iproduct;
use proconio::{input, marker::Chars};

/// With this many rows and columns in total, a board takes the program several seconds.
const MOST_ROWS_AND_COLUMNS: usize = 60;

/// Consecutive diagonals of one direction, from `from` up to, but not including, `to`.
#[derive(Clone, Copy)]
struct Diagonals {
    from: usize,
    to: usize,
}

/// The cells at which a range of rising diagonals crosses a range of falling diagonals.
#[derive(Clone, Copy)]
struct Region {
    rising: Diagonals,
    falling: Diagonals,
}

fn main() {
    input! { n: usize, m: usize }
    assert!(
        n.saturating_add(m) <= MOST_ROWS_AND_COLUMNS,
        "{n} by {m} cells are too many for the program"
    );
    input! { rows: [Chars; n] }
    for row in &rows {
        let is_row = row.len() == m && row.iter().all(|letter| "LRX".contains(*letter));
        assert!(is_row, "a row that is not {m} letters L, R and X");
    }
    let sum = colour_value(&rows, 0) ^ colour_value(&rows, 1);
    println!("{}", if sum != 0 { "WIN" } else { "LOSE" });
}

/// Returns the Grundy value of the game on all cells for which the parity of row + column is
/// `colour`.
fn colour_value(rows: &[Vec<char>], colour: usize) -> u64 {
    let columns = rows.first().map_or(0, Vec::len);
    let diagonals = (rows.len() + columns) / 2;
    // By rising and falling diagonal; `None` where they cross off the board.
    let mut letters = vec![vec![None; diagonals]; diagonals];
    for (row, column) in iproduct!(0..rows.len(), 0..columns) {
        if (row + column) % 2 == colour {
            let rising = (row + column) / 2;
            let falling = (row + columns - 1 - column) / 2;
            letters[rising][falling] = Some(rows[row][column]);
        }
    }
    let mut values = Values::new(diagonals);
    for (rising, falling) in iproduct!(parts_first(diagonals), parts_first(diagonals)) {
        let region = Region { rising, falling };
        let crossings = iproduct!(rising.from..rising.to, falling.from..falling.to);
        let options = crossings
            .filter_map(|(x, y)| letters[x][y].map(|letter| values.option(region, letter, x, y)));
        let value = mex(options);
        values.set(region, value);
    }
    let every = Diagonals { from: 0, to: diagonals };
    values.get(Region { rising: every, falling: every })
}

/// Returns all nonempty ranges within `count` diagonals, each listed after the smaller ranges that
/// it contains.
fn parts_first(count: usize) -> impl Iterator<Item = Diagonals> + Clone {
    (0..count).rev().flat_map(move |from| (from + 1..=count).map(move |to| Diagonals { from, to }))
}

impl Diagonals {
    /// Returns the two ranges that are left if the diagonal `cut` is taken out.
    fn without(self, cut: usize) -> [Diagonals; 2] {
        [Diagonals { to: cut, ..self }, Diagonals { from: cut + 1, ..self }]
    }
}

/// The Grundy values of regions. A region without rising diagonals or without falling diagonals is
/// worth 0.
struct Values {
    /// The number of values that each of `from` and `to` can have.
    ends: usize,
    values: Vec<u64>,
}

impl Values {
    /// Returns a table, filled with zeros, for the values of all regions of up to `diagonals`
    /// diagonals in each direction.
    fn new(diagonals: usize) -> Values {
        let ends = diagonals + 1;
        Values { ends, values: vec![0; ends.pow(4)] }
    }

    fn get(&self, region: Region) -> u64 {
        self.values[self.place(region)]
    }

    fn set(&mut self, region: Region, value: u64) {
        let place = self.place(region);
        self.values[place] = value;
    }

    fn place(&self, Region { rising, falling }: Region) -> usize {
        let rising_place = rising.from * self.ends + rising.to;
        let falling_place = falling.from * self.ends + falling.to;
        rising_place * self.ends * self.ends + falling_place
    }

    /// Returns the nim sum of the values of the regions into which `region` splits when a player
    /// chooses the cell at the crossing of the rising diagonal `x` and the falling diagonal `y`;
    /// the letter of this cell is `letter`.
    fn option(&self, region: Region, letter: char, x: usize, y: usize) -> u64 {
        let Region { rising, falling } = region;
        match letter {
            'L' => self.sum(&rising.without(x), &[falling]),
            'R' => self.sum(&[rising], &falling.without(y)),
            _ => self.sum(&rising.without(x), &falling.without(y)),
        }
    }

    /// Returns the nim sum of the values of all regions that consist of one of the `rising` ranges
    /// and one of the `falling` ranges.
    fn sum(&self, rising: &[Diagonals], falling: &[Diagonals]) -> u64 {
        let mut sum = 0;
        for &rising in rising {
            for &falling in falling {
                sum ^= self.get(Region { rising, falling });
            }
        }
        sum
    }
}
