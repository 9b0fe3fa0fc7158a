// CodeChef MDSWIN2 https://www.codechef.com/problems/MDSWIN2 · made by `cargo judge bundle codechef_mdswin2 --write` from 15b2a83b69d0d209
//! CodeChef MDSWIN2 — Winning Ways 2
//! <https://www.codechef.com/problems/MDSWIN2> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: a move erases one or more equal elements of a sequence; whoever faces an empty sequence
//! loses. The input has T cases: `N`, a sequence of N numbers, `Q`, and Q pairs `L R`. For each
//! pair, print the number of winning first moves, modulo 998244353, when the game is played with
//! the elements from the L-th to the R-th. Moves that erase elements in different places count as
//! different.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ N, Q ≤ 10^5; the elements are from 1 to 10^9; 1 ≤ L ≤ R ≤ N.
//! Kind: impartial
//! Model: Nim, the heaps are the numbers of equal elements, moves counted.
//! Why: equal elements form a heap, from which a move takes one or more elements, so this is Nim.
//! If the nim sum is x, a winning move in a heap of c elements leaves c ⊕ x of them, where c ⊕ x
//! must be less than c (Bouton); the elements to keep can be chosen in C(c, c ⊕ x) ways. If x = 0,
//! then c ⊕ x = c, so no move wins.
//!
//! 1. Heaps of the same size have the same number of winning moves. The distinct heap sizes in a
//!    run of at most N elements add up to at most N, so there are at most about √(2N) of them.
//! 2. The runs are visited in Mo's order: sorted first by the block of about N/√Q places in which L
//!    lies, then by R. Every step of L or R to the next place changes one heap by one. L takes at
//!    most about N/√Q steps for each query, and R takes at most N steps for each of about √Q
//!    blocks.
//!
//! Cost: O((N + Q) √N + N √Q) per case, plus a sort.
//!
//! 规则：每次操作从序列中删去一个或多个相等的元素；面对空序列者负。输入共 T 组数据，每组给出
//! `N`，N 个数的序列，`Q`，以及 Q 对 `L R`。对每对求：用第 L 到第 R 个元素玩这个游戏，有多少种
//! 第一步能获胜，对 998244353 取模。删去的位置不同算不同的走法。
//! 范围：1 ≤ T ≤ 5；1 ≤ N, Q ≤ 10^5；各元素从 1 到 10^9；1 ≤ L ≤ R ≤ N。
//! 模型：Nim 游戏，每堆是相等元素的个数，统计必胜的走法。
//! 思路：相等的元素是一堆，每步从一堆取任意多个，这就是 Nim 游戏。设异或和为 x，大小为 c 的堆可
//! 以变成 c ⊕ x 而获胜，条件是它比 c 小；保留哪些元素有 C(c, c ⊕ x) 种选法（Bouton 定理）。若
//! x = 0，没有一堆会变小。
//!
//! 1. 同样大小的堆，走法数相同。至多 N 个元素的一段中，互不相同的堆大小之和至多为 N，所以不同的
//!    大小至多约 √(2N) 种。
//! 2. 用莫队的顺序处理各段：先按 L 所在的块（每块约 N/√Q 个位置）排，再按 R 排。某一端移动一个
//!    位置，只使一堆变化一。每个询问 L 至多移动约 N/√Q 步；每块 R 至多移动 N 步，共约 √Q 块。
//!
//! 复杂度：每组 O((N + Q) √N + N √Q)，另加一次排序。

use grundy::contest::modular::Factorials;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

const PRIME: u64 = 998_244_353;

/// A run of elements, from `start` up to but not including `end`.
#[derive(Clone, Copy)]
struct Run {
    start: usize,
    end: usize,
}

/// The Nim heaps that a run forms.
struct Heaps {
    /// The size of the heap of each value.
    sizes: Vec<u32>,
    nim_sum: usize,
    /// The number of heaps of each size.
    counts: Vec<u64>,
    /// Every size that some heap has, listed once; sizes that no heap has may be listed, too.
    listed: Vec<usize>,
    is_listed: Vec<bool>,
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, elements: [u64; n], queries: [(Usize1, usize)] }
        for &(start, end) in &queries {
            assert!(end <= n, "a run up to place {end} of {n}", end = end, n = n);
            assert!(start < end, "a run from place {} to {end}", start + 1, end = end);
        }
        let runs = queries.iter().map(|&(start, end)| Run { start, end }).collect_vec();
        answers += &format!(
            "{}\n",
            numbers_of_moves(&values_by_rank(&elements), &runs).iter().format("\n")
        );
    }
    print!("{answers}", answers = answers);
}

