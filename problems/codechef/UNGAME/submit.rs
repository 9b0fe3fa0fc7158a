// CodeChef UNGAME https://www.codechef.com/problems/UNGAME · made by `cargo judge bundle codechef_ungame --write` from 7151001dd11d7bc9
//! CodeChef UNGAME — Unusual game
//! <https://www.codechef.com/problems/UNGAME> · 1 s · 1536 MiB? · difficulty 6
//!
//! Rules: a pawn stands on one of n cells in a row. The k-th move takes it exactly k cells to the
//! left or to the right, but not off the row. Whoever cannot move loses. The input has T cases,
//! each `n m` and m starting cells of the pawn. For each cell, print 1 if the first player wins,
//! else 2, with the results of each case on one line.
//! Bounds: 1 ≤ T ≤ 300; the sum of n is at most 10^6; 1 ≤ m ≤ 50; 1 ≤ x ≤ n.
//! Kind: impartial
//! Model: exhaustive search, with the lost cells of each move kept as a few intervals.
//! Why: the n-th move cannot be made, so before the n-th move all cells are lost. Before the k-th
//! move, a cell is won if a cell k cells to its left or right is lost before move k + 1. To find
//! the won cells, shift the cells that are lost before the next move by k cells to the left, and
//! also by k cells to the right; all other cells of the row are lost. If the lost cells are stored
//! as intervals in order, then one merge turns the intervals before one move into those before the
//! previous move, in time linear in the number of intervals.
//!
//! Before move k there are few intervals, as the intervals that arise in this way are about k cells
//! wide. No bound on their number is proved, but for all n up to 2000, and for the thousand largest
//! n within the bounds, there were never more than n/k. Then there are at most n ln n + n intervals
//! for all moves together.
//!
//! Cost: O(n log n) time as far as measured, and O(n) memory.
//!
//! 规则：一行有 n 个格子，一枚棋子在其中一格。第 k 步把棋子向左或向右恰好移动 k 格，不能移出这一行。无法操作者输。共
//! T 组数据，每组给出 `n m` 和 m 个起始格子。对每个起始格子，先手胜输出 1，否则输出 2，每组一行。
//! 范围：1 ≤ T ≤ 300；n 的总和不超过 10^6；1 ≤ m ≤ 50；1 ≤ x ≤ n。
//! 模型：搜索全部局面，每一步的必败格子存成少数几个区间。
//! 思路：第 n 步无法走，所以在它之前所有格子都必败。第 k 步之前，若向左或向右 k 格的格子在第 k + 1 步之前必败，则这
//! 一格必胜。所以把下一步的必败格子向两边各平移 k 格，就得到必胜格子，其余的是必败格子。把必败格子按顺序存成区间，归并
//! 一次即可求出前一步的区间，时间与区间个数成正比。
//!
//! 第 k 步之前的区间很少，因为依次推出的区间宽约 k 格。究竟有多少没有证明：对 2000 以内的每个 n，以及最大的一千个 n，
//! 都不超过 n/k 个。这样各步合计至多 n ln n + n 个。
//!
//! 复杂度：据实测，时间 O(n log n)，空间 O(n)。

use itertools::{join, Itertools};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { cells: i64, count: usize, starts: [i64; count] }
        let lost = lost_before_first_move(cells);
        let winners = starts.iter().map(|&start| {
            assert!((1..=cells).contains(&start), "the cell {start} of a row of {cells}", start = start, cells = cells);
            let place = lost.partition_point(|run| run.last < start);
            match lost.get(place) {
                Some(run) if run.first <= start => 2,
                _ => 1,
            }
        });
        answers += &format!("{}\n", join(winners, " "));
    }
    print!("{answers}", answers = answers);
}

/// The cells from `first` to `last`.
#[derive(Clone, Copy)]
struct Run {
    first: i64,
    last: i64,
}

impl Run {
    fn shifted(self, cells: i64) -> Run {
        Run { first: self.first + cells, last: self.last + cells }
    }
}

