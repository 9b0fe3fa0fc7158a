// Codeforces 2014H https://codeforces.com/problemset/problem/2014/H · made by `cargo judge bundle cf2014h --write` from 701c961c518ea05a
//! Codeforces 2014H — Robin Hood Archery
//! <https://codeforces.com/problemset/problem/2014/H> · 3 s · 256 MiB · difficulty 5
//!
//! Rules: Robin Hood and the Sheriff take turns shooting a target, Robin Hood first, until no
//! target is left. Each target is worth some points and can be shot once. Each player wants more
//! points than the other. The input has t cases: `n q`, the points of n targets in a row, and q
//! ranges `l r`. Print for each range `YES` if the Sheriff does not lose when only the targets from
//! l to r are used, otherwise `NO`.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ a_i ≤ 10^6; 1 ≤ l ≤ r ≤ n; the sums of n and of q are at most
//! 2 · 10^5.
//! Kind: score
//! Picture: `1 / 4 1 / 1 2 1 2 / 1 4`
//! Model: pairing strategy, targets of equal worth.
//! Why: the Sheriff avoids a loss exactly when every number of points occurs an even number of
//! times in the range.
//!
//! 1. If so, he answers each shot by shooting another target with the same number of points, and
//!    the game is a tie.
//! 2. Otherwise Robin Hood always shoots the most valuable target that is left. This target is
//!    worth at least as much as the target that the Sheriff shoots next, so Robin Hood is never
//!    behind. If the game were a tie, each of Robin Hood's targets would be worth exactly as much
//!    as the target that the Sheriff shoots next, and Robin Hood would not make the last shot, as
//!    every target is worth something. So every number of points would occur an even number of
//!    times.
//! 3. The ranges are taken in an order in which both ends move little: the ranges are sorted by the
//!    block of about n / √q targets in which they begin, and then by their end. Each step adds or
//!    removes one target and updates how many numbers of points occur an odd number of times.
//!
//! Cost: O((n + q) log(n + q) + n √q).
//!
//! 规则：Robin Hood 和 Sheriff 轮流射靶，Robin Hood 先手；每个靶有一定的分数，只能射一次，射完为止，双方都希望自己的分数比
//! 对方多。共 t 组数据，每组为 `n q`、一排 n 个靶的分数和 q 个区间 `l r`。若只用第 l 到第 r 个靶时 Sheriff 不输，对这个区间输出
//! `YES`，否则输出 `NO`。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ a_i ≤ 10^6；1 ≤ l ≤ r ≤ n；n 的总和与 q 的总和都不超过 2 · 10^5。
//! 模型：配对策略，分数相同的靶。
//! 思路：Sheriff 不输，当且仅当区间中每种分数都出现偶数次。
//!
//! 1. 若是这样，对方射哪个靶，他就射另一个同分的，结果为平局。
//! 2. 否则 Robin Hood 总是射剩下的分数最大的靶。它的分数不小于 Sheriff 接着射的，所以他从不落后。若是平局，他每个靶的分数就恰好等于
//!    Sheriff 接着射的，而且最后一个不是他射的，因为每个靶都有分。于是每种分数都出现偶数次，矛盾。
//! 3. 区间按这样的次序处理，使两端移动得少：先按左端所在的块（每块约 n / √q 个靶），再按右端。每移一步改变一种分数的奇偶，同时记
//!    住有几种是奇数。
//!
//! 复杂度：O((n + q) log(n + q) + n √q)。

use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, q: usize, points: [u64; n], ranges: [(Usize1, usize); q] }
        if let Some((from, to)) = ranges.iter().find(|(from, to)| from >= to || *to > n) {
            panic!("no range of the {n} targets: {} {to}", from + 1);
        }
        let kinds: Vec<u64> = points.iter().copied().sorted_unstable().dedup().collect();
        let kind = |worth| kinds.binary_search(worth).expect("each is among them");
        let row = points.iter().map(kind).collect();
        let mut window = Window { row, from: 0, to: 0, is_odd: vec![false; kinds.len()], odd: 0 };
        let block = n / (q.isqrt() + 1) + 1;
        let mut is_tie = vec![false; q];
        for place in
            (0..q).sorted_unstable_by_key(|&place| (ranges[place].0 / block, ranges[place].1))
        {
            window.move_to(ranges[place]);
            is_tie[place] = window.odd == 0;
        }
        verdicts.extend(is_tie.iter().map(|&is_tie| if is_tie { "YES\n" } else { "NO\n" }));
    }
    print!("{verdicts}");
}

