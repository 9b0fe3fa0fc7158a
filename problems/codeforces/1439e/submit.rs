// Codeforces 1439E https://codeforces.com/problemset/problem/1439/E · made by `cargo judge bundle cf1439e --write` from 9981575e6b2aa777
//! Codeforces 1439E — Cheat and Win
//! <https://codeforces.com/problemset/problem/1439/E> · 3 s · 256 MiB · hard
//!
//! Rules: the cells x & y = 0, 0 ≤ x, y ≤ 10^9, are a tree with the root (0, 0). Some are
//! black; a move inverts a black cell and any of its ancestors. Whoever cannot move loses.
//! One case `m`, then the ends `x1 y1 x2 y2` of m black paths. Print how often the second
//! player has to invert some cell and all its ancestors beforehand, so that he wins.
//! Model: coin-turning game, on a tree.
//! Why: a black cell at depth d has value 2^d, for its ancestors make all nim sums below. So
//! each depth must get an even number of black cells, which takes as many inversions as the
//! parity changes from depth to depth. The way to a cell has, for each one of x + y from the
//! highest, that many steps right or up. In the order by these ones, right, none or up, each
//! subtree is together: black ranges of depths are complete where the next way turns off.
//! Cost: O(m (log m + 30)).

use itertools::Itertools;
use proconio::input;

/// How many steps the ways to two cells have in common.
fn common(p: (u32, u32), q: (u32, u32)) -> u32 {
    let low = (1u32 << (32 - ((p.0 ^ q.0) | (p.1 ^ q.1)).leading_zeros())) - 1;
    let run = |along: u32, across: u32| {
        let turn = 32 - (across & low).leading_zeros();
        (along & low) >> turn << turn
    };
    ((p.0 | p.1) & !low) + run(p.0, p.1).min(run(q.0, q.1)) + run(p.1, p.0).min(run(q.1, q.0))
}

fn main() {
    input! { m: usize }
    assert!((1..=100_000).contains(&m), "{m} paths, not 1 to 100000");
    let mut ends = vec![];
    for _ in 0..m {
        input! { path: [(u32, u32); 2] }
        let is_cell = |&(x, y): &(u32, u32)| x.max(y) <= 1_000_000_000 && x & y == 0;
        assert!(path.iter().all(is_cell), "no cells {path:?}");
        for &(x, y) in &path {
            let ones = (0..30).rev().map(|bit| i64::from(y >> bit & 1) - i64::from(x >> bit & 1));
            let order = ones.fold(0, |order, one| 3 * order + one);
            ends.push((order, (x, y), common(path[0], path[1])));
        }
    }
    ends.sort_unstable();
    // The depths where black ranges begin and end, on the way to one end and on all of them.
    let (mut open, mut changes) = (vec![], vec![]);
    for (at, &(_, cell, top)) in ends.iter().enumerate() {
        open.truncate(open.partition_point(|depth| *depth < top));
        open.extend((open.len() % 2 == 0).then_some(top));
        open.push(cell.0 + cell.1 + 1);
        let keep = ends.get(at + 1).map_or(0, |next| common(cell, next.1) + 1);
        changes.extend(open.drain(open.partition_point(|depth| *depth <= keep)..));
        let cut = (open.len() % 2 == 1).then_some(keep);
        open.extend(cut);
        changes.extend(cut);
    }
    changes.sort_unstable();
    let odd = changes.iter().dedup_with_count().filter(|(count, at)| count % 2 == 1 && **at > 0);
    println!("{}", odd.count());
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
