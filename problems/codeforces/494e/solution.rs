//! Codeforces 494E — Sharti
//! <https://codeforces.com/problemset/problem/494/E> · 5 s · 256 MiB · difficulty 9
//!
//! Rules: on an n × n board the cells of m rectangles, which may overlap, are white, and all others
//! are black; `a b c d` is the rectangle from (a, b) to (c, d). A move changes the colour of all
//! cells of a square whose side is at most k and whose lower right cell is white. Whoever cannot
//! move loses. The input is `n m k` and the rectangles; print the winner, `Hamed` for the first
//! player or `Malek` for the second.
//! Bounds: 1 ≤ k ≤ n ≤ 10^9; 1 ≤ m ≤ 5 · 10^4; 1 ≤ a ≤ c ≤ n; 1 ≤ b ≤ d ≤ n.
//! Kind: impartial
//! Model: coin-turning game, in two dimensions.
//! Why: the white cells form a sum of games with one white cell each. If 2^T is the largest power
//! of two up to k, the cell (i, j) is worth 2^u, the largest power of two that divides both i and j
//! and is at most 2^T. So the nim sum is not 0 exactly when, for some t ≤ T, an odd number of white
//! cells have both coordinates divisible by 2^t. One sweep over the board finds the parities for
//! all t.
//!
//! 1. By induction, assume that the claim holds for every other cell whose row is at most i and
//!    whose column is at most j. If (i, j) is the only white cell, a move on a square of side s
//!    leaves the other cells of that square white. Let E(s) be the nim sum of the values of all
//!    cells of that square, where (i, j) counts as 2^u; so the move leaves a position worth E(s) ⊕
//!    2^u. It remains to show that no E(s) is 0, which means that no move leaves the value 2^u, and
//!    that the moves leave every value below 2^u.
//!
//! 2. Let c(t) be the number of cells of the square whose two coordinates are both divisible by
//!    2^t. Bit t of E(s) is 1 exactly when the number of cells worth 2^t is odd; this number is
//!    c(t) - c(t + 1) for t < T, and c(T) for t = T. Going through the bits from T down to 0 shows
//!    that E(s) = 0 exactly when c(T), …, c(0) are all even.
//!
//! 3. Assume that c(0), …, c(T) are all even. If 2^t divides s for some t ≤ T, as it does for t =
//!    0, then the square has s/2^t rows and s/2^t columns whose numbers are divisible by 2^t, so
//!    c(t) = (s/2^t)² is even, and 2^(t+1) divides s, too. In the end 2^(T+1) divides s, which
//!    contradicts s ≤ k < 2^(T+1). So no E(s) is 0.
//!
//! 4. Let s ≤ 2^u; each such s gives a move, since 2^u is at most k, i and j. For t ≤ u the square
//!    has ⌊(s - 1)/2^t⌋ + 1 rows whose numbers are divisible by 2^t, namely row i and every 2^t-th
//!    row above it, and the same number of such columns; c(t) is the square of this number and so
//!    has the same parity. For u < t ≤ T, c(t) is 0: of the rows and columns of the square only i
//!    and j are multiples of 2^u, and 2^t does not divide both. So bit u of E(s) is 1, as c(u) = 1,
//!    and the bits above it are 0. For t < u, bit t is the parity of ⌊(s - 1)/2^t⌋ + ⌊(s -
//!    1)/2^(t+1)⌋, which is bit t of x ⊕ ⌊x/2⌋, the Gray code of x = s - 1. So the move leaves the
//!    Gray code of s - 1, and the Gray codes of 0, …, 2^u - 1 are these same numbers in some order.
//!
//! 5. By the argument of step 2, the nim sum of all white cells is 0 exactly when, for each t ≤ T,
//!    the number of white cells with both coordinates divisible by 2^t is even. Among 1, …, x there
//!    are ⌊x/2^t⌋ multiples of 2^t, an odd number exactly when bit t of x is 1. So among x + 1, …,
//!    y the number of multiples of 2^t is odd exactly when bit t of x ⊕ y is 1, and the single word
//!    x ⊕ y holds these parities for all t. For a block of cells, the word of its rows and the word
//!    of its columns are combined by `and`.
//!
//! Cost: O(m log m) time, O(m) memory.
//!
//! 规则：n × n 的棋盘上，m 个可以重叠的矩形 `a b c d`（从 (a, b) 到 (c, d)）中的格子是白的，其
//! 余是黑的。每次操作选一个边长至多为 k、右下角为白格的正方形，翻转其中所有格子。无法操作者输。
//! 输入为 `n m k` 和各矩形；输出获胜者，先手赢输出 `Hamed`，否则输出 `Malek`。
//! 范围：1 ≤ k ≤ n ≤ 10^9；1 ≤ m ≤ 5 · 10^4；1 ≤ a ≤ c ≤ n；1 ≤ b ≤ d ≤ n。
//! 模型：翻硬币游戏，二维。
//! 思路：全部白格是各个单独白格的游戏的和。设 2^T 是不超过 k 的最大的 2 的幂。格
//! 子 (i, j) 的 SG 值为 2^u：能同时整除 i 和 j 且不超过 2^T 的最大的 2 的幂。所以异或和不为 0，当
//! 且仅当存在 t ≤ T，使两个坐标都能被 2^t 整除的白格有奇数个；一次扫描线就能求出所有 t 的奇偶性。
//!
//! 1. 归纳：设坐标不超过 i 和 j 的其他格子的值都如上所述。从只有 (i, j) 一个白格的局面出发，一步
//!    翻转一个边长为 s 的正方形，正方形的其余格子变白。设 E(s) 是正方形中所有格子的值的异或和，其
//!    中 (i, j) 按 2^u 计；则这一步走到值为 E(s) ⊕ 2^u 的局面。只需证明：E(s) 都不为 0，即没有一
//!    步走到 2^u；而且小于 2^u 的每个数都能走到。
//! 2. 设 c(t) 是正方形中两个坐标都能被 2^t 整除的格子数。E(s) 的第 t 位是 1，当且仅当值为 2^t 的
//!    格子有奇数个；这个数在 t < T 时是 c(t) - c(t + 1)，在 t = T 时是 c(T)。所以从 T 往下看，
//!    E(s) = 0 当且仅当 c(T), …, c(0) 都是偶数。
//! 3. 假设 c(0), …, c(T) 都是偶数。若某个 t ≤ T 使 2^t 整除 s（t = 0 时总成立），则正方形中行号
//!    能被 2^t 整除的有 s/2^t 行，列也一样，于是 c(t) = (s/2^t)² 是偶数，2^(t+1) 也整除 s。最后得
//!    到 2^(T+1) 整除 s，但 s ≤ k < 2^(T+1)，矛盾。所以 E(s) 都不为 0。
//! 4. 设 s ≤ 2^u；因为 2^u 不超过 k、i 和 j，每个这样的 s 都对应一步。对 t ≤ u，正方形中能
//!    被 2^t 整除的行有 ⌊(s - 1)/2^t⌋ + 1 个，即第 i 行以及它上方每隔 2^t 的一行，列数也一样；
//!    c(t) 是这个数的平方，奇偶与它相同。对 u < t ≤ T，c(t) 为 0：正方形的行和列中只
//!    有 i 和 j 是 2^u 的倍数，而 2^t 不能同时整除两者。所以 E(s) 的第 u 位是 1（因
//!    为 c(u) = 1），更高的位是 0。对 t < u，第 t 位是 ⌊(s - 1)/2^t⌋ + ⌊(s - 1)/2^(t+1)⌋ 的奇偶，
//!    这正是 x = s - 1 的格雷码 x ⊕ ⌊x/2⌋ 的第 t 位。所以这一步走到值为 s - 1 的格雷码的局面，
//!    而 0, …, 2^u - 1 的格雷码恰是这些数的一个排列。
//! 5. 同第 2 步的道理，所有白格的异或和为 0，当且仅当对每个 t ≤ T，两个坐标都能被 2^t 整除的白格
//!    有偶数个。1, …, x 中 2^t 的倍数有 ⌊x/2^t⌋ 个，它是奇数当且仅当 x 的第 t 位是 1。所
//!    以 x + 1, …, y 中的个数是奇数，当且仅当 x ⊕ y 的第 t 位是 1，这一个整数就存下了所有 t 的奇
//!    偶性；对一块矩形区域，把行的整数与列的整数作 `and` 即可。
//!
//! 复杂度：时间 O(m log m)，空间 O(m)。

