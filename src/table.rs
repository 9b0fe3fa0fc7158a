//! Tables of Grundy values, built at compile time or, for a size that is read from the input, at
//! run time.
//!
//! ```
//! use grundy::table::Table;
//!
//! // One heap, a move takes 1, 3 or 4 stones.
//! static SG: Table<u8, 11> = Table::subtraction(&[1, 3, 4]);
//! assert_eq!(SG.values(), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1]);
//!
//! // A sum of heaps is won unless the nim sum of their values is 0.
//! assert_ne!(SG[5] ^ SG[8] ^ SG[10], 0);
//! ```
//!
//! [`game::winning_moves`](crate::game::winning_moves) lists the winning moves by such a table.
//!
//! A `static` table costs nothing at run time. The compiler computes it, and limits the number of
//! steps: keep the number of heaps times the number of moves below 50 000, which every rustc from
//! 1.56 onwards accepts. Larger tables are [`TableVec`]s.
//!
//! # Theorem: what a table costs
//!
//! Both a table of all positions that can be reached and a recursion that remembers its answers
//! find the right values, and examine each move of each position only once. So their cost is the
//! number of positions times the number of moves from each.
//!
//! # Proof
//!
//! 1. *When a value is computed, the values of the options are known.* A table is filled in from
//!    the smallest heap on, and a move leaves a smaller heap. Recursion computes the values of the
//!    options first; as play must end, it reaches positions without options.
//! 2. *So each value is right.* By induction in that order, each value is computed as the mex of
//!    right values, which is its definition. An answer may be used again, because a value depends
//!    on the position alone and not on the moves that have led there. The same is true of the
//!    outcomes P and N, with the three rules for outcomes in place of the mex.
//! 3. *Each position is computed once, and each of its moves is examined once.* When the position
//!    is reached again, its value is only looked up. Without memory, a position is computed again
//!    for every sequence of moves that leads to it: if a move takes 1 or 2 stones, the numbers of
//!    such sequences are Fibonacci numbers.
//! 4. *In a sum, the numbers of positions multiply, while the sizes of the tables only add up.*
//!    Heaps of m, n and p stones have (m + 1)(n + 1)(p + 1) positions. By the [theorem of Sprague
//!    and Grundy](crate::game), the values of the single heaps are enough, and if all heaps follow
//!    the same rule, these are the m + 1 entries of one table, where m is the largest heap.

mod run_time;

pub use run_time::TableVec;

use std::ops::Index;

/// The Grundy values of the heaps 0 to `LEN` - 1, as numbers of type `T`.
///
/// `table[heap]` is the value of `heap`; an index past the end causes a panic, whose message names
/// the heap and the number of heaps in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<T, const LEN: usize> {
    values: [T; LEN],
}

impl<T, const LEN: usize> Table<T, LEN> {
    /// Returns a table of the given values.
    pub const fn new(values: [T; LEN]) -> Self {
        Table { values }
    }

    /// Returns the values of the heaps 0, 1, 2, …
    pub const fn values(&self) -> &[T] {
        &self.values
    }
}

impl<const LEN: usize> Table<u8, LEN> {
    /// Returns the table of a subtraction game, in which a move takes one of the numbers in `moves`
    /// from a heap. Cost: O(`LEN` · moves).
    ///
    /// The moves may come in any order, and a move may be given more than once; a move larger than
    /// a heap cannot be made in that heap. Without moves, every value is 0. A byte is enough for
    /// every table that compilers accept: a value of 256 requires 256 moves and 257 heaps, and so
    /// more than 50 000 steps.
    ///
    /// # Panics
    /// Panics if a move is 0 or a value is above 255; in a `static`, this is a compile-time error.
    pub const fn subtraction(moves: &[usize]) -> Self {
        let mut index = 0;
        while index < moves.len() {
            must_hold(moves[index] > 0);
            index += 1;
        }
        let mut values = [0; LEN];
        // `seen[v] == heap` says that an option of `heap` has the value v, so the marks
        // need no clearing. Heap 0 has no options and needs no mark.
        let mut seen = [0; 256];
        let mut heap = 1;
        while heap < LEN {
            let mut index = 0;
            while index < moves.len() {
                if moves[index] <= heap {
                    seen[values[heap - moves[index]] as usize] = heap;
                }
                index += 1;
            }
            let mut mex = 0;
            while mex < seen.len() && seen[mex] == heap {
                mex += 1;
            }
            must_hold(mex < seen.len());
            values[heap] = mex as u8;
            heap += 1;
        }
        Table { values }
    }
}

/// Stands in for `assert!`, which rustc 1.56 does not have in a `const fn`: the index is out of
/// bounds, and the name of the array says why.
const fn must_hold(condition: bool) {
    let moves_are_positive_and_values_fit = [(); 1];
    moves_are_positive_and_values_fit[!condition as usize]
}

/// Does the same as [`must_hold`], for [`Earlier`].
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

/// The values of all heaps below a certain heap, in the form in which a rule for
/// [`table_by!`](crate::table_by) sees them.
#[derive(Clone, Copy, Debug)]
pub struct Earlier<'a, T> {
    values: &'a [T],
    heap: usize,
}

impl<'a, T> Earlier<'a, T> {
    /// Returns what is known when the value of `heap` is about to be computed.
    pub const fn new(values: &'a [T], heap: usize) -> Self {
        Earlier { values, heap }
    }

    /// Returns the heap whose value is about to be computed.
    pub const fn heap(&self) -> usize {
        self.heap
    }

    /// Returns the value of a smaller heap.
    ///
    /// # Panics
    /// Panics if `heap` is not smaller; in a `static`, this is a compile-time error.
    pub const fn value(&self, heap: usize) -> &'a T {
        must_be_known(heap < self.heap);
        &self.values[heap]
    }
}

/// Builds a [`Table`](crate::table::Table) by any rule, for use in a `static`. The macro takes the
/// type of the values, the number of heaps, and a `const fn` that returns the value of the next
/// heap, given the [`Earlier`](crate::table::Earlier) values.
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
