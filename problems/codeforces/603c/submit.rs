// Codeforces 603C https://codeforces.com/problemset/problem/603/C · made by `cargo judge bundle cf603c --write` from db4c6d2e2e9a93bb
//! Codeforces 603C — Lieges of Legendre
//! <https://codeforces.com/problemset/problem/603/C> · 2 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 604E
//! Rules: there are n piles of cows and a number k. A move takes one cow from a pile, or replaces a
//! pile of 2x cows, x > 0, by k piles of x cows each. Whoever takes the last cow wins. The input is
//! `n k` and the piles; print the winner, `Kevin` if it is the first player and `Nicky` if not.
//! Bounds: 1 ≤ n ≤ 100,000; 1 ≤ k ≤ 10^9; a pile has 1 to 10^9 cows.
//! Kind: impartial
//! Model: take-and-break game, a sum of piles.
//! Why: by the theorem of Sprague and Grundy k piles of x cows are worth 0 if k is even, and as
//! much as one pile of x cows if k is odd. The values of piles of 0, 1, 2, … cows follow by
//! induction:
//!
//! 1. For an even k they begin with 0, 1, 2, 0, 1, by definition. From 5 onwards, a move from an
//!    odd pile leaves only the value 1, so the pile is worth 0; a move from an even pile leaves
//!    only the value 0, so the pile is worth 1.
//!
//! 2. For an odd k they begin with 0, 1, 0, 1, 2. From 5 onwards, a move from an odd pile leaves
//!    only a value above 0, so the pile is worth 0; the moves from an even pile leave 0 and the
//!    value of its half, so the pile is worth 1 or 2.
//!
//! Cost: O(log a) for a pile of a cows.
//!
//! 规则：有 n 堆奶牛和一个数 k。每次操作从一堆中取走一头，或把一堆 2x 头（x > 0）换成 k 堆，每
//! 堆 x 头。取走最后一头的人赢。输入为 `n k` 和各堆的奶牛数；输出获胜者，先手赢输出 `Kevin`，否
//! 则输出 `Nicky`。
//! 范围：1 ≤ n ≤ 100,000；1 ≤ k ≤ 10^9；每堆有 1 到 10^9 头。
//! 模型：取石子并分堆的游戏，局面是各堆的和。
//! 思路：由 Sprague–Grundy 定理，k 堆 x 在 k 为偶数时值为 0，在 k 为奇数时与一堆 x 的值相同。
//! 0, 1, 2, … 各堆的值由归纳得到：
//!
//! 1. k 为偶数时，由定义，开头是 0, 1, 2, 0, 1。从 5 起，奇数堆只能走到值为 1 的堆，值为 0；偶数
//!    堆两种走法都走到 0，值为 1。
//! 2. k 为奇数时，由定义，开头是 0, 1, 0, 1, 2。从 5 起，奇数堆只能走到大于 0 的值，值为 0；偶数
//!    堆走到 0 和它的一半的值，所以值为 1 或 2。
//!
//! 复杂度：一堆 a 头 O(log a)。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;

fn value(pile: u64, k_is_odd: bool) -> u64 {
    let first = if k_is_odd { [0, 1, 0, 1, 2] } else { [0, 1, 2, 0, 1] };
    if pile < 5 {
        return first[pile as usize];
    }
    if pile % 2 == 1 {
        0
    } else if k_is_odd {
        mex([0, value(pile / 2, k_is_odd)])
    } else {
        1
    }
}

fn main() {
    input! { n: usize, k: u64, piles: [u64; n] }
    let sum = nim_sum(piles.iter().map(|&pile| value(pile, k % 2 == 1)));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
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