/// Returns, for each element, the number of distinct smaller values.
fn values_by_rank(elements: &[u64]) -> Vec<usize> {
    let values = elements.iter().copied().sorted_unstable().dedup().collect_vec();
    elements.iter().map(|element| values.binary_search(element).expect("it is there")).collect()
}

/// Returns the number of winning moves in each run.
fn numbers_of_moves(elements: &[usize], runs: &[Run]) -> Vec<u64> {
    let factorials = Factorials::new(elements.len(), PRIME);
    let block = elements.len() / (runs.len() as f64).sqrt().ceil().max(1.0) as usize + 1;
    let order = (0..runs.len()).sorted_unstable_by_key(|&query| {
        let Run { start, end } = runs[query];
        let block = start / block;
        // Every second block is visited backwards, so that `end` need not return.
        (block, if block & 1 == 0 { end } else { usize::MAX - end })
    });
    let mut heaps = Heaps::empty(elements.len());
    let mut current = Run { start: 0, end: 0 };
    let mut answers = vec![0; runs.len()];
    for query in order {
        let Run { start, end } = runs[query];
        // First the steps that make the run longer, so that its length is never negative.
        while current.start > start {
            current.start -= 1;
            heaps.add(elements[current.start]);
        }
        while current.end < end {
            heaps.add(elements[current.end]);
            current.end += 1;
        }
        while current.start < start {
            heaps.remove(elements[current.start]);
            current.start += 1;
        }
        while current.end > end {
            current.end -= 1;
            heaps.remove(elements[current.end]);
        }
        answers[query] = heaps.winning_moves(&factorials);
    }
    answers
}

impl Heaps {
    fn empty(elements: usize) -> Heaps {
        Heaps {
            sizes: vec![0; elements],
            nim_sum: 0,
            counts: vec![0; elements + 1],
            listed: vec![],
            is_listed: vec![false; elements + 1],
        }
    }

    fn add(&mut self, value: usize) {
        let size = self.sizes[value];
        self.change(value, size + 1);
    }

    fn remove(&mut self, value: usize) {
        let size = self.sizes[value];
        self.change(value, size - 1);
    }

    fn change(&mut self, value: usize, to: u32) {
        let old_size = std::mem::replace(&mut self.sizes[value], to) as usize;
        let new_size = to as usize;
        self.nim_sum ^= old_size ^ new_size;
        // No heap of size 0 is ever counted, as only this wraps to and from 0.
        if old_size > 0 {
            self.counts[old_size] -= 1;
        }
        if new_size > 0 {
            self.counts[new_size] += 1;
            if !std::mem::replace(&mut self.is_listed[new_size], true) {
                self.listed.push(new_size);
            }
        }
    }

    fn winning_moves(&mut self, factorials: &Factorials) -> u64 {
        let Heaps { nim_sum, counts, listed, is_listed, .. } = self;
        let mut moves = 0;
        listed.retain(|&size| {
            is_listed[size] = counts[size] > 0;
            let leave = size ^ *nim_sum;
            if leave < size {
                let ways = factorials.factorial(size) * factorials.inverse(leave) % PRIME
                    * factorials.inverse(size - leave)
                    % PRIME;
                moves += counts[size] * ways;
            }
            is_listed[size]
        });
        moves % PRIME
    }
}

