// Luogu P4301 https://www.luogu.com.cn/problem/P4301 · made by `cargo judge bundle luogu_p4301 --write` from 6d08c8f8ff767f67
//! Luogu P4301 — New Nim (新Nim游戏)
//! <https://www.luogu.com.cn/problem/P4301> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3105
//! Rules: k heaps of matches. First each player in turn may remove any number of whole heaps,
//! none perhaps, but not all; then they play Nim, the first player first, and the last match
//! wins. Input `k`, then k heaps; print the least number of matches that the first player
//! can remove at the start to win, or -1.
//! Model: Nim, linear basis.
//! Why: the second player wins exactly if some of the heaps that are left, but not none of
//! them, have nim sum 0: he leaves those. So the first player keeps heaps that are linearly
//! independent over GF(2). Such sets are a matroid, where taking the heaviest first gives the
//! heaviest of all. One heap is independent, so that there always is an answer.
//! Cost: O(k log k).

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { k: usize }
    assert!((1..=100).contains(&k), "{k} heaps, not 1 to 100");
    input! { mut heaps: [u64; k] }
    if let Some(heap) = heaps.iter().find(|heap| !(1..=1_000_000_000).contains(*heap)) {
        panic!("a heap of {heap} matches, not 1 to 1000000000");
    }
    heaps.sort_unstable();
    let mut kept = XorBasis::new();
    let removed = heaps.into_iter().rev().filter(|&heap| !kept.insert(heap));
    println!("{}", removed.sum::<u64>());
}

mod grundy {
    pub mod contest {
        pub mod xor_basis {
            /// A basis of up to 64 numbers with different highest bits.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct XorBasis {
                by_highest_bit: [u64; 64], // 0 where no number has this highest bit
            }

            impl XorBasis {
                /// The basis of no number, which makes 0 only.
                pub const fn new() -> Self {
                    XorBasis { by_highest_bit: [0; 64] }
                }

                /// Adds `value`, if it is not yet a nim sum of others, and says so.
                /// Cost: at most 64 steps, as for all that follows.
                pub fn insert(&mut self, value: u64) -> bool {
                    let rest = self.least(value);
                    if rest > 0 {
                        self.by_highest_bit[highest_bit(rest)] = rest;
                    }
                    rest > 0
                }

                /// The least nim sum of `value` with some of the numbers inserted.
                ///
                /// ```
                /// # use grundy::contest::xor_basis::XorBasis;
                /// let mut basis = XorBasis::new();
                /// basis.insert(6);
                /// assert_eq!((basis.least(5), basis.largest(5)), (3, 5));
                /// ```
                pub fn least(&self, value: u64) -> u64 {
                    self.numbers().fold(value, |value, number| value.min(value ^ number))
                }

                /// The numbers of the basis, the largest first.
                pub fn numbers(&self) -> impl Iterator<Item = u64> + '_ {
                    self.by_highest_bit.iter().rev().copied().filter(|&number| number > 0)
                }
            }

            fn highest_bit(value: u64) -> usize {
                63 - value.leading_zeros() as usize
            }
        }
    }
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
