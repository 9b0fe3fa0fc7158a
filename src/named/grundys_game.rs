//! Grundy's game, which has a name but no octal code.

use crate::game::Game;
use crate::mex::mex;
use crate::table::TableVec;

/// Grundy's game: a move splits one heap into two of different sizes and takes nothing.
///
/// It is an open problem whether its values become periodic.
///
/// ```
/// use grundy::game::Game;
/// use grundy::named::GrundysGame;
///
/// assert_eq!(GrundysGame.options(&6), [[1, 5], [2, 4]]); // not 3 and 3
/// assert_eq!(GrundysGame.values(9), [0, 0, 0, 1, 0, 2, 1, 0, 2]); // OEIS A002188
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GrundysGame;

impl GrundysGame {
    /// Returns the Grundy values of heaps 0 to `len` - 1. Cost: O(`len`²).
    pub fn values(self, len: usize) -> Vec<u32> {
        let table = TableVec::by(len, |earlier: &[u32]| {
            let heap = earlier.len();
            let smaller = (1..heap).take_while(|part| 2 * part < heap);
            mex(smaller.map(|part| u64::from(earlier[part] ^ earlier[heap - part]))) as u32
        });
        table.values().to_vec()
    }
}

impl Game for GrundysGame {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        self.visit_options(heap, &mut |option| options.push(option.to_vec()));
        options
    }

    fn visit_options(&self, &heap: &u64, visit: &mut dyn FnMut(&[u64])) {
        let smaller = (1..heap).take_while(|part| part < &(heap - part));
        smaller.for_each(|part| visit(&[part, heap - part]));
    }
}
