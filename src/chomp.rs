//! Chomp with three rows, for rows of any length: all P-positions, with a proof of how they
//! continue.
//!
//! A move eats a square and all squares that lie neither to the left of it nor above it. The
//! first square of the first row is poisoned: whoever eats it loses. A position is given by the
//! lengths of its rows, a ≥ b ≥ c, and play ends at (1, 0, 0).
//!
//! ```
//! use grundy::chomp::{Tail, ThreeRows};
//!
//! let chomp = ThreeRows::new(4);
//! // Without a third row, the second one must be one shorter: (1, 0, 0), (2, 1, 0), (3, 2, 0).
//! assert!((0..100).all(|second| chomp.first_row(second, 0) == Some(second + 1)));
//! // With a third row of one square, there are just (3, 1, 1) and (2, 2, 1): from any longer
//! // position (a, b, 1), cutting the first two rows to 2 wins.
//! assert_eq!(chomp.first_row(1, 1), Some(3));
//! assert_eq!(chomp.first_row(2, 1), Some(2));
//! assert_eq!(*chomp.tail(1), Tail::Ends);
//! // With two squares, (4, 2, 2), (5, 3, 2), (6, 4, 2), …: two more than in the second row.
//! assert_eq!(chomp.first_row(1_000_000, 2), Some(1_000_002));
//! // So from three rows of four squares, (4, 2, 2) wins, and nothing else.
//! assert_eq!(chomp.winning_moves([4, 4, 4]), [[4, 2, 2]]);
//! ```
//!
//! # Theorem: one first row for each pair
//!
//! For each b and c, at most one position (a, b, c) is a P-position, because, of any two such
//! positions, the one with the longer first row has a move to the other. This P-position has the
//! least a ≥ max(b, 1) such that, apart from moves that shorten only the first row, no move leads
//! to a P-position:
//!
//! 1. none of the form (a, b', min(b', c)) with b' < b, by a cut of the second row;
//! 2. none of the form (a, b, c') with c' < c, by a cut of the third row;
//! 3. none of the form (k, k, min(k, c)) with k < b, by a cut of the first row, which also cuts the
//!    second row; this condition does not depend on a. For k ≤ c these positions are rectangles,
//!    which are N-positions by strategy stealing (see [`poset`](crate::poset)), except that (1,
//!    0, 0) is the end.
//!
//! # Theorem: the P-positions of a third row end or repeat
//!
//! Fix c. If (k, k, c) is a P-position for some k, no (a, b, c) with b > k is a P-position;
//! otherwise the differences a - b of the P-positions are periodic from some b on.
//!
//! 1. If (k, k, c) is a P-position, a move leads to it from each (a, b, c) with b > k.
//! 2. Otherwise let b increase step by step, and call a number *used* if it is the first row of a
//!    P-position of the form in rule 1. If b itself is not used when b is reached, (b, b, c) can
//!    only have been excluded by rule 2, through a P-position (b, b, c') with c' < c. For each c',
//!    there is at most one such b. So from some b on, b is always used when it is reached, and
//!    exactly one number above b becomes used at that step; therefore the number e of used numbers
//!    above b stays the same.
//! 3. The first row is the least number above b that is neither used nor excluded by rule 2; at
//!    most e + c numbers above b are used or excluded. So all used numbers above b are within e +
//!    c + 1 of b.
//! 4. By induction on c, the numbers that rule 2 excludes are periodic relative to b, or rule 2
//!    excludes no numbers from some b on. The used numbers relative to b and the place of b in the
//!    period of the excluded numbers determine everything that follows. There are finitely many
//!    such states, so one of them recurs.
//!
//! [`ThreeRows::new`] compares these states, so each [`Tail::Repeats`] is proved.
//!
//! D. Zeilberger, *Three-rowed Chomp*, Advances in Applied Mathematics 26 (2001), 168–179, finds
//! such patterns by computer for each c; S. Byrnes, *Poset game periodicity*, INTEGERS 3 (2003),
//! #G03, proves that there is always one, in games on other posets as well.

use crate::contest::divisors::gcd;
use crate::Outcome;
use std::collections::VecDeque;

/// The P-positions of Chomp with three rows, for third rows up to some length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreeRows {
    thirds: Vec<ThirdRow>,
}

/// How the P-positions with a third row of a certain length continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tail {
    /// There are no more.
    Ends,
    /// From a certain second row on, there is one P-position for each second row, and a - b is
    /// periodic.
    Repeats {
        /// The shortest second row from which a - b repeats.
        from: u64,
        /// The period of a - b.
        period: u64,
    },
}

