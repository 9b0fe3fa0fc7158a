// Codeforces 768E https://codeforces.com/problemset/problem/768/E · made by `cargo judge bundle cf768e --write` from 85fbbb1642ee99e3
//! Codeforces 768E — Game of Stones
//! <https://codeforces.com/problemset/problem/768/E> · 3 s · 256 MiB · difficulty 5
//!
//! Also: BOJ 16889
//! Rules: there are n piles of 1 to 60 stones. A move takes a positive number of stones from a
//! pile, but never a number that has been taken from the same pile before. Whoever cannot move
//! loses. The input is `n` and the piles; print `YES` if the second player wins, otherwise `NO`.
//! Bounds: 1 ≤ n ≤ 10^6.
//! Kind: impartial
//! Model: Nim, no number twice from one heap.
//! Why: a pile together with the numbers taken from it is a game of its own, and its value follows
//! from the definition. Numbers taken earlier that are larger than the remaining pile no longer
//! matter, so few different states come up. By the theorem of Sprague and Grundy the nim sum of the
//! piles decides who wins. (The value of a fresh pile turns out to be the largest k for which it
//! has 1 + 2 + … + k stones or more.)
//! Cost: about 100 000 states for the 60 values; then O(n).
//!
//! 规则：有 n 堆石子，每堆 1 到 60 枚。每次操作从一堆中取走至少一枚，但枚数不能与在这一堆上取过
//! 的相同。无法操作者输。输入为 n 和各堆的石子数；后手赢输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ n ≤ 10^6。
//! 模型：Nim 游戏，同一堆上取的枚数不能重复。
//! 思路：一堆石子连同在它上面取过的枚数自成一个游戏，值由定义得出。取过的枚数若大于剩下的石子，
//! 就不再起作用，所以会出现的不同状态很少。由 Sprague–Grundy 定理，各堆的异或和决定胜负。（算出
//! 来，一堆未动过的石子的值，就是使 1 + 2 + … + k 不超过石子数的最大的 k。）
//! 复杂度：求 60 个值约有 100 000 个状态；之后 O(n)。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// Searching larger piles would take too long.
const LARGEST_PILE: u64 = 60;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Pile {
    left: u64,
    /// The numbers taken so far, as bits.
    taken: u64,
}

fn main() {
    input! { n: usize, piles: [u64; n] }
    let largest = piles.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_PILE, "a pile of {largest} stones, more than {LARGEST_PILE}");
    let mut known = BTreeMap::new();
    let mut values = vec![];
    for left in 0..=largest {
        values.push(value(Pile { left, taken: 0 }, &mut known));
    }
    let sum = nim_sum(piles.iter().map(|&pile| values[pile as usize]));
    println!("{}", if sum == 0 { "YES" } else { "NO" });
}

/// Returns the value of `pile`, and adds it to the values that are `known`.
fn value(pile: Pile, known: &mut BTreeMap<Pile, u64>) -> u64 {
    let Pile { left, taken } = pile;
    let pile = Pile { left, taken: taken & ((2 << left) - 1) };
    if let Some(&value) = known.get(&pile) {
        return value;
    }
    let mut options = vec![];
    for take in 1..=left {
        if taken >> take & 1 == 0 {
            options.push(value(Pile { left: left - take, taken: taken | 1 << take }, known));
        }
    }
    let value = mex(options);
    known.insert(pile, value);
    value
}

mod grundy {
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
