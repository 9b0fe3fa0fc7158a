//! Codeforces 2157I — Hyper Smawk Bros
//! <https://codeforces.com/problemset/problem/2157/I> · 4 s · 1024 MiB · hard
//!
//! Also: SWERC 2025 "Hyper Smawk Bros"
//! Rules: you and Bob, you first, in turn lower a health n by a number from 1 to m, but not by the
//! number that the other one has just used. Whoever brings it to 0 or below wins. Cases `n m`
//! after their number; print `YES` for each that you win, otherwise `NO`.
//! Model: Bash's game, without the number that the opponent has just used.
//! Why: call the numbers that would win from a health, if they may be used, its winning numbers.
//! The health is lost if it has none, and narrow if it has just one; whoever finds it narrow loses
//! if that number is forbidden. So x wins from h if and only if h - x is 0 or below, or lost, or
//! narrow with the winning number x. The first player loses if n is lost.
//!
//! 1. Let m be even. From a multiple of m + 1, x is answered by m + 1 - x, another number since
//!    m + 1 is odd. So the multiples are lost, and from any other health the remainder wins.
//! 2. Let m be odd, and m + 1 = 2c. Let L be 0 or lost. For y from 1 to m, y is a winning number of
//!    L + y. So L + y is not lost, and if it is narrow, its number is y.
//! 3. From L + m + 1, the number x leads to L + y with y = m + 1 - x, and wins only if this is
//!    narrow and y = x, that is, x = y = c. So if L + c is not narrow, L + m + 1 is lost.
//! 4. If L + c is narrow, L + m + 1 is narrow with the number c, and L + m + 2 is lost: the number
//!    1 leads to L + m + 1, and 1 is not c; a larger number x leads to L + y with y = m + 2 - x,
//!    which is not x, since m + 2 is odd.
//! 5. So the lost healths follow each other in steps of m + 1 or m + 2, and it only remains to find
//!    whether L + c is narrow. In general, L + y is narrow if and only if no z but y wins from it.
//! 6. Let L = 0. If y < m, m wins as well. For y = m, a number z < m leads to the health m - z,
//!    which by step 2 could only be narrow with the number m - z, and this is not z, as m is odd.
//!    So only L + m is narrow.
//! 7. Let L > 0, and L - s the lost health, or 0, before it. A number z < y leads to L + (y - z),
//!    and wins if and only if this is narrow and z = y - z, so z = y/2.
//! 8. A number z > y leads to a health below L, but above L - s, since z - y < m < s. It is
//!    (L - s) + y' with y' = s + y - z. If y' ≤ m, z wins if and only if this is narrow and z = y',
//!    so z = (s + y)/2. If y' = m + 1, then s = m + 2 and z = y + 1; by step 4 it is narrow with
//!    the number c, so z wins if and only if y + 1 = c.
//! 9. So whether L + y is narrow depends on L + y/2 and on (L - s) + (s + y)/2, each if it is a
//!    whole number. This is found by recursion, for one lost health after the other.
//!
//! Cost: O(n/m) questions whether L + c is narrow, for each m that comes up. How long the
//! recursion can be is not proved, but counted: for all odd m and all healths up to 10^6 together,
//! 6.6 million such questions lead to 27.4 million in all, and no single one to more than 1338.

use proconio::input;
use std::collections::BTreeMap;

/// So large a health takes the program some seconds if m is small and odd.
const LARGEST_HEALTH: u64 = 10_000_000;

fn main() {
    input! { cases: usize, games: [(u64, u64); cases] }
    let mut largest_healths = BTreeMap::new();
    for &(health, m) in &games {
        assert!(health > 0, "a health of 0, which is over already");
        assert!(m > 1, "numbers up to {m}, so that somebody cannot move");
        if m % 2 == 1 {
            assert!(health <= LARGEST_HEALTH, "a health of {health}, more than {LARGEST_HEALTH}");
            let largest = largest_healths.entry(m).or_insert(0);
            *largest = health.max(*largest);
        }
    }
    let lost_by_m: BTreeMap<u64, LostHealths> = largest_healths
        .into_iter()
        .map(|(m, largest_health)| (m, LostHealths::up_to(largest_health, m)))
        .collect();
    let mut verdicts = String::new();
    for (health, m) in games {
        let is_lost = match lost_by_m.get(&m) {
            Some(lost) => lost.contain(health),
            None => u128::from(health) % (u128::from(m) + 1) == 0,
        };
        verdicts += if is_lost { "NO\n" } else { "YES\n" };
    }
    print!("{verdicts}");
}

/// The lost healths for some odd m.
struct LostHealths {
    m: u64,
    /// 0, where the game is over, and the lost healths in rising order.
    lost: Vec<u64>,
}

impl LostHealths {
    /// Finds the lost healths up to `largest`, and one more.
    fn up_to(largest: u64, m: u64) -> LostHealths {
        let mut healths = LostHealths { m, lost: vec![0] };
        let mut last = 0;
        while last < largest {
            let is_narrow = healths.is_narrow(healths.lost.len() - 1, healths.middle());
            last += if is_narrow { m + 2 } else { m + 1 };
            healths.lost.push(last);
        }
        healths
    }

    fn contain(&self, health: u64) -> bool {
        self.lost.binary_search(&health).is_ok()
    }

    /// Returns the number c, half of m + 1.
    fn middle(&self) -> u64 {
        self.m / 2 + 1
    }

    /// Returns whether y, at most m, is the only winning number at y above the lost health that
    /// has this index.
    fn is_narrow(&self, index: usize, y: u64) -> bool {
        if index == 0 {
            return y == self.m;
        }
        let step = self.lost[index] - self.lost[index - 1];
        let next_wins = step == self.m + 2 && y + 1 == self.middle();
        let smaller_wins = || y.is_multiple_of(2) && self.is_narrow(index, y / 2);
        let larger_wins = || {
            let larger = (step + y) / 2;
            let is_whole = (step + y).is_multiple_of(2);
            is_whole && larger <= self.m && self.is_narrow(index - 1, larger)
        };
        !next_wins && !smaller_wins() && !larger_wins()
    }
}
