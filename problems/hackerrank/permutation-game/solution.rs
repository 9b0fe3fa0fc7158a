//! HackerRank permutation-game — Permutation Game
//! <https://www.hackerrank.com/challenges/permutation-game> · 10 s? · 512 MiB? · medium
//!
//! Rules: a permutation of 1 to n that is not increasing; a move removes one number, and
//! whoever leaves an increasing sequence wins, Alice first. t cases `n`, then the
//! permutation; print the winner, `Alice` or `Bob`.
//! Model: game on sets and strings, a table of won and lost.
//! Why: what is left is a set of places, and each move takes one place out of it. So going
//! up through the sets as binary numbers, a set is lost if it is increasing already, and won
//! if it is not and some lost set has one place less.
//! Cost: O(2ⁿ · n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((2..=15).contains(&n), "{n} numbers, not 2 to 15");
        input! { permutation: [usize; n] }
        let is_permutation = (1..=n).all(|number| permutation.contains(&number));
        assert!(is_permutation, "{permutation:?} is not a permutation of 1 to {n}");
        let (mut increasing, mut wins) = (vec![true; 1 << n], vec![false; 1 << n]);
        for set in 1usize..1 << n {
            // The rest after the first place must be increasing, and so must its first step.
            let first = set.trailing_zeros() as usize;
            let rest = set & (set - 1);
            let second = rest.trailing_zeros() as usize;
            let steps_up = rest == 0 || permutation[first] < permutation[second];
            increasing[set] = increasing[rest] && steps_up;
            let mut after = (0..n).map(|place| set & !(1 << place)).filter(|&next| next != set);
            wins[set] = !increasing[set] && after.any(|next| !wins[next]);
        }
        let all = (1 << n) - 1;
        assert!(!increasing[all], "{permutation:?} is increasing already");
        winners += if wins[all] { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