use proconio::input;

/// The upper or lower border of a rectangle: it lies just below the row `row`, and reaches from
/// column `left` + 1 to column `right`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Border {
    row: u64,
    left: u64,
    right: u64,
    /// 1 where the rectangle begins, -1 where it ends.
    rectangles: i32,
}

fn main() {
    input! { n: u64, m: usize, k: u64 }
    let mut borders = read_rectangles(n, m);
    let odd = odd_multiples(&mut borders);
    // The bits 0 to T; without a move, for k = 0, there are none.
    let powers = u64::MAX.checked_shr(k.leading_zeros()).unwrap_or(0);
    println!("{}", if odd & powers != 0 { "Hamed" } else { "Malek" });
}

/// Reads `m` rectangles, and returns the upper and the lower border of each.
fn read_rectangles(n: u64, m: usize) -> Vec<Border> {
    let mut borders = vec![];
    for _ in 0..m {
        input! { a: u64, b: u64, c: u64, d: u64 }
        let is_inside = 1 <= a && a <= c && c <= n && 1 <= b && b <= d && d <= n;
        assert!(is_inside, "a rectangle {a} {b} {c} {d} on a board of {n}");
        borders.push(Border { row: a - 1, left: b - 1, right: d, rectangles: 1 });
        borders.push(Border { row: c, left: b - 1, right: d, rectangles: -1 });
    }
    borders
}

