// HackerRank half https://www.hackerrank.com/challenges/half · made by `cargo judge bundle hackerrank_half --write` from 004be3afc75c9c62
//! HackerRank half — A stones game
//! <https://www.hackerrank.com/challenges/half> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: there are N piles of 1, 2, …, N stones. A move destroys at least half of the stones of
//! one pile; whoever destroys the last stone wins. The input has T cases `N`. Print the least
//! number of stones that a winning first move can destroy, or 0 if no first move wins.
//! Bounds: 1 ≤ T ≤ 10^6; 1 ≤ N ≤ 10^9.
//! Kind: impartial
//! Model: subtraction game, by halves, one pile of each size.
//! Why: a pile is worth the number of binary digits of its size, because a move from a size of d
//! digits can lead to sizes of 0, 1, …, d - 1 digits, and to no others.
//!
//! 1. Let L be the number of digits of N. For 1 < d < L, the number of piles with d digits is
//!    2^(d - 1), which is even. There is one pile of 1 digit, and if L > 1, there are N + 1 -
//!    2^(L - 1) piles of L digits, an odd number if N is even. So the nim sum s is 1 for an odd N
//!    and 1 ⊕ L for an even one.
//! 2. A winning move turns a pile of d digits into a pile of e = d ⊕ s digits, with e < d. At best
//!    it leaves the largest number that has e digits, 2^e - 1. If half of the pile, rounded down,
//!    is less than 2^e - 1, the move leaves this half: then e = d - 1, and the half has e digits as
//!    well. In both cases the move destroys the fewest stones if the pile is the smallest pile of d
//!    digits, 2^(d - 1).
//!
//! Cost: O(log N) per case.
//!
//! 规则：有 N 堆石子，分别为 1, 2, …, N 枚。每次操作毁掉某一堆至少一半的石子；毁掉最后一枚的人
//! 赢。输入共 T 组数据，每组给出 `N`；输出能赢的第一步中毁掉石子最少的枚数，没有则输出 0。
//! 范围：1 ≤ T ≤ 10^6；1 ≤ N ≤ 10^9。
//! 模型：减法游戏，每次至少取一半，每种大小各一堆。
//! 思路：一堆的值是它的二进制位数，因为从 d 位数一步可以走到 0, 1, …, d - 1 位数。
//!
//! 1. 设 N 有 L 位。对 1 < d < L，d 位的堆有 2^(d - 1) 个，是偶数。1 位的堆有一个；L > 1 时 L 位
//!    的堆有 N + 1 - 2^(L - 1) 个，N 为偶数时它是奇数。所以异或和 s 在 N 为奇数时为 1，为偶数时
//!    为 1 ⊕ L。
//! 2. 能赢的一步把 d 位的堆变为 e = d ⊕ s 位，e < d。它留下 e 位数中最大的 2^e - 1，或堆的一半
//!    （向下取整），取两者中较小的：若是后者，则 e = d - 1，而这一半也正是 e 位。不论哪种，都是
//!    取 d 位数中最小的堆 2^(d - 1) 时毁掉的最少。
//!
//! 复杂度：每组 O(log N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut least = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        least += &format!("{}\n", fewest_destroyed(n));
    }
    print!("{least}");
}

/// Returns the least number of stones that a winning move destroys, or 0 if no move wins.
fn fewest_destroyed(n: u64) -> u64 {
    let most_digits = u64::BITS - n.leading_zeros();
    let nim_sum = if n % 2 == 1 { 1 } else { 1 ^ most_digits };
    let wins = (1..=most_digits).filter(|digits| digits ^ nim_sum < *digits);
    let destroyed = wins.map(|digits| {
        let pile = 1u64 << (digits - 1);
        let largest_left = (1u64 << (digits ^ nim_sum)) - 1;
        pile - largest_left.min(pile / 2)
    });
    destroyed.min().unwrap_or(0)
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
