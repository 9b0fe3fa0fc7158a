// Codeforces 1704F https://codeforces.com/problemset/problem/1704/F · made by `cargo judge bundle cf1704f --write` from 83a1daa7acc43154
//! Codeforces 1704F — Colouring Game
//! <https://codeforces.com/problemset/problem/1704/F> · 1 s · 256 MiB · hard
//!
//! Rules: a row of red and blue cells; Alice picks two neighbouring cells of which one at
//! least is red and paints both white, Bob two of which one at least is blue. They move in
//! turn, Alice first, and whoever cannot move loses. Cases `n`, then the row, `R` and `B`,
//! after their number; print the winner of each, `Alice` or `Bob`.
//! Rule: 0.07
//! Model: partisan game, then Dawson's Kayles.
//! Why: whoever has more cells wins, by taking a red and blue pair while there is one and then
//! one cell of his own at a time. So with equal numbers a move that takes no such pair gives
//! the game away, and who finds no pair loses: taking pairs is all. A run of changing colours
//! is then a row of Kayles pins of which two neighbours are taken, octal game 0.07. Its values
//! have period 34 from 53 on: by the theorem of Guy and Smith it is enough to compare up to
//! 2 · 53 + 34 + 2 = 142 with 34 further on, which fits in the table's 180.
//! Cost: O(180²) for the table, O(n) a case.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

fn main() {
    let values = TableVec::<u64>::by(180, |earlier| {
        let cells = earlier.len().saturating_sub(1);
        mex((0..cells).map(|left| earlier[left] ^ earlier[cells - 1 - left]))
    });
    let value = |run: usize| match run.checked_sub(PREPERIOD) {
        Some(past) => values[PREPERIOD + past % PERIOD],
        None => values[run],
    };
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut winners, mut cells_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize, row: String }
        cells_in_all += n;
        assert!(n > 0 && cells_in_all <= 500_000, "{n} cells, {cells_in_all} in all");
        let row = row.as_bytes();
        assert!(row.len() == n, "{} cells, not the {n} that were promised", row.len());
        assert!(row.iter().all(|cell| b"RB".contains(cell)), "a cell that is not R or B");
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let (mut sum, mut run) = (0, 1);
        for two in row.windows(2) {
            if two[0] == two[1] {
                sum ^= value(run);
                run = 0;
            }
            run += 1;
        }
        // A single cell has no neighbour.
        let alice = n > 1 && (2 * red > n || 2 * red == n && sum ^ value(run) != 0);
        winners += if alice { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
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
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
