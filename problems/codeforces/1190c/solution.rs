//! Codeforces 1190C — Tokitsukaze and Duel
//! <https://codeforces.com/problemset/problem/1190/C> · 1 s · 256 MiB · hard
//!
//! Rules: n cards lie in a row, each with its side 0 or 1 up. A move turns k neighbouring cards to
//! the same side, even if they already show it. Whoever makes all cards show the same side wins.
//! The input is `n k` and the sides; print `tokitsukaze` if the first player wins, `quailty` if
//! the second one does, and `once again` if neither can force a win.
//! Model: game on a graph with cycles, a move that can be repeated.
//! Why: after a move, the next player can make the same move again, which changes nothing.
//!
//! 1. So no position that a move leaves is lost for the next player, unless all cards are equal:
//!    by repeating the move, he would leave the lost position to his opponent.
//! 2. Hence whoever can force a win wins at once: a move that wins later would have to leave a lost
//!    position. The first player wins if and only if he can do so at once, and the second one if
//!    and only if he can win at once after every first move. In all other cases nobody can force
//!    a win.
//! 3. A player can win at once if all zeros lie within k neighbouring cards, or all ones do. The
//!    first and the last card with a side, after any first move, are found with two lists: the
//!    next card with that side from each place on, and the last one before it.
//!
//! Cost: O(n).

use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, k: usize, cards: Bytes }
    assert!(cards.len() == n, "{} cards instead of {n}", cards.len());
    assert!((1..=n).contains(&k), "a move of {k} of {n} cards");
    let is_digit = |&card: &u8| matches!(card, b'0' | b'1');
    assert!(cards.iter().all(is_digit), "a card that does not show 0 or 1");
    let sides = [b'0', b'1'].map(|side| Places::of(side, &cards));
    if sides.iter().any(|side| side.span() <= k) {
        println!("tokitsukaze");
    } else if (0..=n - k).all(|start| second_wins_after(start, k, &sides)) {
        println!("quailty");
    } else {
        println!("once again");
    }
}

/// Returns whether the second player wins at once after each of the two moves that turn `k` cards
/// from `start` on.
fn second_wins_after(start: usize, k: usize, sides: &[Places; 2]) -> bool {
    let wins_after_turning_to = |turned: &Places, other: &Places| {
        turned.span_with(start, start + k) <= k || other.span_without(start, start + k) <= k
    };
    let [zeros, ones] = sides;
    wins_after_turning_to(zeros, ones) && wins_after_turning_to(ones, zeros)
}

/// The places of the cards that show one side.
struct Places {
    /// For each place, the first one with the side from there on, or the number of cards.
    from: Vec<usize>,
    /// For each place, the end of the cards with the side that lie before it, or 0: the last such
    /// place and 1.
    before: Vec<usize>,
}

impl Places {
    fn of(side: u8, cards: &[u8]) -> Places {
        let n = cards.len();
        let mut from = vec![n; n + 1];
        let mut before = vec![0; n + 1];
        for place in (0..n).rev() {
            from[place] = if cards[place] == side { place } else { from[place + 1] };
        }
        for place in 0..n {
            before[place + 1] = if cards[place] == side { place + 1 } else { before[place] };
        }
        Places { from, before }
    }

    /// Returns the first place of all, or the number of cards.
    fn first(&self) -> usize {
        self.from[0]
    }

    /// Returns the end of all places, or 0.
    fn end(&self) -> usize {
        self.before[self.before.len() - 1]
    }

    /// Returns how many neighbouring cards hold all places.
    fn span(&self) -> usize {
        self.end().saturating_sub(self.first())
    }

    /// Returns the span with the places from `start` to before `end` added.
    fn span_with(&self, start: usize, end: usize) -> usize {
        self.end().max(end) - self.first().min(start)
    }

    /// Returns the span without the places from `start` to before `end`.
    fn span_without(&self, start: usize, end: usize) -> usize {
        let first = if self.first() < start { self.first() } else { self.from[end] };
        let last_end = if self.end() > end { self.end() } else { self.before[start] };
        last_end.saturating_sub(first)
    }
}