/// The P-positions with a third row of a certain length.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ThirdRow {
    third: u64,
    /// The first row minus the second, for second rows of `third`, `third` + 1, ….
    excess: Vec<u64>,
    tail: Tail,
}

impl ThirdRow {
    /// Returns the first row of the P-position with this second row, if there is one below 2^64.
    fn first_row(&self, second: u64) -> Option<u64> {
        let place = second.checked_sub(self.third)?;
        let last = self.excess.len() as u64;
        let place = match self.tail {
            _ if place < last => place,
            Tail::Ends => return None,
            Tail::Repeats { period, .. } => last - period + (place - last) % period,
        };
        second.checked_add(self.excess[place as usize])
    }

    /// Returns the second row of the P-position with this first row and a second row shorter than
    /// `below`, if there is such a P-position.
    fn second_row(&self, first: u64, below: u64) -> Option<u64> {
        // The two rows differ by a number in the list, also in the part that repeats.
        let seconds = self.excess.iter().filter_map(|excess| first.checked_sub(*excess));
        let mut seconds = seconds.filter(|&second| second < below);
        seconds.find(|&second| self.first_row(second) == Some(first))
    }
}

impl ThreeRows {
    /// Computes the P-positions with third rows of up to `longest` squares.
    ///
    /// Cost: it depends on how soon a - b repeats. Each c up to 400 required about 3/2 · c second
    /// rows; at this rate, the cost is O(`longest`³).
    pub fn new(longest: usize) -> ThreeRows {
        let mut thirds = Vec::new();
        for third in 0..=longest as u64 {
            let row = RowSearch::new(third, &thirds).run();
            thirds.push(row);
        }
        ThreeRows { thirds }
    }

    fn third(&self, third: u64) -> &ThirdRow {
        let longest = self.thirds.len() - 1;
        let row = self.thirds.get(third as usize);
        row.unwrap_or_else(|| panic!("a third row of {}, more than {}", third, longest))
    }

    /// Returns the first row of the P-position with the given second and third rows, or `None`
    /// if there is none whose first row is below 2^64. Cost: O(1).
    ///
    /// # Panics
    /// Panics if the third row is longer than those that were computed.
    pub fn first_row(&self, second: u64, third: u64) -> Option<u64> {
        self.third(third).first_row(second)
    }

    /// Returns how the P-positions with this third row continue. Cost: O(1).
    ///
    /// # Panics
    /// Panics if the third row is longer than those that were computed.
    pub fn tail(&self, third: u64) -> &Tail {
        &self.third(third).tail
    }

    /// Returns the outcome of a position. Cost: O(1).
    ///
    /// # Panics
    /// Panics if a row is longer than the one above it, if the first row is empty, or if the
    /// third row is longer than those that were computed.
    pub fn outcome(&self, rows: [u64; 3]) -> Outcome {
        let [first, second, third] = rows;
        assert!(first > 0 && first >= second && second >= third, "{:?} is no position", rows);
        Outcome::of_mover(self.first_row(second, third) != Some(first))
    }

    /// Returns every option that is a P-position: first those with a shorter third row, then those
    /// with a shorter second row, then those with a shorter first row; each group is in ascending
    /// order of the shortened row. Cost: O(c · n), where c is the third row and n is the length of
    /// the longest list of second rows before a repetition.
    ///
    /// # Panics
    /// Panics in the same cases as [`ThreeRows::outcome`].
    ///
    /// ```
    /// # use grundy::chomp::ThreeRows;
    /// let chomp = ThreeRows::new(5);
    /// assert_eq!(chomp.winning_moves([5, 5, 5]), [[5, 5, 3]]);
    /// assert_eq!(chomp.winning_moves([3, 1, 1]).len(), 0);
    /// ```
    pub fn winning_moves(&self, rows: [u64; 3]) -> Vec<[u64; 3]> {
        let [first, second, third] = rows;
        let mut moves = Vec::new();
        if self.outcome(rows) == Outcome::P {
            return moves;
        }
        let is_p = |rows: &[u64; 3]| self.first_row(rows[1], rows[2]) == Some(rows[0]);
        moves.extend((0..third).map(|cut| [first, second, cut]).filter(is_p));
        moves.extend((0..third).map(|cut| [first, cut, cut]).filter(is_p));
        let row = self.third(third);
        moves.extend(row.second_row(first, second).map(|cut| [first, cut, third]));
        // If the rows end with (k, k, c), cutting the first row to k also cuts the second one.
        let second = match row.tail {
            Tail::Ends => second.min(third + row.excess.len() as u64 - 1),
            Tail::Repeats { .. } => second,
        };
        let cut = row.first_row(second).filter(|&cut| cut < first);
        moves.extend(cut.map(|cut| [cut, second, third]));
        moves
    }
}