/// Returns a number whose bit t says whether an odd number of the cells in the rectangles have
/// both coordinates divisible by 2^t.
fn odd_multiples(borders: &mut [Border]) -> u64 {
    borders.sort_unstable();
    let mut columns = Columns::new(borders);
    let mut odd = 0;
    let mut above = 0;
    for border in borders.iter() {
        odd ^= (above ^ border.row) & columns.odd_multiples();
        above = border.row;
        columns.add(border);
    }
    odd
}

/// The columns that are covered by rectangles in the current row: a segment tree in which node 1
/// represents all columns, and node v represents the columns of nodes 2v and 2v + 1.
struct Columns {
    /// The places where rectangles begin or end, in ascending order; the columns between two
    /// neighbouring places form a leaf of the tree.
    lines: Vec<u64>,
    nodes: Vec<Node>,
}

/// What is known about a node's columns from the rectangles of this node and of the nodes below it.
#[derive(Clone, Copy, Default)]
struct Node {
    /// How many rectangles cover all columns of this node, but not all columns of its parent.
    rectangles: i32,
    /// Bit t says whether an odd number of the covered columns are divisible by 2^t.
    odd: u64,
}

impl Columns {
    /// Returns the columns before any rectangle covers them.
    fn new(borders: &[Border]) -> Columns {
        let mut lines: Vec<u64> = borders.iter().flat_map(|b| [b.left, b.right]).collect();
        lines.sort_unstable();
        lines.dedup();
        let nodes = vec![Node::default(); 4 * lines.len().max(1)];
        Columns { lines, nodes }
    }

    /// Returns a number whose bit t says whether an odd number of the covered columns are
    /// divisible by 2^t.
    fn odd_multiples(&self) -> u64 {
        self.nodes[1].odd
    }

    /// Adds the rectangle that begins at this border, or takes away the rectangle that ends there.
    fn add(&mut self, border: &Border) {
        self.add_at(1, 0, self.lines.len() - 1, border);
    }

    /// Adds or removes the rectangle in `node`, the node whose columns lie between the lines
    /// `first` and `last`.
    fn add_at(&mut self, node: usize, first: usize, last: usize, border: &Border) {
        let (left, right) = (self.lines[first], self.lines[last]);
        if right <= border.left || border.right <= left {
            return;
        }
        if border.left <= left && right <= border.right {
            self.nodes[node].rectangles += border.rectangles;
        } else {
            let middle = (first + last) / 2;
            self.add_at(2 * node, first, middle, border);
            self.add_at(2 * node + 1, middle, last, border);
        }
        let is_leaf = last - first == 1;
        self.nodes[node].odd = if self.nodes[node].rectangles > 0 {
            left ^ right
        } else if is_leaf {
            0
        } else {
            self.nodes[2 * node].odd ^ self.nodes[2 * node + 1].odd
        };
    }
}
