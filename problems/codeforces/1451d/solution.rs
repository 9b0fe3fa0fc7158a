//! Codeforces 1451D — Circle Game
//! <https://codeforces.com/problemset/problem/1451/D> · 2 s · 256 MiB · easy
//!
//! Rules: a token starts at (0, 0). A move adds k to one of its coordinates, and the token must
//! stay within the distance d of the origin; whoever cannot move loses. Cases `d k` after their
//! number; print the winner of each, `Ashish` if he is the first player and `Utkarsh` if not.
//! Model: symmetry, a token stays near the diagonal.
//! Why: measure in units of k, and let z be the largest number for which (z, z) is within reach.
//!
//! 1. If (z + 1, z) is out of reach, the second player always goes back to the diagonal: from
//!    (i, i) the first player can go to (i + 1, i) only if i < z, and then (i + 1, i + 1) is within
//!    reach. At (z, z) he is stuck.
//! 2. If (z + 1, z) is within reach, the first player goes to (1, 0) and then always back to some
//!    (i + 1, i). From there with i < z, the second player goes to (i + 2, i) or (i + 1, i + 1),
//!    and (i + 2, i + 1) is next to both and within reach. From (z + 1, z) he could only go to
//!    (z + 1, z + 1), which is out of reach, or to (z + 2, z), which is farther away still.
//!
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { d: u64, k: u64 }
        assert!(k > 0, "steps of length 0, which never end");
        let square = |number: u64| u128::from(number) * u128::from(number);
        // A point of whole coordinates is within reach if its square is at most this.
        let reach = square(d) / square(k);
        let z = (reach / 2).isqrt();
        let first_wins = z * z + (z + 1) * (z + 1) <= reach;
        winners += if first_wins { "Ashish\n" } else { "Utkarsh\n" };
    }
    print!("{winners}");
}
