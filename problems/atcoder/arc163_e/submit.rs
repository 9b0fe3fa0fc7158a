// AtCoder ARC 163 E https://atcoder.jp/contests/arc163/tasks/arc163_e · made by `cargo judge bundle arc163_e --write` from 160bf806338f8f58
//! AtCoder ARC 163 E — Chmin XOR Game
//! <https://atcoder.jp/contests/arc163/tasks/arc163_e> · 2 s · 1024 MiB · hard
//!
//! Rules: N numbers; a move chooses an x with a ⊕ x < a for at least one number a, and replaces
//! every a by the smaller of a and a ⊕ x. Whoever cannot move loses, Alice first. The input is
//! the number of cases T, and for each case `N` and the numbers; print the winner of each,
//! `Alice` or `Bob`.
//! Model: turning game, columns of binary digits.
//! Why: write the numbers in binary below each other, and pair the columns of the bits 0 and 1, of
//! 2 and 3, and so on. Call a pair balanced if both columns are 0, or if neither is 0 and they
//! differ. Bob wins exactly if all pairs are balanced, as they are in the end, when all numbers
//! are 0. The upper column of a pair is that of its higher bit.
//!
//! 1. Let t be the highest bit of x. The numbers with a ⊕ x < a are those whose bit t is 1. So
//!    a move chooses a column t that is not 0, adds it (by ⊕) to any of the lower columns, and
//!    makes column t itself 0. Higher columns stay.
//! 2. From balanced pairs every move leaves a pair that is not. Let the chosen column be in the
//!    pair of u, the upper column, and l, the lower one. As it is not 0, neither u nor l is 0, and
//!    u ≠ l. If l is chosen, it becomes 0 and u stays. If u is chosen, it becomes 0, and l stays
//!    or becomes l ⊕ u, which is not 0 either. In both cases just one column of the pair is 0 now.
//! 3. From any other position some move leaves balanced pairs only. Take the highest pair that is
//!    not balanced, and let c be its upper column, or the lower one if the upper is 0. Since one
//!    of its columns is 0 or both are equal, a move that chooses c can make both 0. Each column
//!    below may be kept or have c added. Let a and b be the columns of a lower pair. If each of
//!    them is 0 or c, make both 0. If not, but a ⊕ b is 0 or c, then a is neither 0 nor c, as b
//!    would be one of them, too; make the columns a and a ⊕ c, which differ and are not 0. If a ⊕
//!    b is neither 0 nor c, no choice for a equals one for b, and each of the two columns has a
//!    choice that is not 0; take these.
//! 4. A pair of columns is one place of the numbers in base 4. Its digits other than 0 are all 1
//!    if just the upper column is 0, all 2 if just the lower one is, all 3 if they are equal and
//!    not 0, and of two kinds or more if neither is 0 and they differ. So a pair is not balanced
//!    exactly if just one kind of digit other than 0 occurs in its place.
//!
//! Cost: O(N) a case for each of the 32 places in base 4 that numbers of 64 bits have.

use proconio::input;

fn main() {
    input! { t: usize, cases: [[u64]; t] }
    for numbers in cases {
        let all_balanced = (0..32).all(|place| is_balanced(&numbers, place));
        println!("{}", if all_balanced { "Bob" } else { "Alice" });
    }
}

/// Returns whether a place of the numbers in base 4 makes a balanced pair of binary columns.
fn is_balanced(numbers: &[u64], place: u32) -> bool {
    let mut occurs = [false; 4];
    for number in numbers {
        let digit = number >> (2 * place) & 3;
        occurs[digit as usize] = true;
    }
    let kinds = occurs[1..].iter().filter(|&&occurs| occurs).count();
    kinds != 1
}