fn lost_before_first_move(cells: i64) -> Vec<Run> {
    let all = vec![Run { first: 1, last: cells }];
    (1..cells).rev().fold(all, |lost_after, step| lost_before(step, &lost_after, cells))
}

/// Returns the lost cells before a move of `step` cells, given the lost cells after that move.
fn lost_before(step: i64, lost_after: &[Run], cells: i64) -> Vec<Run> {
    let beyond = Run { first: 1, last: cells }.shifted(cells);
    let to_the_left = lost_after.iter().map(|run| run.shifted(-step));
    let to_the_right = lost_after.iter().map(|run| run.shifted(step));
    let won = to_the_left.merge_by(to_the_right, |left, right| left.first <= right.first);
    let mut lost = Vec::new();
    let mut next = 1;
    for won in won.take_while(|won| won.first <= cells).chain([beyond]) {
        if next < won.first {
            lost.push(Run { first: next, last: won.first - 1 });
        }
        next = next.max(won.last + 1);
    }
    lost
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
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
    use std::string::String;

    use std::fmt::Write;
    use std::iter::IntoIterator;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::merge_join::MergeBy;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        use crate::itertools::size_hint::{self};

        #[derive(Clone, Debug)]
        /// An iterator adaptor that allows putting back a single
        /// item to the front of the iterator.
        ///
        /// Iterator element type is `I::Item`.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct PutBack<I>
        where
            I: Iterator,
        {
            top: Option<I::Item>,
            iter: I,
        }

        /// Create an iterator where you can put back a single item
        pub fn put_back<I>(iterable: I) -> PutBack<I::IntoIter>
        where
            I: IntoIterator,
        {
            PutBack { top: None, iter: iterable.into_iter() }
        }

        impl<I> PutBack<I>
        where
            I: Iterator,
        {
            /// Put back a single value to the front of the iterator.
            ///
            /// If a value is already in the put back slot, it is returned.
            #[inline]
            pub fn put_back(&mut self, x: I::Item) -> Option<I::Item> {
                self.top.replace(x)
            }
        }

        impl<I> Iterator for PutBack<I>
        where
            I: Iterator,
        {
            type Item = I::Item;
            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                match self.top {
                    None => self.iter.next(),
                    ref mut some => some.take(),
                }
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                // Not ExactSizeIterator because size may be larger than usize
                size_hint::add_scalar(self.iter.size_hint(), self.top.is_some() as usize)
            }

            fn count(self) -> usize {
                self.iter.count() + (self.top.is_some() as usize)
            }

            fn last(self) -> Option<Self::Item> {
                self.iter.last().or(self.top)
            }

            fn nth(&mut self, n: usize) -> Option<Self::Item> {
                match self.top {
                    None => self.iter.nth(n),
                    ref mut some => {
                        if n == 0 {
                            some.take()
                        } else {
                            *some = None;
                            self.iter.nth(n - 1)
                        }
                    }
                }
            }

            fn all<G>(&mut self, mut f: G) -> bool
            where
                G: FnMut(Self::Item) -> bool,
            {
                if let Some(elt) = self.top.take() {
                    if !f(elt) {
                        return false;
                    }
                }
                self.iter.all(f)
            }

            fn fold<Acc, G>(mut self, init: Acc, mut f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                let mut accum = init;
                if let Some(elt) = self.top.take() {
                    accum = f(accum, elt);
                }
                self.iter.fold(accum, f)
            }
        }
    }
    #[doc(hidden)]
    pub mod free {
        use std::fmt::Display;

        use std::string::String;

        use crate::itertools::Itertools;

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// [`IntoIterator`] enabled version of [`Itertools::join`].
        ///
        /// ```
        /// use itertools::join;
        ///
        /// assert_eq!(join(&[1, 2, 3], ", "), "1, 2, 3");
        /// ```
        pub fn join<I>(iterable: I, sep: &str) -> String
        where
            I: IntoIterator,
            I::Item: Display,
        {
            iterable.into_iter().join(sep)
        }
    }
    #[doc(inline)]
    pub(crate) use crate::itertools::free::*;
    mod merge_join {
        use std::iter::Fuse;

        use crate::either::Either;

        use super::adaptors::{put_back, PutBack};
        use crate::itertools::size_hint::{self, SizeHint};

        /// An iterator adaptor that merges the two base iterators in ascending order.
        /// If both base iterators are sorted (ascending), the result is sorted.
        ///
        /// Iterator element type is `I::Item`.
        ///
        /// See [`.merge_by()`](crate::Itertools::merge_by) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct MergeBy<I: Iterator, J: Iterator, F> {
            left: PutBack<Fuse<I>>,
            right: PutBack<Fuse<J>>,
            cmp_fn: F,
        }

        /// Create a `MergeBy` iterator.
        pub fn merge_by_new<I, J, F>(a: I, b: J, cmp: F) -> MergeBy<I::IntoIter, J::IntoIter, F>
        where
            I: IntoIterator,
            J: IntoIterator<Item = I::Item>,
        {
            MergeBy {
                left: put_back(a.into_iter().fuse()),
                right: put_back(b.into_iter().fuse()),
                cmp_fn: cmp,
            }
        }

        pub trait OrderingOrBool<L, R> {
            type MergeResult;
            fn left(left: L) -> Self::MergeResult;
            fn right(right: R) -> Self::MergeResult;
            // "merge" never returns (Some(...), Some(...), ...) so Option<Either<I::Item, J::Item>>
            // is appealing but it is always followed by two put_backs, so we think the compiler is
            // smart enough to optimize it. Or we could move put_backs into "merge".
            fn merge(&mut self, left: L, right: R) -> (Option<Either<L, R>>, Self::MergeResult);
            fn size_hint(left: SizeHint, right: SizeHint) -> SizeHint;
        }

        impl<T, F: FnMut(&T, &T) -> bool> OrderingOrBool<T, T> for F {
            type MergeResult = T;
            fn left(left: T) -> Self::MergeResult {
                left
            }
            fn right(right: T) -> Self::MergeResult {
                right
            }
            fn merge(&mut self, left: T, right: T) -> (Option<Either<T, T>>, Self::MergeResult) {
                if self(&left, &right) {
                    (Some(Either::Right(right)), left)
                } else {
                    (Some(Either::Left(left)), right)
                }
            }
            fn size_hint(left: SizeHint, right: SizeHint) -> SizeHint {
                // Not ExactSizeIterator because size may be larger than usize
                size_hint::add(left, right)
            }
        }

        impl<I, J, F> Iterator for MergeBy<I, J, F>
        where
            I: Iterator,
            J: Iterator,
            F: OrderingOrBool<I::Item, J::Item>,
        {
            type Item = F::MergeResult;

            fn next(&mut self) -> Option<Self::Item> {
                match (self.left.next(), self.right.next()) {
                    (None, None) => None,
                    (Some(left), None) => Some(F::left(left)),
                    (None, Some(right)) => Some(F::right(right)),
                    (Some(left), Some(right)) => {
                        let (not_next, next) = self.cmp_fn.merge(left, right);
                        match not_next {
                            Some(Either::Left(l)) => {
                                self.left.put_back(l);
                            }
                            Some(Either::Right(r)) => {
                                self.right.put_back(r);
                            }
                            None => (),
                        }

                        Some(next)
                    }
                }
            }

            fn fold<B, G>(mut self, init: B, mut f: G) -> B
            where
                Self: Sized,
                G: FnMut(B, Self::Item) -> B,
            {
                let mut acc = init;
                let mut left = self.left.next();
                let mut right = self.right.next();

                loop {
                    match (left, right) {
                        (Some(l), Some(r)) => match self.cmp_fn.merge(l, r) {
                            (Some(Either::Right(r)), x) => {
                                acc = f(acc, x);
                                left = self.left.next();
                                right = Some(r);
                            }
                            (Some(Either::Left(l)), x) => {
                                acc = f(acc, x);
                                left = Some(l);
                                right = self.right.next();
                            }
                            (None, x) => {
                                acc = f(acc, x);
                                left = self.left.next();
                                right = self.right.next();
                            }
                        },
                        (Some(l), None) => {
                            self.left.put_back(l);
                            acc = self.left.fold(acc, |acc, x| f(acc, F::left(x)));
                            break;
                        }
                        (None, Some(r)) => {
                            self.right.put_back(r);
                            acc = self.right.fold(acc, |acc, x| f(acc, F::right(x)));
                            break;
                        }
                        (None, None) => {
                            break;
                        }
                    }
                }

                acc
            }

            fn size_hint(&self) -> SizeHint {
                F::size_hint(self.left.size_hint(), self.right.size_hint())
            }

            fn nth(&mut self, mut n: usize) -> Option<Self::Item> {
                loop {
                    if n == 0 {
                        break self.next();
                    }
                    n -= 1;
                    match (self.left.next(), self.right.next()) {
                        (None, None) => break None,
                        (Some(_left), None) => break self.left.nth(n).map(F::left),
                        (None, Some(_right)) => break self.right.nth(n).map(F::right),
                        (Some(left), Some(right)) => {
                            let (not_next, _) = self.cmp_fn.merge(left, right);
                            match not_next {
                                Some(Either::Left(l)) => {
                                    self.left.put_back(l);
                                }
                                Some(Either::Right(r)) => {
                                    self.right.put_back(r);
                                }
                                None => (),
                            }
                        }
                    }
                }
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

        /// Add `x` correctly to a `SizeHint`.
        #[inline]
        pub fn add_scalar(sh: SizeHint, x: usize) -> SizeHint {
            let (mut low, mut hi) = sh;
            low = low.saturating_add(x);
            hi = hi.and_then(|elt| elt.checked_add(x));
            (low, hi)
        }
    }

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

        /// Return an iterator adaptor that merges the two base iterators in order.
        /// This is much like [`.merge()`](Itertools::merge) but allows for a custom ordering.
        ///
        /// This can be especially useful for sequences of tuples.
        ///
        /// Iterator element type is `Self::Item`.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let a = (0..).zip("bc".chars());
        /// let b = (0..).zip("ad".chars());
        /// let it = a.merge_by(b, |x, y| x.1 <= y.1);
        /// itertools::assert_equal(it, vec![(0, 'a'), (0, 'b'), (1, 'c'), (1, 'd')]);
        /// ```
        fn merge_by<J, F>(self, other: J, is_first: F) -> MergeBy<Self, J::IntoIter, F>
        where
            Self: Sized,
            J: IntoIterator<Item = Self::Item>,
            F: FnMut(&Self::Item, &Self::Item) -> bool,
        {
            merge_join::merge_by_new(self, other, is_first)
        }

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// Use the `Display` implementation of each element.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// assert_eq!(["a", "b", "c"].iter().join(", "), "a, b, c");
        /// assert_eq!([1, 2, 3].iter().join(", "), "1, 2, 3");
        /// ```
        fn join(&mut self, sep: &str) -> String
        where
            Self::Item: std::fmt::Display,
        {
            match self.next() {
                None => String::new(),
                Some(first_elt) => {
                    // estimate lower bound of capacity needed
                    let (lower, _) = self.size_hint();
                    let mut result = String::with_capacity(sep.len() * lower);
                    write!(&mut result, "{}", first_elt).unwrap();
                    self.for_each(|elt| {
                        result.push_str(sep);
                        write!(&mut result, "{}", elt).unwrap();
                    });
                    result
                }
            }
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
// From either 1.19.0, only what is used: https://github.com/rayon-rs/either
// Copyright (c) 2015; MIT OR Apache-2.0.
mod either {
    use core::convert::{AsMut, AsRef};
    use core::fmt;
    use core::future::Future;
    use core::ops::Deref;
    use core::ops::DerefMut;
    use core::pin::Pin;

    use std::error::Error;
    use std::io::{self, BufRead, Read, Seek, SeekFrom, Write};

    pub(crate) use crate::either::Either::{Left, Right};

    /// The enum `Either` with variants `Left` and `Right` is a general purpose
    /// sum type with two cases.
    ///
    /// The `Either` type is symmetric and treats its variants the same way, without
    /// preference.
    /// (For representing success or error, use the regular `Result` enum instead.)
    #[derive(Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Either<L, R> {
        /// A value of type `L`.
        Left(L),
        /// A value of type `R`.
        Right(R),
    }

    /// Evaluate the provided expression for both [`Either::Left`] and [`Either::Right`].
    ///
    /// This macro is useful in cases where both sides of [`Either`] can be interacted with
    /// in the same way even though the don't share the same type.
    ///
    /// Syntax:
    ///
    /// - `either::for_both!(` *expression* `,` *pattern* `=>` *expression* `)`
    /// - `either::for_both!(` *ident* `=>` *expression* `)`
    ///
    /// Unlike [`map_both!`], this macro converges both variants to the type returned by the expression.
    ///
    /// # Example
    ///
    /// ```
    /// use either::Either;
    ///
    /// fn length(owned_or_borrowed: Either<String, &'static str>) -> usize {
    ///     either::for_both!(owned_or_borrowed, s => s.len())
    /// }
    ///
    /// fn main() {
    ///     let borrowed = Either::Right("Hello world!");
    ///     let owned = Either::Left("Hello world!".to_owned());
    ///
    ///     assert_eq!(length(borrowed), 12);
    ///     assert_eq!(length(owned), 12);
    /// }
    /// ```
    ///
    /// ```
    /// use either::Either;
    ///
    /// fn length(s: Either<String, Vec<u8>>) -> usize {
    ///     either::for_both!(s => s.len())
    /// }
    ///
    /// fn main() {
    ///     let string = Either::Left("Hello world!".to_owned());
    ///     let bytes = Either::Right(b"Hello world!".to_vec());
    ///
    ///     assert_eq!(length(string), 12);
    ///     assert_eq!(length(bytes), 12);
    /// }
    /// ```
    macro_rules! for_both {
        ($value:expr, $pattern:pat => $result:expr) => {
            match $value {
                $crate::either::Either::Left($pattern) => $result,
                $crate::either::Either::Right($pattern) => $result,
            }
        };
    }

    /// Evaluate the provided expression for both [`Either::Left`] and [`Either::Right`],
    /// returning an [`Either`] with the results.
    ///
    /// This macro is useful in cases where both sides of [`Either`] can be interacted with
    /// in the same way even though the don't share the same type.
    ///
    /// Syntax: `either::map_both!(` *expression* `,` *pattern* `=>` *expression* `)`
    ///
    /// Unlike [`for_both!`], this macro returns an [`Either`] with the results of the expressions.
    ///
    /// # Example
    ///
    /// ```
    /// use either::Either;
    ///
    /// struct Wrapper<T>(T);
    ///
    /// fn wrap(
    ///     owned_or_borrowed: Either<String, &'static str>,
    /// ) -> Either<Wrapper<String>, Wrapper<&'static str>> {
    ///     either::map_both!(owned_or_borrowed, s => Wrapper(s))
    /// }
    /// ```
    ///
    /// ```
    /// use either::Either;
    ///
    /// fn widen(x: Either<i32, u32>) -> Either<i64, u64> {
    ///     either::map_both!(x => x.into())
    /// }
    /// ```
    macro_rules! map_both {
        ($value:expr, $pattern:pat => $result:expr) => {
            match $value {
                $crate::either::Either::Left($pattern) => $crate::either::Either::Left($result),
                $crate::either::Either::Right($pattern) => $crate::either::Either::Right($result),
            }
        };
    }

    mod iterator {
        use super::Either;
        use core::iter;

        impl<L, R, A> Extend<A> for Either<L, R>
        where
            L: Extend<A>,
            R: Extend<A>,
        {
            fn extend<T>(&mut self, iter: T)
            where
                T: IntoIterator<Item = A>,
            {
                for_both!(self, inner => inner.extend(iter))
            }
        }

        /// `Either<L, R>` is an iterator if both `L` and `R` are iterators.
        impl<L, R> Iterator for Either<L, R>
        where
            L: Iterator,
            R: Iterator<Item = L::Item>,
        {
            type Item = L::Item;

            fn next(&mut self) -> Option<Self::Item> {
                for_both!(self, inner => inner.next())
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                for_both!(self, inner => inner.size_hint())
            }

            #[inline]
            fn fold<Acc, G>(self, init: Acc, f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                for_both!(self, inner => inner.fold(init, f))
            }

            fn for_each<F>(self, f: F)
            where
                F: FnMut(Self::Item),
            {
                for_both!(self, inner => inner.for_each(f))
            }

            fn count(self) -> usize {
                for_both!(self, inner => inner.count())
            }

            fn last(self) -> Option<Self::Item> {
                for_both!(self, inner => inner.last())
            }

            fn nth(&mut self, n: usize) -> Option<Self::Item> {
                for_both!(self, inner => inner.nth(n))
            }

            fn collect<B>(self) -> B
            where
                B: iter::FromIterator<Self::Item>,
            {
                for_both!(self, inner => inner.collect())
            }

            fn partition<B, F>(self, f: F) -> (B, B)
            where
                B: Default + Extend<Self::Item>,
                F: FnMut(&Self::Item) -> bool,
            {
                for_both!(self, inner => inner.partition(f))
            }

            fn all<F>(&mut self, f: F) -> bool
            where
                F: FnMut(Self::Item) -> bool,
            {
                for_both!(self, inner => inner.all(f))
            }

            fn any<F>(&mut self, f: F) -> bool
            where
                F: FnMut(Self::Item) -> bool,
            {
                for_both!(self, inner => inner.any(f))
            }

            fn find<P>(&mut self, predicate: P) -> Option<Self::Item>
            where
                P: FnMut(&Self::Item) -> bool,
            {
                for_both!(self, inner => inner.find(predicate))
            }

            fn find_map<B, F>(&mut self, f: F) -> Option<B>
            where
                F: FnMut(Self::Item) -> Option<B>,
            {
                for_both!(self, inner => inner.find_map(f))
            }

            fn position<P>(&mut self, predicate: P) -> Option<usize>
            where
                P: FnMut(Self::Item) -> bool,
            {
                for_both!(self, inner => inner.position(predicate))
            }
        }

        impl<L, R> DoubleEndedIterator for Either<L, R>
        where
            L: DoubleEndedIterator,
            R: DoubleEndedIterator<Item = L::Item>,
        {
            fn next_back(&mut self) -> Option<Self::Item> {
                for_both!(self, inner => inner.next_back())
            }

            fn nth_back(&mut self, n: usize) -> Option<Self::Item> {
                for_both!(self, inner => inner.nth_back(n))
            }

            #[inline]
            fn rfold<Acc, G>(self, init: Acc, f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                for_both!(self, inner => inner.rfold(init, f))
            }

            fn rfind<P>(&mut self, predicate: P) -> Option<Self::Item>
            where
                P: FnMut(&Self::Item) -> bool,
            {
                for_both!(self, inner => inner.rfind(predicate))
            }
        }

        impl<L, R> ExactSizeIterator for Either<L, R>
        where
            L: ExactSizeIterator,
            R: ExactSizeIterator<Item = L::Item>,
        {
            fn len(&self) -> usize {
                for_both!(self, inner => inner.len())
            }
        }

        impl<L, R> iter::FusedIterator for Either<L, R>
        where
            L: iter::FusedIterator,
            R: iter::FusedIterator<Item = L::Item>,
        {
        }
    }

    impl<L: Clone, R: Clone> Clone for Either<L, R> {
        fn clone(&self) -> Self {
            match self {
                Left(inner) => Left(inner.clone()),
                Right(inner) => Right(inner.clone()),
            }
        }

        fn clone_from(&mut self, source: &Self) {
            match (self, source) {
                (Left(dest), Left(source)) => dest.clone_from(source),
                (Right(dest), Right(source)) => dest.clone_from(source),
                (dest, source) => *dest = source.clone(),
            }
        }
    }

    impl<L, R> Either<L, R> {
        /// Convert `Pin<&mut Either<L, R>>` to `Either<Pin<&mut L>, Pin<&mut R>>`,
        /// pinned projections of the inner variants.
        pub fn as_pin_mut(self: Pin<&mut Self>) -> Either<Pin<&mut L>, Pin<&mut R>> {
            // SAFETY: `get_unchecked_mut` is fine because we don't move anything.
            // We can use `new_unchecked` because the `inner` parts are guaranteed
            // to be pinned, as they come from `self` which is pinned, and we never
            // offer an unpinned `&mut L` or `&mut R` through `Pin<&mut Self>`. We
            // also don't have an implementation of `Drop`, nor manual `Unpin`.
            unsafe { map_both!(Pin::get_unchecked_mut(self), inner => Pin::new_unchecked(inner)) }
        }
    }

    /// Convert from `Result` to `Either` with `Ok => Right` and `Err => Left`.
    impl<L, R> From<Result<R, L>> for Either<L, R> {
        fn from(r: Result<R, L>) -> Self {
            match r {
                Err(e) => Left(e),
                Ok(o) => Right(o),
            }
        }
    }

    /// `Either<L, R>` is a future if both `L` and `R` are futures.
    impl<L, R> Future for Either<L, R>
    where
        L: Future,
        R: Future<Output = L::Output>,
    {
        type Output = L::Output;

        fn poll(
            self: Pin<&mut Self>,
            cx: &mut core::task::Context<'_>,
        ) -> core::task::Poll<Self::Output> {
            for_both!(self.as_pin_mut(), inner => inner.poll(cx))
        }
    }

    /// `Either<L, R>` implements `Read` if both `L` and `R` do.
    ///
    /// Requires crate feature `"std"`
    impl<L, R> Read for Either<L, R>
    where
        L: Read,
        R: Read,
    {
        fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
            for_both!(self, inner => inner.read(buf))
        }

        fn read_exact(&mut self, buf: &mut [u8]) -> io::Result<()> {
            for_both!(self, inner => inner.read_exact(buf))
        }

        fn read_to_end(&mut self, buf: &mut std::vec::Vec<u8>) -> io::Result<usize> {
            for_both!(self, inner => inner.read_to_end(buf))
        }

        fn read_to_string(&mut self, buf: &mut std::string::String) -> io::Result<usize> {
            for_both!(self, inner => inner.read_to_string(buf))
        }
    }

    /// `Either<L, R>` implements `Seek` if both `L` and `R` do.
    ///
    /// Requires crate feature `"std"`
    impl<L, R> Seek for Either<L, R>
    where
        L: Seek,
        R: Seek,
    {
        fn seek(&mut self, pos: SeekFrom) -> io::Result<u64> {
            for_both!(self, inner => inner.seek(pos))
        }
    }

    /// Requires crate feature `"std"`
    impl<L, R> BufRead for Either<L, R>
    where
        L: BufRead,
        R: BufRead,
    {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            for_both!(self, inner => inner.fill_buf())
        }

        fn consume(&mut self, amt: usize) {
            for_both!(self, inner => inner.consume(amt))
        }

        fn read_until(&mut self, byte: u8, buf: &mut std::vec::Vec<u8>) -> io::Result<usize> {
            for_both!(self, inner => inner.read_until(byte, buf))
        }

        fn read_line(&mut self, buf: &mut std::string::String) -> io::Result<usize> {
            for_both!(self, inner => inner.read_line(buf))
        }
    }

    /// `Either<L, R>` implements `Write` if both `L` and `R` do.
    ///
    /// Requires crate feature `"std"`
    impl<L, R> Write for Either<L, R>
    where
        L: Write,
        R: Write,
    {
        fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
            for_both!(self, inner => inner.write(buf))
        }

        fn write_all(&mut self, buf: &[u8]) -> io::Result<()> {
            for_both!(self, inner => inner.write_all(buf))
        }

        fn write_fmt(&mut self, fmt: fmt::Arguments<'_>) -> io::Result<()> {
            for_both!(self, inner => inner.write_fmt(fmt))
        }

        fn flush(&mut self) -> io::Result<()> {
            for_both!(self, inner => inner.flush())
        }
    }

    impl<L, R, Target> AsRef<Target> for Either<L, R>
    where
        L: AsRef<Target>,
        R: AsRef<Target>,
    {
        fn as_ref(&self) -> &Target {
            for_both!(self, inner => inner.as_ref())
        }
    }

    impl<L, R, Target> AsRef<[Target]> for Either<L, R>
    where
        L: AsRef<[Target]>,
        R: AsRef<[Target]>,
    {
        fn as_ref(&self) -> &[Target] {
            for_both!(self, inner => inner.as_ref())
        }
    }

    impl<L, R, Target> AsMut<Target> for Either<L, R>
    where
        L: AsMut<Target>,
        R: AsMut<Target>,
    {
        fn as_mut(&mut self) -> &mut Target {
            for_both!(self, inner => inner.as_mut())
        }
    }

    impl<L, R, Target> AsMut<[Target]> for Either<L, R>
    where
        L: AsMut<[Target]>,
        R: AsMut<[Target]>,
    {
        fn as_mut(&mut self) -> &mut [Target] {
            for_both!(self, inner => inner.as_mut())
        }
    }

    impl<L, R> Deref for Either<L, R>
    where
        L: Deref,
        R: Deref<Target = L::Target>,
    {
        type Target = L::Target;

        fn deref(&self) -> &Self::Target {
            for_both!(self, inner => &**inner)
        }
    }

    impl<L, R> DerefMut for Either<L, R>
    where
        L: DerefMut,
        R: DerefMut<Target = L::Target>,
    {
        fn deref_mut(&mut self) -> &mut Self::Target {
            for_both!(self, inner => &mut *inner)
        }
    }

    /// `Either` implements `Error` if *both* `L` and `R` implement it.
    ///
    /// Requires crate feature `"std"`
    impl<L, R> Error for Either<L, R>
    where
        L: Error,
        R: Error,
    {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            for_both!(self, inner => inner.source())
        }

        #[allow(deprecated)]
        fn description(&self) -> &str {
            for_both!(self, inner => inner.description())
        }

        #[allow(deprecated)]
        fn cause(&self) -> Option<&dyn Error> {
            for_both!(self, inner => inner.cause())
        }
    }

    macro_rules! impl_fmt_traits {
        ($($trait:ident),*) => {
            $(
                impl <L, R> fmt::$trait for Either<L, R>
                where
                    L: fmt::$trait,
                    R: fmt::$trait,
                {
                    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        for_both!(self, inner => fmt::$trait::fmt(inner, f))
                    }
                }
            )*
        }
    }

    impl_fmt_traits!(Binary, Display, LowerExp, LowerHex, Octal, Pointer, UpperExp, UpperHex);

    impl<L, R> fmt::Write for Either<L, R>
    where
        L: fmt::Write,
        R: fmt::Write,
    {
        fn write_str(&mut self, s: &str) -> fmt::Result {
            for_both!(self, inner => inner.write_str(s))
        }

        fn write_char(&mut self, c: char) -> fmt::Result {
            for_both!(self, inner => inner.write_char(c))
        }

        fn write_fmt(&mut self, args: fmt::Arguments<'_>) -> fmt::Result {
            for_both!(self, inner => inner.write_fmt(args))
        }
    }
}
