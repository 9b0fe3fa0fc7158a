// Luogu P4301 https://www.luogu.com.cn/problem/P4301 · made by `cargo judge bundle luogu_p4301 --write` from ac46f047013fde15
//! Luogu P4301 — New Nim (新Nim游戏)
//! <https://www.luogu.com.cn/problem/P4301> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 3105
//! Rules: k heaps of matches. First, each player in turn may remove any number of whole heaps,
//! perhaps none, but at least one heap must be left; then they play Nim, the first player first,
//! and whoever takes the last match wins. The input is `k`, then k heaps; print the least number of
//! matches that the first player can remove at the start to win, or -1 if that is impossible.
//! Bounds: 1 ≤ k ≤ 100; a heap has 1 to 10^9 matches.
//! Kind: impartial
//! Model: Nim, linear basis.
//! Why: the second player wins exactly when some nonempty set of the heaps kept by the first player
//! has the nim sum 0, as the second player can then remove all heaps outside this set. So the first
//! player keeps heaps that are linearly independent over GF(2). The independent sets form a
//! matroid, so choosing the heaps greedily, from the largest down, gives the independent set with
//! the most matches. A single heap is independent, so there is always an answer.
//! Cost: O(k log k).
//!
//! 规则：k 堆火柴。第一回合双方轮流各拿走任意多个整堆，可以不拿，但不能全部拿走；然后玩 Nim，由
//! 先手先走，取走最后一根者胜。输入堆数 k 和各堆的火柴数；输出先手为了获胜，一开始至少要拿走多
//! 少根火柴，不可能获胜则输出 -1。
//! 范围：1 ≤ k ≤ 100；每堆有 1 到 10^9 根火柴。
//! 模型：Nim 游戏，线性基。
//! 思路：当且仅当剩下的堆中有若干堆（至少一堆）异或和为 0 时后手胜：他就留下这些堆。所以先手要
//! 使留下的堆在 GF(2) 上线性无关。线性无关的集合构成拟阵，从大到小贪心选取，就得到总和最大的集
//! 合。只有一堆时总是线性无关的，所以一定有解。
//! 复杂度：O(k log k)。

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { k: usize, mut heaps: [u64; k] }
    // Empty heaps do not count.
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    let mut kept = XorBasis::new();
    let mut removed = 0;
    for &heap in heaps.iter().rev() {
        if !kept.insert(heap) {
            removed += u128::from(heap);
        }
    }
    if heaps.is_empty() {
        println!("-1");
    } else {
        println!("{removed}");
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
