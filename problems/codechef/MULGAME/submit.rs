// CodeChef MULGAME https://www.codechef.com/problems/MULGAME · made by `cargo judge bundle codechef_mulgame --write` from dbdbc9184c1e0d0f
//! CodeChef MULGAME — Multiple Games
//! <https://www.codechef.com/problems/MULGAME> · 1 s · 1536 MiB? · difficulty 6
//!
//! Rules: A is a strictly increasing sequence in which no difference between neighbours exceeds the
//! first number. Game i is played with one pile; the number of objects that a move takes must be
//! one of the numbers at the places L_i to R_i of A, and whoever cannot move loses. All games begin
//! with the same number of objects, from 1 to M, chosen by Alice, who also moves first. The input
//! has T cases: `N Q M`, A, and Q pairs `L R`. Print the largest number of these games that she can
//! win.
//! Bounds: 1 ≤ T ≤ 50; 1 ≤ N, Q, M ≤ 2 · 10^5, in each case and in all cases together; the numbers
//! of A are from 1 to 10^8; 1 ≤ L ≤ R ≤ N.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game, moves from s to t with small gaps.
//! Why: let s and t be the least and the greatest move of a game. A pile is lost exactly when its
//! remainder r modulo s + t is below s.
//!
//! 1. If r < s, and a move takes some number a of objects, the remainder becomes r - a + s + t,
//!    since a ≥ s > r. As a is at most t, this remainder is at least r + s ≥ s. So no move leads to
//!    a remainder below s; and from a pile smaller than s there is no move at all.
//! 2. If r ≥ s, let a be the greatest move that is at most r. It leaves r - a, which is below s: if
//!    a = t, because r < s + t; otherwise, because the next larger move is above r and at most a +
//!    A_1 ≤ a + s.
//! 3. So each game is won for the piles in certain intervals, from k(s + t) + s up to (k + 1)(s +
//!    t) - 1, and it remains to find a pile that lies in as many of these intervals as possible.
//!    Games with the same s and t are counted together. Then each p = s + t belongs to at most p/2
//!    pairs (s, t), and each of these pairs has about M/p intervals. The number of intervals is
//!    largest if the pairs have the smallest possible p; then Q pairs have only O(√Q) different
//!    values of p, each with about M/2 intervals in all.
//!
//! Cost: O(N + Q log Q + M √Q) per case.
//!
//! 规则：A 是严格递增的序列，相邻两项之差都不超过第一项。第 i 个游戏用一堆物品，每次操作取走的
//! 个数须等于 A 中第 L_i 到第 R_i 项之一，无法操作者输。所有游戏开始时的物品数相同，由 Alice 在
//! 1 到 M 中选定，也由她先走。输入共 T 组数据，每组给出 `N Q M`，A，以及 Q 对 `L R`。输出她最多
//! 能赢几个游戏。
//! 范围：1 ≤ T ≤ 50；1 ≤ N, Q, M ≤ 2 · 10^5，各自的各组总和也是；A 的各项从 1 到 10^8；
//! 1 ≤ L ≤ R ≤ N。
//! 模型：减法游戏，取法从 s 到 t，间隔很小。
//! 思路：设一个游戏中最小和最大的取法是 s 和 t。一堆必败，当且仅当它模 s + t 的余数 r 小于 s。
//!
//! 1. 若 r < s，取 a 个后余数变成 r - a + s + t，因为 a ≥ s > r。又 a 至多为 t，所以它至少
//!    是 r + s ≥ s。可见没有一步走到余数小于 s 的局面；小于 s 的堆根本没有走法。
//! 2. 若 r ≥ s，取不超过 r 的最大取法 a，留下 r - a，它小于 s：若 a = t，因为 r < s + t；否则因
//!    为下一个取法大于 r，且至多为 a + A_1 ≤ a + s。
//! 3. 所以每个游戏在若干区间上必胜，即从 k(s + t) + s 到 (k + 1)(s + t)（不含右端），只需找出被
//!    最多区间覆盖的物品数。s 和 t 都相同的游戏合并计数。和 p = s + t 至多对应 p/2 对，每对约
//!    有 M/p 个区间。p 越小区间越多；取最小的那些 p 时，Q 对也只有 O(√Q) 个不同的 p，每个 p 约
//!    有 M/2 个区间。
//!
//! 复杂度：每组 O(N + Q log Q + M √Q)。

