//! Codeforces 1710E — Two Arrays
//! <https://codeforces.com/problemset/problem/1710/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a rook stands on the first cell of an n by m board. The players take turns, Alice first:
//! a player either moves the rook along its row or column to another cell or ends the game with the
//! score a_r + b_c, where (r, c) is the cell of the rook. The rook may occupy each cell at
//! most 1000 times, counting the start. Alice wants a small score, and Bob a large one. The input
//! is `n m`, a and b; print the score.
//! Bounds: 1 ≤ n, m ≤ 2 · 10^5; the numbers of a and b are from 1 to 5 · 10^8.
//! Kind: score
//! Picture: as in Codeforces 1970C2
//! Model: game on a graph, geography, on a board, with a score.
//! Why: a game of geography on the cells decides whether Alice can get a score of at most v, and
//! this game is decided by the largest sets of cells no two of which are joined. The size of these
//! sets has a simple formula, so the least v is found by bisection.
//!
//! 1. Call a cell white if its score is at most v, and otherwise black. If the first cell is white,
//!    Alice ends at once. If not, she must move to a white cell, since Bob would end the game on a
//!    black one; from there Bob must move to a black cell, since Alice would end the game on a
//!    white one. So this is the game of geography on the graph that joins each white cell to the
//!    black ones in its row and column: whoever cannot move along an edge of this graph loses.
//! 2. If each cell could be visited only once, Alice would win exactly when every maximum matching
//!    covers the first cell (Fraenkel, Scheinerman and Ullman, 1993). If each cell can be
//!    visited 1000 times, each cell becomes 1000 vertices, and a matching of these vertices is a
//!    flow that uses each cell up to 1000 times and each edge any number of times. Given a maximum
//!    matching M of the cells, take each of its edges 1000 times. By Kőnig's theorem some set of
//!    |M| cells contains an end of every edge, so no flow is larger than this one. If M itself is
//!    taken as a flow that may visit each cell once, M and the flow made from it have spare
//!    capacity in the same places: into the cells that M leaves out, forward along every edge, and
//!    backward only along the edges of M. There is a maximum flow that does not use up a given cell
//!    if and only if a path with spare capacity joins the cell to the source or the sink of the
//!    flow. So the number of visits does not matter.
//! 3. The graph is bipartite, so by Kőnig's theorem a maximum matching has as many edges as there
//!    are vertices outside α, where α is a largest set of vertices no two of which are joined.
//!    Hence every maximum matching covers the first cell if and only if at least one of these
//!    largest sets does not contain it.
//! 4. To choose such a set, colour each row and each column white or black, and take each cell
//!    whose row and column both have the cell's own colour. Let p be the number of white rows, and
//!    let c_j be the number of white cells in column j. In sorted order, the white cells of a
//!    column come first, and the white rows may be assumed to come first as well. For fixed colours
//!    of the columns, making a row white instead of black gains its white cells in white columns
//!    and loses its black cells in black columns. The net gain is no larger for a row r with a
//!    larger number a_r.
//! 5. So column j contributes min(p, c_j) if it is white and n - max(p, c_j) if it is black, and
//!    white is at least as good if p + c_j ≥ n. The best p gives the size of α.
//! 6. If the first cell, which is black, is removed, the column of this cell contributes one less
//!    if that column and the cell's row are both black; this matters only if p + c_j < n for that
//!    column. The white rows may still be assumed to come first: for fixed colours of the columns,
//!    let the white rows be the rows whose gain, as in step 4 and with the first cell counted, is
//!    at least 0. These rows come first, in whatever order equal rows are sorted. Without the first
//!    cell, only the gain of its own row changes; this gain grows by at most one. If the gain was
//!    at least 0, that row is white already; if it grows from -1 to 0, black is just as good;
//!    otherwise black is better.
//!
//! Cost: O((n + m) log(n + m)) for sorting, and O((n + m) log S) for scores up to S.
//!
//! 规则：车停在 n × m 棋盘的第一格。双方轮流操作，Alice 先手；每次或者沿行或列把车移到另一格，
//! 每格总共至多停 1000 次（包括开始时），或者在当前格 (r, c) 结束游戏，得分为 a_r + b_c。Alice
//! 要得分小，Bob 要得分大。输入 `n m`、a 和 b；输出得分。
//! 范围：1 ≤ n, m ≤ 2 · 10^5；a 和 b 的各数从 1 到 5 · 10^8。
//! 模型：图上游戏，棋盘上的二分图博弈（地理游戏），求得分。
//! 思路：Alice 能否使得分不超过 v，是以格为点的地理游戏，由最大独立集决定。最大独立集的大小有简
//! 单的公式，所以二分求出最小的 v。
//!
//! 1. 得分不超过 v 的格称为白格，其余为黑格。若第一格是白格，Alice 立刻结束。若不是，她必须走到
//!    白格，因为到了黑格 Bob 就结束；从白格 Bob 必须走到黑格，否则 Alice 结束。所以没有这样的走
//!    法的人负，这正是地理游戏，图中每个白格与同行同列的黑格相连。
//! 2. 若每格只能到一次，Alice 胜当且仅当每个最大匹配都盖住第一格（Fraenkel、Scheinerman、
//!    Ullman，1993）。能到 1000 次，就把一格看成 1000 个点，它们的匹配就是每格容量为 1000、边的
//!    容量不限的流。取格的一个最大匹配 M 的 1000 倍。由 Kőnig 定理，有 |M| 个格盖住所有的边，所
//!    以没有更大的流。它的残量网络与容量为 1 时 M 的相同：能进入 M 未盖住的格，能沿每条边正向
//!    走，只能沿 M 的边反向走。某个最大流不用满一格，当且仅当残量网络中有从源点（或到汇点）的路
//!    连着这一格。所以能到几次没有关系。
//! 3. 图是二分图，由 Kőnig 定理，最大匹配的边数等于最大独立集 α 之外的点数。因此每个最大匹配都
//!    盖住第一格，当且仅当有一个最大独立集不含第一格。
//! 4. 选独立集就是给每行每列指定白或黑，取与所在行、列颜色都相同的格。设 p 行为白，c_j 为第 j 列的
//!    白格数。排序之后，每列的白格在前，白的行也可以取最前面的：固定各列的颜色时，一行由黑改白的收
//!    益，是它在白列中的白格数减去它在黑列中的黑格数，编号变大时不会增加。
//! 5. 所以第 j 列若为白，贡献 min(p, c_j)；若为黑，贡献 n - max(p, c_j)；p + c_j ≥ n 时取白不
//!    差。对所有 p 取最优，就得到 α 的大小。
//! 6. 去掉第一格（它是黑格），则当它所在的列和行都为黑时，这一列少贡献一；只有这一列的 p + c_j < n
//!    时才有影响。白的行仍可取最前面的：固定各列的颜色，让第 4 步的收益（连第一格算在内）不小于 0
//!    的行为白，它们在最前面，相等的行也不例外。去掉第一格只改变它那一行的收益，至多增加一：若原来
//!    不小于 0，这一行已经是白的；若由 -1 变成 0，取黑也一样好；否则取黑更好。
//!
//! 复杂度：排序 O((n + m) log(n + m))，得分不超过 S 时另加 O((n + m) log S)。

