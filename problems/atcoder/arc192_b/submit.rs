// AtCoder ARC 192 B https://atcoder.jp/contests/arc192/tasks/arc192_b · made by `cargo judge bundle arc192_b --write` from 6774b2264f9f2998
//! AtCoder ARC 192 B — Fennec VS. Snuke 2
//! <https://atcoder.jp/contests/arc192/tasks/arc192_b> · 2 s · 1024 MiB · medium
//!
//! Rules: there are N counters A_i > 0. A move lowers a counter that is not 0 by 1, and marks it if
//! it is not marked yet; whoever marks the last unmarked counter wins. Fennec is first. The input
//! is `N` and the counters; print the winner, `Fennec` or `Snuke`.
//! Model: parity, of all counters or of each.
//! Why: a counter that is not marked has never been lowered. Let R be the sum of what is left in
//! the marked counters, and T be R plus all that are unmarked. Call the player to move the mover.
//!
//! 1. One counter is unmarked: the mover marks it and wins. So with N = 1 Fennec wins.
//! 2. Two are unmarked: marking one of them loses, by step 1, so both players lower marked counters
//!    as long as they can, and that takes R moves. The mover wins exactly if R is odd. With N = 2,
//!    R is 0 and Fennec loses.
//! 3. Three are unmarked: marking a counter a leaves R + a - 1, so it wins if R + a is odd. If
//!    R + a is even for all three, marking loses. Lowering a marked counter makes all three sums
//!    odd, and loses too. So the mover loses exactly if all three counters are even or odd as R is.
//!    With N = 3, R is 0 and Fennec loses exactly if all counters are even. Moreover, if the mover
//!    loses, T is even: it has the same parity as 4R.
//! 4. Four or more are unmarked: the mover wins exactly if T is odd. This is shown by induction on
//!    the number of unmarked counters, and then on R. Every move lowers T by 1.
//! 5. Let T be even. Then every move leaves an odd T, with which the opponent wins: by step 3 if
//!    three unmarked counters remain, and by induction otherwise.
//! 6. Let T be odd. If R > 0, the mover lowers a marked counter, which leaves an even T and as many
//!    unmarked counters, and wins by induction. If R = 0 and there are five or more unmarked
//!    counters, marking any of them leaves an even T and four at least, and wins too.
//! 7. What remains is R = 0 and four unmarked counters with an odd sum. One of them, a, has another
//!    parity than the other three. Marking it leaves R = a - 1, which has the same parity as those
//!    three, so that the opponent loses by step 3.
//!
//! Cost: O(N).

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


