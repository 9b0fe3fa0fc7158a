// Project Euler 509 https://projecteuler.net/problem=509 · made by `cargo judge bundle euler509 --write` from f62ee4e9b368dfee
//! Project Euler 509 — Divisor Nim
//! <https://projecteuler.net/problem=509> · 60 s · 1024 MiB? · difficulty 3
//!
//! Rules: three heaps; a move takes from one of them a number of stones that divides the size of
//! the heap and is less than that size. Whoever cannot move loses. The input is one number n; print
//! the number of positions (a, b, c), with heaps from 1 to n, that the first player wins, modulo
//! 1,234,567,890. Without input, n is 123,456,787,654,321.
//! Bounds: one instance, n = 123,456,787,654,321.
//! Kind: count
//! Model: game of divisors, a sum of three heaps.
//! Why: the value of a heap is the exponent of 2 in its size:
//!
//! 1. Let h = 2^e · m, where m is odd. A divisor d less than h is 2^f · q with f ≤ e, where q
//!    divides m, and h - d = 2^f · (2^(e - f) · m - q).
//! 2. For f < e the number in parentheses is odd, so the size that is left has the exponent f. Such
//!    moves exist for every f < e, as q = 1 shows.
//! 3. For f = e the number in parentheses is m - q, which is even and not 0, so the size that is
//!    left has an exponent above e.
//! 4. So no option has the value e, and all smaller values occur: the mex is e.
//!
//! There are n/2^e - n/2^(e + 1) numbers up to n with exponent e, both quotients rounded down. All
//! triples except those whose nim sum is 0 are won.
//! Cost: O(log² n).
//!
//! 规则：有三堆石子，每次操作从一堆中取走的枚数须是该堆的约数且小于该堆。无法操作者输。输入一个
//! 数 n；输出各堆从 1 到 n 的局面 (a, b, c) 中先手必胜的个数，对 1,234,567,890 取模。没有输入
//! 时，n 为 123,456,787,654,321。
//! 范围：只有一组，n = 123,456,787,654,321。
//! 模型：约数游戏，三堆的和。
//! 思路：一堆的值是它含因子 2 的次数：
//!
//! 1. 设 h = 2^e · m，m 为奇数。小于 h 的约数 d 是 2^f · q，其中 f ≤ e，q 整除 m，
//!    且 h - d = 2^f · (2^(e - f) · m - q)。
//! 2. 若 f < e，括号中的数是奇数，所以剩下的数含 2 的次数为 f。每个 f < e 都有这样的走法，
//!    取 q = 1 即可。
//! 3. 若 f = e，括号中的数是 m - q，它是偶数且不为 0，所以剩下的数含 2 的次数大于 e。
//! 4. 所以没有后继的值为 e，而更小的值都出现：mex 是 e。
//!
//! n 以内含 2 恰好 e 次的数，有 n/2^e - n/2^(e + 1) 个（两者都向下取整）。除异或和为 0 的三元组
//! 外，都是必胜态。
//!
//! 复杂度：O(log² n)。

use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_234_567_890;

fn main() {
    let mut largest = 123_456_787_654_321;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    println!("{}", won_triples(largest));
}

/// Returns how many triples of heaps from 1 to `largest` are won, modulo [`MODULUS`].
fn won_triples(largest: u64) -> u64 {
    let multiples = |exponent: u32| largest.checked_shr(exponent).unwrap_or(0);
    let heaps: Vec<u64> = (0..u64::BITS)
        .map(|exponent| (multiples(exponent) - multiples(exponent + 1)) % MODULUS)
        .collect();
    let mut lost = 0;
    for (a, &heaps_of_a) in heaps.iter().enumerate() {
        for (b, &heaps_of_b) in heaps.iter().enumerate() {
            // The nim sum of two numbers below 64 is below 64.
            lost += heaps_of_a * heaps_of_b % MODULUS * heaps[a ^ b] % MODULUS;
        }
    }
    let heaps = largest % MODULUS;
    let triples = heaps * heaps % MODULUS * heaps % MODULUS;
    (triples + MODULUS - lost % MODULUS) % MODULUS
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
