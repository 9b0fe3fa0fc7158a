//! CodeChef SPACEARR — Space Arrays
//! <https://www.codechef.com/problems/SPACEARR> · 1 s · 1536 MiB? · easy
//!
//! Rules: a move raises a number of a sequence of N by one. If afterwards no permutation of 1 to N
//! has a number at each place that is at least the sequence's, whoever moved loses. The input
//! has T cases: `N` and the sequence. Print the winner, `First` or `Second`.
//! Model: parity.
//! Why: there is such a permutation exactly if, when the sequence is sorted, its i-th number is
//! at most i. If that is so, the gaps from the numbers to i decide by the parity of their sum.
//!
//! 1. If there is no such permutation at first, none appears, and the first player loses at once.
//! 2. If the sum of the gaps is 0, the sequence is a permutation itself, and every move loses.
//! 3. Otherwise a move is safe that raises the last of the sorted numbers with a gap: it is at most
//!    i after that, and the next number is i + 1, so that they are still sorted.
//! 4. So nobody loses before the sum is 0, and each move lowers it by one. The first player wins
//!    if it is odd.
//!
//! Cost: O(N log N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut sequence: [i64; n] }
        sequence.sort_unstable();
        winners += if first_wins(&sequence) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

fn first_wins(sorted: &[i64]) -> bool {
    let gaps = (1..).zip(sorted).map(|(place, number): (i64, &i64)| place.saturating_sub(*number));
    let mut sum_is_odd = false;
    for gap in gaps {
        if gap < 0 {
            return false;
        }
        sum_is_odd ^= gap % 2 == 1;
    }
    sum_is_odd
}
