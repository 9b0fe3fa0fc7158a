// AtCoder ARC 087 E https://atcoder.jp/contests/arc087/tasks/arc087_c · made by `cargo judge bundle arc087_c --write` from 03fec7c3ed22ac02
//! AtCoder ARC 087 E — Prefix-free Game
//! <https://atcoder.jp/contests/arc087/tasks/arc087_c> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a set of binary strings of 1 to L digits; no string of the set is a prefix of another. A
//! move adds another binary string of 1 to L digits, and again no string may be a prefix of
//! another; whoever cannot move loses. The input is `N L` and N strings; print the winner, `Alice`
//! (who moves first) or `Bob`.
//! Bounds: 1 ≤ N ≤ 10^5; 1 ≤ L ≤ 10^18.
//! Kind: impartial
//! Model: take-and-break game, full binary trees of free strings.
//! Why: a string is a path down from the root of a binary tree. The strings that can be added form
//! full binary trees, which are independent of each other, and a move in one of these trees leaves
//! smaller full trees. A tree of h levels turns out to have the lowest 1 bit of h as its Grundy
//! value.
//!
//! 1. Consider the tree of all prefixes of the given strings. Where a node that is not a given
//!    string lacks a child, all strings at or below the place of this child are free: they form a
//!    full tree of h levels if the node has L - h digits. No other string can be added.
//! 2. Adding a string on level j + 1 of a full tree removes the nodes above and below it. What
//!    remains are the full trees of h - 1, …, h - j levels that branch off the path to the new
//!    string, one of each size.
//! 3. Let G(x) = x ⊕ ⌊x / 2⌋, the Gray code of x. It is one-to-one, and G(x ⊕ y) = G(x) ⊕ G(y). If
//!    x ends in k zeros, then x ⊕ (x - 1) = 2^(k+1) - 1, so G(x) ⊕ G(x - 1) = G(2^(k+1) - 1) = 2^k,
//!    the lowest 1 bit of x. So the lowest 1 bits of 1, …, x together have the nim sum G(x).
//! 4. By induction, the options in step 2 have the values G(h - 1) ⊕ G(h - 1 - j) for all j
//!    from 0 to h - 1, that is, G((h - 1) ⊕ x) for all x from 0 to h - 1.
//! 5. Let h end in k zeros. It remains to show that the mex of these values is 2^k. Every number
//!    below 2^k is G(y) for some y below 2^k, and is obtained with x = (h - 1) ⊕ y. As h - 1 ends
//!    in k ones, this x is at most h - 1. And 2^k = G(2^(k+1) - 1) would need x = (h - 1) ⊕
//!    (2^(k+1) - 1) = h, which is too large.
//!
//! Cost: O(total length).
//!
//! 规则：一个集合中有若干长度为 1 到 L 的 01 串，其中没有一个是另一个的前缀。每次操作加入一个长
//! 度为 1 到 L 的 01 串，保持这个性质，无法操作者输。输入 `N L` 和 N 个串；输出获胜者，先手为
//! `Alice`，后手为 `Bob`。
//! 范围：1 ≤ N ≤ 10^5；1 ≤ L ≤ 10^18。
//! 模型：取石子并分堆的游戏，空闲的串构成若干棵满二叉树。
//! 思路：一个串就是二叉树上从根往下的一条路。可以加入的串构成若干棵互相独立的满二叉树，在一棵树
//! 中走一步就留下若干棵更小的树。可以证明，h 层的满二叉树的 SG 值是 lowbit(h)，即 h 的二进制最
//! 低位的 1 所表示的数。
//!
//! 1. 考虑由所给各串的所有前缀组成的树。若一个点不是所给的串而缺一个儿子，那么从这个儿子往下的
//!    串都是空闲的：设这个点有 L - h 位，这就是一棵 h 层的满二叉树。除此以外没有串可以加入。
//! 2. 在一棵满二叉树的第 j + 1 层加入一个串，它上方和下方的点就都不能再用。留下的是从根到它的路
//!    旁的满二叉树，层数为 h - 1, …, h - j。
//! 3. 设 G(x) = x ⊕ ⌊x / 2⌋，即 x 的格雷码。它是一一对应的，并且 G(x ⊕ y) = G(x) ⊕ G(y)。
//!    若 x 末尾有 k 个 0，则 x ⊕ (x - 1) = 2^(k+1) - 1，所以 G(x) ⊕ G(x - 1) = G(2^(k+1) - 1)，
//!    它等于 2^k，正是 lowbit(x)。因此 lowbit(1), …, lowbit(x) 的异或和是 G(x)。
//! 4. 由归纳，第 2 步中各后继的值是 G(h - 1) ⊕ G(h - 1 - j)，j 取遍 0 到 h - 1；换句话说，
//!    是 G((h - 1) ⊕ x)，x 取遍 0 到 h - 1。
//! 5. 设 h 末尾有 k 个 0。还要证明这些值的 mex 是 2^k。每个小于 2^k 的数都是某个小
//!    于 2^k 的 y 的 G(y)，取 x = (h - 1) ⊕ y 即可得到；因为 h - 1 末尾有 k 个 1，这个 x 不超
//!    过 h - 1。而要得到 2^k = G(2^(k+1) - 1)，就得取 x = (h - 1) ⊕ (2^(k+1) - 1) = h，这超出了
//!    范围。
//!
//! 复杂度：O(总长度)。

use proconio::input;
use proconio::marker::Bytes;

/// Marks a missing child: the number of the root, which is not a child of any node.
const FREE: usize = 0;

#[derive(Clone, Copy, Default)]
struct Node {
    level: u64,
    children: [usize; 2],
    ends: bool,
}

fn main() {
    input! { n: usize, l: u64, strings: [Bytes; n] }
    let mut tree = vec![Node::default()];
    for string in strings {
        assert!(string.len() as u64 <= l, "a string of {} digits, more than {l}", string.len());
        insert(&mut tree, &string);
    }
    println!("{}", if nim_sum_of_free_trees(&tree, l) != 0 { "Alice" } else { "Bob" });
}

/// Adds a string to the tree, whose first node is the root.
fn insert(tree: &mut Vec<Node>, string: &[u8]) {
    let mut node = 0;
    for digit in string {
        assert!(!tree[node].ends, "one string begins with another");
        let child = match digit {
            b'0' => 0,
            b'1' => 1,
            _ => panic!("{:?} is not 0 or 1", char::from(*digit)),
        };
        if tree[node].children[child] == FREE {
            tree[node].children[child] = tree.len();
            tree.push(Node { level: tree[node].level + 1, ..Node::default() });
        }
        node = tree[node].children[child];
    }
    let is_leaf = tree[node].children == [FREE; 2];
    assert!(is_leaf && !tree[node].ends, "one string begins with another");
    tree[node].ends = true;
}

/// Returns the nim sum of the values of the full trees that can still be added when strings have up
/// to `l` digits.
fn nim_sum_of_free_trees(tree: &[Node], l: u64) -> u64 {
    let mut nim_sum = 0;
    for node in tree.iter().filter(|node| !node.ends && node.level < l) {
        let lowest_one = 1 << (l - node.level).trailing_zeros();
        for child in node.children {
            if child == FREE {
                nim_sum ^= lowest_one;
            }
        }
    }
    nim_sum
}


