//! BZOJ 3729 — Gty's Game
//! <https://hydro.ac/d/bzoj/p/3729> · 10 s? · 256 MiB? · difficulty 7
//!
//! Rules: stones lie on a tree with root 1; a move shifts 1 to L stones from a vertex to its
//! parent, and whoever cannot move loses. The input is one case: `n L`, the stones, n - 1 edges, m,
//! then m lines: `1 v` asks about the game on the subtree of v, `2 x y` replaces the stones on x
//! with y stones, and `3 u v x` attaches a new vertex v, which holds x stones, to u. In each of
//! these lines, every number except the first is given as its nim sum with the number of `MeiZ`
//! answers so far. Answer each `1`: `MeiZ` if the first player wins, else `GTY`.
//! Bounds: n ≤ 5 · 10^4; L ≤ 10^9; there are never more than 5 · 10^4 vertices.
//! Kind: impartial
//! Model: staircase Nim, on a tree that grows, with at most L stones a move.
//! Why: in the subtree of v, the vertices at odd distance from v are heaps of Bash's game, each
//! worth its number of stones mod L + 1, and the nim sum of these values decides who wins. Stones
//! at even distance do not matter: if a player moves such stones, the opponent can move them one
//! step further. The vertices at odd distance from v are those in its subtree whose depth in the
//! whole tree differs in parity from the depth of v. A walk around the tree that lists each vertex
//! once before and once after all vertices below it turns every subtree into a contiguous stretch
//! of a list. Only the first entry for a vertex carries the vertex's value, and both entries for a
//! new vertex are inserted just before the second entry for its parent. So a query asks for the nim
//! sum of the values at depths of one parity in a stretch; the list is kept in blocks whose nim
//! sums are known, and each stored number has one half for even depths and one for odd depths.
//! Cost: O((n + m) √(n + m)).
//!
//! 规则：一棵以 1 为根的树上放有石子；每次操作从一个点把 1 到 L 枚移到它的父亲上，无法操作者
//! 输。只有一组数据，依次给出 `n L`、各点的石子数、n - 1 条边和 m，然后是 m 行：`1 v` 询问在 v
//! 的子树上的游戏，`2 x y` 把点 x 的石子改为 y 枚，`3 u v x` 在 u 下面接上有 x 枚石子的新点 v。
//! 每行除第一个数以外，其余的数都是异或上此前答案 `MeiZ` 的个数之后给出的。对每个 `1` 作答：先
//! 手胜输出 `MeiZ`，否则输出 `GTY`。
//! 范围：n ≤ 5 · 10^4；L ≤ 10^9；任何时候至多有 5 · 10^4 个点。
//! 模型：阶梯 Nim，在会生长的树上，每步至多移动 L 枚。
//! 思路：在 v 的子树中，与 v 的距离为奇数的点各是一堆巴什博弈，SG 值为石子数模 L + 1 的余数，这
//! 些值的异或和定胜负：若有人把石子移到这样的点上，对手就把它们再移一步。这些点就是在整棵树中深
//! 度与 v 奇偶不同的点。绕树走一圈，在进入每个点的子树时和走完它下面所有的点之后各记一次，每个
//! 子树就是序列中连续的一段。一个点的值只计在第一次记录上；新点的两次记录都插在它父亲的第二次记
//! 录之前。所以询问就是求一段中某一种深度奇偶的值的异或和；序列分块保存，每块的异或和已知，两种
//! 奇偶各占一个数的一半。
//! 复杂度：O((n + m) √(n + m))。

use grundy::bash;
use grundy::contest::{rooted_tree::RootedTree, xor_list::XorList};
use proconio::{input, marker::Usize1};
use std::collections::BTreeMap;

