//! BZOJ 3759 — Hungergame
//! <https://hydro.ac/d/bzoj/p/3759> · 10 s · 512 MiB · medium
//!
//! Rules: n closed boxes hold stones. A move opens one or more closed boxes, or takes one or more
//! stones from one open box; whoever cannot move loses. The input is the number of cases; each
//! case is `n` and the stones in the boxes. Print `Yes` if the first player wins, else `No`.
//! Model: Nim, in closed boxes, of which a linear basis is left closed.
//! Why: call closed boxes independent if no set of them, other than the empty one, has nim sum 0.
//! A position is lost if the open boxes have nim sum 0 and the closed ones are independent.
//!
//! 1. From such a position, opening boxes adds a nim sum other than 0 to that of the open ones, and
//!    so does taking stones. Either way a move of Nim on the open boxes restores the sum 0, and the
//!    boxes that are still closed are independent.
//! 2. If at the start the boxes are independent, the first player thus loses. If they are not,
//!    opening a largest set of nim sum 0 wins: a further set of nim sum 0 among the rest could
//!    have been added to it, so that the rest is independent.
//!
//! Cost: O(64 n) a case.

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, boxes: [u64; n] }
        answers += if are_independent(&boxes) { "No\n" } else { "Yes\n" };
    }
    print!("{answers}");
}

fn are_independent(boxes: &[u64]) -> bool {
    let mut basis = XorBasis::new();
    boxes.iter().all(|&stones| basis.insert(stones))
}
