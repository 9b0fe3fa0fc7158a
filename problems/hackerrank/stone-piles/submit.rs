// HackerRank stone-piles https://www.hackerrank.com/challenges/stone-piles · made by `cargo judge bundle hackerrank_stone-piles --write` from e70d9473a306b868
//! HackerRank stone-piles — Stone Piles
//! <https://www.hackerrank.com/challenges/stone-piles> · 10 s? · 512 MiB? · medium
//!
//! Rules: piles of stones; a move divides one of them into two or more piles, all of
//! different sizes, and whoever cannot move loses. T cases `N`, then N piles; print the
//! winner, `ALICE` (first) or `BOB`.
//! Model: splitting game, into different parts.
//! Why: a pile has the mex of the nim sums of all its divisions. Going through the parts 1,
//! 2, 3, … each may be added once to what the smaller ones make up, as in a knapsack that
//! keeps all nim sums for each total. Before part p itself is added, the total p holds just
//! the divisions of p, whose mex is the value that p needs.
//! Cost: O(50² · 64) once for the table, O(N) a case.

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeSet;

const LARGEST: usize = 50;

fn main() {
    let mut values = vec![0; LARGEST + 1];
    let mut nim_sums = vec![BTreeSet::new(); LARGEST + 1];
    nim_sums[0].insert(0);
    for part in 1..=LARGEST {
        values[part] = mex(nim_sums[part].iter().copied());
        for total in (part..=LARGEST).rev() {
            let with_part: Vec<u64> =
                nim_sums[total - part].iter().map(|sum| sum ^ values[part]).collect();
            nim_sums[total].extend(with_part);
        }
    }
    input! { cases: usize }
    assert!((1..=50).contains(&cases), "{cases} cases, not 1 to 50");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=50).contains(&n), "{n} piles, not 1 to 50");
        input! { piles: [usize; n] }
        let in_bounds = piles.iter().all(|pile| (1..=LARGEST).contains(pile));
        assert!(in_bounds, "a pile outside 1..={LARGEST} in {piles:?}");
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if nim_sum != 0 { "ALICE\n" } else { "BOB\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
