//! CodeChef GERALD08 — Chef and Tree Game
//! <https://www.codechef.com/problems/GERALD08> · 3 s · 1536 MiB? · difficulty 8
//!
//! Rules: the edges of a tree are black or white. Chef deletes one black edge per move, and Ksen
//! one white edge; edges that are no longer connected to the root disappear. Whoever cannot move
//! loses. The input has T cases: `N`, then N - 1 edges `u v c`, with c = 0 for black; vertex 1 is
//! the root. Print who wins if Chef begins, and who wins if Ksen begins, each as `Chef` or `Ksen`.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 100,000, in each case and in all cases together.
//! Kind: partizan
//! Model: partizan game, Red-Blue Hackenbush on a tree.
//! Why: the value of the tree is a number, positive if Chef wins no matter who begins, negative if
//! Ksen does, and 0 if the player who begins loses (Conway). The value of the tree is the sum of
//! the values of the branches at the root. A black edge with a tree worth x on top is worth φ(x) =
//! (x + n)/2^(n - 1) with the least n ≥ 1 for which x + n > 1; exchanging the players shows that a
//! white edge is worth -φ(-x).
//!
//! 1. For x ≥ 0, φ(x) is x + 1: n is 1, except that for x = 0 it is 2, which gives the same result.
//!    For -m ≤ x ≤ 1 - m with m ≥ 1, φ(x) is (x + m + 1)/2^m: n is m + 1, except that at the lower
//!    end x = -m it is m + 2, which gives the same result. For example, for x = -1/2 we have n = 2
//!    and φ(x) = 3/4. So φ is increasing and positive.
//! 2. A number x is {a | b}, where a and b, if they exist, are simpler: 0 = {|}, m = {m - 1 |},
//!    -m = {| 1 - m}, and (2k + 1)/2^j = {k/2^(j-1) | (k + 1)/2^(j-1)}. Then φ(x) = {0, φ(a) |
//!    φ(b)}, where the 0 only matters if a is missing: 1 = {0 |}, and 2^-m = {0 | 2^(1-m)}.
//!    Otherwise a, x and b all lie in the same interval from step 1, where φ turns the equations
//!    for x into those for φ(x).
//! 3. From a black edge with a tree on top, Chef can move to 0; all other moves of either player
//!    are in the tree. By induction these moves lead to φ(l) and φ(r) if, in the tree alone, they
//!    lead to l and r. Now x is the simplest number between all l and all r, so the simpler numbers
//!    a and b are not between them: if a exists, some l satisfies a ≤ l < x, and if b exists, some
//!    r satisfies x < r ≤ b. The number φ(x) is the simplest number between φ(a) (or 0, if a does
//!    not exist) and φ(b), so it is also the simplest number between 0 and all φ(l) on one side and
//!    all φ(r) on the other.
//! 4. A number is stored as its floor and the set of places after the binary point that hold a 1.
//!    Halving the number several times shifts these places; the only new 1s come from the floor. If
//!    x ≤ 0 has the floor -m, φ(x) is the number x + m + 1, halved m times, which creates at most
//!    one 1. If x ≥ 0 has the floor m, -φ(-x) is the number x - m - 2, halved m + 1 times, which
//!    has the floor -1 and m more 1s.
//! 5. The sum of all positive values grows by at most 1 when a black edge is added, and falls by at
//!    least m when a white edge adds m 1s. So O(N) 1s are created in all, and each carry removes
//!    one of them. To add two numbers, the 1s of the number with fewer 1s are added to the other
//!    number, so each 1 is moved O(log N) times.
//!
//! Cost: O(N log N) per case in expectation, because of the hashing.
//!
//! 规则：一棵树的每条边是黑的或白的。Chef 每次删去一条黑边，Ksen 每次删去一条白边；不再与根连通
//! 的边随之消失。无法操作者输。输入共 T 组数据，每组先给出 N，再给出 N - 1 条边 `u v c`，c = 0
//! 为黑；点 1 是根。输出 Chef 先手时的获胜者和 Ksen 先手时的获胜者，各为 `Chef` 或 `Ksen`。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 100,000，各组总和也是。
//! 模型：不公平游戏，树上的红蓝 Hackenbush。
//! 思路：这棵树的价值是一个数，为正则 Chef 胜，为负则 Ksen 胜，为 0 则先走的人败（Conway）。它
//! 是根上各枝的价值之和。若一条黑边上方的树价值为 x，这一枝的价值是 φ(x) = (x + n)/2^(n - 1)，
//! 其中 n ≥ 1 是使 x + n > 1 的最小整数；若是白边，交换双方可知价值为 -φ(-x)。
//!
//! 1. 若 x ≥ 0，φ(x) 就是 x + 1：n 是 1，x = 0 时 n 是 2，但结果相同。若 -m ≤ x ≤ 1 - m，m ≥ 1，它
//!    是 (x + m + 1)/2^m：n 是 m + 1，在下端 x = -m 处 n 是 m + 2，但结果相同。例如 x = -1/2 时
//!    n = 2，φ(x) = 3/4。所以 φ 递增，且为正。
//! 2. 数 x 可以写成 {a | b}，其中 a、b 都比 x 简单：0 = {|}，m = {m - 1 |}，-m = {| 1 - m}，
//!    (2k + 1)/2^j = {k/2^(j-1) | (k + 1)/2^(j-1)}。这时 φ(x) = {0, φ(a) | φ(b)}，其中的 0 只在
//!    没有 a 时才起作用：1 = {0 |}，2^-m = {0 | 2^(1-m)}。有 a 时，a、x、b 都在步长为 1 的同一
//!    个区间中，在那里 φ 把 x 的等式变成 φ(x) 的等式。
//! 3. 一条黑边上方有一棵树时，Chef 可以走到 0，此外双方的步都在树中。由归纳，若在树中走到的是
//!    各 l 和各 r，这些步就走到各 φ(l) 和各 φ(r)。x 是所有 l 与所有 r 之间的最简数，所以更简单
//!    的 a 和 b 都不在它们之间：若有 a，就有某个 l 满足 a ≤ l < x；若有 b，就有某个 r 满
//!    足 x < r ≤ b。φ(x) 是 φ(a)（或 0）与 φ(b) 之间的最简数，所以它也是一边为 0 和所有 φ(l)、
//!    另一边为所有 φ(r) 的范围中的最简数。
//! 4. 一个数保存为不超过它的最大整数，以及小数点后各个 1 的位置的集合。连续折半几次，只是平移这
//!    些位置。若 x ≤ 0 的整数部分为 -m，φ(x) 就是 x + m + 1 折半 m 次，这会添上一个 1。
//!    若 x ≥ 0 的整数部分为 m，-φ(-x) 就是 x - m - 2 折半 m + 1 次，即整数部分 -1，并添
//!    上 m 个 1。
//! 5. 所有正的价值之和，一条黑边至多使它增加 1，而添上 m 个 1 的白边使它至少减少 m。所以总共只
//!    产生 O(N) 个 1，而每次进位消去一个 1。两数相加时，把 1 较少的那个数的各个 1 加到另一个
//!    上，所以每个 1 被移动 O(log N) 次。
//!
//! 复杂度：每组 O(N log N)，这是使用哈希时的期望。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::cmp::Ordering;
use std::collections::HashSet;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, edges: [(Usize1, Usize1, u32); n.saturating_sub(1)] }
        winners += match value(n, &edges).cmp_0() {
            Ordering::Greater => "Chef Chef\n",
            Ordering::Equal => "Ksen Chef\n",
            Ordering::Less => "Ksen Ksen\n",
        };
    }
    print!("{winners}");
}

