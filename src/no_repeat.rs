//! Heaps that remember: a move may not take the same number of stones from a heap as the last move
//! in that heap did.
//!
//! ```
//! use grundy::game::Analysis;
//! use grundy::no_repeat::{Heap, NoRepeat, WinningTakes};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 stones, but not as many as were taken last.
//! let rule = NoRepeat::new("{1, 2}".parse().unwrap());
//! // From 1, take it, unless the last move has taken one too. From 2, take both; or take one,
//! // and the opponent may not take the other. From 3, both moves leave a heap that can be taken.
//! let takes = rule.winning_takes(4);
//! use WinningTakes::{NoTake, Only, Several};
//! assert_eq!(takes, [NoTake, Only(1), Several, NoTake]);
//!
//! // Heaps remember for themselves, so sums have Grundy values as usual.
//! let mut game = Analysis::new(&rule);
//! let stuck = Heap { stones: 1, last: Some(1) };
//! assert_eq!(game.outcome(&[stuck]), Ok(Outcome::P));
//! assert_eq!(game.value(&Heap::fresh(4)), Ok(2));
//! assert_eq!(rule.values(7), [0, 1, 1, 0, 2, 1, 0]);
//! ```
//!
//! # Theorem
//!
//! Let W be the set of all winning takes from a heap of n stones that remembers nothing. If the
//! heap remembers t, the winning takes are those of W other than t, so the heap is a P-position if
//! and only if W is empty or {t}. A take of s wins if and only if the heap that is left is a
//! P-position when it remembers s. So if it is known for all smaller heaps whether W is empty, has
//! a single element (and which one), or has several, the same can be found out for the next heap.
//!
//! - *For a finite set of moves*, the result for each heap depends only on the m heaps before it,
//!   where m is the largest move. So once m heaps in a row have the same results as m earlier heaps
//!   in a row, everything repeats for ever: [`NoRepeat::period`].
//! - *For moves of 1 to m stones, with m even*, W is empty for the multiples of m + 1, and for no
//!   other heaps: if a move takes s, the answer m + 1 - s differs from s, as m + 1 is odd. For odd
//!   m, the answer to (m + 1)/2 is forbidden, and no formula is given here: for {1, 2, 3} the heaps
//!   with empty W are the multiples of 4, and for {1, …, 5} they are 7, 13, 20, 26, …
//! - *For moves of any number of stones*, W contains n for each n > 0. Another take s wins only if
//!   the heap of n - s stones that is left is a P-position. The opponent can take all of these
//!   stones unless s = n - s; so s must be n/2, and taking all must be the only winning move from
//!   n/2 stones. So, by induction, W is {n} if the exponent of 2 in n is even, and {n/2, n} if it
//!   is odd.
//!
//! The game in which a move may take any number of stones is known as *Short Local Nim* or Mem0.
//! Its Grundy values are not understood: OEIS A131469, and A351630 on values that occur for
//! infinitely many heaps. R. K. Guy and R. J. Nowakowski, *Unsolved problems in combinatorial
//! games*, MSRI Publications 42 (2002), 457–473, problem 22; U. Larsson, S. Rubinstein-Salzedo, A.
//! N. Siegel, *Memgames* (2019), arXiv:1912.10517.

use crate::game::Game;
use crate::subtraction::SubtractionSet;
use crate::Outcome;
use std::collections::HashMap;

/// A subtraction game in which no move takes the same number of stones from a heap as the last move
/// in that heap did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRepeat {
    rule: SubtractionSet,
}

/// A heap and what it remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heap {
    /// The number of stones.
    pub stones: u64,
    /// The number of stones that the last move took from this heap, or `None` if there was no such
    /// move.
    pub last: Option<u64>,
}

impl Heap {
    /// Returns a heap that remembers nothing.
    pub const fn fresh(stones: u64) -> Heap {
        Heap { stones, last: None }
    }
}

/// The winning takes from a heap that remembers nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinningTakes {
    /// No take wins.
    NoTake,
    /// Only this take wins.
    Only(u64),
    /// Two takes win, or more.
    Several,
}

impl WinningTakes {
    /// Returns the outcome of the heap if it remembers `last`.
    ///
    /// ```
    /// use grundy::no_repeat::WinningTakes;
    /// use grundy::Outcome;
    ///
    /// assert_eq!(WinningTakes::Only(3).outcome(Some(3)), Outcome::P);
    /// assert_eq!(WinningTakes::Only(3).outcome(Some(2)), Outcome::N);
    /// ```
    pub fn outcome(self, last: Option<u64>) -> Outcome {
        Outcome::of_mover(match self {
            WinningTakes::NoTake => false,
            WinningTakes::Only(take) => last != Some(take),
            WinningTakes::Several => true,
        })
    }

    /// Adds a take that wins.
    fn with(self, take: u64) -> WinningTakes {
        match self {
            WinningTakes::NoTake => WinningTakes::Only(take),
            _ => WinningTakes::Several,
        }
    }
}

/// A period with which the winning takes repeat for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakesPeriod {
    /// The least size from which the winning takes repeat.
    pub preperiod: usize,
    /// The number of heaps after which the takes repeat.
    pub period: usize,
}

