//! Codeforces 1934D2 — XOR Break — Game Version
//! <https://codeforces.com/problemset/problem/1934/D2> · 3 s · 256 MiB · medium
//!
//! Rules: interactive. Whoever has a number p breaks it into two positive numbers smaller than p
//! whose xor is p; the other player chooses one of the two and must break that. Whoever cannot
//! loses. Cases `n` after their number: print `first` or `second`, and win as that player with at
//! most 63 breaks. Print the parts, or read the judge's; it answers `0 0` when it gives up.
//! Model: parity, of the ones in a binary number, where the opponent chooses the part.
//! Why: call a number odd or even by how many ones it has in binary. The player who breaks a
//! number wins if it is even.
//!
//! 1. The ones of p1 and p2 together are as many as those of p, up to an even number, as a bit that
//!    both have goes twice. So an odd number breaks only into an odd part and an even one, and an
//!    even number into two parts of the same kind.
//! 2. An even number has two ones at least. It breaks into its highest one and the rest, which are
//!    both odd and both smaller.
//! 3. So the player who has an even number hands over two odd ones. The other breaks one of them,
//!    if possible, which leaves an even part to choose. Parts get smaller, so this ends, and
//!    it ends when the other cannot break: an even number always breaks.
//! 4. Of our parts, the highest one is a power of 2, which cannot be broken. The rest has fewer
//!    binary digits than our number, and no part of it has more. As n < 2^60, our numbers have at
//!    most 60, 59, … digits, and two at least: we break 59 times at most.
//!
//! Cost: O(log n) a case.

use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { n: u64 }
        assert!(n > 0, "0 is no number to break");
        if is_even(n) {
            println!("first");
            break_up(n);
        } else {
            println!("second");
        }
        while let Some(parts) = hear() {
            let even = parts.into_iter().find(|&part| is_even(part));
            break_up(even.expect("an odd number breaks into two of which one is even"));
        }
    }
}

/// Returns whether a number has an even number of ones in binary.
fn is_even(number: u64) -> bool {
    number.count_ones().is_multiple_of(2)
}

/// Breaks an even number into its highest one and the rest. The line is sent at once, because
/// standard output flushes whole lines.
fn break_up(even: u64) {
    let highest = 1 << even.ilog2();
    println!("{highest} {}", even ^ highest);
}

/// Reads the parts of the judge's number, or `None` if the judge cannot break it.
fn hear() -> Option<[u64; 2]> {
    input_interactive! { parts: [i64; 2] }
    if parts == [0, 0] {
        return None;
    }
    let positive = |part: i64| u64::try_from(part).ok().filter(|&part| part > 0);
    match (positive(parts[0]), positive(parts[1])) {
        (Some(part), Some(other)) => Some([part, other]),
        _ => panic!("the judge says {} {}: the break was wrong", parts[0], parts[1]),
    }
}