/// Returns the value of the tree with root 0 and the given edges, each with its colour, 0 or 1.
fn value(vertices: usize, edges: &[(usize, usize, u32)]) -> Dyadic {
    let ends: Vec<(usize, usize)> = edges.iter().map(|&(u, v, _)| (u, v)).collect();
    let tree = RootedTree::from_edges(vertices, &ends, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut is_black = vec![false; vertices];
    for &(u, v, colour) in edges {
        assert!(colour < 2, "an edge of colour {colour}, neither 0 nor 1");
        is_black[tree.lower_end(u, v)] = colour == 0;
    }
    // What stands on each vertex.
    let mut values: Vec<Dyadic> = (0..vertices).map(|_| Dyadic::default()).collect();
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[vertex] {
            let mut branch = std::mem::take(&mut values[vertex]);
            if is_black[vertex] {
                branch.put_on_black_edge();
            } else {
                branch.put_on_white_edge();
            }
            let others = std::mem::take(&mut values[parent]);
            values[parent] = others.plus(branch);
        }
    }
    std::mem::take(&mut values[0])
}

/// A sum of powers of 2.
#[derive(Default)]
struct Dyadic {
    /// The floor of the number.
    whole: i64,
    /// The places of the 1s after the binary point, with `shift` subtracted from each; place p is
    /// worth 2^-p.
    ones: HashSet<i64>,
    shift: i64,
}

impl Dyadic {
    fn cmp_0(&self) -> Ordering {
        match self.whole.cmp(&0) {
            Ordering::Equal if !self.ones.is_empty() => Ordering::Greater,
            ordering => ordering,
        }
    }

    /// Turns the value of a tree into the value of a black edge with this tree on top.
    fn put_on_black_edge(&mut self) {
        if self.cmp_0() == Ordering::Greater {
            self.whole += 1;
        } else {
            let halvings = -self.whole;
            self.whole = 0;
            self.shift += halvings;
            self.add_one_at(halvings);
        }
    }

    /// Turns the value of a tree into the value of a white edge with this tree on top.
    fn put_on_white_edge(&mut self) {
        if self.cmp_0() == Ordering::Less {
            self.whole -= 1;
        } else {
            let ones = self.whole;
            self.whole = -1;
            self.shift += ones + 1;
            (1..=ones).for_each(|place| self.add_one_at(place));
        }
    }

    fn plus(self, other: Dyadic) -> Dyadic {
        let (mut more, fewer) =
            if self.ones.len() < other.ones.len() { (other, self) } else { (self, other) };
        more.whole += fewer.whole;
        for place in fewer.ones {
            more.add_one_at(place + fewer.shift);
        }
        more
    }

    /// Adds 2^-`place`, carrying as far as necessary.
    fn add_one_at(&mut self, place: i64) {
        let mut place = place;
        while place > 0 && !self.ones.insert(place - self.shift) {
            self.ones.remove(&(place - self.shift));
            place -= 1;
        }
        if place == 0 {
            self.whole += 1;
        }
    }
}
