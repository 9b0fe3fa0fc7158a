//! Moore's Nim_k: a move takes any number of stones from each of up to k heaps, but at least one
//! stone in all, and whoever takes the last stone wins.
//!
//! ```
//! use grundy::moore::{outcome, winning_moves};
//! use grundy::nim::Move;
//! use grundy::Outcome;
//!
//! // A move takes from up to two heaps. 1 = 01, 2 = 10, 3 = 11: each column has two ones,
//! // but a P-position would have a multiple of three.
//! assert_eq!(outcome(&[1, 2, 3], 2), Outcome::N);
//! assert_eq!(outcome(&[5, 5, 5], 2), Outcome::P);
//!
//! // Only one move wins: (1, 2, 3) becomes (1, 1, 1).
//! let moves: Vec<Vec<Move>> = winning_moves(&[1, 2, 3], 2).collect();
//! assert_eq!(moves, [[Move { heap: 1, leave: 1 }, Move { heap: 2, leave: 1 }]]);
//! ```
//!
//! # Theorem (Moore, 1910)
//!
//! Write the heaps in binary and add up each column modulo k + 1. The position is a P-position if
//! and only if all these sums are 0. For k = 1 this is Bouton's theorem. E. H. Moore, *A
//! generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94.
//! [`column_sums`](crate::contest::column_sums) counts the P-positions of many heaps.
//!
//! # Proof
//!
//! Call a position *balanced* if every column sum is a multiple of k + 1.
//!
//! 1. *The end is balanced.* No column has a one.
//! 2. *From a balanced position, every move leads to an unbalanced one.* Look at the highest column
//!    in which the move changes a digit. Each heap that changes there becomes smaller and keeps its
//!    higher digits, so its digit turns from 1 to 0. Between 1 and k heaps change in this column,
//!    so the column sum falls by at least 1 and at most k, and is no longer a multiple of k + 1.
//! 3. *From any other position, some move leads to a balanced one.* Go through the columns from the
//!    highest to the lowest, and call a heap *free* once one of its digits has been turned from 1
//!    to 0: it is then smaller, whatever its lower digits become. Suppose that f ≤ k heaps are free
//!    (none, at first), and let r be the remainder, modulo k + 1, of the number of ones that the
//!    other heaps have in the column. If r = 0, give every free heap a 0. If r + f is k + 1 or
//!    more, let k + 1 - r of the free heaps have a 1, and the other free heaps a 0. If r is not 0
//!    and r + f is at most k, give every free heap a 0, and turn r of the ones of the other heaps
//!    (there are at least r) into zeros: now r + f ≤ k heaps are free. In each case the column sum
//!    becomes a multiple of k + 1. Only free heaps have changed, and there are at most k of them;
//!    at least one heap was freed in the first column whose sum was not a multiple of k + 1. So
//!    this is a move.
//! 4. *So the balanced positions are the P-positions.* The proof is by induction on the number of
//!    stones, as for [Nim](crate::nim).

use crate::nim::Move;
use crate::Outcome;

/// Returns the outcome of a position of the game in which a move may take stones from up to `k`
/// heaps.
/// Cost: O(n log m) for n heaps of up to m stones.
///
/// # Panics
/// Panics if `k` is 0.
pub fn outcome(heaps: &[u64], k: usize) -> Outcome {
    assert!(k > 0, "a move takes from at least one heap");
    let k = k.min(heaps.len()); // no move takes from more heaps than there are
    let mut sums = [0; u64::BITS as usize];
    // Few enough heaps that all columns find them in the fastest cache.
    for heaps in heaps.chunks(1024) {
        let ones = heaps.iter().fold(0, |ones, heap| ones | heap);
        for column in 0..u64::BITS - ones.leading_zeros() {
            sums[column as usize] += heaps.iter().filter(|&&heap| has(heap, column)).count();
        }
    }
    Outcome::of_mover(sums.iter().any(|sum| sum % (k + 1) != 0))
}