use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, q: usize, most: usize, moves: [usize; n], queries: [(Usize1, usize); q] }
        check_moves(&moves);
        let games = queries.iter().map(|&(first, end)| {
            let range = moves.get(first..end).filter(|range| !range.is_empty());
            let range = range.unwrap_or_else(|| panic!("moves {} to {end} of {n}", first + 1, end = end, n = n));
            (range[0], range[range.len() - 1])
        });
        answers += &format!("{}\n", most_wins(games.sorted_unstable().dedup_with_count(), most));
    }
    print!("{answers}", answers = answers);
}

fn check_moves(moves: &[usize]) {
    for (left, right) in moves.iter().tuple_windows() {
        assert!(left < right, "the move {right} after {left}", right = right, left = left);
        assert!(right - left <= moves[0], "the move {right} after {left}, too far", right = right, left = left);
    }
    assert!(moves.first() != Some(&0), "a move that takes nothing");
}

/// Returns the largest number of games that can be won if all begin with the same number of
/// objects, from 1 to `most`. A game is given by its least and its greatest move, together with the
/// number of times it occurs.
fn most_wins(games: impl Iterator<Item = (usize, (usize, usize))>, most: usize) -> i64 {
    // How many more games each pile wins than the one before.
    let mut increases = vec![0; most + 1];
    for (count, (least, greatest)) in games {
        let mut start = least;
        while start <= most {
            increases[start] += count as i64;
            let end = start + greatest;
            if end <= most {
                increases[end] -= count as i64;
            }
            start = end + least;
        }
    }
    let mut wins = 0;
    let won_by_pile = increases[1..].iter().map(|increase| {
        wins += increase;
        wins
    });
    won_by_pile.max().unwrap_or(0)
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

    #[macro_use]
    mod impl_macros {
        macro_rules! ignore_ident{
        ($id:ident, $($t:tt)*) => {$($t)*};
    }

        macro_rules! count_ident {
        () => {0};
        ($i0:ident $($i:ident)*) => {1 + count_ident!($($i)*)};
    }
    }

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::DedupWithCount;
        pub(crate) use crate::itertools::tuple_impl::TupleWindows;
    }

    /// Traits helpful for using certain `Itertools` methods in generic contexts.
    pub mod traits {
        pub(crate) use crate::itertools::tuple_impl::HomogeneousTuple;
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

            pub struct WithCount;

            pub trait CountItem<T> {
                type CItem;
                fn new(t: T) -> Self::CItem;
            }

            impl<T> CountItem<T> for WithCount {
                type CItem = (usize, T);
                #[inline(always)]
                fn new(t: T) -> (usize, T) {
                    (1, t)
                }
            }

            pub trait DedupPredicate<T> {
                // TODO replace by Fn(&T, &T)->bool once Rust supports it
                fn dedup_pair(&mut self, a: &T, b: &T) -> bool;
            }

            #[derive(Clone, Debug)]
            pub struct DedupEq;

            impl<T: PartialEq> DedupPredicate<T> for DedupEq {
                fn dedup_pair(&mut self, a: &T, b: &T) -> bool {
                    a == b
                }
            }

            /// An iterator adaptor that removes repeated duplicates, while keeping a count of how many
            /// repeated elements were present. This will determine equality using a comparison function.
            ///
            /// See [`.dedup_by_with_count()`](crate::Itertools::dedup_by_with_count) or
            /// [`.dedup_with_count()`](crate::Itertools::dedup_with_count) for more information.
            pub type DedupByWithCount<I, Pred> =
                CoalesceBy<I, DedupPredWithCount2CoalescePred<Pred>, WithCount>;

            #[derive(Clone, Debug)]
            pub struct DedupPredWithCount2CoalescePred<DP>(DP);

            impl<DP, T> CoalescePredicate<T, (usize, T)> for DedupPredWithCount2CoalescePred<DP>
            where
                DP: DedupPredicate<T>,
            {
                fn coalesce_pair(
                    &mut self,
                    (c, t): (usize, T),
                    item: T,
                ) -> Result<(usize, T), ((usize, T), (usize, T))> {
                    if self.0.dedup_pair(&t, &item) {
                        Ok((c + 1, t))
                    } else {
                        Err(((c, t), (1, item)))
                    }
                }
            }

            /// An iterator adaptor that removes repeated duplicates, while keeping a count of how many
            /// repeated elements were present.
            ///
            /// See [`.dedup_with_count()`](crate::Itertools::dedup_with_count) for more information.
            pub type DedupWithCount<I> = DedupByWithCount<I, DedupEq>;

            /// Create a new `DedupByWithCount`.
            pub fn dedup_by_with_count<I, Pred>(
                iter: I,
                dedup_pred: Pred,
            ) -> DedupByWithCount<I, Pred>
            where
                I: Iterator,
            {
                DedupByWithCount {
                    last: None,
                    iter,
                    f: DedupPredWithCount2CoalescePred(dedup_pred),
                }
            }

            /// Create a new `DedupWithCount`.
            pub fn dedup_with_count<I>(iter: I) -> DedupWithCount<I>
            where
                I: Iterator,
            {
                dedup_by_with_count(iter, DedupEq)
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

        /// Subtract `x` correctly from a `SizeHint`.
        #[inline]
        pub fn sub_scalar(sh: SizeHint, x: usize) -> SizeHint {
            let (mut low, mut hi) = sh;
            low = low.saturating_sub(x);
            hi = hi.map(|elt| elt.saturating_sub(x));
            (low, hi)
        }
    }
    mod tuple_impl {
        use crate::itertools::size_hint;

        // `HomogeneousTuple` is a public facade for `TupleCollect`, allowing
        // tuple-related methods to be used by clients in generic contexts, while
        // hiding the implementation details of `TupleCollect`.
        // See https://github.com/rust-itertools/itertools/issues/387

        /// Implemented for homogeneous tuples of size up to 12.
        pub trait HomogeneousTuple: TupleCollect {}

        impl<T: TupleCollect> HomogeneousTuple for T {}

        /// An iterator over all contiguous windows that produces tuples of a specific size.
        ///
        /// See [`.tuple_windows()`](crate::Itertools::tuple_windows) for more
        /// information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        #[derive(Clone, Debug)]
        pub struct TupleWindows<I, T>
        where
            I: Iterator<Item = T::Item>,
            T: HomogeneousTuple,
        {
            iter: I,
            last: Option<T>,
        }

        /// Create a new tuple windows iterator.
        pub fn tuple_windows<I, T>(iter: I) -> TupleWindows<I, T>
        where
            I: Iterator<Item = T::Item>,
            T: HomogeneousTuple,
            T::Item: Clone,
        {
            TupleWindows { last: None, iter }
        }

        impl<I, T> Iterator for TupleWindows<I, T>
        where
            I: Iterator<Item = T::Item>,
            T: HomogeneousTuple + Clone,
            T::Item: Clone,
        {
            type Item = T;

            fn next(&mut self) -> Option<Self::Item> {
                if T::num_items() == 1 {
                    return T::collect_from_iter_no_buf(&mut self.iter);
                }
                if let Some(new) = self.iter.next() {
                    if let Some(ref mut last) = self.last {
                        last.left_shift_push(new);
                        Some(last.clone())
                    } else {
                        use std::iter::once;
                        let iter = once(new).chain(&mut self.iter);
                        self.last = T::collect_from_iter_no_buf(iter);
                        self.last.clone()
                    }
                } else {
                    None
                }
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                let mut sh = self.iter.size_hint();
                // Adjust the size hint at the beginning
                // OR when `num_items == 1` (but it does not change the size hint).
                if self.last.is_none() {
                    sh = size_hint::sub_scalar(sh, T::num_items() - 1);
                }
                sh
            }
        }

        pub trait TupleCollect: Sized {
            type Item;
            type Buffer: Default + AsRef<[Option<Self::Item>]> + AsMut<[Option<Self::Item>]>;

            #[allow(dead_code)]
            fn collect_from_iter<I>(iter: I, buf: &mut Self::Buffer) -> Option<Self>
            where
                I: IntoIterator<Item = Self::Item>;

            fn collect_from_iter_no_buf<I>(iter: I) -> Option<Self>
            where
                I: IntoIterator<Item = Self::Item>;

            fn num_items() -> usize;

            fn left_shift_push(&mut self, item: Self::Item);
        }

        macro_rules! rev_for_each_ident{
        ($m:ident, ) => {};
        ($m:ident, $i0:ident, $($i:ident,)*) => {
            rev_for_each_ident!($m, $($i,)*);
            $m!($i0);
        };
    }

        macro_rules! impl_tuple_collect {
        ($dummy:ident,) => {}; // stop
        ($dummy:ident, $($Y:ident,)*) => (
            impl_tuple_collect!($($Y,)*);
            impl<A> TupleCollect for ($(ignore_ident!($Y, A),)*) {
                type Item = A;
                type Buffer = [Option<A>; count_ident!($($Y)*) - 1];

                #[allow(unused_assignments, unused_mut)]
                fn collect_from_iter<I>(iter: I, buf: &mut Self::Buffer) -> Option<Self>
                    where I: IntoIterator<Item = A>
                {
                    let mut iter = iter.into_iter();
                    $(
                        let mut $Y = None;
                    )*

                    loop {
                        $(
                            $Y = iter.next();
                            if $Y.is_none() {
                                break
                            }
                        )*
                        return Some(($($Y.unwrap()),*,))
                    }

                    let mut i = 0;
                    let mut s = buf.as_mut();
                    $(
                        if i < s.len() {
                            s[i] = $Y;
                            i += 1;
                        }
                    )*
                    return None;
                }

                fn collect_from_iter_no_buf<I>(iter: I) -> Option<Self>
                    where I: IntoIterator<Item = A>
                {
                    let mut iter = iter.into_iter();

                    Some(($(
                        { let $Y = iter.next()?; $Y },
                    )*))
                }

                fn num_items() -> usize {
                    count_ident!($($Y)*)
                }

                fn left_shift_push(&mut self, mut item: A) {
                    use std::mem::replace;

                    let &mut ($(ref mut $Y),*,) = self;
                    macro_rules! replace_item{($i:ident) => {
                        item = replace($i, item);
                    }}
                    rev_for_each_ident!(replace_item, $($Y,)*);
                    drop(item);
                }
            }
        )
    }
        impl_tuple_collect!(dummy, a, b, c, d, e, f, g, h, i, j, k, l,);
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

        /// Return an iterator over all contiguous windows producing tuples of
        /// a specific size (up to 12).
        ///
        /// `tuple_windows` clones the iterator elements so that they can be
        /// part of successive windows, this makes it most suited for iterators
        /// of references and other values that are cheap to copy.
        ///
        /// ```
        /// use itertools::Itertools;
        /// let mut v = Vec::new();
        ///
        /// // pairwise iteration
        /// for (a, b) in (1..5).tuple_windows() {
        ///     v.push((a, b));
        /// }
        /// assert_eq!(v, vec![(1, 2), (2, 3), (3, 4)]);
        ///
        /// let mut it = (1..5).tuple_windows();
        /// assert_eq!(Some((1, 2, 3)), it.next());
        /// assert_eq!(Some((2, 3, 4)), it.next());
        /// assert_eq!(None, it.next());
        ///
        /// // this requires a type hint
        /// let it = (1..5).tuple_windows::<(_, _, _)>();
        /// itertools::assert_equal(it, vec![(1, 2, 3), (2, 3, 4)]);
        ///
        /// // you can also specify the complete type
        /// use itertools::TupleWindows;
        /// use std::ops::Range;
        ///
        /// let it: TupleWindows<Range<u32>, (u32, u32, u32)> = (1..5).tuple_windows();
        /// itertools::assert_equal(it, vec![(1, 2, 3), (2, 3, 4)]);
        /// ```
        fn tuple_windows<T>(self) -> TupleWindows<Self, T>
        where
            Self: Sized + Iterator<Item = T::Item>,
            T: traits::HomogeneousTuple,
            T::Item: Clone,
        {
            tuple_impl::tuple_windows(self)
        }

        /// Remove duplicates from sections of consecutive identical elements, while keeping a count of
        /// how many repeated elements were present.
        /// If the iterator is sorted, all elements will be unique.
        ///
        /// Iterator element type is `(usize, Self::Item)`.
        ///
        /// This iterator is *fused*.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = vec!['a', 'a', 'b', 'c', 'c', 'b', 'b'];
        /// itertools::assert_equal(data.into_iter().dedup_with_count(),
        ///                         vec![(2, 'a'), (1, 'b'), (2, 'c'), (2, 'b')]);
        /// ```
        fn dedup_with_count(self) -> DedupWithCount<Self>
        where
            Self: Sized,
        {
            adaptors::dedup_with_count(self)
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
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
