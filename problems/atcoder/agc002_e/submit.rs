// AtCoder AGC 002 E https://atcoder.jp/contests/agc002/tasks/agc002_e · made by `cargo judge bundle agc002_e --write` from f1a26245ff95dadd
//! AtCoder AGC 002 E — Candy Piles
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e> · 2 s · 256 MiB · hard
//!
//! Rules: N piles of candies; a move eats either all of a largest pile or one candy from
//! each pile that is left. Whoever eats the last candy loses. One case `N`, then the piles;
//! print `First` if the player who moves first wins, else `Second`.
//! Model: board game, a token in the Young diagram of the piles.
//! Why: sort the piles downwards; after x moves of the first kind and y of the second the
//! position is the cell (x, y), and it has candies if pile x is larger than y. A move steps
//! to (x + 1, y) or (x, y + 1), and who leaves the diagram loses. If (x + 1, y + 1) is in
//! it, it decides (x, y): if it is lost, both steps from (x, y) can be answered by going
//! there; if it is won by a step to, say, (x + 2, y + 1), that is lost, then so is (x + 1, y)
//! by the same rule further up, and (x, y) is won. So go up the diagonal as far as it is
//! in the diagram. From its last cell the token walks straight along one of two arms, whose
//! end is lost: the cell is won exactly if some arm has an odd number of steps.
//! Cost: O(N log N).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} piles, not 1 to 100000");
    input! { mut piles: [usize; n] }
    if let Some(pile) = piles.iter().find(|&pile| !(1..=1_000_000_000).contains(pile)) {
        panic!("a pile of {pile} candies, not 1 to 1000000000");
    }
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let diagonal = (0..n).take_while(|&cell| piles[cell] > cell).count() - 1;
    let steps_up = piles[diagonal] - diagonal - 1;
    let steps_right = piles[diagonal + 1..].iter().filter(|&&pile| pile > diagonal).count();
    let won = steps_up % 2 == 1 || steps_right % 2 == 1;
    println!("{}", if won { "First" } else { "Second" });
}


