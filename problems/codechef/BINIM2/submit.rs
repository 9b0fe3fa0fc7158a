// CodeChef BINIM2 https://www.codechef.com/problems/BINIM2 · made by `cargo judge bundle codechef_binim2 --write` from 997edaa9090ab84f
//! CodeChef BINIM2 — Binary Nim 2
//! <https://www.codechef.com/problems/BINIM2> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move takes one or more digits off the top of a binary stack; Dee may move only in a
//! stack with a 0 on top, and Dum only in a stack with a 1 on top. Whoever cannot move wins. The
//! input has T cases: `N S`, where S is the player who begins, `Dee` or `Dum`, then N stacks, each
//! from top to bottom. Print the winner.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ N ≤ 50; 1 ≤ |B| ≤ 50.
//! Kind: partizan
//! Model: partizan game, runs of equal digits.
//! Why: count the runs of equal digits in all stacks. The player to move wins exactly when that
//! player's digit has at most as many runs as the other player's: for Dee, this means z ≤ o, where
//! z is the number of runs of zeros and o the number of runs of ones.
//!
//! 1. If z ≤ o and Dee is to move, and some stack has a 0 on top, she takes the top run of that
//!    stack and no more. That leaves z - 1 runs of zeros, and z - 1 < o. If no stack has a 0 on
//!    top, she has won.
//! 2. If z < o and Dum is to move, some stack has a 1 on top, because a stack with a 0 on top has
//!    at least as many runs of zeros as runs of ones. So he has to move.
//! 3. The runs that he takes alternate, beginning with a run of ones, so he removes at most one
//!    more run of ones than runs of zeros; a run of which some digits are left is not removed. That
//!    leaves z ≤ o, and step 1 applies again. Play must end, and Dum can always move on his turn,
//!    so in the end Dee cannot move, and she wins.
//! 4. If z > o and Dee is to move, steps 2 and 3 hold with the players exchanged: she has to move,
//!    leaves o ≤ z, and Dum wins by step 1.
//!
//! Cost: O(N |B|) per case.
//!
//! 规则：每次操作从一个 01 栈的顶部取走至少一个数字；Dee 只能在栈顶为 0 的栈上操作，Dum 只能在栈顶为 1 的栈上
//! 操作。无法操作者胜。共 T 组数据，每组为 `N S`，S 是先手 `Dee` 或 `Dum`，再是 N 个从顶到底的栈。输出获胜者。
//! 范围：1 ≤ T ≤ 500；1 ≤ N ≤ 50；1 ≤ |B| ≤ 50。
//! 模型：不公平游戏，相同数字的连续段。
//! 思路：数出所有栈中相同数字的连续段。当且仅当轮到的人的段不多于对方的段时，轮到的人胜：设 0 的段有 z 个，1 的段
//! 有 o 个，轮到 Dee 时即 z ≤ o。
//!
//! 1. 若 z ≤ o，轮到 Dee，且有栈顶为 0 的栈，她恰好取走那个栈顶的一段，剩下 z - 1 < o。若没有栈顶为 0 的栈，她已
//!    经获胜。
//! 2. 若 z < o，轮到 Dum，必有栈顶为 1 的栈，因为栈顶为 0 的栈里，0 的段不少于 1 的段。所以他必须操作。
//! 3. 他取走的部分从 1 开始交替，所以消去的 1 的段至多比消去的 0 的段多一个；只取走一部分的段仍然在。这样剩
//!    下 z ≤ o，又回到第 1 步。游戏会结束，所以先无法操作的是 Dee。
//! 4. 若 z > o，轮到 Dee，把双方互换，第 2、3 步同样成立：她必须操作，剩下 o ≤ z，由第 1 步 Dum 胜。
//!
//! 复杂度：每组 O(N |B|)。

use itertools::Itertools;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, first: String, stacks: [Bytes; n] }
        let [zeros, ones] = runs(&stacks);
        let dee_wins = match &*first {
            "Dee" => zeros <= ones,
            "Dum" => zeros < ones,
            other => panic!("a player {other}, neither Dee nor Dum", other = other),
        };
        winners += if dee_wins { "Dee\n" } else { "Dum\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns the number of runs of zeros and the number of runs of ones in all stacks together.
fn runs(stacks: &[Vec<u8>]) -> [usize; 2] {
    let mut runs = [0; 2];
    for &digit in stacks.iter().flat_map(|stack| stack.iter().dedup()) {
        match digit {
            b'0' => runs[0] += 1,
            b'1' => runs[1] += 1,
            other => panic!("the digit {:?}, neither 0 nor 1", char::from(other)),
        }
    }
    runs
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