/// A run of consecutive targets, with the numbers of points that occur an odd number of times in
/// it.
struct Window {
    row: Vec<usize>,
    from: usize,
    to: usize,
    is_odd: Vec<bool>,
    odd: usize,
}

impl Window {
    fn move_to(&mut self, (from, to): (usize, usize)) {
        while self.from > from {
            self.from -= 1;
            self.toggle(self.from);
        }
        while self.to < to {
            self.toggle(self.to);
            self.to += 1;
        }
        while self.from < from {
            self.toggle(self.from);
            self.from += 1;
        }
        while self.to > to {
            self.to -= 1;
            self.toggle(self.to);
        }
    }

    fn toggle(&mut self, target: usize) {
        let is_odd = &mut self.is_odd[self.row[target]];
        *is_odd = !*is_odd;
        if *is_odd {
            self.odd += 1;
        } else {
            self.odd -= 1;
        }
    }
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// Reads a positive number and subtracts 1, as for indices that start at 1.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
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
    use std::vec::Vec;

    use std::iter::IntoIterator;
    type VecIntoIter<T> = std::vec::IntoIter<T>;
    use std::iter::FromIterator;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::Dedup;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        mod coalesce {
            use crate::itertools::size_hint;

            #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
            pub struct CoalesceBy<I, F, C>
            where
                I: Iterator,
                C: CountItem<I::Item>,
            {
                iter: I,
                /// `last` is `None` while no item have been taken out of `iter` (at definition).
                /// Then `last` will be `Some(Some(item))` until `iter` is exhausted,
                /// in which case `last` will be `Some(None)`.
                last: Option<Option<C::CItem>>,
                f: F,
            }

            pub trait CoalescePredicate<Item, T> {
                fn coalesce_pair(&mut self, t: T, item: Item) -> Result<T, (T, T)>;
            }

            impl<I, F, C> Iterator for CoalesceBy<I, F, C>
            where
                I: Iterator,
                F: CoalescePredicate<I::Item, C::CItem>,
                C: CountItem<I::Item>,
            {
                type Item = C::CItem;

                fn next(&mut self) -> Option<Self::Item> {
                    let Self { iter, last, f } = self;
                    // this fuses the iterator
                    let init = match last {
                        Some(elt) => elt.take(),
                        None => {
                            *last = Some(None);
                            iter.next().map(C::new)
                        }
                    }?;

                    Some(
                        iter.try_fold(init, |accum, next| match f.coalesce_pair(accum, next) {
                            Ok(joined) => Ok(joined),
                            Err((last_, next_)) => {
                                *last = Some(Some(next_));
                                Err(last_)
                            }
                        })
                        .unwrap_or_else(|x| x),
                    )
                }

                fn size_hint(&self) -> (usize, Option<usize>) {
                    let (low, hi) = size_hint::add_scalar(
                        self.iter.size_hint(),
                        matches!(self.last, Some(Some(_))) as usize,
                    );
                    ((low > 0) as usize, hi)
                }

                fn fold<Acc, FnAcc>(self, acc: Acc, mut fn_acc: FnAcc) -> Acc
                where
                    FnAcc: FnMut(Acc, Self::Item) -> Acc,
                {
                    let Self { mut iter, last, mut f } = self;
                    if let Some(last) = last.unwrap_or_else(|| iter.next().map(C::new)) {
                        let (last, acc) = iter.fold((last, acc), |(last, acc), elt| {
                            match f.coalesce_pair(last, elt) {
                                Ok(joined) => (joined, acc),
                                Err((last_, next_)) => (next_, fn_acc(acc, last_)),
                            }
                        });
                        fn_acc(acc, last)
                    } else {
                        acc
                    }
                }
            }

            pub struct NoCount;

            pub trait CountItem<T> {
                type CItem;
                fn new(t: T) -> Self::CItem;
            }

            impl<T> CountItem<T> for NoCount {
                type CItem = T;
                #[inline(always)]
                fn new(t: T) -> T {
                    t
                }
            }

            /// An iterator adaptor that removes repeated duplicates, determining equality using a comparison function.
            ///
            /// See [`.dedup_by()`](crate::Itertools::dedup_by) or [`.dedup()`](crate::Itertools::dedup) for more information.
            pub type DedupBy<I, Pred> = CoalesceBy<I, DedupPred2CoalescePred<Pred>, NoCount>;

            #[derive(Clone)]
            pub struct DedupPred2CoalescePred<DP>(DP);

            pub trait DedupPredicate<T> {
                // TODO replace by Fn(&T, &T)->bool once Rust supports it
                fn dedup_pair(&mut self, a: &T, b: &T) -> bool;
            }

            impl<DP, T> CoalescePredicate<T, T> for DedupPred2CoalescePred<DP>
            where
                DP: DedupPredicate<T>,
            {
                fn coalesce_pair(&mut self, t: T, item: T) -> Result<T, (T, T)> {
                    if self.0.dedup_pair(&t, &item) {
                        Ok(t)
                    } else {
                        Err((t, item))
                    }
                }
            }

            #[derive(Clone, Debug)]
            pub struct DedupEq;

            impl<T: PartialEq> DedupPredicate<T> for DedupEq {
                fn dedup_pair(&mut self, a: &T, b: &T) -> bool {
                    a == b
                }
            }

            /// Create a new `DedupBy`.
            pub fn dedup_by<I, Pred>(iter: I, dedup_pred: Pred) -> DedupBy<I, Pred>
            where
                I: Iterator,
            {
                DedupBy { last: None, iter, f: DedupPred2CoalescePred(dedup_pred) }
            }

            /// An iterator adaptor that removes repeated duplicates.
            ///
            /// See [`.dedup()`](crate::Itertools::dedup) for more information.
            pub type Dedup<I> = DedupBy<I, DedupEq>;

            /// Create a new `Dedup`.
            pub fn dedup<I>(iter: I) -> Dedup<I>
            where
                I: Iterator,
            {
                dedup_by(iter, DedupEq)
            }
        }
        pub(crate) use self::coalesce::*;
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

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