mod grundy {
    pub mod contest {
        pub mod modular {
            /// Returns `base` to the power of `exponent` modulo `modulus`, which need not be a prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// Panics if `modulus` is 0, or 2^32 or more.
            pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
                let (mut base, mut exponent) = (base % modulus, exponent);
                let mut power = 1 % modulus;
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        power = power * base % modulus;
                    }
                    base = base * base % modulus;
                    exponent >>= 1;
                }
                power
            }

            /// Returns the number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// Panics if `prime` divides `a`, if `prime` is not in 2..2^32, or if `prime` is not a prime and
            /// `a` to the power of `prime` - 2 is not an inverse.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is not a prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }

            /// The factorials of all numbers up to a given one, and their inverses, modulo a prime.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Factorials {
                prime: u64,
                factorials: Vec<u64>,
                inverses: Vec<u64>,
            }

            impl Factorials {
                /// Computes the factorials of 0, 1, …, `largest` modulo `prime`. Cost: O(`largest`) time
                /// and 16 bytes for each number.
                ///
                /// # Panics
                /// Panics if [`inverse`] panics for the last factorial, as it does if `largest` is `prime`
                /// or more.
                pub fn new(largest: usize, prime: u64) -> Factorials {
                    let mut factorials = vec![1 % prime];
                    for number in 1..=largest {
                        factorials.push(factorials[number - 1] * number as u64 % prime);
                    }
                    let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
                    for number in (1..=largest).rev() {
                        inverses[number - 1] = inverses[number] * number as u64 % prime;
                    }
                    Factorials { prime, factorials, inverses }
                }

                /// Returns `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn factorial(&self, n: usize) -> u64 {
                    self.factorials[n]
                }

                /// Returns 1 / `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn inverse(&self, n: usize) -> u64 {
                    self.inverses[n]
                }
            }
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
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
#[allow(unknown_lints, mismatched_lifetime_syntaxes)]
mod itertools {
    use std::vec::Vec;

    use std::iter::IntoIterator;
    type VecIntoIter<T> = std::vec::IntoIter<T>;
    use std::iter::FromIterator;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::Dedup;
        pub(crate) use crate::itertools::format::Format;
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
    mod format {
        use std::cell::Cell;
        use std::fmt;

        /// Format all iterator elements lazily, separated by `sep`.
        ///
        /// The format value can only be formatted once, after that the iterator is
        /// exhausted.
        ///
        /// See [`.format()`](crate::Itertools::format)
        /// for more information.
        pub struct Format<'a, I> {
            sep: &'a str,
            /// `Format` uses interior mutability because `Display::fmt` takes `&self`.
            inner: Cell<Option<I>>,
        }

        pub fn new_format_default<I>(iter: I, separator: &str) -> Format<'_, I>
        where
            I: Iterator,
        {
            Format { sep: separator, inner: Cell::new(Some(iter)) }
        }

        impl<I> Format<'_, I>
        where
            I: Iterator,
        {
            fn format(
                &self,
                f: &mut fmt::Formatter,
                cb: fn(&I::Item, &mut fmt::Formatter) -> fmt::Result,
            ) -> fmt::Result {
                let mut iter = match self.inner.take() {
                    Some(t) => t,
                    None => panic!("Format: was already formatted once"),
                };

                if let Some(fst) = iter.next() {
                    cb(&fst, f)?;
                    iter.try_for_each(|elt| {
                        if !self.sep.is_empty() {
                            f.write_str(self.sep)?;
                        }
                        cb(&elt, f)
                    })?;
                }
                Ok(())
            }
        }

        macro_rules! impl_format {
        ($($fmt_trait:ident)*) => {
            $(
                impl<'a, I> fmt::$fmt_trait for Format<'a, I>
                    where I: Iterator,
                          I::Item: fmt::$fmt_trait,
                {
                    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        self.format(f, fmt::$fmt_trait::fmt)
                    }
                }
            )*
        }
    }

        impl_format! {Display Debug UpperExp LowerExp UpperHex LowerHex Octal Binary Pointer}
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

        /// `.collect_vec()` is simply a type specialization of [`Iterator::collect`],
        /// for convenience.
        fn collect_vec(self) -> Vec<Self::Item>
        where
            Self: Sized,
        {
            self.collect()
        }

        /// Format all iterator elements, separated by `sep`.
        ///
        /// All elements are formatted (any formatting trait)
        /// with `sep` inserted between each element.
        ///
        /// **Panics** if the formatter helper is formatted more than once.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = [1.1, 2.71828, -3.];
        /// assert_eq!(
        ///     format!("{:.2}", data.iter().format(", ")),
        ///            "1.10, 2.72, -3.00");
        /// ```
        fn format(self, sep: &str) -> Format<Self>
        where
            Self: Sized,
        {
            format::new_format_default(self, sep)
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