/// Returns every winning move, each as the list of the heaps (at most `k`) that it changes, in the
/// order of the heaps; there is none from a P-position.
///
/// The order of two moves is found by comparing the heaps that they leave, written in binary,
/// column by column from the highest down, and heap by heap in each column. The move that leaves
/// a 0 in the first place where the two differ comes first.
///
/// There may be exponentially many such moves, so they are found one by one.
/// Cost: O(64 n) time for each of them, and O(64 n) memory.
///
/// # Method
///
/// The digits of the heaps that the move leaves are chosen in this order. As long as a heap has
/// kept all its digits, a 0 must stay, and a 1 may either stay or be dropped, that is, become a 0.
/// Dropping a 1 makes the heap smaller; after that, the heap's digits in lower columns are free. A
/// choice does not lead to a dead end if the column can still be completed after it. Suppose that
/// digits are still to be chosen for some heaps of the column, that f of these heaps have a free
/// digit, and that o others have kept all their digits and have a 1. Let d be the largest number of
/// these ones that may be dropped, given that at most k heaps in all may become smaller. If the
/// column has c ones so far, its final number of ones can be any number from c + o - d to c + o +
/// f, and one of these numbers must be a multiple of k + 1. At the beginning of a column there is
/// such a multiple: if d = o, it is 0; otherwise f + d = k, so the range consists of k + 1
/// consecutive numbers.
///
/// # Panics
/// Panics if `k` is 0.
///
/// ```
/// # use grundy::moore::winning_moves;
/// // Two ones in the higher column: both heaps of 2 must lose theirs. Then the lower column needs
/// // one more, which either of them can have.
/// let left = winning_moves(&[1, 1, 2, 2], 2).map(|changes| {
///     let mut left = [1, 1, 2, 2];
///     changes.iter().for_each(|change| left[change.heap] = change.leave);
///     left
/// });
/// assert_eq!(left.collect::<Vec<_>>(), [[1, 1, 0, 1], [1, 1, 1, 0]]);
/// ```
pub fn winning_moves(heaps: &[u64], k: usize) -> impl Iterator<Item = Vec<Move>> + '_ {
    assert!(k > 0, "a move takes from at least one heap");
    let mut search = ChoiceSearch::new(heaps, k.min(heaps.len()));
    std::iter::from_fn(move || search.next()).filter(|changes| !changes.is_empty())
}

/// A digit that is chosen for the number of stones left in a heap.
#[derive(Clone, Copy)]
struct Choice {
    column: u32,
    heap: usize,
    /// The digit.
    is_one: bool,
    /// The number of ones chosen in the column before this digit.
    ones: usize,
    /// The number of heaps that have become smaller before this digit is chosen.
    smaller: usize,
    /// The number of heaps after this digit's heap that have a free digit in this column.
    free: usize,
    /// The number of heaps after this digit's heap that have kept all their digits and have a 1 in
    /// this column.
    droppable: usize,
}

/// The search for all positions whose column sums are 0; it chooses digits from the highest down.
struct ChoiceSearch<'a> {
    heaps: &'a [u64],
    k: usize,
    choices: Vec<Choice>,
    left: Vec<u64>,
    /// For each heap, the column in which a 1 was dropped.
    dropped_in: Vec<Option<u32>>,
    is_done: bool,
}

