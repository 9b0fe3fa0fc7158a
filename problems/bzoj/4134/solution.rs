//! BZOJ 4134 — Hacking contest of ljw and lzr
//! <https://hydro.ac/d/bzoj/p/4134> · 1 s? · 128 MiB? · difficulty 8
//!
//! Also: BZOJ 1450, SPOJ COT3
//! Rules: in a tree with root 1 some vertices are hacked. A move chooses a vertex that is not
//! hacked and hacks all vertices on the path from it to the root; whoever cannot move loses. The
//! input is `n`; n flags, 1 for hacked; n - 1 edges. Print in ascending order all first choices
//! that win, each on a line of its own, or -1 if there are none.
//! Bounds: 1 ≤ n ≤ 100,000.
//! Kind: impartial
//! Model: game on a graph, paths cut out of a tree.
//! Why: choosing a vertex removes the path from the root to it and leaves the subtrees that branch
//! off this path, each a game of its own. So the set of a vertex's options is built from its
//! children's sets, each shifted by a nim sum; such sets can be shifted and merged quickly if they
//! are stored as tries.
//!
//! 1. Let g(v) be the Grundy value of the subtree of v, played alone, and c(v) the nim sum of the
//!    values g of the children of v. Choosing v itself, if it is not hacked, leaves the subtrees of
//!    its children: the option c(v) (Sprague and Grundy). Nothing else depends on whether v is
//!    hacked.
//! 2. Choosing a vertex in the subtree of a child w of v leaves the same parts of w's subtree as in
//!    the game on that subtree alone, together with the subtrees of v's other children. So for each
//!    option x of w, the nim sum x ⊕ c(v) ⊕ g(w) is an option of v. Together with the option of
//!    step 1, these are all the options of v, and g(v) is their mex.
//! 3. Choosing v in the whole tree leaves the nim sum b(v): this is c(v) if v is the root, and b(u)
//!    ⊕ g(v) ⊕ c(v) if v is a child of u, because the subtrees of v's children take the place of
//!    the subtree of v. The choice wins exactly when v is not hacked and b(v) = 0.
//!
//! Cost: O(n log n), because each step of merging two tries merges two nodes into one (see
//! `xor_trie`), and each vertex inserts at most one number.
//!
//! 规则：有一棵以 1 为根的树，有些点已被攻破。每次操作选一个未被攻破的点，把它以及它与根之间的
//! 所有点都攻破；无法操作者输。依次给出 n、n 个标记（1 表示已攻破）和 n - 1 条边。从小到大逐行
//! 输出所有必胜的第一步所选的点，没有则输出 -1。
//! 范围：1 ≤ n ≤ 100,000。
//! 模型：图上游戏，从树上切掉一条条路径。
//! 思路：选一个点，就了结了根到它的路径，留下路径旁边的子树，每个都是独立的游戏。所以一个子树的
//! 后继的 SG 值集合，由各儿子的集合整体异或一个数之后合并而成，字典树（01-Trie）能很快地做这种
//! 异或与合并。
//!
//! 1. 设 g(v) 为 v 的子树单独作为游戏的 SG 值，c(v) 为 v 的各儿子的 g 的异或和。若 v 未被攻破，
//!    选 v 自己就留下各儿子的子树，得到后继的值 c(v)（Sprague–Grundy 定理）。v 是否已被攻破，只
//!    影响这一点。
//! 2. 选 v 的儿子 w 的子树中的一个点，留下的是在 w 的子树中作同样选择所留下的部分，以及 v 的其
//!    他儿子的子树。所以 w 的每个后继的值，异或上 c(v) ⊕ g(w)，就是 v 的一个后继的值。加上
//!    第 1 步的那个，这就是全部，g(v) 是它们的 mex。
//! 3. 在整棵树中选 v，留下的异或和为 b(v)：若 v 是根，b(v) = c(v)；若 v 是 u 的儿子，
//!    b(v) = b(u) ⊕ g(v) ⊕ c(v)，因为 v 的子树换成了它的各儿子的子树。当且仅当 v 未被攻破
//!    且 b(v) = 0 时，选 v 必胜。
//!
//! 复杂度：O(n log n)，因为合并两棵字典树的每一步都把两个结点变成一个（见 `xor_trie`），而每个
//! 点只插入一个数。

use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::xor_trie::{XorSet, XorTries};
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 vertices");
    input! { hacked: [u8; n], edges: [(Usize1, Usize1); n - 1] }
    if let Some(flag) = hacked.iter().find(|&&flag| flag > 1) {
        panic!("the flag {flag}, which is neither 0 nor 1");
    }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let left = sums_left(&tree, &subtrees(&tree, &hacked));
    let wins: Vec<usize> = (0..n).filter(|&v| hacked[v] == 0 && left[v] == 0).collect();
    if wins.is_empty() {
        println!("-1");
    }
    let mut lines = String::new();
    for vertex in wins {
        lines += &format!("{}\n", vertex + 1);
    }
    print!("{lines}");
}

/// The game on the subtree of a vertex.
#[derive(Clone, Copy, Default)]
struct Subtree {
    value: u32,
    /// The nim sum of the children's values.
    children: u32,
}

/// Returns every subtree, indexed by its topmost vertex.
fn subtrees(tree: &RootedTree, hacked: &[u8]) -> Vec<Subtree> {
    let n = hacked.len();
    // A vertex has at most n options, so no value is above n.
    let mut sets = XorTries::new(usize::BITS - n.leading_zeros());
    let mut subtrees = vec![Subtree::default(); n];
    let mut branches: Vec<Vec<Branch>> = (0..n).map(|_| Vec::new()).collect();
    for &vertex in tree.from_root().iter().rev() {
        let children = subtrees[vertex].children;
        let mut options = sets.empty();
        if hacked[vertex] == 0 {
            sets.insert(&mut options, children);
        }
        for mut branch in std::mem::take(&mut branches[vertex]) {
            sets.shift(&mut branch.options, children ^ branch.value);
            options = sets.join(options, branch.options);
        }
        let value = sets.mex(&options);
        subtrees[vertex].value = value;
        if let Some(parent) = tree.parents()[vertex] {
            subtrees[parent].children ^= value;
            branches[parent].push(Branch { value, options });
        }
    }
    subtrees
}

/// What a vertex receives from a child.
struct Branch {
    value: u32,
    options: XorSet,
}

/// Returns, for each vertex, the nim sum of the values of the subtrees that are left once this
/// vertex is chosen.
fn sums_left(tree: &RootedTree, subtrees: &[Subtree]) -> Vec<u32> {
    let mut left = vec![0; subtrees.len()];
    for &vertex in tree.from_root() {
        let Subtree { value, children } = subtrees[vertex];
        left[vertex] = match tree.parents()[vertex] {
            Some(parent) => left[parent] ^ value ^ children,
            None => children,
        };
    }
    left
}
