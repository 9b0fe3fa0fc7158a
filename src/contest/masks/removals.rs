//! All positions of a game in which a move takes away one of some sets of things.

use std::fmt;

/// Why there is no table of removals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovalError {
    /// More than 28 things, with a table of more than 2^28 positions.
    TooManyThings {
        /// How many there are.
        things: u32,
    },
    /// A move that takes nothing, so that play need not end.
    EmptyMove,
    /// A move that takes something else than the things, which are bits 0, 1, ….
    NoSuchThing {
        /// The move.
        taken: u32,
    },
}

impl fmt::Display for RemovalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RemovalError::TooManyThings { things } => {
                write!(f, "{} things, of which 28 are supported", things)
            }
            RemovalError::EmptyMove => write!(f, "a move must take at least one thing"),
            RemovalError::NoSuchThing { taken } => {
                write!(f, "a move takes {:#b}, which is not all there", taken)
            }
        }
    }
}

impl std::error::Error for RemovalError {}

/// Positions in a block.
const BLOCK: usize = 64;
const LOW: u32 = BLOCK as u32 - 1;

/// The Grundy value of each set of `things` things, by mask: a move takes away one of the
/// sets in `moves`, if all of it is there.
///
/// Cost: 5 bytes a position. Time: for each move and 64 positions that have it, a pass over 64
/// numbers; 2^24 positions with 40 moves take some tenths of a second.
///
/// ```
/// use grundy::contest::masks::removal_values;
///
/// // Cram on a board of 2 by 2: a domino covers two cells that touch.
/// //   bit 0, bit 1
/// //   bit 2, bit 3
/// let values = removal_values(4, &[0b0011, 0b1100, 0b0101, 0b1010]).unwrap();
/// assert_eq!(values[0b1111], 0); // two dominoes, wherever the first goes
/// assert_eq!(values[0b0111], 1);
/// ```
///
/// Each position keeps 2^value, at most 2^28 as a game of so many moves has no larger value.
/// The options' numbers combined tell their values, and the lowest bit that is missing is the
/// position's own number. Positions that differ in six things only are done together.
///
/// # Errors
/// Before any work, if there are more than 28 things, or a move is empty or takes what
/// there is not.
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
                playable.fold(block[position], |all, taken| all | block[position ^ taken]);
            block[position] = !options & (options + 1);
        }
    }
    bits.truncate(1 << things);
    Ok(bits.iter().map(|bit| bit.trailing_zeros() as u8).collect())
}

/// Adds the options by a move that takes `low` of the six things, to positions that have them.
fn combine(block: &mut [u32], from: &[u32], low: usize) {
    if low == 0 {
        block.iter_mut().zip(from).for_each(|(all, bit)| *all |= bit);
        return;
    }
    // Below the lowest thing taken, positions stay in a row.
    let row = 1 << low.trailing_zeros();
    let rows = block.chunks_exact_mut(row).enumerate();
    for (index, all) in rows.filter(|(index, _)| low & !(index * row) == 0) {
        let from = &from[(index * row) ^ low..][..row];
        all.iter_mut().zip(from).for_each(|(all, bit)| *all |= bit);
    }
}