impl NoRepeat {
    /// Creates the game in which a move takes a number of stones that `rule` allows.
    pub fn new(rule: SubtractionSet) -> NoRepeat {
        NoRepeat { rule }
    }

    /// Returns the winning takes from all heaps of fewer than `heaps` stones.
    /// Cost: O(n m) time for n heaps and m moves.
    pub fn winning_takes(&self, heaps: usize) -> Vec<WinningTakes> {
        let mut takes = Vec::with_capacity(heaps);
        for heap in 0..heaps {
            let next = self.next(heap, &takes);
            takes.push(next);
        }
        takes
    }

    /// Returns the winning takes from a heap, given the winning takes from all smaller heaps.
    fn next(&self, heap: usize, smaller: &[WinningTakes]) -> WinningTakes {
        let wins = |take: &u64| smaller[heap - *take as usize].outcome(Some(*take)) == Outcome::P;
        self.rule.up_to(heap as u64).filter(wins).fold(WinningTakes::NoTake, WinningTakes::with)
    }

    /// Returns the period of the winning takes, if there are finitely many moves and the period
    /// appears within the first `heaps` heaps. The period is proved, because the same results occur
    /// in two windows whose length is the largest move.
    ///
    /// Cost: O(n m) time and memory for n heaps and moves of at most m stones.
    ///
    /// ```
    /// # use grundy::no_repeat::{NoRepeat, TakesPeriod};
    /// let rule = NoRepeat::new("{1, 2, 3}".parse().unwrap());
    /// assert_eq!(rule.period(100), Some(TakesPeriod { preperiod: 0, period: 4 }));
    /// ```
    pub fn period(&self, heaps: usize) -> Option<TakesPeriod> {
        let largest = *self.rule.numbers()?.iter().max()? as usize;
        let takes = self.winning_takes(heaps);
        let mut seen = HashMap::new();
        for (start, state) in takes.windows(largest).enumerate() {
            if let Some(preperiod) = seen.insert(state, start) {
                return Some(TakesPeriod { preperiod, period: start - preperiod });
            }
        }
        None
    }

    /// Returns the Grundy values of heaps that remember nothing, for all sizes below `heaps`.
    ///
    /// Cost: O(n m log n) time for n heaps and m moves. The memory is O(n g) for values up to g.
    ///
    /// ```
    /// # use grundy::no_repeat::NoRepeat;
    /// use grundy::subtraction::SubtractionSet;
    ///
    /// // Short Local Nim, OEIS A131469
    /// let rule = NoRepeat::new(SubtractionSet::all());
    /// assert_eq!(rule.values(12), [0, 1, 1, 2, 3, 3, 2, 4, 5, 5, 6, 7]);
    /// ```
    pub fn values(&self, heaps: usize) -> Vec<u64> {
        let mut rows: Vec<Row> = Vec::with_capacity(heaps);
        for heap in 0..heaps as u64 {
            let value_after = |take: u64| rows[(heap - take) as usize].after(take);
            let takes = self.rule.up_to(heap);
            let options = takes.map(|take| Take { take, value: value_after(take) }).collect();
            rows.push(Row::of_options(options));
        }
        rows.into_iter().map(|row| row.fresh).collect()
    }
}

impl Game for NoRepeat {
    type Position = Heap;

    fn options(&self, heap: &Heap) -> Vec<Vec<Heap>> {
        let takes = self.rule.up_to(heap.stones).filter(|&take| heap.last != Some(take));
        takes.map(|take| vec![Heap { stones: heap.stones - take, last: Some(take) }]).collect()
    }
}

/// A take from some heap.
#[derive(Clone, Copy, Debug)]
struct Take {
    take: u64,
    /// The value of the heap that the take leaves.
    value: u64,
}

/// The values of a heap, for everything that it can remember.
#[derive(Clone, Debug)]
struct Row {
    /// The value of the heap if it remembers nothing.
    fresh: u64,
    /// The takes, in ascending order, that leave a value below `fresh` which no other take leaves.
    /// A heap that remembers one of these takes has the value that the take leaves; a heap that
    /// remembers any other take, or none, has the value `fresh`.
    needed: Vec<Take>,
}

impl Row {
    fn of_options(mut options: Vec<Take>) -> Row {
        options.sort_unstable_by_key(|option| option.value);
        let mut fresh = 0;
        let mut needed = Vec::new();
        let mut start = 0;
        while start < options.len() && options[start].value == fresh {
            let run = options[start..].iter().take_while(|option| option.value == fresh).count();
            if run == 1 {
                needed.push(options[start]);
            }
            start += run;
            fresh += 1;
        }
        needed.sort_unstable_by_key(|option| option.take);
        Row { fresh, needed }
    }

    /// Returns the value of the heap if the last move took `take` stones from it.
    fn after(&self, take: u64) -> u64 {
        let place = self.needed.binary_search_by_key(&take, |needed| needed.take);
        place.map_or(self.fresh, |place| self.needed[place].value)
    }
}
