// Codeforces 1495B https://codeforces.com/problemset/problem/1495/B · made by `cargo judge bundle cf1495b --write` from 45eeefe42a7aaec9
//! Codeforces 1495B — Let's Go Hiking
//! <https://codeforces.com/problemset/problem/1495/B> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: a permutation p is written in a row. Qingshan chooses a place x in it, and then Daniel
//! chooses a place y ≠ x. They take turns, Qingshan first: she moves x to a neighbouring place with
//! a smaller number, and Daniel moves y to a neighbouring place with a larger number, but never to
//! the place where the other player is. Whoever cannot move loses. The input is `n` and p; print
//! the number of places x from which Qingshan wins.
//! Bounds: 2 ≤ n ≤ 10^5.
//! Kind: partizan
//! Picture: `3 / 1 3 2`, game 2
//! Model: board game, two hikers on slopes.
//! Why: a slope is a maximal stretch of places whose numbers only rise or only fall; its length is
//! the number of its steps. Let L be the greatest length of a slope. Qingshan wins from x exactly
//! when L is even, x is the top of two slopes of length L, and no other slope is as long. So the
//! answer is 0 or 1.
//!
//! 1. Let l be the number of steps that lead down from x to the left, and let r be the number of
//!    steps that lead down from x to the right. If l = r = 0, she cannot move. If exactly one of l
//!    and r is 0, Daniel chooses the place to which she would have to go. So let l, r > 0: x is a
//!    top.
//! 2. Suppose that some slope other than the two at x has at least max(l, r) steps. Daniel begins
//!    at its bottom and climbs it to the top. He never uses a place that she can reach, except
//!    perhaps the bottom, which he leaves at once, so she is never in his way. She has at most
//!    max(l, r) steps, and runs out of steps first.
//! 3. Let l > r, or let l = r be odd; the case l < r is symmetric. Daniel begins to the left of x
//!    at distance D, where D is whichever of l and l - 1 is odd; so D ≥ r. If she goes left, each
//!    move brings the two one step closer to each other, and it is her turn whenever the distance
//!    is odd: finally the distance is 1, and she cannot go on. If she goes right, she has r steps,
//!    and he has the D ≥ r steps up to x, which is then free.
//! 4. In the remaining case, l = r = L is even, and all other slopes are shorter. Let Daniel begin
//!    outside the two slopes. He cannot enter them, because he would have to go down to their
//!    bottoms. He has at most L - 1 steps, and she has L steps in either direction.
//! 5. Let him begin on one of the two slopes, at distance D from x. If D is odd, she goes the other
//!    way, where she has L steps, and he has only the D ≤ L - 1 steps up to x. If D is even, she
//!    goes towards him. If he is at the bottom and climbs the slope on the other side of the
//!    bottom, he has at most L - 1 steps there, and she has all L steps. Otherwise each move brings
//!    the two one step closer to each other, and it is his turn whenever the distance is odd:
//!    finally the distance is 1, and he cannot go on.
//!
//! Cost: O(n).
//!
//! 规则：一排数是一个排列 p。Qingshan 先选一个位置 x，然后 Daniel 选一个位置 y ≠ x。双方轮流操作，Qingshan 先手：Qingshan 把 x
//! 移到相邻的、数更小的位置，Daniel 把 y 移到相邻的、数更大的位置，都不能移到对方所在的位置。无法操作者输。输入 `n` 和 p；输出有
//! 多少个 x 使 Qingshan 必胜。
//! 范围：2 ≤ n ≤ 10^5。
//! 模型：棋盘游戏，坡上的两个人。
//! 思路：坡是数一直增或一直减的极长的一段，坡长是它的步数。设 L 为最大的坡长。Qingshan 从 x 出发必胜，当且仅当 L 是偶数，x 是两个长
//! 为 L 的坡共同的顶，而且没有别的坡这样长。所以答案是 0 或 1。
//!
//! 1. 设从 x 向左、向右一直下坡各有 l 步和 r 步。若 l = r = 0，她无法操作。若只有一个是 0，Daniel 就选她唯一能去的那个位置。所以设
//!    l, r > 0，即 x 是顶。
//! 2. 设这两个坡以外有一个坡，步数不少于 max(l, r)。他从这个坡的底出发，一直走到顶。除了坡底，他的位置都不是她能到的，而他从坡底走
//!    开，所以她不会挡住他。她至多有 max(l, r) 步，先无法操作。
//! 3. 设 l > r，或者 l = r 是奇数；l < r 同理。他从左坡上距离 x 为奇数 D 处出发，D 是 l 或 l - 1，所以 D ≥ r。若她向左走，双方每步
//!    接近 1，轮到她时距离总是奇数，最后是 1，她走不下去。若她向右走，她有 r 步；他可以一直走到 x，有 D ≥ r 步，而她已不在那里。
//! 4. 所以剩下的情形是 l = r = L 为偶数，其余的坡都更短。设 Daniel 从这两个坡以外出发。他到不了这两个坡，因为那样须下到坡底。他至多
//!    有 L - 1 步，而她向哪边走都有 L 步。
//! 5. 设他从这两个坡之一上出发，距离 x 为 D。若 D 是奇数，她走另一边，有 L 步；他只有 D ≤ L - 1 步，走到 x 为止。若 D 是偶数，她向
//!    他走去。若这时他从坡底走向另一侧，他在那里至多有 L - 1 步，而她有全部的 L 步。否则双方接近，轮到他时距离总是奇数，最后是 1，
//!    他走不下去。
//!
//! 复杂度：O(n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { heights: [u64] }
    assert!(heights.len() >= 2, "fewer than two places");
    assert!(heights.iter().tuple_windows().all(|(a, b)| a != b), "two equal neighbours");
    let steps = heights.iter().tuple_windows().map(|(here, next)| here < next);
    // The length of each slope, and whether it rises.
    let slopes: Vec<(usize, bool)> = steps.dedup_with_count().collect();
    let longest = slopes.iter().map(|&(length, _)| length).max().expect("a step");
    let others = slopes.iter().filter(|&&(length, _)| length == longest).count() - 1;
    let is_top = |pair: &[(usize, bool)]| pair == [(longest, true), (longest, false)];
    let can_win = longest % 2 == 0 && others == 1 && slopes.windows(2).any(is_top);
    println!("{}", u32::from(can_win));
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
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
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
