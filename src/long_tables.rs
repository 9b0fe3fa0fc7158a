//! Tables for millions of heaps or more, by methods that are faster than applying the definition
//! but need more code than a student's first program.
//!
//! ```
//! use grundy::long_tables::{LongTable, SparseTable};
//!
//! // Take 1, 3 or 4 stones: 0 1 0 1 2 3 2 repeats, so the value of any heap is known.
//! let table = LongTable::new(&"{1, 3, 4}".parse().unwrap(), 1_000_000).unwrap();
//! assert_eq!(table.value(7 * 100_000_000_000 + 5), Some(3));
//!
//! let mut grundys_game = SparseTable::of_grundys_game();
//! grundys_game.extend_to(9).unwrap();
//! assert_eq!(grundys_game.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2]); // OEIS A002188
//! ```
//!
//! Shorter programs for the same values are
//! [`TableVec::subtraction`](crate::table::TableVec::subtraction),
//! [`OctalGame::values`](crate::octal::OctalGame::values) and
//! [`GrundysGame::values`](crate::named::GrundysGame::values).

mod sparse;
mod subtraction;

pub use sparse::window;
pub use sparse::{SparseError, SparseTable};
pub use subtraction::{LongTable, LongTableError};
