//! Codeforces 39E — What Has Dirichlet Got to Do with That?
//! <https://codeforces.com/problemset/problem/39/E> · 2 s · 64 MiB · difficulty 5
//!
//! Rules: there are `a` boxes and `b` items, all different, so there are a^b ways to put the items
//! into the boxes. A move adds a box or an item, and whoever brings the number of ways to n or more
//! loses; Stas begins. The input is `a b n`; print the loser, `Stas` or `Masha`, or `Missing` if
//! play goes on for ever.
//! Bounds: 1 ≤ a ≤ 10,000; 1 ≤ b ≤ 30; 2 ≤ n ≤ 10^9; a^b < n.
//! Kind: impartial
//! Model: game on a graph, with one way to play on for ever.
//! Why: retrograde analysis decides all positions with fewer than n ways, but two kinds of these
//! positions need care. With one box there is one way for any number of items. So take the least
//! number of items for which two boxes allow n ways or more: the position with one box and this
//! number of items also represents all positions with one box and more items, so adding an item
//! leads from this position back to itself. And with one item and a² ≥ n, a player who does not
//! want to lose can only add a box, until there are n - 1 boxes: the player to move loses exactly
//! when n - a is odd. Only the first of these positions needs to be a vertex.
//! Cost: O(√n) time and memory.
//!
//! 规则：有 a 个盒子和 b 个物品，各不相同，把物品放进盒子共有 a^b 种方法。每次操作加一个盒子或
//! 一个物品，谁使方法数达到 n 或以上谁输；Stas 先手。输入 `a b n`；输出输的一方 `Stas` 或
//! `Masha`，若游戏永远进行下去则输出 `Missing`。
//! 范围：1 ≤ a ≤ 10,000；1 ≤ b ≤ 30；2 ≤ n ≤ 10^9；a^b < n。
//! 模型：图上游戏，只有一种走法能永远走下去。
//! 思路：对方法数小于 n 的所有局面逆推，其中有两类要特别处理。只有一个盒子时，不论多少物品都只
//! 有一种方法：设两个盒子时使方法数达到 n 的最少物品数为代表，它代表所有更大的物品数，于是再加
//! 物品又回到它自己。只有一个物品且 a² ≥ n 时，只能一个一个地加盒子，直到 n - 1 个：当且仅当
//! n - a 是奇数时，轮到的人输。这类局面只需把第一个作为图的点。
//! 复杂度：时间和空间 O(√n)。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use proconio::input;

/// The table has about √n positions.
const LARGEST_N: u64 = 1_000_000_000_000;

fn main() {
    input! { a: u64, b: usize, n: u64 }
    assert!(a > 0 && b > 0, "{a} boxes and {b} items, where there must be some");
    assert!(n <= LARGEST_N, "a limit of {n} ways: the program takes up to {LARGEST_N}");
    let loser = match outcome(a, b, n) {
        Some(Outcome::N) => "Masha",
        Some(Outcome::P) => "Stas",
        None => "Missing",
    };
    println!("{loser}");
}

/// Returns the outcome of a position, or `None` if play goes on for ever.
fn outcome(boxes: u64, items: usize, n: u64) -> Option<Outcome> {
    if !is_below(boxes, items, n) {
        return Some(Outcome::P); // every move makes it n ways or more
    }
    if items == 1 && !is_below(boxes, 2, n) {
        return Some(outcome_of_adding_boxes(boxes, n));
    }
    let rows = Rows::new(n);
    match rows.graph(n).outcomes()[rows.vertex(boxes as usize, items)] {
        LoopyOutcome::N { .. } => Some(Outcome::N),
        LoopyOutcome::P { .. } => Some(Outcome::P),
        LoopyOutcome::Draw => None,
    }
}

/// Returns whether there are fewer than `n` ways.
fn is_below(boxes: u64, items: usize, n: u64) -> bool {
    // 2^64 does not fit, so no more items need be counted.
    boxes.checked_pow(items.min(64) as u32).is_some_and(|ways| ways < n)
}

/// Returns the outcome of a position that has one item and in which a second item would make `n`
/// ways or more.
fn outcome_of_adding_boxes(boxes: u64, n: u64) -> Outcome {
    Outcome::of_mover((n - boxes) % 2 != 1)
}

/// The positions that are vertices of the graph: for each number of items, beginning with 1, a row
/// of the positions with 1, 2, … boxes. The last row has only the position with one box, which also
/// represents all larger numbers of items.
struct Rows {
    /// The first vertex of each row, and finally the vertex at which a further row would begin.
    starts: Vec<usize>,
}

impl Rows {
    /// Returns the positions with fewer than `n` ways. The row of positions with one item ends with
    /// the first position in which adding a second item loses.
    fn new(n: u64) -> Rows {
        let count = |items| (1..).take_while(|&boxes| is_below(boxes, items, n)).count();
        let mut starts = vec![0, count(2) + 1];
        for items in 2.. {
            let boxes = count(items);
            starts.push(starts[items - 1] + boxes);
            if boxes == 1 {
                break;
            }
        }
        Rows { starts }
    }

    fn vertex(&self, boxes: usize, items: usize) -> usize {
        self.starts[items.min(self.most_items()) - 1] + boxes - 1
    }

    fn most_items(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the largest possible number of boxes for this many items.
    fn most_boxes(&self, items: usize) -> usize {
        let items = items.min(self.most_items());
        self.starts[items] - self.starts[items - 1]
    }

    /// Returns the positions with the moves between them.
    fn graph(&self, n: u64) -> Loopy {
        let mut edges = vec![];
        for items in 1..=self.most_items() {
            for boxes in 1..=self.most_boxes(items) {
                if boxes < self.most_boxes(items) {
                    edges.push((self.vertex(boxes, items), self.vertex(boxes + 1, items)));
                }
                if boxes <= self.most_boxes(items + 1) {
                    edges.push((self.vertex(boxes, items), self.vertex(boxes, items + 1)));
                }
            }
        }
        let boxes_only = self.most_boxes(1);
        let outcome = outcome_of_adding_boxes(boxes_only as u64, n);
        let ends = [(self.vertex(boxes_only, 1), outcome)];
        let vertices = self.starts[self.most_items()];
        Loopy::with_ends(vertices, &edges, &ends).expect("edges between vertices")
    }
}
