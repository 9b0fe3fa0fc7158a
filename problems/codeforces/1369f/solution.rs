//! Codeforces 1369F — BareLee
//! <https://codeforces.com/problemset/problem/1369/F> · 2 s · 256 MiB · hard
//!
//! Rules: t rounds, each with numbers s ≤ e. A round starts with s; in turn, a player replaces the
//! number x by x + 1 or 2x, and whoever gets beyond e loses the round. Lee starts the first round,
//! the loser of a round starts the next, and whoever wins the last round wins the game. The input
//! is `t` and the pairs `s e`; print `1` if Lee can force a win, else `0`, and then in the same
//! way whether he can force a loss.
//! Model: game on a graph, numbers up to a bound in several rounds.
//! Why: what counts is whether the player who starts a round can force to win it, and whether he
//! can force to lose it.
//!
//! 1. Let e be odd. From an even x a player can go to x + 1, which is odd and at most e. From an
//!    odd x both moves lead to an even number, or beyond e. So x is won if and only if it is even.
//! 2. Let e be even and x > e/2. Only x + 1 does not lose at once, so e - x is the number of moves
//!    left: x is won if and only if it is odd.
//! 3. Let e be even and e/4 < x ≤ e/2. Then 2x is even and above e/2, so it is lost by step 2,
//!    and x is won.
//! 4. Let e be even and x ≤ e/4. Both moves stay within e/2, and by step 3 whoever gets beyond e/4
//!    loses. So this is the same game with the bound ⌊e/4⌋.
//! 5. A player who wants to lose does so at once from x > e/2, by 2x. From x ≤ e/2 no move gets
//!    beyond e, and whoever gets beyond e/2 lets his opponent lose. So he can force a loss if and
//!    only if he wins with the bound ⌊e/2⌋.
//! 6. Go through the rounds from the last one. If the player who starts the next round can force a
//!    win of the game, each player wants to lose this round, and otherwise to win it. The same is
//!    true of a loss of the game. So what a player can force in a round and the later ones is one
//!    of the two things that he can force in that round.
//!
//! Cost: O(log e) a round.

use proconio::input;

struct Round {
    start: u64,
    bound: u64,
}

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    assert!(t > 0, "no rounds, so that nobody wins the last one");
    // Whoever would start one more round has lost the last one, and with it the game.
    let mut can_win = false;
    let mut can_lose = true;
    for (start, bound) in pairs.into_iter().rev() {
        assert!(start > 0, "a round that starts with 0, which 2x does not change");
        let round = Round { start, bound };
        can_win = if can_win { round.can_be_lost() } else { round.can_be_won() };
        can_lose = if can_lose { round.can_be_lost() } else { round.can_be_won() };
    }
    println!("{} {}", u8::from(can_win), u8::from(can_lose));
}

impl Round {
    /// Returns whether the player who starts the round can force to win it.
    fn can_be_won(&self) -> bool {
        can_stay_within(self.bound, self.start)
    }

    /// Returns whether the player who starts the round can force to lose it.
    fn can_be_lost(&self) -> bool {
        self.start > self.bound / 2 || can_stay_within(self.bound / 2, self.start)
    }
}

/// Returns whether the player who finds the number `x` can make his opponent get beyond `bound`.
fn can_stay_within(bound: u64, x: u64) -> bool {
    if x > bound {
        false
    } else if bound % 2 == 1 {
        x.is_multiple_of(2)
    } else if x > bound / 2 {
        x % 2 == 1
    } else {
        x > bound / 4 || can_stay_within(bound / 4, x)
    }
}
