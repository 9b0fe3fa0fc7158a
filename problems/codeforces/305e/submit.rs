// Codeforces 305E https://codeforces.com/problemset/problem/305/E · made by `cargo judge bundle cf305e --write` from 793dd4a473ea8dc9
//! Codeforces 305E — Playing with String
//! <https://codeforces.com/problemset/problem/305/E> · 2 s · 256 MiB · medium
//!
//! Rules: a string; a move takes a letter that has equal letters on both its sides in one
//! piece and cuts it out, so that the piece falls into what was before the letter, the
//! letter and what was after it. Whoever cannot move loses. Print `Second`, or `First` and
//! the place of the first letter, counted from 1, with which the first player can win.
//! Rule: 0.137
//! Model: splitting game, a run of letters with equal neighbours.
//! Why: call a letter good if it can be cut out. Cutting one ends that for it and for its
//! two neighbours, and changes nothing for others, so runs of good letters are a sum of
//! games: in a run of n, the letter at i leaves runs of i - 2 and n - i - 1 (0 if less).
//! By the theorem of Sprague and Grundy the move wins that makes the nim sum 0.
//! Cost: O(|s|²) time, O(|s|) memory.

use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::input;

/// The runs that a run of good letters leaves without its letter at `cut`, from 0 on.
fn parts(run: usize, cut: usize) -> [usize; 2] {
    [cut.saturating_sub(1), (run - 1 - cut).saturating_sub(1)]
}

fn main() {
    input! { s: String }
    let s = s.as_bytes();
    assert!((1..=5000).contains(&s.len()), "{} letters, not 1 to 5000", s.len());
    assert!(s.iter().all(u8::is_ascii_lowercase), "not lower-case letters alone");
    let values = TableVec::<u64>::by(s.len(), |earlier| {
        let run = earlier.len();
        let value = |cut| nim_sum(parts(run, cut).map(|part| earlier[part]));
        // A cut and its mirror image are worth the same.
        mex((0..run - run / 2).map(value))
    });
    let mut runs = vec![];
    let mut start = 0;
    for end in 0..s.len() {
        let is_good = end > 0 && end + 1 < s.len() && s[end - 1] == s[end + 1];
        if !is_good {
            runs.push((start, end - start));
            start = end + 1;
        }
    }
    let sum = nim_sum(runs.iter().map(|&(_, run)| values[run]));
    let mut cuts = runs.iter().flat_map(|&(start, run)| (0..run).map(move |cut| (start, run, cut)));
    let wins = |&(_, run, cut): &(usize, usize, usize)| {
        nim_sum(parts(run, cut).map(|part| values[part])) ^ values[run] == sum
    };
    match cuts.find(wins) {
        Some((start, _, cut)) => println!("First\n{}", start + cut + 1),
        None => println!("Second"),
    }
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
    pub mod nim {
        use std::borrow::Borrow;

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
