// Codeforces 335C https://codeforces.com/problemset/problem/335/C · made by `cargo judge bundle cf335c --write` from 239e77a6d71cd160
//! Codeforces 335C — More Reclamation
//! <https://codeforces.com/problemset/problem/335/C> · 2 s · 256 MiB · medium
//!
//! Rules: a river of r rows and 2 columns, of which n cells are taken; a move takes a free
//! cell (i, c), and then the cells of the other column in the rows i - 1, i and i + 1 may not
//! be taken any more. Whoever cannot move loses. Print `WIN` or `LOSE` for the player to move.
//! Model: splitting game, runs of rows with two kinds of ends.
//! Why: a taken cell ends its row, and leaves of each neighbouring row only its own column.
//! So between taken cells lies a run of rows, with an end bound to column 1 or 2 or free at
//! the border; a move splits it in two. The Grundy values follow by length, and the nim sum
//! of the runs decides.
//! Cost: O(r²) time and O(r) memory.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const FREE: usize = 0;

/// The value of a run by the columns to which its ends are bound.
type Value = [[u64; 3]; 3];

fn value(shorter: &[Value]) -> Value {
    let rows = shorter.len();
    let mut values = [[0; 3]; 3];
    for (upper, lower) in (0..9).map(|ends| (ends / 3, ends % 3)) {
        let cells = (0..rows).flat_map(|row| [(row, 1), (row, 2)]);
        let may_take = |&(row, column): &(usize, usize)| {
            (row > 0 || upper == FREE || upper == column)
                && (row + 1 < rows || lower == FREE || lower == column)
        };
        values[upper][lower] = mex(cells.filter(may_take).map(|(row, column)| {
            shorter[row][upper][column] ^ shorter[rows - 1 - row][column][lower]
        }));
    }
    values
}

fn main() {
    input! { r: usize, n: usize }
    assert!((1..=100).contains(&r), "{r} rows, not 1 to 100");
    assert!(n <= r, "{n} taken cells in {r} rows");
    input! { mut taken: [(usize, usize); n] }
    taken.sort_unstable();
    let inside =
        |&(row, column): &(usize, usize)| (1..=r).contains(&row) && (1..=2).contains(&column);
    assert!(taken.iter().all(inside), "a taken cell outside the river in {taken:?}");
    taken.push((r + 1, FREE));
    let values = TableVec::by(r + 1, value);
    let (mut sum, mut last) = (0, (0, FREE));
    for (row, column) in taken {
        let is_bound = last.1 != FREE && column != FREE && last.1 != column;
        let may_be = row > last.0 + usize::from(is_bound);
        assert!(may_be, "the cell {row} {column} may not be taken");
        sum ^= values[row - last.0 - 1][last.1][column];
        last = (row, column);
    }
    println!("{}", if sum != 0 { "WIN" } else { "LOSE" });
}

mod grundy {
    pub mod mex {
        /// The least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values,
        /// because the result is at most k and larger values cannot matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

        /// A set of values that can be emptied in constant time: one allocation serves the mex of
        /// every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug, Default)]
        pub struct MexSet {
            /// `stamps[v] == round` says that `v` is in the set now.
            stamps: Vec<u64>,
            /// Values past `stamps` that wait until enough others make them matter.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// An empty set. Allocates nothing.
            pub fn new() -> Self {
                MexSet { round: 1, ..MexSet::default() }
            }

            /// Adds `value`. Cost: amortised O(1); memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], never with their size.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// The least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Doubles the stamps and moves in what was too far for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
    pub mod table {
        mod run_time {
            use super::look_up;
            use std::ops::Index;

            /// The Grundy values of heaps 0 to n - 1, as `T`: any integer type that is wide enough.
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
                /// The table of the first `len` heaps, each by `rule` from the values of all smaller
                /// heaps; the heap itself is their number.
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
            }

            impl<T> Index<usize> for TableVec<T> {
                type Output = T;

                fn index(&self, heap: usize) -> &T {
                    look_up(&self.values, heap)
                }
            }
        }

        pub(crate) use run_time::TableVec;

        fn look_up<T>(values: &[T], heap: usize) -> &T {
            match values.get(heap) {
                Some(value) => value,
                None => panic!("heap {} is not among the table's {} heaps", heap, values.len()),
            }
        }
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
