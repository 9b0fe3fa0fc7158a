// CodeChef MIXGA https://www.codechef.com/problems/MIXGA · made by `cargo judge bundle codechef_mixga --write` from 8a85eacdd127bc84
//! CodeChef MIXGA — Mixi Game
//! <https://www.codechef.com/problems/MIXGA> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: Vanja and Miksi take turns putting a sign, + or -, before the next number of a sequence
//! of zeros and ones, from left to right; Vanja begins. Vanja wins if the absolute value of the sum
//! is at least K. The input has T cases: `N K` and the sequence. Print `1` if Vanja wins, or `2` if
//! Miksi does.
//! Bounds: 1 ≤ T ≤ 50; 1 ≤ N ≤ 3 · 10^4; 0 ≤ K ≤ 3 · 10^4.
//! Kind: pursuit
//! Model: forcing moves, away from zero or towards it.
//! Why: let s be the absolute value of the sum of the numbers that already have a sign. A sign
//! before a 0 changes nothing; with a sign before a 1, the player can either add 1 to s or, if s is
//! not 0, subtract 1 from it.
//!
//! 1. A larger s of the same parity is never worse for Vanja: compare s and s + 2, with the same
//!    player to move and the same numbers still to come. Each value that can be reached from s is
//!    at most the value that the same choice (to raise or to lower) reaches from s + 2, and has the
//!    same parity.
//! 2. So Vanja makes s larger and Miksi makes s smaller whenever possible, which determines the
//!    play.
//!
//! Cost: O(N).
//!
//! 规则：Vanja 和 Miksi 轮流给一个 01 序列的各数从左到右添上符号 + 或 -，第一个由 Vanja 添。和的绝对值不小于 K 则
//! Vanja 胜。共 T 组数据，每组为 `N K` 和这个序列。Vanja 胜输出 `1`，Miksi 胜输出 `2`。
//! 范围：1 ≤ T ≤ 50；1 ≤ N ≤ 3 · 10^4；0 ≤ K ≤ 3 · 10^4。
//! 模型：强制操作，远离 0 或走向 0。
//! 思路：设 s 为已添符号部分的绝对值。在 0 前添符号什么也不变；在 1 前，可以使 s 加 1，s 不为 0 时也可以使它减 1。
//!
//! 1. 奇偶相同时，s 较大对 Vanja 不会更差：设同样的数面前有 s 和 s + 2 两种情形，由同一方走。从较小的 s 能到达的，用同
//!    样的选择（加或减）从较大的出发，所到达的不会更小，而且奇偶相同。
//! 2. 所以 Vanja 总使 s 变大，Miksi 总尽可能使它变小，过程是确定的。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, numbers: [u64; n] }
        let mut size = 0;
        for (turn, number) in numbers.into_iter().enumerate() {
            assert!(number <= 1, "the number {number}, neither 0 nor 1", number = number);
            size = if turn % 2 == 0 { size + number } else { size.max(number) - size.min(number) };
        }
        winners += if size >= k { "1\n" } else { "2\n" };
    }
    print!("{winners}", winners = winners);
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
