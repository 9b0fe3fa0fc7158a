//! Positions that are sets of up to 32 things, represented by the bits of a number: ways to iterate
//! over the bits, and tables of Grundy values indexed by mask.
//!
//! ```
//! use grundy::contest::masks::{jumps_down, ones};
//! use grundy::mex::mex;
//! use grundy::table::TableVec;
//!
//! // In a row of six squares, of which the last is bit 0, a piece jumps to the next empty
//! // square on its right, over the pieces between. Each move makes the mask smaller.
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
//! If moves add things instead, as in games in which each number is used only once, represent a
//! position by the things that are still free: [`TableVec`](crate::table::TableVec) requires only
//! that the options of a position come before it. If a move removes one of several given sets,
//! [`removal_values`] computes the values of 2^24 positions in a few tenths of a second.

mod removals;

pub use removals::{removal_values, RemovalError};

/// Returns the bits of `mask` that are set, the lowest first.
pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
    let without_lowest = |&mask: &u32| Some(mask & (mask.wrapping_sub(1)));
    let masks = std::iter::successors(Some(mask), without_lowest);
    masks.take_while(|&mask| mask > 0).map(u32::trailing_zeros)
}

/// Returns every subset of `mask` in descending order, from `mask` itself to 0.
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

/// Returns every mask that results from moving one bit of `mask` down to the highest free place
/// below it, in the order of the bits, the lowest first. Bits without a free place below them
/// do not move.
pub fn jumps_down(mask: u32) -> impl Iterator<Item = u32> {
    ones(mask).filter_map(move |bit| {
        let free = !mask & ((1 << bit) - 1);
        let to = 31u32.checked_sub(free.leading_zeros())?;
        Some(mask ^ (1 << bit | 1 << to))
    })
}
