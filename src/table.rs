//! Tables of Grundy values: built by the compiler, or at run time for a size that is read.
//!
//! ```
//! use grundy::table::Table;
//!
//! // One heap, a move takes 1, 3 or 4 stones.
//! static SG: Table<u8, 11> = Table::<u8, 11>::subtraction(&[1, 3, 4]);
//! assert_eq!(SG.values(), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1]);
//!
//! // A sum of heaps is won unless the nim sum of their values is 0.
//! assert_ne!(SG[5] ^ SG[8] ^ SG[10], 0);
//! ```
//!
//! A `static` table costs nothing at run time. The compiler itself pays for each step and
//! limits their number: keep heaps times moves below 50 000, which every rustc from 1.56
//! on accepts. Larger tables are [`TableVec`]s.

mod run_time;

pub use run_time::TableVec;

use std::ops::Index;

/// The Grundy values of heaps 0 to `LEN` - 1, as `T`: `u8`, `u16` or `u32`.
///
/// `table[heap]` is the value of `heap`; a heap past the end panics and names both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<T, const LEN: usize> {
    values: [T; LEN],
}

impl<T, const LEN: usize> Table<T, LEN> {
    /// A table of given values.
    pub const fn new(values: [T; LEN]) -> Self {
        Table { values }
    }

    /// The values of heaps 0, 1, 2, …
    pub const fn values(&self) -> &[T] {
        &self.values
    }
}

impl<const LEN: usize> Table<u8, LEN> {
    /// The table of a subtraction game, where a move takes one of `moves` from a heap.
    ///
    /// The moves may come in any order and repeat; a move larger than a heap is not
    /// playable there. Without moves every value is 0. Cost: O(`LEN` · moves).
    ///
    /// # Panics
    /// If a move is 0, or a value does not fit `u8`; in a `static`, the compiler reports it.
    pub const fn subtraction(moves: &[usize]) -> Self {
        let wide: [u32; LEN] = subtraction_values(moves);
        let mut values = [0; LEN];
        let mut heap = 0;
        while heap < LEN {
            must_hold(wide[heap] <= u8::MAX as u32);
            values[heap] = wide[heap] as u8;
            heap += 1;
        }
        Table { values }
    }
}

impl<const LEN: usize> Table<u16, LEN> {
    /// As for `u8`, with values up to 65 535.
    ///
    /// # Panics
    /// If a move is 0, or a value does not fit `u16`.
    pub const fn subtraction(moves: &[usize]) -> Self {
        let wide: [u32; LEN] = subtraction_values(moves);
        let mut values = [0; LEN];
        let mut heap = 0;
        while heap < LEN {
            must_hold(wide[heap] <= u16::MAX as u32);
            values[heap] = wide[heap] as u16;
            heap += 1;
        }
        Table { values }
    }
}

impl<const LEN: usize> Table<u32, LEN> {
    /// As for `u8`, with values up to 4 294 967 295.
    ///
    /// # Panics
    /// If a move is 0.
    pub const fn subtraction(moves: &[usize]) -> Self {
        Table::new(subtraction_values(moves))
    }
}

/// The values of a subtraction game. `seen[v] == heap` marks the values of a heap's
/// options, so that the marks need no clearing; heap 0 has no options and needs no mark.
const fn subtraction_values<const LEN: usize>(moves: &[usize]) -> [u32; LEN] {
    let mut values = [0; LEN];
    let mut seen = [0; LEN];
    let mut heap = 1;
    while heap < LEN {
        let mut index = 0;
        while index < moves.len() {
            must_hold(moves[index] > 0);
            if moves[index] <= heap {
                seen[values[heap - moves[index]] as usize] = heap;
            }
            index += 1;
        }
        let mut mex = 0;
        while seen[mex] == heap {
            mex += 1;
        }
        values[heap] = mex as u32;
        heap += 1;
    }
    values
}

/// `assert!` for `const fn`, where rustc 1.56 has none: the index is out of bounds, and
/// the name of the array tells why.
const fn must_hold(condition: bool) {
    let moves_are_positive_and_values_fit = [(); 1];
    moves_are_positive_and_values_fit[!condition as usize]
}

/// As [`must_hold`], for [`Earlier`].
const fn must_be_known(condition: bool) {
    let only_smaller_heaps_are_known = [(); 1];
    only_smaller_heaps_are_known[!condition as usize]
}

impl<T, const LEN: usize> Index<usize> for Table<T, LEN> {
    type Output = T;

    fn index(&self, heap: usize) -> &T {
        look_up(&self.values, heap)
    }
}

fn look_up<T>(values: &[T], heap: usize) -> &T {
    match values.get(heap) {
        Some(value) => value,
        None => panic!("heap {} is not among the table's {} heaps", heap, values.len()),
    }
}

/// The values below a heap, as a rule for [`table_by!`](crate::table_by) sees them.
#[derive(Clone, Copy, Debug)]
pub struct Earlier<'a, T> {
    values: &'a [T],
    heap: usize,
}

impl<'a, T> Earlier<'a, T> {
    /// What is known when the value of `heap` is asked for.
    pub const fn new(values: &'a [T], heap: usize) -> Self {
        Earlier { values, heap }
    }

    /// The heap whose value is asked for.
    pub const fn heap(&self) -> usize {
        self.heap
    }

    /// The value of a smaller heap.
    ///
    /// # Panics
    /// If `heap` is not smaller; in a `static`, the compiler reports it.
    pub const fn value(&self, heap: usize) -> &'a T {
        must_be_known(heap < self.heap);
        &self.values[heap]
    }
}

/// A [`Table`](crate::table::Table) by any rule, for use in a `static`: the element type,
/// the number of heaps, and a `const fn` from [`Earlier`](crate::table::Earlier) values to
/// the value of the next heap.
///
/// ```
/// use grundy::mex::mex_of_mask;
/// use grundy::table::{Earlier, Table};
/// use grundy::table_by;
///
/// /// Kayles: knock down one pin of a row or two that touch, which splits the row.
/// const fn kayles(rows: Earlier<u8>) -> u8 {
///     let mut options = 0u128;
///     let mut pins = 1;
///     while pins <= 2 && pins <= rows.heap() {
///         let rest = rows.heap() - pins;
///         let mut left = 0;
///         while left <= rest / 2 {
///             options |= 1 << (*rows.value(left) ^ *rows.value(rest - left));
///             left += 1;
///         }
///         pins += 1;
///     }
///     mex_of_mask(options) as u8
/// }
///
/// static KAYLES: Table<u8, 13> = table_by!(u8, 13, kayles);
/// // Winning Ways, volume 1, chapter 4.
/// assert_eq!(KAYLES.values(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
/// ```
#[macro_export]
macro_rules! table_by {
    ($value:ty, $len:expr, $rule:path) => {{
        const fn values() -> [$value; $len] {
            let mut values = [0; $len];
            let mut heap = 0;
            while heap < $len {
                values[heap] = $rule($crate::table::Earlier::new(&values, heap));
                heap += 1;
            }
            values
        }
        $crate::table::Table::new(values())
    }};
}
