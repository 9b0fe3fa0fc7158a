//! Codeforces 119A — Epic Game
//! <https://codeforces.com/problemset/problem/119/A> · 2 s · 256 MiB · easy
//!
//! Rules: Simon has the number a, Antisimon b, and there is a heap of n stones. In turn, Simon
//! first, each takes as many stones as the greatest common divisor of his own number and the
//! size of the heap. Whoever cannot take that many loses. The input is `a b n`; print 0 if Simon
//! wins, and 1 if not.
//! Model: game of divisors, without a choice.
//! Why: every move is forced, so it suffices to play. The divisor is at least 1 and at most the
//! heap as long as there are stones; from an empty heap a player would have to take his whole
//! number, and loses.
//! Cost: O(n log n).

use grundy::contest::divisors::gcd;
use proconio::input;

/// A limit of this program: a larger heap may take too long.
const LARGEST: u64 = 10_000_000;

fn main() {
    input! { a: u64, b: u64, n: u64 }
    assert!(a > 0 && b > 0, "the numbers {a} and {b}: with 0, a player takes 0 stones for ever");
    assert!(n <= LARGEST, "{n} stones, past this program's {LARGEST}");
    println!("{}", if simon_wins(a, b, n) { 0 } else { 1 });
}

fn simon_wins(a: u64, b: u64, n: u64) -> bool {
    let mut heap = n;
    let mut simon_moves = true;
    while heap > 0 {
        heap -= gcd(if simon_moves { a } else { b }, heap);
        simon_moves = !simon_moves;
    }
    !simon_moves
}
