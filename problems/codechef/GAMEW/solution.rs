//! CodeChef GAMEW — Games of Wasseypur
//! <https://www.codechef.com/problems/GAMEW> · 0.5 s · 1536 MiB? · difficulty 3
//!
//! Rules: a move erases a block, that is, a maximal run of equal digits, from a binary string; the
//! remaining parts are joined. Whoever cannot move loses, and Sahid begins. The input has T cases,
//! each `N` and the string. Print the winner, `SAHID` or `RAMADHIR`.
//! Bounds: 1 ≤ T ≤ 10^4; 1 ≤ N ≤ 10^5; the sum of N is at most 10^6.
//! Kind: impartial
//! Model: subtraction game, one or two blocks at a time, with an exception for two.
//! Why: only the number of blocks matters. Erasing a block at an end leaves one block fewer, and
//! erasing any other block leaves two fewer, as its neighbours consist of the same digit and join
//! up. So a move leads from k blocks to k - 1 or, if k ≥ 3, to k - 2. With 0 blocks the position is
//! lost, with 1 it is won, and with 2 it is lost, as the only move is to 1. For k ≥ 3 the game is
//! like taking 1 or 2 stones from a heap of k: k is lost exactly when k - 1 and k - 2 are both won.
//! So the lost numbers from 2 upwards are 2, 5, 8, …
//! Cost: O(N).
//!
//! 规则：每次操作从一个 01 串中删去一个块，即一段极长的相同数字，剩下的部分接在一起。无法操作者输，Sahid 先手。共
//! T 组数据，每组为 `N` 和这个串。输出获胜者 `SAHID` 或 `RAMADHIR`。
//! 范围：1 ≤ T ≤ 10^4；1 ≤ N ≤ 10^5；N 的总和不超过 10^6。
//! 模型：减法游戏，每次一块或两块，两块时例外。
//! 思路：只有块数起作用。删去一端的块，块数减 1；删去中间的块，两旁的块相同，会合并，块数减 2。所以 k 块可以走
//! 到 k - 1，k ≥ 3 时也可以走到 k - 2。0 块必败，1 块必胜，2 块只能走到 1，所以必败。此后与每次取 1 或 2 枚相
//! 同：k 必败当且仅当下面两个数都必胜，即 2、5、8……
//! 复杂度：O(N)。

use itertools::Itertools;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { _length: usize, digits: Bytes }
        if let Some(&digit) = digits.iter().find(|digit| !b"01".contains(digit)) {
            panic!("the digit {:?}, neither 0 nor 1", char::from(digit));
        }
        let blocks = digits.iter().dedup().count();
        winners += if blocks % 3 == 2 { "RAMADHIR\n" } else { "SAHID\n" };
    }
    print!("{winners}");
}
