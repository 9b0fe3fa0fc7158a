//! Codeforces 1658E — Gojou and Matrix Game
//! <https://codeforces.com/problemset/problem/1658/E> · 4 s · 256 MiB · difficulty 7
//!
//! Rules: Marin and Gojou take turns, Marin first, placing a token on a cell of an n × n board and
//! scoring the points of the cell. A cell may be used again, but each token has to be far from the
//! token placed just before it: the differences in the two coordinates must add up to more than k.
//! After each player has made 10^100 moves, whoever has more points wins. The input is `n k` and
//! the points. For each cell on which Marin can begin, print the winner, `M` or `G`, or `D` for a
//! draw, in n lines.
//! Bounds: 3 ≤ n ≤ 2000; 1 ≤ k ≤ n - 2; the points are different numbers from 1 to n^2.
//! Kind: score
//! Picture: picture.rs
//! Model: board game, a larger cell far away.
//! Why: call a cell good if no good cell with more points is far from it. If the cells are taken in
//! order, from the one with the most points to the one with the fewest, this rule determines for
//! each cell whether it is good. Marin wins exactly when she begins on a good cell.
//!
//! 1. After a player has used a good cell Y, let the opponent use a cell Z. Z is far from Y, so it
//!    is another cell and has a different number of points. If Z has fewer points, the player uses
//!    Y again. If Z has more points, Z is not good, because Y is good; so some good cell with still
//!    more points is far from Z. Either way the player answers with a good cell that has more
//!    points than Z, and can do so for ever.
//! 2. Let Marin begin on a good cell. She answers each of Gojou's moves except his last, and gains
//!    at least one point on him each time. These gains are at least 10^100 - 1 points in all, and
//!    his last move scores at most n^2 points. So she wins.
//! 3. Let Marin begin on a cell that is not good. Then some good cell with more points is far from
//!    it. Gojou uses that cell, and from then on he answers each of her moves with a good cell that
//!    has more points than hers. So he wins, and under best play no game is drawn.
//! 4. A cell is far from some good cell exactly when it is far from one of the good cells with the
//!    largest or smallest x + y or x - y, because the distance is the larger of the differences in
//!    x + y and in x - y.
//!
//! Cost: O(n^2 log n) time, for sorting.
//!
//! 规则：Marin 和 Gojou 轮流在 n × n 的棋盘的一格上放一个标记，得到这一格的分数，Marin 先手。同一格
//! 可以反复使用，但必须离上一个标记远：两个坐标之差（绝对值）的和大于 k。各走 10^100 步之后，分数多
//! 者胜。输入 `n k` 和各格的分数。对 Marin 可以开始的每一格，输出获胜者 `M` 或 `G`，没有胜者则输出
//! `D`，共 n 行。
//! 范围：3 ≤ n ≤ 2000；1 ≤ k ≤ n - 2；各格分数互不相同，从 1 到 n^2。
//! 模型：棋盘游戏，远处分数更多的格子。
//! 思路：若没有离某一格远而分数更多的好格，就称这一格是好格。从分数最多的格子开始，由此逐一确定每一
//! 格是否好格。Marin 必胜当且仅当她从好格开始。
//!
//! 1. 设一方用了好格 Y，对方接着用了 Z。Z 离 Y 远，所以不是 Y，分数也不同。若 Z 的分数更少，这一方
//!    就再用 Y。若 Z 的分数更多，则它不是好格，所以有一个离 Z 远、分数比 Z 更多的好格。总之这一方可
//!    以用一个分数比 Z 多的好格来应对，而且可以一直如此。
//! 2. 设 Marin 从好格开始。除 Gojou 的最后一步外，他的每一步都得到应对，每次使她至少多得 1 分，共至
//!    少 10^100 - 1 分；而他的最后一步至多得 n^2 分。所以她获胜。
//! 3. 设她从别的格子开始。那么有一个离它远而分数更多的好格，Gojou 就用这一格，此后对她的每一步都用
//!    分数更多的好格应对。所以他获胜，而平局从不出现。
//! 4. 距离等于 x + y 之差与 x - y 之差中较大的，所以一格离某个好格远，当且仅当它离 x + y 或 x - y
//!    最大或最小的好格之一远。
//!
//! 复杂度：O(n^2 log n)，用于排序。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, points: [[u32; n]; n] }
    assert!(k < n / 2 * 2, "nobody could move after a token in the middle of the board");
    let cells = (0..n).cartesian_product(0..n);
    let mut from_most: Vec<(u32, usize, usize)> =
        cells.map(|(x, y)| (points[x][y], x, y)).collect();
    from_most.sort_unstable_by(|a, b| b.cmp(a));
    if let Some((a, _)) = from_most.iter().tuple_windows().find(|(a, b)| a.0 == b.0) {
        panic!("two cells have {} points", a.0);
    }
    let mut winners = vec![vec![b'G'; n]; n];
    let mut good = Extent::new();
    for (_, x, y) in from_most {
        if good.farthest(x, y) <= k as i64 {
            winners[x][y] = b'M';
            good.add(x, y);
        }
    }
    for row in winners {
        println!("{}", String::from_utf8(row).expect("letters"));
    }
}

/// The smallest and the largest x + y over a set of cells, and the same for x - y.
struct Extent([[i64; 2]; 2]);

impl Extent {
    fn new() -> Extent {
        Extent([[i64::MAX, i64::MIN]; 2])
    }

    fn add(&mut self, x: usize, y: usize) {
        for ([least, most], value) in self.0.iter_mut().zip(diagonals(x, y)) {
            *least = value.min(*least);
            *most = value.max(*most);
        }
    }

    /// Returns the distance from a cell to the farthest of these cells, or a negative number if
    /// there are none.
    fn farthest(&self, x: usize, y: usize) -> i64 {
        let sides = self.0.iter().zip(diagonals(x, y));
        let distances = sides.flat_map(|(&[least, most], value)| {
            [value.saturating_sub(least), most.saturating_sub(value)]
        });
        distances.max().expect("four distances")
    }
}

fn diagonals(x: usize, y: usize) -> [i64; 2] {
    let [x, y] = [x, y].map(|number| number as i64);
    [x + y, x - y]
}