        /// Remove duplicates from sections of consecutive identical elements.
        /// If the iterator is sorted, all elements will be unique.
        ///
        /// Iterator element type is `Self::Item`.
        ///
        /// This iterator is *fused*.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = vec![1., 1., 2., 3., 3., 2., 2.];
        /// itertools::assert_equal(data.into_iter().dedup(),
        ///                         vec![1., 2., 3., 2.]);
        /// ```
        fn dedup(self) -> Dedup<Self>
        where
            Self: Sized,
            Self::Item: PartialEq,
        {
            adaptors::dedup(self)
        }

        /// Sort all iterator elements into a new iterator in ascending order.
        ///
        /// **Note:** This consumes the entire iterator, uses the
        /// [`slice::sort_unstable`] method and returns the result as a new
        /// iterator that owns its elements.
        ///
        /// This sort is unstable (i.e., may reorder equal elements).
        ///
        /// The sorted iterator, if directly collected to a `Vec`, is converted
        /// without any extra copying or allocation cost.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// // sort the letters of the text in ascending order
        /// let text = "bdacfe";
        /// itertools::assert_equal(text.chars().sorted_unstable(),
        ///                         "abcdef".chars());
        /// ```
        fn sorted_unstable(self) -> VecIntoIter<Self::Item>
        where
            Self: Sized,
            Self::Item: Ord,
        {
            // Use .sort_unstable() directly since it is not quite identical with
            // .sort_by(Ord::cmp)
            let mut v = Vec::from_iter(self);
            v.sort_unstable();
            v.into_iter()
        }

        /// Sort all iterator elements into a new iterator in ascending order.
        ///
        /// **Note:** This consumes the entire iterator, uses the
        /// [`slice::sort_unstable_by_key`] method and returns the result as a new
        /// iterator that owns its elements.
        ///
        /// This sort is unstable (i.e., may reorder equal elements).
        ///
        /// The sorted iterator, if directly collected to a `Vec`, is converted
        /// without any extra copying or allocation cost.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// // sort people in descending order by age
        /// let people = vec![("Jane", 20), ("John", 18), ("Jill", 30), ("Jack", 27)];
        ///
        /// let oldest_people_first = people
        ///     .into_iter()
        ///     .sorted_unstable_by_key(|x| -x.1)
        ///     .map(|(person, _age)| person);
        ///
        /// itertools::assert_equal(oldest_people_first,
        ///                         vec!["Jill", "Jack", "Jane", "John"]);
        /// ```
        fn sorted_unstable_by_key<K, F>(self, f: F) -> VecIntoIter<Self::Item>
        where
            Self: Sized,
            K: Ord,
            F: FnMut(&Self::Item) -> K,
        {
            let mut v = Vec::from_iter(self);
            v.sort_unstable_by_key(f);
            v.into_iter()
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
