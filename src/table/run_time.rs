//! Tables whose size is known only at run time.

use super::look_up;
use crate::mex::MexSet;
use std::convert::TryFrom;
use std::ops::Index;

/// The Grundy values of the heaps 0 to n - 1, as numbers of any integer type `T` that is wide
/// enough.
///
/// ```
/// use grundy::table::TableVec;
///
/// let (moves, len) = ([2, 5], 13); // read from the input
/// let sg = TableVec::<u8>::subtraction(&moves, len);
/// assert_eq!(sg.values(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2]);
/// assert_eq!(sg[2] ^ sg[5] ^ sg[12], 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableVec<T> {
    values: Vec<T>,
}

impl<T> TableVec<T> {
    /// Returns the table of the first `len` heaps. `rule` computes the value of a heap from a slice
    /// of the values of all smaller heaps; the length of this slice is the size of the heap.
    ///
    /// ```
    /// use grundy::mex::mex;
    /// use grundy::table::TableVec;
    ///
    /// // Grundy's game: split a heap into two unequal ones (OEIS A002188).
    /// let sg = TableVec::by(13, |earlier: &[u64]| {
    ///     let heap = earlier.len();
    ///     let parts = (1..heap).take_while(|part| 2 * part < heap);
    ///     mex(parts.map(|part| earlier[part] ^ earlier[heap - part]))
    /// });
    /// assert_eq!(sg.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
    /// ```
    pub fn by<F: FnMut(&[T]) -> T>(len: usize, mut rule: F) -> Self {
        let mut values = Vec::with_capacity(len);
        while values.len() < len {
            let value = rule(&values);
            values.push(value);
        }
        TableVec { values }
    }

    /// Returns the values of the heaps 0, 1, 2, …
    pub fn values(&self) -> &[T] {
        &self.values
    }
}

impl<T: Copy + Into<u64> + TryFrom<u64>> TableVec<T> {
    /// Returns the table of a subtraction game, in which a move takes one of the numbers in `moves`
    /// from a heap. Cost: O(`len` · moves).
    ///
    /// The moves may come in any order, and a move may be given more than once; a move larger than
    /// a heap cannot be made in that heap. Without moves, every value is 0.
    ///
    /// # Panics
    /// Panics if a move is 0, or if a value does not fit into `T`.
    pub fn subtraction(moves: &[usize], len: usize) -> Self {
        assert!(!moves.contains(&0), "a move must take at least one stone");
        let mut options = MexSet::new();
        TableVec::by(len, |earlier: &[T]| {
            let heap = earlier.len();
            options.clear();
            for &take in moves.iter().filter(|&&take| take <= heap) {
                options.insert(earlier[heap - take].into());
            }
            let value = options.mex();
            T::try_from(value).unwrap_or_else(|_| {
                panic!("the value {} of heap {} does not fit its type", value, heap)
            })
        })
    }
}

impl<T> Index<usize> for TableVec<T> {
    type Output = T;

    fn index(&self, heap: usize) -> &T {
        look_up(&self.values, heap)
    }
}
