// AtCoder AGC 056 D https://atcoder.jp/contests/agc056/tasks/agc056_d · made by `cargo judge bundle agc056_d --write` from 8f5a0a20cc3d8377
//! AtCoder AGC 056 D — Subset Sum Game
//! <https://atcoder.jp/contests/agc056/tasks/agc056_d> · 2 s · 1024 MiB · hard
//!
//! Rules: an even number N of integers, which Alice and Bob take in turn, Alice first, until
//! none is left. Alice wins if the sum of hers is L to R. One case `N L R`, then the
//! integers; print the winner, `Alice` or `Bob`.
//! Model: taking game, a sum of one's own.
//! Why: twice her sum less L + R is A - B + T - L - R, with the sums A, B and T of hers, his
//! and all: it must be at most R - L either way. After she takes x, count z = x + T - L - R as
//! hers. Let f be the sum of the gaps in z and the rest, sorted and paired from below: she
//! wins exactly if f ≤ R - L. If so, she answers a number by its pair's other one; if he takes
//! that of z, she begins another pair, which takes the part of z. So all gaps count once,
//! with + or -. If not, let z be the upper one of its pair (else turn all signs). If none is above
//! z, he takes the smallest each time, and with it the lower ones of all pairs or less. Else
//! he takes b, the next above z. If she takes y, the new z is y - (b - z): without b and z the
//! gap between them counts, so that f grows by b - z, and it falls by that at most as y goes
//! down. So f never gets smaller, and is |A - B + T - L - R| at his last move.
//! Cost: O(N²).

use proconio::input;

fn main() {
    input! { n: usize, l: i64, r: i64 }
    assert!((2..=5000).contains(&n) && n % 2 == 0, "{n} numbers, not 2 to 5000 and even");
    input! { mut numbers: [i64; n] }
    if let Some(number) = numbers.iter().find(|&number| !(1..=1_000_000_000).contains(number)) {
        panic!("a number {number}, not 1 to 1000000000");
    }
    let total: i64 = numbers.iter().sum();
    assert!(0 <= l && l <= r && r <= total, "bounds {l} {r} of a sum 0 to {total}");
    numbers.sort_unstable();
    let alice_wins = (0..n).any(|first| {
        let mut paired = numbers.clone();
        paired[first] += total - l - r;
        paired.sort(); // runs that are in order are merged
        paired.chunks(2).map(|pair| pair[1] - pair[0]).sum::<i64>() <= r - l
    });
    println!("{}", if alice_wins { "Alice" } else { "Bob" });
}