/// The search for the P-positions with a certain third row, in ascending order of their second
/// rows.
struct RowSearch<'a> {
    /// The P-positions with shorter third rows.
    lower: &'a [ThirdRow],
    third: u64,
    second: u64,
    /// For each of the numbers `second`, `second` + 1, …, whether it is the first row of a
    /// P-position to which a cut of the second row leads. The last one is.
    used: VecDeque<bool>,
    /// The first row minus the second, for each second row before `second`.
    excess: Vec<u64>,
}

impl<'a> RowSearch<'a> {
    fn new(third: u64, lower: &'a [ThirdRow]) -> RowSearch<'a> {
        let mut search =
            RowSearch { lower, third, second: third, used: VecDeque::new(), excess: Vec::new() };
        for row in lower {
            let first = row.first_row(row.third).expect("each list starts with a position");
            if let Some(ahead) = first.checked_sub(third) {
                search.mark(ahead);
            }
        }
        search
    }

    fn mark(&mut self, ahead: u64) {
        let ahead = ahead as usize;
        if self.used.len() <= ahead {
            self.used.resize(ahead + 1, false);
        }
        self.used[ahead] = true;
    }

    /// Returns all P-positions with this third row.
    fn run(mut self) -> ThirdRow {
        // From `regular` on, the shorter third rows repeat after every `step` second rows.
        let (mut regular, mut step) = (self.third, 1);
        for row in self.lower {
            match row.tail {
                Tail::Ends => regular = regular.max(row.third + row.excess.len() as u64),
                Tail::Repeats { from, period } => {
                    regular = regular.max(from);
                    step = step / gcd(step, period) * period;
                }
            }
        }
        // A state with which later ones are compared, replaced by a later one at distances that
        // double, so it ends up on the cycle of states.
        let mut saved = VecDeque::new();
        let mut saved_at = 0;
        let mut steps = 0u64;
        loop {
            if self.second >= regular && self.second % step == 0 {
                if steps > 0 && saved == self.used {
                    return self.repeats(saved_at);
                }
                if steps == 0 || steps.is_power_of_two() {
                    saved = self.used.clone();
                    saved_at = self.second;
                }
                steps += 1;
            }
            if self.next_excess() == 0 {
                return ThirdRow { third: self.third, excess: self.excess, tail: Tail::Ends };
            }
        }
    }

    /// Finds the first row for the current second row, and goes on to the next second row.
    fn next_excess(&mut self) -> u64 {
        let second = self.second;
        let refused = self.lower.iter().filter_map(|row| row.first_row(second));
        let mut taken: Vec<bool> = self.used.iter().copied().collect();
        for first in refused {
            let ahead = (first - second) as usize;
            if taken.len() <= ahead {
                taken.resize(ahead + 1, false);
            }
            taken[ahead] = true;
        }
        let mut excess = u64::from(second == 0); // the poisoned square is there
        while taken.get(excess as usize) == Some(&true) {
            excess += 1;
        }
        self.excess.push(excess);
        self.mark(excess);
        self.used.pop_front();
        self.second += 1;
        excess
    }

    /// Returns the P-positions, given that the current state is the same as the one before the
    /// second row of length `saved_at` was processed.
    fn repeats(mut self, saved_at: u64) -> ThirdRow {
        let (start, third) = ((saved_at - self.third) as usize, self.third);
        let cycle = &self.excess[start..];
        let len = cycle.len();
        let repeats_after =
            |&period: &usize| (0..len).all(|i| cycle[i] == cycle[(i + period) % len]);
        let mut periods = (1..=len).filter(|period| len % period == 0);
        let period = periods.find(repeats_after).expect("the whole cycle is a period");
        let mut from = start;
        while from > 0 && self.excess[from - 1] == self.excess[from - 1 + period] {
            from -= 1;
        }
        self.excess.truncate(from + period);
        let tail = Tail::Repeats { from: third + from as u64, period: period as u64 };
        ThirdRow { third, excess: self.excess, tail }
    }
}
