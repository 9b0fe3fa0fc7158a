// AtCoder ARC 192 B https://atcoder.jp/contests/arc192/tasks/arc192_b · made by `cargo judge bundle arc192_b --write` from 26042f7df9190278
//! AtCoder ARC 192 B — Fennec VS. Snuke 2
//! <https://atcoder.jp/contests/arc192/tasks/arc192_b> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: there are N counters A_i > 0. A move subtracts 1 from a counter that is not 0, and marks
//! it if it is not marked yet; whoever marks the last unmarked counter wins. Fennec is first. The
//! input is `N` and the counters; print the winner, `Fennec` or `Snuke`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 1 ≤ A_i ≤ 10^9.
//! Kind: impartial
//! Model: parity, of all counters or of each.
//! Why: a counter that is not marked has never been lowered. Let R be the sum of what is left in
//! the marked counters, and let T be R plus the sum of the unmarked ones. The mover is the player
//! whose turn it is.
//!
//! 1. If one counter is unmarked, the mover marks it and wins. So with N = 1 Fennec wins.
//! 2. If two counters are unmarked, marking one of them loses, by step 1. So both players lower
//!    marked counters as long as they can, which takes R moves. The mover wins exactly when R is
//!    odd. With N = 2, R is 0 and Fennec loses.
//! 3. If three counters are unmarked, marking a counter of value a changes R to R + a - 1, so this
//!    move wins if R + a is odd. If R + a is even for all three unmarked counters a, marking any of
//!    them loses. Lowering a marked counter makes R + a odd for all three, so it loses, too. So the
//!    mover loses exactly when all three counters have the same parity as R. With N = 3, R is 0 and
//!    Fennec loses exactly when all counters are even. Moreover, if the mover loses, T is even: it
//!    has the same parity as 4R.
//! 4. If four or more are unmarked, the mover wins exactly when T is odd. This is shown by
//!    induction on the number of unmarked counters, and then on R. Every move lowers T by 1.
//! 5. Let T be even. Then every move leaves an odd T, with which the opponent wins: by step 3 if
//!    three unmarked counters remain, and by induction otherwise.
//! 6. Let T be odd. If R > 0, the mover lowers a marked counter, which leaves an even T and the
//!    same number of unmarked counters, and wins by induction. If R = 0 and there are five or more
//!    unmarked counters, marking any of them leaves an even T and at least four unmarked counters,
//!    and wins too.
//! 7. What remains is the case R = 0 with four unmarked counters whose sum is odd. One of them, a,
//!    differs in parity from the other three. Marking it leaves R = a - 1, which has the same
//!    parity as those three, so the opponent loses by step 3.
//!
//! Cost: O(N).
//!
//! 规则：有 N 个计数器 A_i > 0。每次操作把一个不为 0 的计数器减 1，若它还没有标记，就给它标记；
//! 标记最后一个未标记的计数器的人胜。Fennec 先手。输入 `N` 和各计数器；输出获胜者 `Fennec` 或
//! `Snuke`。
//! 范围：1 ≤ N ≤ 2 · 10^5；1 ≤ A_i ≤ 10^9。
//! 模型：奇偶性，看全部计数器之和或各计数器的奇偶。
//! 思路：未标记的计数器从来没有被减过。设 R 为已标记的计数器剩余的数之和，T 为 R 加上所有未标记
//! 的计数器。以下“走的一方”指轮到走的人。
//!
//! 1. 剩一个未标记：走的一方标记它而胜。所以 N = 1 时 Fennec 胜。
//! 2. 剩两个未标记：由第 1 步，标记其中一个就败，所以双方都尽量去减已标记的计数器，共可
//!    减 R 步。当且仅当 R 是奇数时走的一方胜。N = 2 时 R 为 0，Fennec 败。
//! 3. 剩三个未标记：标记其中的 a，留下 R + a - 1，所以若 R + a 是奇数就胜。若对三个数 R + a 都
//!    是偶数，标记任何一个都败；而减一个已标记的，使三个和都变成奇数，也败。所以走的一方败，当
//!    且仅当三个未标记的计数器都与 R 同奇偶。N = 3 时 R 为 0，当且仅当三个都是偶数
//!    时 Fennec 败。此外，走的一方败时 T 是偶数，因为它与 4R 同奇偶。
//! 4. 剩四个或更多未标记：当且仅当 T 是奇数时走的一方胜。先对未标记的个数归纳，再对 R 归纳来证
//!    明。每步都使 T 减 1。
//! 5. 设 T 是偶数。那么每一步之后 T 都是奇数，对手胜：若剩三个未标记，由第 3 步；否则由归纳。
//! 6. 设 T 是奇数。若 R > 0，走的一方减一个已标记的计数器，T 变成偶数，未标记的个数不变，由归纳
//!    获胜。若 R = 0 且有五个或更多未标记，标记任何一个，T 变成偶数，未标记的至少还有四个，同样
//!    获胜。
//! 7. 只剩下 R = 0、恰有四个未标记且其和为奇数的情形。其中必有一个 a 与其他三个奇偶不同。标记
//!    它，留下 R = a - 1，与那三个同奇偶，所以由第 3 步对手败。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { n: usize, counters: [u64; n] }
    assert!(n > 0, "there is no counter to mark");
    assert!(!counters.contains(&0), "a counter of 0 can never be marked");
    let odd_counters = counters.iter().filter(|&counter| counter % 2 == 1).count();
    let fennec_wins = match n {
        1 => true,
        2 => false,
        3 => odd_counters > 0,
        _ => odd_counters % 2 == 1,
    };
    println!("{}", if fennec_wins { "Fennec" } else { "Snuke" });
}


