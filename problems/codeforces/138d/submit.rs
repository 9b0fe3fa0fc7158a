// Codeforces 138D https://codeforces.com/problemset/problem/138/D · made by `cargo judge bundle cf138d --write` from a640738eefa44a0a
//! Codeforces 138D — World of Darkraft
//! <https://codeforces.com/problemset/problem/138/D> · 2 s · 256 MiB · hard
//!
//! Rules: n rows of m cells with a letter each, all active; from an active cell a move sends
//! waves to the lower left and upper right (`L`), to the upper left and lower right (`R`) or
//! all four ways (`X`). They make cells inactive, up to the edge or an inactive one. Whoever
//! cannot move loses. One case `n m`, then the rows; print `WIN` if the first player wins,
//! otherwise `LOSE`.
//! Model: splitting game, rectangles of diagonals.
//! Why: cells of one colour of a chessboard never affect the other. On one colour number the
//! diagonals of both directions: a region of active cells is a range of either, a rectangle.
//! An `L` takes a diagonal out of one range, an `R` one out of the other, an `X` both, and
//! the region falls apart into two or four.
//! Cost: O((n + m)⁶ / 2⁷) time, O((n + m)⁴ / 2⁴) memory.

use grundy::mex::mex;
use itertools::{iproduct, Itertools};
use proconio::{input, marker::Chars};

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=20).contains(&n.max(m)) && n.min(m) > 0, "{n} by {m} cells, not 1 to 20");
    input! { rows: [Chars; n] }
    let in_bounds = rows.iter().all(|row| row.len() == m && row.iter().all(|c| "LRX".contains(*c)));
    assert!(in_bounds, "a row that is not {m} letters L, R and X");
    // One more than the diagonals of a direction and a colour.
    let (bound, mut sum) = ((n + m) / 2 + 1, 0);
    for colour in 0..2 {
        let mut letters = vec![vec!['.'; bound]; bound];
        for (row, column) in
            iproduct!(0..n, 0..m).filter(|(row, column)| (row + column) % 2 == colour)
        {
            letters[(row + column) / 2][(row + m - 1 - column) / 2] = rows[row][column];
        }
        let mut values = vec![0; bound.pow(4)];
        let at = |[a, b, c, d]: [usize; 4]| ((a * bound + b) * bound + c) * bound + d;
        let ranges =
            || (0..bound).rev().flat_map(|start| (start + 1..bound).map(move |end| (start, end)));
        for ((a, b), (c, d)) in ranges().cartesian_product(ranges()) {
            let value = |region| values[at(region)];
            let options = iproduct!(a..b, c..d).filter_map(|(x, y)| match letters[x][y] {
                'L' => Some(value([a, x, c, d]) ^ value([x + 1, b, c, d])),
                'R' => Some(value([a, b, c, y]) ^ value([a, b, y + 1, d])),
                'X' => {
                    let left = value([a, x, c, y]) ^ value([a, x, y + 1, d]);
                    Some(left ^ value([x + 1, b, c, y]) ^ value([x + 1, b, y + 1, d]))
                }
                _ => None,
            });
            values[at([a, b, c, d])] = mex(options);
        }
        sum ^= values[at([0, bound - 1, 0, bound - 1])];
    }
    println!("{}", if sum > 0 { "WIN" } else { "LOSE" });
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

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};

        /// A word as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::iter::IntoIterator;

    // for compatibility with no std and macros
    #[doc(hidden)]
    pub(crate) use std::iter as __std_iter;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::Product;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        use crate::itertools::size_hint::{self};

        #[derive(Debug, Clone)]
        /// An iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `I` and `J`.
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        ///
        /// See [`.cartesian_product()`](crate::Itertools::cartesian_product) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Product<I, J>
        where
            I: Iterator,
        {
            a: I,
            /// `a_cur` is `None` while no item have been taken out of `a` (at definition).
            /// Then `a_cur` will be `Some(Some(item))` until `a` is exhausted,
            /// in which case `a_cur` will be `Some(None)`.
            a_cur: Option<Option<I::Item>>,
            b: J,
            b_orig: J,
        }

        /// Create a new cartesian product iterator
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        pub fn cartesian_product<I, J>(i: I, j: J) -> Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            Product { a_cur: None, a: i, b: j.clone(), b_orig: j }
        }

        impl<I, J> Iterator for Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            type Item = (I::Item, J::Item);

            fn next(&mut self) -> Option<Self::Item> {
                let Self { a, a_cur, b, b_orig } = self;
                let elt_b = match b.next() {
                    None => {
                        *b = b_orig.clone();
                        match b.next() {
                            None => return None,
                            Some(x) => {
                                *a_cur = Some(a.next());
                                x
                            }
                        }
                    }
                    Some(x) => x,
                };
                a_cur.get_or_insert_with(|| a.next()).as_ref().map(|a| (a.clone(), elt_b))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                // Not ExactSizeIterator because size may be larger than usize
                // Compute a * b_orig + b for both lower and upper bound
                let mut sh = size_hint::mul(self.a.size_hint(), self.b_orig.size_hint());
                if matches!(self.a_cur, Some(Some(_))) {
                    sh = size_hint::add(sh, self.b.size_hint());
                }
                sh
            }

            fn fold<Acc, G>(self, mut accum: Acc, mut f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                // use a split loop to handle the loose a_cur as well as avoiding to
                // clone b_orig at the end.
                let Self { mut a, a_cur, mut b, b_orig } = self;
                if let Some(mut elt_a) = a_cur.unwrap_or_else(|| a.next()) {
                    loop {
                        accum = b.fold(accum, |acc, elt| f(acc, (elt_a.clone(), elt)));

                        // we can only continue iterating a if we had a first element;
                        if let Some(next_elt_a) = a.next() {
                            b = b_orig.clone();
                            elt_a = next_elt_a;
                        } else {
                            break;
                        }
                    }
                }
                accum
            }
        }
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

        /// Add `SizeHint` correctly.
        #[inline]
        pub fn add(a: SizeHint, b: SizeHint) -> SizeHint {
            let min = a.0.saturating_add(b.0);
            let max = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_add(y),
                _ => None,
            };

            (min, max)
        }

        /// Multiply `SizeHint` correctly
        #[inline]
        pub fn mul(a: SizeHint, b: SizeHint) -> SizeHint {
            let low = a.0.saturating_mul(b.0);
            let hi = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_mul(y),
                (Some(0), None) | (None, Some(0)) => Some(0),
                _ => None,
            };
            (low, hi)
        }
    }

    /// Create an iterator over the “cartesian product” of iterators.
    ///
    /// Iterator element type is like `(A, B, ..., E)` if formed
    /// from iterators `(I, J, ..., M)` with element types `I::Item = A`, `J::Item = B`, etc.
    ///
    /// ```
    /// # use itertools::iproduct;
    /// #
    /// # fn main() {
    /// // Iterate over the coordinates of a 4 x 4 x 4 grid
    /// // from (0, 0, 0), (0, 0, 1), .., (0, 1, 0), (0, 1, 1), .. etc until (3, 3, 3)
    /// for (i, j, k) in iproduct!(0..4, 0..4, 0..4) {
    ///    // ..
    ///    # let _ = (i, j, k);
    /// }
    /// # }
    /// ```
    macro_rules! iproduct {
        ($I:expr, $J:expr $(,)?) => {
            $crate::itertools::Itertools::cartesian_product(
                $crate::itertools::__std_iter::IntoIterator::into_iter($I),
                $crate::itertools::__std_iter::IntoIterator::into_iter($J),
            )
        };
    }
    pub(crate) use iproduct;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Return an iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `self` and `J`.
        ///
        /// Iterator element type is `(Self::Item, J::Item)`.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let it = (0..2).cartesian_product("αβ".chars());
        /// itertools::assert_equal(it, vec![(0, 'α'), (0, 'β'), (1, 'α'), (1, 'β')]);
        /// ```
        fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
        where
            Self: Sized,
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            adaptors::cartesian_product(self, other.into_iter())
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