use proconio::input;

fn main() {
    input! { n: usize, m: usize, a: [u64; n], b: [u64; m] }
    assert!(n > 0 && m > 0, "a board of {n} by {m}");
    println!("{}", score(&a, &b));
}

fn score(a: &[u64], b: &[u64]) -> u64 {
    let board = Board::new(a, b);
    // The score is at least `least`, and Alice can get at most `most`, by ending at once.
    let (mut least, mut most) = (board.rows[0] + board.columns[0], a[0] + b[0]);
    while least < most {
        let middle = least + (most - least) / 2;
        if board.alice_gets_at_most(middle) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    most
}

/// The numbers a of the rows and the numbers b of the columns, each list sorted.
struct Board {
    rows: Vec<u64>,
    columns: Vec<u64>,
    /// The places of the rook's starting row and starting column in the sorted lists.
    first_row: usize,
    first_column: usize,
}

impl Board {
    fn new(a: &[u64], b: &[u64]) -> Board {
        let sorted = |numbers: &[u64]| {
            let mut sorted = numbers.to_vec();
            sorted.sort_unstable();
            let first = sorted.partition_point(|&number| number < numbers[0]);
            (sorted, first)
        };
        let ((rows, first_row), (columns, first_column)) = (sorted(a), sorted(b));
        Board { rows, columns, first_row, first_column }
    }

    /// Returns whether Alice can get a score of at most `score`, which is less than the score of
    /// the first cell.
    fn alice_gets_at_most(&self, score: u64) -> bool {
        let n = self.rows.len();
        let white_cells = self.white_cells(score);
        let first_column = white_cells[self.first_column];
        let columns = Columns::new(&white_cells, n);
        let mut largest = 0;
        let mut largest_without_first_cell = 0;
        for white_rows in 0..=n {
            let size = columns.largest_set(white_rows);
            let needs_first_cell = self.first_row >= white_rows && white_rows + first_column < n;
            largest = largest.max(size);
            largest_without_first_cell =
                largest_without_first_cell.max(size - u64::from(needs_first_cell));
        }
        largest == largest_without_first_cell
    }

    /// Returns, for each column, how many of its cells have at most the given score.
    fn white_cells(&self, score: u64) -> Vec<usize> {
        let mut rows = self.rows.len();
        let count = |&column: &u64| {
            while rows > 0 && self.rows[rows - 1] + column > score {
                rows -= 1;
            }
            rows
        };
        self.columns.iter().map(count).collect()
    }
}

/// Running totals over the columns, in order of their number of white cells.
struct Columns {
    rows: usize,
    /// For each number c, the number of columns with fewer than c white cells, and the number of
    /// white cells in those columns.
    below: Vec<Sum>,
}

#[derive(Clone, Copy, Default)]
struct Sum {
    columns: u64,
    white_cells: u64,
}

impl Columns {
    fn new(white_cells: &[usize], rows: usize) -> Columns {
        let mut below = vec![Sum::default(); rows + 2];
        for &cells in white_cells {
            below[cells + 1].columns += 1;
            below[cells + 1].white_cells += cells as u64;
        }
        for cells in 1..below.len() {
            below[cells].columns += below[cells - 1].columns;
            below[cells].white_cells += below[cells - 1].white_cells;
        }
        Columns { rows, below }
    }

    /// Returns the size of the largest set of cells no two of which are joined, if exactly the
    /// first `white_rows` rows are white.
    fn largest_set(&self, white_rows: usize) -> u64 {
        let all = self.below[self.rows + 1];
        let few = self.below[white_rows];
        // All columns as if they were white.
        let minima = few.white_cells + (all.columns - few.columns) * white_rows as u64;
        // What black adds, where it is better: n - max(p, c) is min(p, c) + n - p - c.
        let black_rows = self.rows - white_rows;
        let black = self.below[black_rows];
        minima + black_rows as u64 * black.columns - black.white_cells
    }
}
