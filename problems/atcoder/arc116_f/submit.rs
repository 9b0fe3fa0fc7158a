// AtCoder ARC 116 F https://atcoder.jp/contests/arc116/tasks/arc116_f · made by `cargo judge bundle arc116_f --write` from aaf8a5dbe17fcc3e
//! AtCoder ARC 116 F — Deque Game
//! <https://atcoder.jp/contests/arc116/tasks/arc116_f> · 2 s · 1024 MiB · hard
//!
//! Rules: K sequences of numbers; a move deletes the first or the last number of a sequence
//! that has two or more, until each has one left. Takahashi, who moves first, wants the sum of
//! these to be large, and Aoki wants it small. The input is `K` and K lines, each the length of
//! a sequence and its numbers; print the sum.
//! Model: hot game, a sum of sequences with a score.
//! Why: a sequence of odd length has a fixed worth, which its middle three numbers determine, and
//! nobody gains by touching it. One of even length is a switch: whoever moves in it chooses the
//! better of the two odd sequences that it can become. So the players take the switches in turn,
//! those with the largest difference first.
//!
//! 1. Each move changes the parity of one length. So whenever the number of even lengths is even,
//!    the same player, called X, is to move: Takahashi if this number is even at the beginning,
//!    else Aoki.
//! 2. Let an odd sequence (one of odd length) be worth g: its number if it has just one;
//!    otherwise, with the middle three numbers l, m and r, min(m, max(l, r)) if X is Takahashi,
//!    and max(m, min(l, r)) if X is Aoki. Let hi ≥ lo be the worths of the two odd sequences that
//!    an even one can become, and let d_1 ≥ d_2 ≥ … be all differences hi - lo. Write A for
//!    d_1 - d_2 + d_3 - …. The claim is that the sum in the end is V: the sum of all g and of all
//!    (hi + lo) / 2, plus A / 2 if Takahashi is to move, and minus A / 2 if Aoki is. That is right
//!    when all lengths are 1. By induction, it remains to show that no move changes V in the
//!    mover's favour, and that some move keeps it. Reversing all signs exchanges the players and
//!    the two forms of g, so let Takahashi be the one to move.
//! 3. For any difference d, the values of A with it and without it add up to at least d, and to
//!    exactly d if it is the largest. For if d is d_k, then in their sum the differences before it
//!    count twice, d counts once, and those after it cancel out: for an odd k the sum is
//!    2(d_1 - d_2) + … + 2(d_{k-2} - d_{k-1}) + d_k ≥ d_k, and for an even k it is at least
//!    2·d_{k-1} - d_k ≥ d_k.
//! 4. A move in an even sequence replaces its (hi + lo) / 2 by hi or lo, which adds at most
//!    (hi - lo) / 2, and replaces A / 2 with this sequence by -A / 2 without it. By step 3 V does
//!    not grow, and it stays the same if the difference was the largest and Takahashi chooses hi.
//! 5. An odd sequence s of 3 or more numbers becomes an even one with lo ≤ g(s) ≤ hi. For a length
//!    of 5 or more, one of the two worths is that of s without both ends, which has the same
//!    middle three numbers as s. For a length of 3 the two worths are m and one of l and r; both
//!    forms of g(s) lie between m and l and also between m and r, the ends included.
//! 6. So a move in s adds (hi + lo) / 2 - g(s), and subtracts half of A with the new difference
//!    and half of A without it; by step 3 V grows by lo - g(s) at most, and that is not
//!    positive.
//! 7. If some sequence is even, step 4 gives the move that keeps V. If none is, then Takahashi is
//!    X; let him move in any odd sequence s of 3 or more numbers. The only difference is then the
//!    new one, and V changes by exactly lo - g(s). Let r ≥ l; the other case is its mirror image.
//!    He deletes the first number. For a length of 3 this leaves lo = min(m, r) = g(s). Otherwise
//!    one worth is g(s), as in step 5, and the other, with the middle numbers m, r and the b that
//!    follows r, is min(r, max(m, b)) ≥ min(r, m) = g(s). So lo = g(s), and V stays the same.
//!
//! Cost: O(n log n) for n numbers.

use proconio::input;
use std::cmp::Reverse;

#[derive(Clone, Copy, PartialEq)]
enum Player {
    Takahashi,
    Aoki,
}

/// A sequence of even length: what it is worth after a move of Takahashi or of Aoki.
struct Switch {
    high: i64,
    low: i64,
}

fn main() {
    input! { k: usize, sequences: [[i64]; k] }
    let has_empty = sequences.iter().any(|numbers| numbers.is_empty());
    assert!(!has_empty, "an empty sequence has no number to be left");
    let (odd, even): (Vec<_>, Vec<_>) =
        sequences.iter().partition(|numbers| numbers.len() % 2 == 1);
    let mover = if even.len() % 2 == 0 { Player::Takahashi } else { Player::Aoki };
    let fixed = odd.iter().map(|numbers| i128::from(worth(numbers, mover))).sum::<i128>();
    let switches = even.iter().map(|numbers| switch(numbers, mover)).collect();
    println!("{}", fixed + play(switches));
}

/// Returns what a sequence of odd length is worth, if `mover` is to move whenever all are odd.
fn worth(numbers: &[i64], mover: Player) -> i64 {
    if numbers.len() == 1 {
        return numbers[0];
    }
    let middle = numbers.len() / 2;
    let (left, right) = (numbers[middle - 1], numbers[middle + 1]);
    match mover {
        Player::Takahashi => numbers[middle].min(left.max(right)),
        Player::Aoki => numbers[middle].max(left.min(right)),
    }
}

/// Returns what a sequence of even length can become.
fn switch(numbers: &[i64], mover: Player) -> Switch {
    let without_first = worth(&numbers[1..], mover);
    let without_last = worth(&numbers[..numbers.len() - 1], mover);
    Switch { high: without_first.max(without_last), low: without_first.min(without_last) }
}

/// Returns the sum that the switches become if Takahashi and Aoki take them in turn.
fn play(mut switches: Vec<Switch>) -> i128 {
    switches.sort_unstable_by_key(|switch| Reverse(switch.high.abs_diff(switch.low)));
    let mut sum = 0;
    for (turn, switch) in switches.iter().enumerate() {
        sum += i128::from(if turn % 2 == 0 { switch.high } else { switch.low });
    }
    sum
}


