//! Positions that are sets of up to 32 things, as bits of a number: a table of Grundy
//! values by mask, and the ways through the bits.
//!
//! ```
//! use grundy::contest::masks::{jumps_down, ones};
//! use grundy::mex::mex;
//! use grundy::table::TableVec;
//!
//! // A row of six squares, the last one bit 0; a piece jumps to the next empty square on
//! // its right, over the pieces between. Each move makes the mask smaller.
//! let sg = TableVec::by(1 << 6, |earlier: &[u8]| {
//!     let mask = earlier.len() as u32;
//!     mex(jumps_down(mask).map(|option| u64::from(earlier[option as usize]))) as u8
//! });
//! assert_eq!(sg[0b000111], 0); // no piece can move
//! assert_eq!(sg[0b001011], 1); // to 000111 only
//! assert_eq!(jumps_down(0b001011).collect::<Vec<_>>(), [0b000111]);
//! assert_eq!(ones(0b100110).collect::<Vec<_>>(), [1, 2, 5]);
//! ```
//!
//! Where moves add things instead, as in games in which a number is used once, number the
//! positions by what is still free: [`TableVec`](crate::table::TableVec) asks only that
//! options come before a position. Where a move takes away some things of a list of sets,
//! [`removal_values`] does 2^24 positions in some tenths of a second.

mod removals;

pub use removals::{removal_values, RemovalError};

/// The bits of `mask` that are set, the lowest first.
pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
    let without_lowest = |&rest: &u32| Some(rest & (rest.wrapping_sub(1)));
    let rests = std::iter::successors(Some(mask), without_lowest);
    rests.take_while(|&rest| rest > 0).map(u32::trailing_zeros)
}

/// Every set that has only things of `mask`, by falling number: `mask` first, 0 last.
///
/// ```
/// # use grundy::contest::masks::subsets;
/// assert_eq!(subsets(0b101).collect::<Vec<_>>(), [0b101, 0b100, 0b001, 0b000]);
/// ```
pub fn subsets(mask: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(mask), move |&subset| match subset {
        0 => None,
        _ => Some((subset - 1) & mask),
    })
}

/// Every mask that moves one bit down to the highest place below it that is not taken;
/// the lowest bit first. Bits without such a place do not move.
pub fn jumps_down(mask: u32) -> impl Iterator<Item = u32> {
    ones(mask).filter_map(move |bit| {
        let free = !mask & ((1 << bit) - 1);
        let to = 31u32.checked_sub(free.leading_zeros())?;
        Some(mask ^ (1 << bit | 1 << to))
    })
}
