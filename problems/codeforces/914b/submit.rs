// Codeforces 914B https://codeforces.com/problemset/problem/914/B · made by `cargo judge bundle cf914b --write` from e551d638ab0fcfac
//! Codeforces 914B — Conan and Agasa play a Card Game
//! <https://codeforces.com/problemset/problem/914/B> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: a move chooses one of n numbered cards, and removes it and all cards with smaller
//! numbers. Whoever finds no cards left loses. The input is `n` and the numbers; print the winner,
//! `Conan` for the first player or `Agasa` for the second.
//! Bounds: 1 ≤ n ≤ 10^5; the numbers are from 1 to 10^5.
//! Kind: impartial
//! Model: parity, of each number's cards.
//! Why: a position is lost exactly when each number appears on an even number of cards. From such a
//! position, any move leaves the chosen card's number on an odd number of cards, and each larger
//! number on an even number of cards. If some number appears on an odd number of cards, choose a
//! card with the largest such number: this leaves that number, and each larger one, on an even
//! number of cards.
//! Cost: O(n log n).
//!
//! 规则：n 张卡片上写有数。每次操作选一张，拿走它以及所有数更小的卡片。面对没有卡片的人输。输入
//! 为 `n` 和各数；输出获胜者，先手赢输出 `Conan`，否则输出 `Agasa`。
//! 范围：1 ≤ n ≤ 10^5；各数从 1 到 10^5。
//! 模型：奇偶性，看每个数的卡片张数。
//! 思路：局面必败，当且仅当每个数都有偶数张。从这样的局面走一步，所选的数剩下奇数张，更大的数都仍
//! 是偶数张。只要有某个数是奇数张，就选其中最大的数：它剩下偶数张，更大的数也都是偶数张。
//! 复杂度：O(n log n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { mut cards: [u64] }
    cards.sort_unstable();
    let conan_wins = cards.iter().dedup_with_count().any(|(count, _)| count % 2 == 1);
    println!("{}", if conan_wins { "Conan" } else { "Agasa" });
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
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
    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::DedupWithCount;
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
