// BOJ 22846 https://www.acmicpc.net/problem/22846 · made by `cargo judge bundle boj22846 --write` from cdbf125c6c8af795
//! BOJ 22846 — Certified easy game (인증된 쉬운 게임)
//! <https://www.acmicpc.net/problem/22846> · 1 s? · 256 MiB? · difficulty 3
//!
//! Rules: a number starts at 1. A move adds to the number one of its divisors, possibly the number
//! itself, and whoever makes it larger than K loses. Kali begins. Read `K` and print the winner,
//! `Kali` or `Ringo`.
//! Bounds: K ≥ 1; the statement has no upper bound, and accepted programs handle up to 100,000.
//! Kind: impartial
//! Model: game of divisors, a number that grows up to a limit.
//! Why: a number is lost if every move goes beyond K or leads to a won number. Adding a divisor d
//! of y leads from y to y + d, which d also divides; so n can be reached from exactly the numbers
//! n - d, for the divisors d < n of n. The numbers are taken from K downwards: each number that is
//! not yet marked is lost, and the numbers from which it can be reached are marked as won.
//! Cost: O(K √K) time, O(K) memory.
//!
//! 规则：一个数最初是 1。每次操作给它加上它的一个约数（可以是它自己），使它超过 K 的人输。Kali 先手。读入 `K`，
//! 输出获胜者 `Kali` 或 `Ringo`。
//! 范围：K ≥ 1；题面没有上界，已通过的程序至多存 100,000 个数。
//! 模型：约数游戏，一个数增大到上限为止。
//! 思路：若每一步都超过 K 或走到必胜的数，这个数就必败。从 y 加上它的约数 d 到 y + d，d 也是 y + d 的约数；所以能走
//! 到 n 的数，恰好是 n - d，d 取 n 的小于 n 的每个约数。从 K 往下，没有被必败的数标记过的数必败，并把能走到它的
//! 数都标记为必胜。
//! 复杂度：时间 O(K √K)，空间 O(K)。

use proconio::input;

/// A limit of this program: a larger K would take too long.
const LARGEST: usize = 1_000_000;

fn main() {
    input! { most: usize }
    assert!((1..=LARGEST).contains(&most), "{most} is not from 1 to {LARGEST}");
    let mut is_won = vec![false; most + 1];
    for number in (2..=most).rev() {
        if !is_won[number] {
            let small = (1..).take_while(|divisor| divisor * divisor <= number);
            for divisor in small.filter(|divisor| number % divisor == 0) {
                is_won[number - divisor] = true;
                // With the divisor 1 this is 0, which no game reaches.
                is_won[number - number / divisor] = true;
            }
        }
    }
    println!("{}", if is_won[1] { "Kali" } else { "Ringo" });
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
