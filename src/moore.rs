//! Moore's Nim_k: Nim in which one move may take stones from up to k heaps, any number from
//! each; at least one stone, and the last stone wins.
//!
//! ```
//! use grundy::moore::{outcome, winning_move};
//! use grundy::nim::Move;
//! use grundy::Outcome;
//!
//! // Up to two heaps a move. 1 = 01, 2 = 10, 3 = 11: each column has two ones, and three
//! // are wanted, or none.
//! assert_eq!(outcome(&[1, 2, 3], 2), Outcome::N);
//! assert_eq!(outcome(&[5, 5, 5], 2), Outcome::P);
//!
//! // (1, 2, 3) becomes (1, 1, 1).
//! let leave = winning_move(&[1, 2, 3], 2).unwrap();
//! assert_eq!(leave, [Move { heap: 1, leave: 1 }, Move { heap: 2, leave: 1 }]);
//! ```
//!
//! # Theorem (Moore, 1910)
//!
//! Write the heaps in binary and add up each column modulo k + 1. The position is a
//! P-position exactly if all sums are 0. For k = 1 that is Bouton's theorem.
//! E. H. Moore, *A generalization of the game called Nim*, Annals of Mathematics 11 (1910),
//! 93–94.

use crate::nim::Move;
use crate::Outcome;

/// The outcome when a move may take from up to `k` heaps. Cost: O(n log m) for n heaps of up
/// to m.
///
/// # Panics
/// If `k` is 0.
pub fn outcome(heaps: &[u64], k: usize) -> Outcome {
    assert!(k > 0, "a move takes from at least one heap");
    let mut sums = [0; u64::BITS as usize];
    // So few at a time that each column finds them in the fastest cache.
    for heaps in heaps.chunks(1024) {
        let ones = heaps.iter().fold(0, |ones, heap| ones | heap);
        for column in 0..u64::BITS - ones.leading_zeros() {
            sums[column as usize] += heaps.iter().filter(|&&heap| has(heap, column)).count();
        }
    }
    Outcome::of_mover(sums.iter().any(|sum| sum % (k + 1) != 0))
}

/// A winning move, as the heaps it changes, at most `k` and in heap order; `None` from a
/// P-position. Cost: O(64 n).
///
/// # Panics
/// If `k` is 0.
pub fn winning_move(heaps: &[u64], k: usize) -> Option<Vec<Move>> {
    assert!(k > 0, "a move takes from at least one heap");
    let mut leave = heaps.to_vec();
    let mut touched = Vec::new();
    // From the highest column down. A heap that has lost a one is smaller whatever its lower
    // columns become, so they are cleared and can be filled as needed.
    for column in (0..u64::BITS).rev() {
        let with_one = |heap: &usize| has(leave[*heap], column);
        let ones: Vec<usize> = (0..heaps.len()).filter(with_one).collect();
        let surplus = ones.len() % (k + 1);
        let missing = k + 1 - surplus;
        if surplus == 0 {
            continue;
        }
        if missing <= touched.len() {
            for &heap in &touched[..missing] {
                leave[heap] |= 1 << column;
            }
        } else {
            // Fewer than `missing` are touched, so with these it is still at most k.
            for &heap in &ones[..surplus] {
                leave[heap] = leave[heap] >> column >> 1 << 1 << column;
                touched.push(heap);
            }
        }
    }
    touched.sort_unstable();
    let moves = touched.into_iter().map(|heap| Move { heap, leave: leave[heap] });
    Some(moves.collect()).filter(|moves: &Vec<Move>| !moves.is_empty())
}

/// Whether a heap has a one in a column.
fn has(heap: u64, column: u32) -> bool {
    heap >> column & 1 == 1
}
