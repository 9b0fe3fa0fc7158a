//! Codeforces 1860C — Game on Permutation
//! <https://codeforces.com/problemset/problem/1860/C> · 2 s · 256 MiB · easy
//!
//! Rules: a permutation of 1, …, n in a row; Alice puts a chip on one of its numbers. Then in
//! turn, Bob first, a player moves the chip to a smaller number further left, and whoever
//! cannot move wins. Cases `n` and the permutation, after their number; print how many
//! numbers let Alice win.
//! Model: game on a graph, misère, in the order of a permutation.
//! Why: outcomes from left to right. A number with none smaller before it is won for the
//! player who finds the chip there and is stuck. One that has some, but all of them won, is
//! lost; one with a smaller lost number before it is won. So a number is lost exactly if it
//! is larger than the least number and smaller than the least lost number before it.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut counts, mut numbers_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        numbers_in_all += n;
        assert!(n > 0 && numbers_in_all <= 300_000, "{n} numbers, {numbers_in_all} in all");
        input! { permutation: [usize; n] }
        let mut seen = vec![false; n];
        let (mut least, mut least_lost, mut lost) = (n + 1, n + 1, 0);
        for number in permutation {
            let is_new = (1..=n).contains(&number) && !seen[number - 1];
            assert!(is_new, "{number} again, or not 1 to {n}");
            seen[number - 1] = true;
            if least < number && number < least_lost {
                least_lost = number;
                lost += 1;
            }
            least = least.min(number);
        }
        counts += &format!("{lost}\n");
    }
    print!("{counts}");
}
