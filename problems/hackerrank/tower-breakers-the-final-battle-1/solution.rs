//! HackerRank tower-breakers-the-final-battle-1 — Tower Breakers - The Final Battle
//! <https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1> · 10 s? · 512 MiB? · medium
//!
//! Rules: a tower of height N. Player 1 breaks it into at least two towers in a row; player
//! 2 picks the k-th of them, gets k² coins from player 1, and they go on with this tower
//! alone, until its height is 1. T lines `N`; print the coins that player 2 gets if he wants
//! many and player 1 wants to pay few.
//! Model: splitting game, one tower with a score.
//! Why: let f(c) be the greatest height for which player 1 need not pay more than c coins.
//! To stay within c the k-th part must not be higher than f(c - k²), and any parts up to
//! these bounds will do. So f(c) is the sum of f(c - 1), f(c - 4), f(c - 9), …, as long as
//! there are at least two of them, else 1. The answer is the first c with f(c) ≥ N.
//! Cost: O(log N) coins, O(log^1.5 N) time once.

use proconio::input;

const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let mut greatest = vec![1; 4];
    while greatest[greatest.len() - 1] < MOST {
        let coins = greatest.len();
        let parts = (1..).take_while(|k| k * k <= coins);
        let height = parts.map(|k| greatest[coins - k * k]).sum::<u64>();
        greatest.push(height);
    }
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!((2..=MOST).contains(&n), "a tower of height {n}, not 2 to {MOST}");
        let coins = greatest.partition_point(|&height| height < n);
        answers += &format!("{coins}\n");
    }
    print!("{answers}");
}
