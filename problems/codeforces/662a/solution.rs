//! Codeforces 662A — Gambling Nim
//! <https://codeforces.com/problemset/problem/662/A> · 2 s · 512 MiB · medium
//!
//! Rules: n cards with a number on each side fall on either side with equal chances; then Nim is
//! played with the numbers that show as heaps. The input is `n` and the numbers of each card;
//! print the probability that the first player wins as an irreducible fraction.
//! Rule: nim
//! Model: Nim, heaps drawn at random.
//! Why: by Bouton's theorem the first player loses exactly if the nim sum is 0. It is that of all
//! front sides, plus that of a ⊕ b for each card a, b that falls on its other side. These sums
//! make up a vector space over the field of two elements; it has 2^r elements if r is its
//! rank, and each comes up in equally many cases. So if the nim sum of the front sides is in
//! the space, the first player loses in 1 of 2^r cases, and otherwise never. The fraction
//! (2^r - 1)/2^r is irreducible, as only one of the two numbers is even, or it is 0/1.
//! Cost: O(64 n).

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { n: usize, cards: [(u64, u64); n] }
    let mut fronts = 0;
    let mut turned = XorBasis::new();
    for (a, b) in cards {
        fronts ^= a;
        turned.insert(a ^ b);
    }
    if turned.contains(fronts) {
        let cases = 1u128 << turned.rank();
        println!("{}/{cases}", cases - 1);
    } else {
        println!("1/1");
    }
}
