//! CodeChef PUPPYGM — Puppy and game
//! <https://www.codechef.com/problems/PUPPYGM> · 1 s · 1536 MiB? · easy
//!
//! Rules: two stacks of A and B nuts. A move eats one stack and splits the other one into two new
//! stacks, neither of them empty. Whoever cannot split loses, Tuzik first. Cases `A B` after their
//! number; print the winner of each, `Tuzik` or `Vanka`.
//! Model: parity, a stack that splits into two odd ones.
//! Why: two odd stacks are lost, and all others are won. A stack of 1 cannot be split, and any
//! other odd stack splits into an even one and an odd one. An even stack, if there is one, splits
//! into 1 and an odd rest.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        assert!(a > 0 && b > 0, "stacks of {a} and {b} nuts: none may be empty");
        winners += if a % 2 == 0 || b % 2 == 0 { "Tuzik\n" } else { "Vanka\n" };
    }
    print!("{winners}");
}
