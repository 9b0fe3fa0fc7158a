// AtCoder ARC 143 C https://atcoder.jp/contests/arc143/tasks/arc143_c · made by `cargo judge bundle arc143_c --write` from 31ee6a55f78ccaa0
//! AtCoder ARC 143 C — Piles of Pebbles
//! <https://atcoder.jp/contests/arc143/tasks/arc143_c> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: N piles of pebbles; Takahashi, who moves first, chooses one or more piles and removes X
//! pebbles from each of them; Aoki does the same with Y. Whoever cannot move loses. The input is
//! `N X Y` and the piles; print `First` if Takahashi wins, else `Second`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 1 ≤ X, Y ≤ 10^9; a pile has 1 to 10^9 pebbles.
//! Kind: partizan
//! Picture: picture.rs
//! Model: partizan subtraction game, remainders mod X + Y.
//! Why: a move and a reply on the same piles take X + Y pebbles from each of them, so only the
//! remainders mod X + Y matter. Let the player to move take p pebbles from each chosen pile, and
//! the other player q, and take all remainders mod p + q. The mover wants to leave only remainders
//! less than q.
//!
//! 1. If every remainder is less than p, the mover loses. This is because the piles that he chooses
//!    must have p + q pebbles or more, so the other player can take q from the same piles; after
//!    that all remainders are as before.
//! 2. If some remainder is p or more and p ≤ q, the mover wins by taking from all such piles:
//!    afterwards every remainder is less than q, so the other player is in the case of step 1.
//! 3. If p > q, the same move wins if every remainder that is less than p is also less than q. If
//!    some remainder is less than p but not less than q, the mover loses: that pile keeps its
//!    remainder if he leaves it alone, and its remainder grows by q if he takes from it. Either way
//!    the other player finds a remainder of q or more and wins by step 2.
//!
//! Cost: O(N).
//!
//! 规则：有 N 堆石子；先手 Takahashi 选一堆或多堆，从其中每一堆各取走 X 枚；Aoki 同样操作，但每
//! 堆取 Y 枚。无法操作者输。输入 `N X Y` 和各堆石子数；Takahashi 胜输出 `First`，否则输出
//! `Second`。
//! 范围：1 ≤ N ≤ 2 · 10^5；1 ≤ X, Y ≤ 10^9；每堆有 1 到 10^9 枚石子。
//! 模型：不公平减法游戏，看模 X + Y 的余数。
//! 思路：一步之后对手在同样这些堆上应答，每堆共取走 X + Y 枚，所以只有模 X + Y 的余数起作用。设
//! 轮到走的一方每堆取 p 枚，另一方取 q 枚，以下余数都是模 p + q 的余数。走的一方希望走后所有余
//! 数都小于 q。
//!
//! 1. 若所有余数都小于 p，走的一方败。因为他选的各堆至少有 p + q 枚，对手可以从同样这些堆各取 q
//!    枚，使所有余数复原。
//! 2. 若有余数不小于 p，且 p ≤ q，他胜：从所有这样的堆各取 p 枚，每个余数都变得小于 q，或者仍小
//!    于 q，于是对手处于第 1 步的情形。
//! 3. 若 p > q，同样这一步获胜的条件是：其他的余数没有不小于 q 的。若有，他就败：这样的一堆，不
//!    取则余数不变，取则余数增加 q。不论哪样，对手都面对一个不小于 q 的余数，由第 2 步获胜。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { n: usize, x: u64, y: u64, piles: [u64; n] }
    assert!(x > 0 && y > 0, "a move of {} pebbles", x.min(y));
    let period = x.checked_add(y).expect("X + Y is 2^64 or more");
    let mut remainders = piles.iter().map(|pile| pile % period);
    let can_take = remainders.clone().any(|remainder| remainder >= x);
    let wins = can_take && remainders.all(|remainder| remainder < y || remainder >= x);
    println!("{}", if wins { "First" } else { "Second" });
}


