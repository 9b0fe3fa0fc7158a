// AtCoder ARC 091 F https://atcoder.jp/contests/arc091/tasks/arc091_d · made by `cargo judge bundle arc091_d --write` from ed0b690beac70c46
//! AtCoder ARC 091 F — Strange Nim
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d> · 2 s · 256 MiB · medium
//!
//! Rules: N piles of stones, with a number K_i each; a move takes at least 1 and at most
//! ⌊X / K_i⌋ stones from pile i, which has X of them then. Whoever cannot move loses. One
//! case `N`, then N lines `A K`; print the winner, `Takahashi` (first) or `Aoki`.
//! Model: subtraction game, up to a part of the pile and a sum of piles.
//! Why: with q = ⌊a / K⌋ the values of a - q, …, a are 0 to q in some order. For the options
//! of a + 1 are, if K does not divide it, q of these q + 1 numbers, all but a - q, whose
//! value it must then take itself. And if K divides it, they are all of them, so that its
//! value is q + 1 = (a + 1) / K. Going back in this way, from a to a - q - 1, the quotient
//! falls at latest after ⌈(a mod K) / (q + 1)⌉ steps, which are made at once.
//! Cost: O(√A log A) a pile: either q is small or a soon is.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=200).contains(&n), "{n} piles, not 1 to 200");
    input! { piles: [(u64, u64); n] }
    let mut nim_sum = 0;
    for (a, k) in piles {
        let in_bounds = [a, k].iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "a pile {a} {k}, not both 1 to 1000000000");
        nim_sum ^= grundy_value(a, k);
    }
    println!("{}", if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

fn grundy_value(mut pile: u64, k: u64) -> u64 {
    while let rest @ 1.. = pile % k {
        let back = pile / k + 1;
        pile = pile.saturating_sub(rest.div_ceil(back) * back);
    }
    pile / k
}


