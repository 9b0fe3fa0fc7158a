// CodeChef ANKGAME https://www.codechef.com/problems/ANKGAME · made by `cargo judge bundle codechef_ankgame --write` from 94f3c8ca970180c8
//! CodeChef ANKGAME — Ankit, Srijan and a game of stone piles
//! <https://www.codechef.com/problems/ANKGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move takes one or more stones from the first non-empty pile of a row; whoever cannot
//! move loses. The input has T cases: `N` and the N piles. Print the number of orders of the piles
//! in which the first player wins, modulo 10⁹ + 7. Orders that look the same count once.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 10^5, and all N together are at most 10^6; a pile has 1 to 10^10
//! stones.
//! Kind: count
//! Model: Nim, heaps in a fixed order.
//! Why: piles of one stone leave no choice. Whoever gets to the first larger pile wins, by taking
//! all of it if the piles after it are lost for the player to move, and otherwise by taking all but
//! one stone, which the opponent must take. So count the orders by the number z of piles of one
//! stone at the front.
//!
//! 1. If each of the piles has one stone, there is one order, and the first player wins if their
//!    number o is odd.
//! 2. Otherwise it is the first player who gets to the first larger pile if z is even, and the
//!    second player if z is odd. After this pile there are N - 1 - z places, and the o - z other
//!    piles of one stone can be put there in C(N - 1 - z, o - z) ways.
//! 3. Independently of that, the N - o larger piles can be arranged in (N - o)! / (a! b! …)
//!    different orders, where a, b, … are the numbers of larger piles of each size.
//!
//! Cost: O(N log N) per case.
//!
//! 规则：各堆石子排成一行，每次操作从第一个非空的堆中取走任意多枚；无法操作者输。输入共 T 组数
//! 据，每组给出堆数 N 和各堆的石子数。输出使先手获胜的排列数，对 10⁹ + 7 取模。看起来相同的排列
//! 只算一种。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 10^5，各组的 N 之和至多为 10^6；每堆有 1 到 10^10 枚石子。
//! 模型：Nim 游戏，各堆的顺序固定。
//! 思路：只有一枚的堆别无选择。谁先面对第一个多于一枚的堆，谁就胜：若其后各堆对先走的人是必败
//! 态，就把这堆全部取走，否则取到只剩一枚，对手只能取走它。所以按排在最前面的单枚堆的个数 z 来
//! 数排列。
//!
//! 1. 若全部 o 堆都是一枚，排列只有一种，当且仅当 o 是奇数时先手胜。
//! 2. 否则，当且仅当 z 是偶数时先手面对第一个较大的堆。其后还有 N - 1 - z 个位置，放其余 o - z
//!    个单枚堆，有 C(N - 1 - z, o - z) 种放法。
//! 3. 与此独立，N - o 个较大的堆可以任意排列，若其中相等的分别有 a、b、…… 个，共
//!    有 (N - o)! / (a! b! …) 种。
//!
//! 复杂度：每组 O(N log N)。

use grundy::contest::modular::Factorials;
use itertools::Itertools;
use proconio::input;

const PRIME: u64 = 1_000_000_007;

fn main() {
    input! { cases: usize, games: [[u64]; cases] }
    let longest = games.iter().map(Vec::len).max().unwrap_or(0);
    let factorials = Factorials::new(longest, PRIME);
    let mut answers = String::new();
    for piles in games {
        assert!(!piles.contains(&0), "an empty pile");
        answers += &format!("{}\n", winning_orders(&piles, &factorials));
    }
    print!("{answers}", answers = answers);
}

fn winning_orders(piles: &[u64], factorials: &Factorials) -> u64 {
    let n = piles.len();
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    if ones == n {
        return n as u64 % 2;
    }
    let places = (0..=ones).step_by(2).map(|front| factorials.choose(n - 1 - front, ones - front));
    let places = places.sum::<u64>() % PRIME;
    let larger = piles.iter().filter(|&&pile| pile > 1).sorted_unstable();
    let orders =
        larger.dedup_with_count().fold(factorials.factorial(n - ones), |orders, (equal, _)| {
            orders * factorials.inverse(equal) % PRIME
        });
    places * orders % PRIME
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

                /// Returns the number of ways to choose `k` of `n` things, modulo the prime: `n`! / (`k`!
                /// (`n` - `k`)!), or 0 if `k` is above `n`. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn choose(&self, n: usize, k: usize) -> u64 {
                    let factorial = self.factorials[n];
                    n.checked_sub(k).map_or(0, |others| {
                        factorial * self.inverses[k] % self.prime * self.inverses[others]
                            % self.prime
                    })
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
    use std::vec::Vec;

    use std::iter::IntoIterator;
    type VecIntoIter<T> = std::vec::IntoIter<T>;
    use std::iter::FromIterator;

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
