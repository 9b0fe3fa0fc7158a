//! yukicoder 361 — Kadomatsu Game 2 (門松ゲーム2)
//! <https://yukicoder.me/problems/no/361> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a stick of bamboo has length L. A move cuts one stick into three sticks of different
//! integer lengths, the longest of which exceeds the shortest by at most D; whoever cannot move
//! loses. The input is `L D`; print `kado` if the player who moves first wins, else `matsu`.
//! Bounds: 1 ≤ D ≤ L ≤ 500.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into three different parts.
//! Why: the sticks form a sum of games. So the Grundy value of a length is the mex of g(a) ⊕ g(b) ⊕
//! g(c) over all a < b < c that add up to this length with c - a ≤ D, and the first player wins
//! exactly when the value of L is not 0.
//! Cost: O(L³), divided by 36.
//!
//! 规则：有一根长为 L 的竹子。每次操作把一根截成三段，长度是互不相同的整数，最长与最短之差不超
//! 过 D；无法操作者输。输入 `L D`；先手胜输出 `kado`，否则输出 `matsu`。
//! 范围：1 ≤ D ≤ L ≤ 500。
//! 模型：取石子并分堆的游戏，分成互不相同的三部分。
//! 思路：各段竹子是游戏的和。所以一个长度的 SG 值，是对所有和为该长度、c - a ≤ D 的 a < b < c，
//! 取 g(a) ⊕ g(b) ⊕ g(c) 的 mex；当且仅当 L 的值不为 0 时先手胜。
//! 复杂度：O(L³)，常数为 1/36。

use grundy::mex::MexSet;
use grundy::table::TableVec;
use proconio::input;

/// With a longer stick than this, computing the table of values would take too long.
const LONGEST: usize = 1000;

fn main() {
    input! { l: usize, d: usize }
    assert!(l <= LONGEST, "a stick of length {l}, more than {LONGEST}");
    let mut options = MexSet::new();
    let sg = TableVec::by(l + 1, |shorter: &[u64]| {
        let length = shorter.len();
        options.clear();
        for a in (1..length).take_while(|a| 3 * a < length) {
            for b in (a + 1..length).take_while(|b| a + 2 * b < length) {
                let c = length - a - b;
                if c - a <= d {
                    options.insert(shorter[a] ^ shorter[b] ^ shorter[c]);
                }
            }
        }
        options.mex()
    });
    println!("{}", if sg[l] != 0 { "kado" } else { "matsu" });
}
