// AtCoder ARC 163 E https://atcoder.jp/contests/arc163/tasks/arc163_e · made by `cargo judge bundle arc163_e --write` from 97360a3d6826a6b3
//! AtCoder ARC 163 E — Chmin XOR Game
//! <https://atcoder.jp/contests/arc163/tasks/arc163_e> · 2 s · 1024 MiB · hard
//!
//! Rules: N numbers; a move chooses an x with a ⊕ x < a for some number a, and replaces
//! every a by the smaller of a and a ⊕ x. Whoever cannot move loses, Alice first. T cases
//! `N`, then the numbers; print the winner of each, `Alice` or `Bob`.
//! Model: turning game, columns of binary digits.
//! Why: write the numbers in binary below each other. If t is the highest bit of x, a move
//! takes column t, which must not be 0, adds it to any lower columns and makes it 0. Pair
//! the columns 0 and 1, 2 and 3, …; call a pair balanced if both are 0, or neither is and
//! they differ. From balanced pairs every move leaves one that is not: if its lower column
//! becomes 0 the upper stays, if the upper one does, the lower is not 0. Otherwise take the
//! highest pair that is not balanced: one column is 0 or both are equal, so a move on the
//! upper one that is not 0, c, can clear both. It balances every lower pair a, b too, each
//! kept or with c added: if a ⊕ b is 0 or c, both become 0, or else a and a ⊕ c; if not,
//! one choice of each is not 0, and these differ. So Bob wins exactly if all pairs are
//! balanced, that is, if no place in base 4 has just one kind of digit beside 0.
//! Cost: O(N) a case, for 15 places.

use proconio::input;

fn main() {
    input! { t: usize }
    assert!((1..=100).contains(&t), "{t} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} numbers, not 1 to 100");
        input! { numbers: [u32; n] }
        if let Some(number) = numbers.iter().find(|&&number| number > 1_000_000_000) {
            panic!("{number} is more than 1000000000");
        }
        let digits = |place: u32| numbers.iter().map(move |number| number >> (2 * place) & 3);
        let kinds = |place| digits(place).fold(0u32, |kinds, digit| kinds | 1 << digit) >> 1;
        let all_balanced = (0..15).all(|place| kinds(place).count_ones() != 1);
        winners += if all_balanced { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}


