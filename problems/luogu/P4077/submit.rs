// Luogu P4077 https://www.luogu.com.cn/problem/P4077 · made by `cargo judge bundle luogu_p4077 --write` from e62bd0b633bcdf0b
//! Luogu P4077 — A game of coins (硬币游戏)
//! <https://www.luogu.com.cn/problem/P4077> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 4600
//! Rules: coins 1 to n and a number MAXQ. A move chooses a tail x = c·2^a·3^b, where c is not
//! divisible by 2 or 3; it also chooses one of the exponents, say a, and numbers p ≥ 1 and q from 1
//! to MAXQ with pq ≤ a. The move turns over the coins c·2^(a-pj)·3^b for j from 0 to q; whoever
//! cannot move loses. The input begins with the number of cases; each case is `n MAXQ`, then for
//! each coin 0 for a tail or 1 for a head. Print `win` if the first player wins, else `lose`.
//! Bounds: 1 ≤ n ≤ 30,000; 1 ≤ MAXQ ≤ 20; t ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each taken alone (Lenstra), and coins with different c
//! are never turned together. So the value of a tail depends only on (a, b): it is the mex, over
//! all moves, of the nim sum of the values of the other coins that are turned.
//! Cost: about log₂ n · log₃ n values for each case, then O(n).
//!
//! 规则：有编号 1 到 n 的硬币和一个数 MAXQ。每次操作选一枚反面的硬币 x = c·2^a·3^b（c 不被 2 或
//! 3 整除），选一个指数，例如 a，再选 p ≥ 1 和 1 到 MAXQ 的 q，满足 pq ≤ a，然后把 j 取 0 到 q
//! 的各枚硬币 c·2^(a-pj)·3^b 翻面；无法操作者输。先给出数据组数，每组先给出 `n MAXQ`，再给出每
//! 枚硬币的状态，0 是反面，1 是正面。先手胜输出 `win`，否则输出 `lose`。
//! 范围：1 ≤ n ≤ 30,000；1 ≤ MAXQ ≤ 20；t ≤ 100。
//! 模型：翻硬币游戏，在棋盘上。
//! 思路：局面是各枚反面硬币单独存在时的和（Lenstra），而 c 不同的硬币不会一起被翻。所以反面硬币
//! 的 SG 值只取决于 (a, b)：对所有走法，取其余被翻的硬币的 SG 值的异或和，再求 mex。
//! 复杂度：每组约 log₂ n · log₃ n 个值，另需 O(n)。

use grundy::mex::mex;
use proconio::input;

/// Returns how many times `number` can be divided by `prime`.
fn exponent(prime: usize, number: usize) -> usize {
    let (mut rest, mut exponent) = (number, 0);
    while rest % prime == 0 {
        rest /= prime;
        exponent += 1;
    }
    exponent
}

/// Adds the values left by the moves that lower one exponent, where `lower` holds the values of the
/// coins for which this exponent is 0, 1, … and the other exponent is unchanged.
fn add_options(lower: &[u64], most: usize, options: &mut Vec<u64>) {
    for p in 1..=lower.len() {
        let mut nim_sum = 0;
        for value in lower.iter().rev().skip(p - 1).step_by(p).take(most) {
            nim_sum ^= value;
            options.push(nim_sum);
        }
    }
}

/// Returns the values of tails up to `n`, by their exponents of 2 and of 3.
fn values(n: usize, most: usize) -> Vec<Vec<u64>> {
    let (twos, threes) = (n.max(1).ilog2() as usize + 1, n.max(1).ilog(3) as usize + 1);
    let mut values = vec![vec![0; threes]; twos];
    for a in 0..twos {
        for b in 0..threes {
            let lower_twos: Vec<u64> = (0..a).map(|lower| values[lower][b]).collect();
            let mut options = Vec::new();
            add_options(&lower_twos, most, &mut options);
            add_options(&values[a][..b], most, &mut options);
            values[a][b] = mex(options);
        }
    }
    values
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, most: usize, coins: [u8; n] }
        let values = values(n, most);
        let mut nim_sum = 0;
        for (coin, face) in (1..).zip(coins) {
            assert!(face < 2, "coin {coin} shows {face}, neither 0 nor 1");
            if face == 0 {
                nim_sum ^= values[exponent(2, coin)][exponent(3, coin)];
            }
        }
        verdicts += if nim_sum != 0 { "win\n" } else { "lose\n" };
    }
    print!("{verdicts}");
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
