// Codeforces 317D https://codeforces.com/problemset/problem/317/D · made by `cargo judge bundle cf317d --write` from a8cbea344fd6d013
//! Codeforces 317D — Game with Powers
//! <https://codeforces.com/problemset/problem/317/D> · 1 s · 256 MiB · difficulty 6
//!
//! Rules: the numbers from 1 to n are given. A move chooses a number x that is not forbidden, and
//! forbids it and its powers x², x³, …. Whoever cannot move loses. Print the winner, `Vasya` for
//! the first player or `Petya` for the second.
//! Bounds: 1 ≤ n ≤ 10^9.
//! Kind: impartial
//! Model: take-away game, a sum over the numbers that are not perfect powers.
//! Why: every number above 1 can be written in exactly one way as a power b^e of a number b that is
//! not itself a perfect power. Choosing b^e forbids b^e, b^(2e), b^(3e), …, but no power of any
//! other such number. So for each b, the powers of b that are at most n form a game of their own,
//! on the exponents 1, …, m, in which choosing an exponent forbids its multiples. By the theorem of
//! Sprague and Grundy the nim sum of the values of all these games decides who wins. A number b
//! above √n gives a game of one move, with the value 1, and so does the number 1.
//!
//! The values of the games on 1, …, m are in a table for m up to 29, as 2^30 is above the largest
//! n. These values can be found from the definition by a search through the roughly 700 000 sets of
//! exponents that can come up; the reference solution runs this search for the exponents that occur
//! in its inputs.
//! Cost: O(√n) time and memory.
//!
//! 规则：给定 1 到 n 的各个整数。每次操作选一个没有被禁的数 x，禁掉它和它的各次幂 x², x³, …。无
//! 法操作者输。输出获胜者，先手赢输出 `Vasya`，否则输出 `Petya`。
//! 范围：1 ≤ n ≤ 10^9。
//! 模型：取物游戏，每个不是幂的数各是一个子游戏，局面是它们的和。
//! 思路：从 2 起，每个数都能唯一地写成 b^e，其中 b 本身不是幂。选 b^e 会禁掉
//! b^e, b^(2e), b^(3e), …，而不会禁掉别的底数的幂；所以每个 b 在 n 以内的各次幂自成一个游戏：在
//! 指数 1, …, m 上，选一个指数就禁掉它的倍数。由 Sprague–Grundy 定理，胜负由所有这些游戏的异或
//! 和决定。大于 √n 的 b 只有一种走法，值为 1；数 1 也一样。
//!
//! 指数 1, …, m 的游戏的值放在一张表里，m 到 29 为止，因为 2^30 已超过最大的 n。表由定义搜索得
//! 出，总共会出现约 700 000 个指数集合；对照程序对其输入中的指数也作这样的搜索。
//!
//! 复杂度：时间和空间 O(√n)。

use grundy::contest::divisors::square_root;
use proconio::input;

/// The Grundy value of the game on the exponents 1, …, m, for each m.
const VALUES: [u64; 30] =
    [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12];

fn main() {
    input! { n: u64 }
    assert!(n >> VALUES.len() == 0, "{n} numbers: the program's table ends before 2^30");
    let root = square_root(n);
    let mut is_power = vec![false; root as usize + 1];
    let mut sum = 0;
    let mut numbers_alone = n;
    for base in 2..=root {
        if is_power[base as usize] {
            continue;
        }
        let mut exponents = 0;
        let mut power = base;
        while power <= n {
            exponents += 1;
            if power <= root {
                is_power[power as usize] = true;
            }
            power *= base;
        }
        sum ^= VALUES[exponents];
        numbers_alone -= exponents as u64;
    }
    sum ^= numbers_alone % 2;
    println!("{}", if sum != 0 { "Vasya" } else { "Petya" });
}

mod grundy {
    pub mod contest {
        pub mod divisors {
            /// Returns ⌊√n⌋. Cost: 32 steps.
            ///
            /// ```
            /// # use grundy::contest::divisors::square_root;
            /// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
            /// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
            /// ```
            pub fn square_root(n: u64) -> u64 {
                // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
                // fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
