//! Grundy values of games in which a move removes one of several given sets of things.

use std::fmt;

/// The reason why a table of removals cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovalError {
    /// There are more than 28 things, so the table would have more than 2^28 positions.
    TooManyThings {
        /// The number of things.
        things: u32,
    },
    /// A move removes nothing, so play need not end.
    EmptyMove,
    /// A move removes a thing that does not exist; the things are the bits 0, 1, ….
    NoSuchThing {
        /// The mask of the move.
        taken: u32,
    },
}

impl fmt::Display for RemovalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RemovalError::TooManyThings { things } => {
                write!(f, "{} things, but at most 28 are supported", things)
            }
            RemovalError::EmptyMove => write!(f, "a move must take at least one thing"),
            RemovalError::NoSuchThing { taken } => {
                write!(f, "a move takes {:#b}, of which some things do not exist", taken)
            }
        }
    }
}

impl std::error::Error for RemovalError {}

/// The number of positions in a block.
const BLOCK: usize = 64;

/// The mask of the things in which the positions of a block differ.
const LOW: u32 = BLOCK as u32 - 1;

/// Returns the Grundy value of each subset of `things` things, indexed by its mask. A move removes
/// one of the sets in `moves`, provided that the position contains this set.
///
/// Cost: 5 bytes of memory for each position. For each move and each block of 64 positions from
/// which the move can take its set, there is a pass over 64 numbers; 2^24 positions with 40 moves
/// take a few tenths of a second.
///
/// ```
/// use grundy::contest::masks::removal_values;
///
/// // Cram on a board of 2 by 2: a domino covers two adjacent cells.
/// //   bit 0, bit 1
/// //   bit 2, bit 3
/// let values = removal_values(4, &[0b0011, 0b1100, 0b0101, 0b1010]).unwrap();
/// assert_eq!(values[0b1111], 0); // two dominoes fit, wherever the first one goes
/// assert_eq!(values[0b0111], 1);
/// ```
///
/// For each position, 2^value is kept. It is at most 2^28, because the value is at most the number
/// of moves that can still follow. The numbers kept for the options, combined by `|`, have one bit
/// set for each value that some option has, and the lowest bit that is not set is the number kept
/// for the position itself. Positions that differ only in the lowest six things are processed
/// together.
///
/// # Errors
/// Returns an error, before doing any work, if there are more than 28 things, if a move is empty,
/// or if a move removes a thing that does not exist.
pub fn removal_values(things: u32, moves: &[u32]) -> Result<Vec<u8>, RemovalError> {
    if things > 28 {
        return Err(RemovalError::TooManyThings { things });
    }
    if moves.contains(&0) {
        return Err(RemovalError::EmptyMove);
    }
    if let Some(&taken) = moves.iter().find(|&taken| taken >> things > 0) {
        return Err(RemovalError::NoSuchThing { taken });
    }
    let (within, across): (Vec<u32>, Vec<u32>) = moves.iter().partition(|&taken| taken <= &LOW);
    let mut bits = vec![0u32; (1 << things).max(BLOCK)];
    for first in (0..bits.len()).step_by(BLOCK) {
        let (earlier, block) = bits.split_at_mut(first);
        let block = &mut block[..BLOCK];
        for taken in across.iter().filter(|&taken| taken & !LOW & !(first as u32) == 0) {
            let from = first ^ (taken & !LOW) as usize;
            combine(block, &earlier[from..from + BLOCK], (taken & LOW) as usize);
        }
        for position in 0..BLOCK {
            let taken = within.iter().map(|&taken| taken as usize);
            let playable = taken.filter(|taken| taken & !position == 0);
            let options =
                playable.fold(block[position], |union, taken| union | block[position ^ taken]);
            block[position] = !options & (options + 1);
        }
    }
    bits.truncate(1 << things);
    Ok(bits.iter().map(|bit| bit.trailing_zeros() as u8).collect())
}

/// Adds, for the positions of `block` that contain `low`, the options of a move that takes the
/// things in `low` from among the lowest six; `from` is the block of these options.
fn combine(block: &mut [u32], from: &[u32], low: usize) {
    if low == 0 {
        block.iter_mut().zip(from).for_each(|(union, bit)| *union |= bit);
        return;
    }
    // Positions that differ only below the lowest thing taken are consecutive.
    let row = 1 << low.trailing_zeros();
    let rows = block.chunks_exact_mut(row).enumerate();
    for (index, row_bits) in rows.filter(|(index, _)| low & !(index * row) == 0) {
        let from = &from[(index * row) ^ low..][..row];
        row_bits.iter_mut().zip(from).for_each(|(union, bit)| *union |= bit);
    }
}
