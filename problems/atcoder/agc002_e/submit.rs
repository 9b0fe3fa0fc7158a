// AtCoder AGC 002 E https://atcoder.jp/contests/agc002/tasks/agc002_e · made by `cargo judge bundle agc002_e --write` from 1926286e2964b329
//! AtCoder AGC 002 E — Candy Piles
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e> · 2 s · 256 MiB · hard
//!
//! Rules: N piles of candies; a move eats either all of a largest pile or one candy from each
//! pile that is left. Whoever eats the last candy loses. The input is `N` and the piles; print
//! `First` if the player who moves first wins, else `Second`.
//! Model: board game, a token in the Young diagram of the piles.
//! Why: after x moves of the first kind and y of the second, the game is a token on a cell
//! (x, y) of a diagram, which steps right or up and must not leave it. Neighbours on a diagonal
//! have the same outcome, so that the last cell of the diagonal from (0, 0) decides, and from
//! there the token can only go straight on.
//!
//! 1. Sort the piles downwards. The cell (x, y) is in the diagram if candies are left, that is,
//!    if pile x, counted from 0, is larger than y. A move steps to (x + 1, y) or (x, y + 1),
//!    and whoever leaves the diagram has eaten the last candy and loses.
//! 2. If (x + 1, y + 1) is in the diagram and lost for the player to move, then (x, y) is lost,
//!    too: both steps from it are answered by the step to (x + 1, y + 1).
//! 3. If (x + 1, y + 1) is in the diagram and won, it is won by a step to a lost cell of the
//!    diagram, say (x + 2, y + 1). By step 2, (x + 1, y) is lost as well, so that (x, y) is
//!    won.
//! 4. So (0, 0) has the outcome of the last cell (d, d) of its diagonal. A token that steps
//!    right from there cannot step up any more, and vice versa. The last cell of each of the two
//!    arms is lost, the one before it won, and so on. So (d, d) is won exactly if one of the arms
//!    has an odd number of steps.
//!
//! Cost: O(N log N).

use proconio::input;

fn main() {
    input! { n: usize, mut piles: [usize; n] }
    piles.sort_unstable_by(|a, b| b.cmp(a));
    assert!(piles.first().is_some_and(|&pile| pile > 0), "there is no candy");
    let diagonal = (0..n).take_while(|&cell| piles[cell] > cell).count() - 1;
    let steps_up = piles[diagonal] - diagonal - 1;
    let steps_right = piles[diagonal + 1..].iter().filter(|&&pile| pile > diagonal).count();
    let won = steps_up % 2 == 1 || steps_right % 2 == 1;
    println!("{}", if won { "First" } else { "Second" });
}


