//! LightOJ 1020 — A Childhood Game
//! <https://lightoj.com/problem/1020> · 2 s? · 32 MiB? · easy
//!
//! Rules: n marbles; a move takes one or two. If Alice starts, whoever takes the last marble
//! loses; if Bob starts, whoever takes it wins. The input is the number of cases; each case is `n`
//! and the name of the one who starts. Print `Case i: Alice` or `Case i: Bob`, the winner.
//! Model: Bash's game, {1, 2}, under misère play if Alice starts.
//! Why: if the last marble wins, this is Bash's game, which is lost exactly if n is a multiple of
//! 3: two moves can be made to take three marbles together. If the last marble loses, put it
//! aside: nobody wants to take it, and nobody needs to as long as there is another one. So the
//! other n - 1 marbles are played for as in Bash's game, and whoever takes the last of these
//! leaves the loser the marble put aside.
//! Cost: O(1) a case.

use grundy::bash;
use proconio::input;

const MOST_TAKEN: u64 = 2;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, starts: String }
        assert!(n > 0, "no marbles, and so no last one");
        let (other, marbles) = match starts.as_str() {
            "Alice" => ("Bob", n - 1),
            "Bob" => ("Alice", n),
            _ => panic!("{starts} starts, not Alice or Bob"),
        };
        let starter_wins = bash::outcome(marbles, MOST_TAKEN).mover_wins();
        let winner = if starter_wins { starts.as_str() } else { other };
        winners += &format!("Case {case}: {winner}\n");
    }
    print!("{winners}");
}