fn main() {
    input! { n: usize, most: u64 }
    assert!(n > 0, "a tree of 0 vertices");
    assert!(most < 1 << 32, "{most} stones a move: values of more than 32 bits are not supported");
    input! { stones: [u64; n], edges: [(Usize1, Usize1); n - 1], m: usize }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut tree = GrowingTree::new(most, &tree, &stones);
    let mut verdicts = String::new();
    let mut won = 0;
    for _ in 0..m {
        input! { kind: u8, vertex: u64 }
        let vertex = vertex ^ won;
        match kind {
            1 => {
                let wins = tree.mover_wins(vertex);
                won += u64::from(wins);
                verdicts += if wins { "MeiZ\n" } else { "GTY\n" };
            }
            2 => {
                input! { stones: u64 }
                tree.set_stones(vertex, stones ^ won);
            }
            3 => {
                input! { new: u64, stones: u64 }
                tree.hang(vertex, new ^ won, stones ^ won);
            }
            _ => panic!("a line of kind {kind}, not 1 to 3"),
        }
    }
    print!("{verdicts}");
}

/// A tree with stones, represented as a list of values: for each vertex, one item before and one
/// after everything below it. The first of the two items holds the vertex's value.
struct GrowingTree {
    /// The maximum number of stones that a move may take.
    most: u64,
    list: XorList,
    places: BTreeMap<u64, Place>,
}

/// Where a vertex is in the list.
#[derive(Clone, Copy)]
struct Place {
    first: usize,
    last: usize,
    depth: Parity,
}

#[derive(Clone, Copy)]
enum Parity {
    Even,
    Odd,
}

impl Parity {
    fn other(self) -> Parity {
        match self {
            Parity::Even => Parity::Odd,
            Parity::Odd => Parity::Even,
        }
    }

    /// Puts a value for depths of this parity into its half of a word, so that one list serves both
    /// parities.
    fn pack(self, value: u64) -> u64 {
        match self {
            Parity::Even => value,
            Parity::Odd => value << 32,
        }
    }

    /// Returns the half of a word that holds the values for depths of this parity.
    fn unpack(self, word: u64) -> u32 {
        match self {
            Parity::Even => word as u32,
            Parity::Odd => (word >> 32) as u32,
        }
    }
}

impl GrowingTree {
    /// Returns the tree with its vertices renumbered from 1.
    fn new(most: u64, tree: &RootedTree, stones: &[u64]) -> GrowingTree {
        let mut list = XorList::new(bash::value(stones[0], most));
        let root = Place { first: 0, last: list.insert_after(0, 0), depth: Parity::Even };
        let mut growing = GrowingTree { most, list, places: BTreeMap::from([(1, root)]) };
        for &vertex in tree.from_root() {
            if let Some(parent) = tree.parents()[vertex] {
                growing.hang(parent as u64 + 1, vertex as u64 + 1, stones[vertex]);
            }
        }
        growing
    }

    /// Attaches the vertex `new` to `parent`.
    fn hang(&mut self, parent: u64, new: u64, stones: u64) {
        let parent = self.place(parent);
        let depth = parent.depth.other();
        let first = self.list.insert_after(parent.first, self.word(stones, depth));
        let last = self.list.insert_after(first, 0);
        let before = self.places.insert(new, Place { first, last, depth });
        assert!(before.is_none(), "vertex {new} is there already");
    }

    fn set_stones(&mut self, vertex: u64, stones: u64) {
        let place = self.place(vertex);
        self.list.set(place.first, self.word(stones, place.depth));
    }

    /// Returns whether the player to move wins the game on the subtree of a vertex.
    fn mover_wins(&self, vertex: u64) -> bool {
        let place = self.place(vertex);
        let word = self.list.sum(place.first, place.last);
        place.depth.other().unpack(word) != 0
    }

    fn word(&self, stones: u64, depth: Parity) -> u64 {
        depth.pack(bash::value(stones, self.most))
    }

    fn place(&self, vertex: u64) -> Place {
        *self.places.get(&vertex).unwrap_or_else(|| panic!("no vertex {vertex}"))
    }
}
