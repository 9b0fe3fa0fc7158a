// Codeforces 1658E https://codeforces.com/problemset/problem/1658/E · made by `cargo judge bundle cf1658e --write` from bfe52eb23cfc1ee2
//! Codeforces 1658E — Gojou and Matrix Game
//! <https://codeforces.com/problemset/problem/1658/E> · 4 s · 256 MiB · difficulty 7
//!
//! Rules: Marin and Gojou take turns, Marin first, placing a token on a cell of an n × n board and
//! scoring the points of the cell. A cell may be used again, but each token has to be far from the
//! token placed just before it: the differences in the two coordinates must add up to more than k.
//! After each player has made 10^100 moves, whoever has more points wins. The input is `n k` and
//! the points. For each cell on which Marin can begin, print the winner, `M` or `G`, or `D` for a
//! draw, in n lines.
//! Bounds: 3 ≤ n ≤ 2000; 1 ≤ k ≤ n - 2; the points are different numbers from 1 to n^2.
//! Kind: score
//! Picture: picture.rs
//! Model: board game, a larger cell far away.
//! Why: call a cell good if no good cell with more points is far from it. If the cells are taken in
//! order, from the one with the most points to the one with the fewest, this rule determines for
//! each cell whether it is good. Marin wins exactly when she begins on a good cell.
//!
//! 1. After a player has used a good cell Y, let the opponent use a cell Z. Z is far from Y, so it
//!    is another cell and has a different number of points. If Z has fewer points, the player uses
//!    Y again. If Z has more points, Z is not good, because Y is good; so some good cell with still
//!    more points is far from Z. Either way the player answers with a good cell that has more
//!    points than Z, and can do so for ever.
//! 2. Let Marin begin on a good cell. She answers each of Gojou's moves except his last, and gains
//!    at least one point on him each time. These gains are at least 10^100 - 1 points in all, and
//!    his last move scores at most n^2 points. So she wins.
//! 3. Let Marin begin on a cell that is not good. Then some good cell with more points is far from
//!    it. Gojou uses that cell, and from then on he answers each of her moves with a good cell that
//!    has more points than hers. So he wins, and under best play no game is drawn.
//! 4. A cell is far from some good cell exactly when it is far from one of the good cells with the
//!    largest or smallest x + y or x - y, because the distance is the larger of the differences in
//!    x + y and in x - y.
//!
//! Cost: O(n^2 log n) time, for sorting.
//!
//! 规则：Marin 和 Gojou 轮流在 n × n 的棋盘的一格上放一个标记，得到这一格的分数，Marin 先手。同一格
//! 可以反复使用，但必须离上一个标记远：两个坐标之差（绝对值）的和大于 k。各走 10^100 步之后，分数多
//! 者胜。输入 `n k` 和各格的分数。对 Marin 可以开始的每一格，输出获胜者 `M` 或 `G`，没有胜者则输出
//! `D`，共 n 行。
//! 范围：3 ≤ n ≤ 2000；1 ≤ k ≤ n - 2；各格分数互不相同，从 1 到 n^2。
//! 模型：棋盘游戏，远处分数更多的格子。
//! 思路：若没有离某一格远而分数更多的好格，就称这一格是好格。从分数最多的格子开始，由此逐一确定每一
//! 格是否好格。Marin 必胜当且仅当她从好格开始。
//!
//! 1. 设一方用了好格 Y，对方接着用了 Z。Z 离 Y 远，所以不是 Y，分数也不同。若 Z 的分数更少，这一方
//!    就再用 Y。若 Z 的分数更多，则它不是好格，所以有一个离 Z 远、分数比 Z 更多的好格。总之这一方可
//!    以用一个分数比 Z 多的好格来应对，而且可以一直如此。
//! 2. 设 Marin 从好格开始。除 Gojou 的最后一步外，他的每一步都得到应对，每次使她至少多得 1 分，共至
//!    少 10^100 - 1 分；而他的最后一步至多得 n^2 分。所以她获胜。
//! 3. 设她从别的格子开始。那么有一个离它远而分数更多的好格，Gojou 就用这一格，此后对她的每一步都用
//!    分数更多的好格应对。所以他获胜，而平局从不出现。
//! 4. 距离等于 x + y 之差与 x - y 之差中较大的，所以一格离某个好格远，当且仅当它离 x + y 或 x - y
//!    最大或最小的好格之一远。
//!
//! 复杂度：O(n^2 log n)，用于排序。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, points: [[u32; n]; n] }
    assert!(k < n / 2 * 2, "nobody could move after a token in the middle of the board");
    let cells = (0..n).cartesian_product(0..n);
    let mut from_most: Vec<(u32, usize, usize)> =
        cells.map(|(x, y)| (points[x][y], x, y)).collect();
    from_most.sort_unstable_by(|a, b| b.cmp(a));
    if let Some((a, _)) = from_most.iter().tuple_windows().find(|(a, b)| a.0 == b.0) {
        panic!("two cells have {} points", a.0);
    }
    let mut winners = vec![vec![b'G'; n]; n];
    let mut good = Extent::new();
    for (_, x, y) in from_most {
        if good.farthest(x, y) <= k as i64 {
            winners[x][y] = b'M';
            good.add(x, y);
        }
    }
    for row in winners {
        println!("{}", String::from_utf8(row).expect("letters"));
    }
}

/// The smallest and the largest x + y over a set of cells, and the same for x - y.
struct Extent([[i64; 2]; 2]);

impl Extent {
    fn new() -> Extent {
        Extent([[i64::MAX, i64::MIN]; 2])
    }

    fn add(&mut self, x: usize, y: usize) {
        for ([least, most], value) in self.0.iter_mut().zip(diagonals(x, y)) {
            *least = value.min(*least);
            *most = value.max(*most);
        }
    }

    /// Returns the distance from a cell to the farthest of these cells, or a negative number if
    /// there are none.
    fn farthest(&self, x: usize, y: usize) -> i64 {
        let sides = self.0.iter().zip(diagonals(x, y));
        let distances = sides.flat_map(|(&[least, most], value)| {
            [value.saturating_sub(least), most.saturating_sub(value)]
        });
        distances.max().expect("four distances")
    }
}

fn diagonals(x: usize, y: usize) -> [i64; 2] {
    let [x, y] = [x, y].map(|number| number as i64);
    [x + y, x - y]
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
    use std::iter::IntoIterator;

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
        pub(crate) use crate::itertools::adaptors::Product;
        pub(crate) use crate::itertools::tuple_impl::TupleWindows;
    }

    /// Traits helpful for using certain `Itertools` methods in generic contexts.
    pub mod traits {
        pub(crate) use crate::itertools::tuple_impl::HomogeneousTuple;
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

        /// Subtract `x` correctly from a `SizeHint`.
        #[inline]
        pub fn sub_scalar(sh: SizeHint, x: usize) -> SizeHint {
            let (mut low, mut hi) = sh;
            low = low.saturating_sub(x);
            hi = hi.map(|elt| elt.saturating_sub(x));
            (low, hi)
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
