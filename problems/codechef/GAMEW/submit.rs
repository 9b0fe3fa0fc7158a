// CodeChef GAMEW https://www.codechef.com/problems/GAMEW · made by `cargo judge bundle codechef_gamew --write` from 04be60629b8eba50
//! CodeChef GAMEW — Games of Wasseypur
//! <https://www.codechef.com/problems/GAMEW> · 0.5 s · 1536 MiB? · difficulty 3
//!
//! Rules: a move erases a block, that is, a maximal run of equal digits, from a binary string; the
//! remaining parts are joined. Whoever cannot move loses, and Sahid begins. The input has T cases,
//! each `N` and the string. Print the winner, `SAHID` or `RAMADHIR`.
//! Bounds: 1 ≤ T ≤ 10^4; 1 ≤ N ≤ 10^5; the sum of N is at most 10^6.
//! Kind: impartial
//! Model: subtraction game, one or two blocks at a time, with an exception for two.
//! Why: only the number of blocks matters. Erasing a block at an end leaves one block fewer, and
//! erasing any other block leaves two fewer, as its neighbours consist of the same digit and join
//! up. So a move leads from k blocks to k - 1 or, if k ≥ 3, to k - 2. With 0 blocks the position is
//! lost, with 1 it is won, and with 2 it is lost, as the only move is to 1. For k ≥ 3 the game is
//! like taking 1 or 2 stones from a heap of k: k is lost exactly when k - 1 and k - 2 are both won.
//! So the lost numbers from 2 upwards are 2, 5, 8, …
//! Cost: O(N).
//!
//! 规则：每次操作从一个 01 串中删去一个块，即一段极长的相同数字，剩下的部分接在一起。无法操作者输，Sahid 先手。共
//! T 组数据，每组为 `N` 和这个串。输出获胜者 `SAHID` 或 `RAMADHIR`。
//! 范围：1 ≤ T ≤ 10^4；1 ≤ N ≤ 10^5；N 的总和不超过 10^6。
//! 模型：减法游戏，每次一块或两块，两块时例外。
//! 思路：只有块数起作用。删去一端的块，块数减 1；删去中间的块，两旁的块相同，会合并，块数减 2。所以 k 块可以走
//! 到 k - 1，k ≥ 3 时也可以走到 k - 2。0 块必败，1 块必胜，2 块只能走到 1，所以必败。此后与每次取 1 或 2 枚相
//! 同：k 必败当且仅当下面两个数都必胜，即 2、5、8……
//! 复杂度：O(N)。

use itertools::Itertools;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { _length: usize, digits: Bytes }
        if let Some(&digit) = digits.iter().find(|digit| !b"01".contains(digit)) {
            panic!("the digit {:?}, neither 0 nor 1", char::from(digit));
        }
        let blocks = digits.iter().dedup().count();
        winners += if blocks % 3 == 2 { "RAMADHIR\n" } else { "SAHID\n" };
    }
    print!("{winners}", winners = winners);
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

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
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
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
