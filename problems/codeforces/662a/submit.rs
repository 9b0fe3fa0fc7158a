// Codeforces 662A https://codeforces.com/problemset/problem/662/A · made by `cargo judge bundle cf662a --write` from 24882ca304521344
//! Codeforces 662A — Gambling Nim
//! <https://codeforces.com/problemset/problem/662/A> · 2 s · 512 MiB · difficulty 6
//!
//! Rules: n cards have a number on each side, and each card is equally likely to land with either
//! side up; then Nim is played with the visible numbers as heaps. The input is `n` and the numbers
//! of each card; print, as an irreducible fraction, the probability that the first player wins.
//! Bounds: 1 ≤ n ≤ 500,000; the numbers are from 0 to 10^18.
//! Kind: count
//! Rule: nim
//! Model: Nim, heaps drawn at random.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0. This nim sum is
//! the nim sum of the numbers on all front sides and of the number a ⊕ b for each card that shows
//! its back, where a and b are the card's numbers. The nim sums of all selections of these numbers
//! a ⊕ b form a vector space over the field of two elements; if its dimension is r, it has 2^r
//! elements, and all of them are equally likely. So if the nim sum of the front sides is in the
//! space, the first player loses with probability 1/2^r; if it is not, he never loses. The fraction
//! (2^r - 1)/2^r is irreducible, as only its denominator is even; for r = 0 it is 0/1.
//! Cost: O(64 n).
//!
//! 规则：n 张卡片两面各有一个数，每张等可能地任意一面朝上；然后以朝上的数为各堆玩 Nim 游戏。输
//! 入为 `n` 和每张卡片的数；以最简分数输出先手赢的概率。
//! 范围：1 ≤ n ≤ 500,000；各数从 0 到 10^18。
//! 模型：Nim 游戏，各堆随机。
//! 思路：由 Bouton 定理，先手输当且仅当异或和为 0。它等于所有正面的异或和，再对每张翻到反面的卡
//! 片 a, b 异或上 a ⊕ b。后者的各种异或和构成二元域上的线性空间；设秩为 r，则有 2^r 个元素，每个
//! 元素出现的情形数相同。所以若正面的异或和在这个空间里，先手以 1/2^r 的概率输，否则从不输。分
//! 数 (2^r - 1)/2^r 是最简的，因为分子分母只有一个是偶数，或者它是 0/1。
//! 复杂度：O(64 n)。

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { n: usize, cards: [(u64, u64); n] }
    let mut fronts = 0;
    let mut turned = XorBasis::new();
    for (a, b) in cards {
        fronts ^= a;
        turned.insert(a ^ b);
    }
    if turned.contains(fronts) {
        let cases = 1u128 << turned.rank();
        println!("{}/{cases}", cases - 1);
    } else {
        println!("1/1");
    }
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
                /// Creates an empty basis, from which only the nim sum 0 can be made.
                pub const fn new() -> Self {
                    XorBasis { by_highest_bit: [0; 64] }
                }

                /// Adds `value` to the basis and returns `true`, or returns `false` if it is already the nim
                /// sum of some, or none, of the numbers inserted before. Cost: at most 64 steps, as for all
                /// other methods.
                pub fn insert(&mut self, value: u64) -> bool {
                    let reduced = self.least(value);
                    if reduced > 0 {
                        self.by_highest_bit[highest_bit(reduced)] = reduced;
                    }
                    reduced > 0
                }

                /// Returns the number of elements of the basis; 2^rank nim sums can be made.
                pub fn rank(&self) -> u32 {
                    self.by_highest_bit.iter().map(|&number| u32::from(number > 0)).sum()
                }

                /// Returns `true` if `value` is the nim sum of some of the numbers inserted; 0 always is, as
                /// the nim sum of no numbers.
                pub fn contains(&self, value: u64) -> bool {
                    self.least(value) == 0
                }

                /// Returns the least nim sum of `value` and some, or none, of the numbers inserted.
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

                /// Returns the numbers of the basis, the largest first.
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