impl<'a> ChoiceSearch<'a> {
    fn new(heaps: &'a [u64], k: usize) -> ChoiceSearch<'a> {
        ChoiceSearch {
            heaps,
            k,
            choices: Vec::new(),
            left: vec![0; heaps.len()],
            dropped_in: vec![None; heaps.len()],
            is_done: false,
        }
    }

    /// Returns the heaps that the next move changes; there are none if the chosen digits leave
    /// every heap unchanged.
    fn next(&mut self) -> Option<Vec<Move>> {
        if self.is_done {
            return None;
        }
        while let Some(choice) = self.following() {
            let zero = Choice { is_one: false, ..choice };
            let chosen = if self.allows(zero) { zero } else { Choice { is_one: true, ..choice } };
            self.make(chosen);
        }
        let smaller = (0..self.heaps.len()).filter(|&heap| self.dropped_in[heap].is_some());
        let changes = smaller.map(|heap| Move { heap, leave: self.left[heap] }).collect();
        self.is_done = !self.go_back();
        Some(changes)
    }

    /// Changes to 1 the last 0 that can be a 1, and forgets all choices after it. Returns `false`
    /// if there is no such 0.
    fn go_back(&mut self) -> bool {
        while let Some(choice) = self.choices.pop() {
            self.left[choice.heap] &= !(1 << choice.column);
            if self.dropped_in[choice.heap] == Some(choice.column) {
                self.dropped_in[choice.heap] = None;
            }
            let one = Choice { is_one: true, ..choice };
            if !choice.is_one && self.allows(one) {
                self.make(one);
                return true;
            }
        }
        false
    }

    /// Returns the next place at which a digit is to be chosen.
    fn following(&self) -> Option<Choice> {
        let start = |column: u32| {
            let heaps = 0..self.heaps.len();
            let free = heaps.clone().filter(|&heap| self.is_free(heap, column)).count();
            let droppable = heaps.filter(|&heap| self.is_droppable(heap, column)).count();
            Choice { column, heap: 0, is_one: false, ones: 0, smaller: 0, free, droppable }
        };
        let next = match self.choices.last() {
            None => {
                let digits = self.heaps.iter().fold(0, |digits, heap| digits | heap);
                start((u64::BITS - digits.leading_zeros()).checked_sub(1)?)
            }
            Some(last) => {
                let dropped = self.dropped_in[last.heap] == Some(last.column);
                let smaller = last.smaller + usize::from(dropped);
                let next = match last.heap + 1 < self.heaps.len() {
                    true => Choice { heap: last.heap + 1, ..*last },
                    false => start(last.column.checked_sub(1)?),
                };
                let ones = if next.heap > 0 { last.ones + usize::from(last.is_one) } else { 0 };
                Choice { smaller, ones, ..next }
            }
        };
        Some(Choice {
            free: next.free - usize::from(self.is_free(next.heap, next.column)),
            droppable: next.droppable - usize::from(self.is_droppable(next.heap, next.column)),
            ..next
        })
    }

    fn is_free(&self, heap: usize, column: u32) -> bool {
        self.dropped_in[heap].map_or(false, |dropped_in| dropped_in > column)
    }

    fn is_droppable(&self, heap: usize, column: u32) -> bool {
        self.dropped_in[heap].is_none() && has(self.heaps[heap], column)
    }

    /// Returns `true` if the digit may be chosen and the column can be completed after it.
    fn allows(&self, choice: Choice) -> bool {
        let (heap, column) = (choice.heap, choice.column);
        let is_droppable = self.is_droppable(heap, column);
        if choice.is_one && !is_droppable && !self.is_free(heap, column) {
            return false;
        }
        let smaller = choice.smaller + usize::from(is_droppable && !choice.is_one);
        if smaller > self.k {
            return false;
        }
        let most = choice.ones + usize::from(choice.is_one) + choice.free + choice.droppable;
        let can_be_dropped = choice.droppable.min(self.k - smaller);
        let least = most - choice.free - can_be_dropped;
        most / (self.k + 1) * (self.k + 1) >= least
    }

    fn make(&mut self, choice: Choice) {
        if choice.is_one {
            self.left[choice.heap] |= 1 << choice.column;
        } else if self.is_droppable(choice.heap, choice.column) {
            self.dropped_in[choice.heap] = Some(choice.column);
        }
        self.choices.push(choice);
    }
}

/// Returns `true` if a heap has a one in a column.
fn has(heap: u64, column: u32) -> bool {
    heap >> column & 1 == 1
}
