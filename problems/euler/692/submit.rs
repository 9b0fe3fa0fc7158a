// Project Euler 692 https://projecteuler.net/problem=692 · made by `cargo judge bundle euler692 --write` from 8dfe7f23ca84f759
//! Project Euler 692 — Siegbert and Jo
//! <https://projecteuler.net/problem=692> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: Fibonacci Nim: the first move takes any number of the n stones, even all of them, and
//! each later move takes at most twice as many as the move before it; whoever takes the last stone
//! wins. H(n) is the least number of stones that the first player can take in a winning first move.
//! The input is one number N; print H(1) + … + H(N). Without input, N is 23,416,728,348,467,685.
//! Bounds: one instance, N = 23,416,728,348,467,685.
//! Kind: impartial
//! Model: Fibonacci Nim, one heap.
//! Why: write n as a sum of Fibonacci numbers (1, 2, 3, 5, …), no two of which are adjacent; by
//! Zeckendorf's theorem there is exactly one way. Call these numbers the parts of n, and let z(n)
//! be the least part of n.
//!
//! 1. A player who may take up to q of n stones wins if and only if q ≥ z(n) (Whinihan).
//! 2. So with the bound z(n) there is a winning move. That move is to take z(n) itself: if taking a
//!    smaller number t won, it would also win with the bound t, contrary to step 1. For the same
//!    reason taking fewer than z(n) stones never wins, whatever the bound, so H(n) = z(n).
//! 3. Let E, F, G be consecutive Fibonacci numbers. The numbers from F to G - 1 are F + r, where
//!    0 ≤ r < E. All parts of r are below E, so the parts of F + r are F and those of r:
//!    H(F) = F, and H(F + r) = H(r) for r > 0.
//! 4. Let A(F) = H(1) + … + H(F - 1). By step 3, A(G) = A(F) + F + A(E), and if N = F + r, then
//!    H(1) + … + H(N) = A(F) + F + (H(1) + … + H(r)).
//! 5. So the sum for N is the sum of A(p) + p over the parts p of N.
//!
//! Cost: O(log N).
//!
//! 规则：斐波那契博弈：第一步从 n 枚石子中取走任意多枚（至少一枚），可以取光，以后每次至多取上
//! 一次的两倍；取走最后一枚石子的人赢。H(n) 是先手第一步取了能赢的最少枚数。输入一个数 N；输出
//! H(1) + … + H(N)。没有输入时，N 为 23,416,728,348,467,685。
//! 范围：只有一组，N = 23,416,728,348,467,685。
//! 模型：斐波那契博弈，一堆。
//! 思路：把 n 写成斐波那契数 1, 2, 3, 5, … 中互不相邻的若干个之和，由 Zeckendorf 定理写法唯一。
//! 设 z(n) 是其中最小的一项。
//!
//! 1. 面对 n 枚、至多可取 q 枚的人赢，当且仅当 q ≥ z(n)（Whinihan）。
//! 2. 所以上限为 z(n) 时有某种取法能赢，而且就是取 z(n) 枚：若取更少的 t 枚能赢，则上限为 t 时
//!    也能赢，与第 1 步矛盾。同理，不论上限多大，取更少都不能赢，所以 H(n) = z(n)。
//! 3. 设 E、F、G 是相邻的斐波那契数。F 到 G - 1 的数是 F + r，0 ≤ r < E。r 的各项都小于 E，所
//!    以 F + r 的各项是 F 和 r 的各项：H(F) = F，而 r > 0 时 H(F + r) = H(r)。
//! 4. 设 A(F) = H(1) + … + H(F - 1)。由第 3 步，A(G) = A(F) + F + A(E)；若 N = F + r，
//!    则 H(1) + … + H(N) = A(F) + F + (H(1) + … + H(r))。
//! 5. 所以对 N 的和，等于对 N 的各项 p 求 A(p) + p 之和。
//!
//! 复杂度：O(log N)。

use grundy::fibonacci::zeckendorf_parts;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut largest = 23_416_728_348_467_685;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    let parts = zeckendorf_parts(largest);
    let sum: u128 = parts.iter().map(|&part| takes_below(part) + u128::from(part)).sum();
    println!("{sum}");
}

/// Returns H(1) + … + H(`fibonacci` - 1) for a Fibonacci number.
fn takes_below(fibonacci: u64) -> u128 {
    let fibonacci = u128::from(fibonacci);
    let (mut number, mut next_number) = (1, 2);
    let (mut takes, mut next_takes) = (0, 1);
    while number < fibonacci {
        (takes, next_takes) = (next_takes, next_takes + next_number + takes);
        (number, next_number) = (next_number, number + next_number);
    }
    takes
}

mod grundy {
    pub mod fibonacci {
        /// Returns the Zeckendorf parts of `number`, the largest first: distinct Fibonacci numbers among 1,
        /// 2, 3, 5, 8, … that add up to `number`, no two of them consecutive. There are no parts for 0.
        /// Cost: O(log number).
        ///
        /// ```
        /// # use grundy::fibonacci::zeckendorf_parts;
        /// assert_eq!(zeckendorf_parts(100), [89, 8, 3]);
        /// ```
        pub fn zeckendorf_parts(number: u64) -> Vec<u64> {
            // The largest Fibonacci number below 2^64 is F(93). The sum that would follow it overflows,
            // which ends the search.
            let (mut small, mut large) = (1u64, 1u64);
            while let Some(next) = small.checked_add(large).filter(|&next| next <= number) {
                small = large;
                large = next;
            }
            let mut parts = Vec::new();
            let mut remaining = number;
            while remaining > 0 {
                if large <= remaining {
                    remaining -= large;
                    parts.push(large);
                }
                let smaller = large - small;
                large = small;
                small = smaller;
            }
            parts
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
