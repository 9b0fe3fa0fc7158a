// Codeforces 2004E https://codeforces.com/problemset/problem/2004/E · made by `cargo judge bundle cf2004e --write` from a723ef04bce94cb4
//! Codeforces 2004E — Not a Nim Problem
//! <https://codeforces.com/problemset/problem/2004/E> · 2 s · 512 MiB · difficulty 5
//!
//! Rules: there are n piles; a move takes y stones from a pile of x stones, where 0 < y ≤ x and
//! where x and y are coprime. Whoever cannot move loses. The input is the number of cases; each
//! case is `n`, then the piles. Print the winner of each: `Alice` for the first player, `Bob` for
//! the second.
//! Bounds: at most 10^4 cases; 1 ≤ n ≤ 3 · 10^5, in each case and in all cases together; a pile has
//! 1 to 10^7 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a pile is a heap of the rank of its least prime divisor.
//! Why: y is coprime to x if and only if what is left, x - y, is coprime to x. By induction the
//! value is 1 for x = 1, 0 for an even x, and i for an odd x > 1 whose least prime divisor is the
//! i-th prime.
//!
//! 1. A move from an even x always leaves an odd number, which is not worth 0. So it is worth 0.
//! 2. From an odd x whose least prime divisor is the i-th prime, a move can leave 2 (worth 0), 1
//!    (worth 1), or any prime from the 2nd to the (i - 1)-th (worth 2 to i - 1). A number worth i
//!    has the i-th prime as its least prime divisor too, and so is not coprime to x.
//!
//! Cost: O(M log log M) time and 4 bytes for each number up to the largest pile M, O(1) per pile.
//!
//! 规则：有 n 堆石子；每次操作从 x 枚的一堆中取走 y > 0 枚，y ≤ x，且 x 与 y 互质。无法操作者
//! 输。先给出数据组数，每组给出 n 和各堆的石子数；每组输出获胜者，先手胜为 `Alice`，否则为
//! `Bob`。
//! 范围：至多 10^4 组；1 ≤ n ≤ 3 · 10^5，各组总和也是如此；每堆有 1 到 10^7 枚。
//! 模型：Nim 游戏，堆的大小是最小质因数的序号。
//! 思路：y 与 x 互质，当且仅当剩下的 x - y 与 x 互质。由归纳，x = 1 的值为 1，偶数 x 的值为 0，
//! 大于 1 的奇数 x 若最小质因数是第 i 个质数，值为 i。
//!
//! 1. 偶数 x 只能剩下奇数，值都不为 0。所以它的值为 0。
//! 2. 奇数 x 的最小质因数是第 i 个质数时，可以剩下值为 0 的 2，值为 1 的 1，以及值
//!    为 2 到 i - 1 的第 2 到第 i - 1 个质数。值为 i 的数有同样的最小质因数，不与 x 互质。
//!
//! 复杂度：M 为最大的堆，时间 O(M log log M)，空间 4 M 字节，每堆 O(1)。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// The largest pile for which the table fits into memory.
const LARGEST: usize = 100_000_000;

fn main() {
    input! { cases: usize }
    let mut games = vec![];
    let mut largest = 1;
    for _ in 0..cases {
        input! { n: usize, piles: [usize; n] }
        largest = piles.iter().copied().fold(largest, usize::max);
        games.push(piles);
    }
    assert!(largest <= LARGEST, "a pile of {largest} stones, more than {LARGEST}");
    let values = values_up_to(largest);
    let mut winners = String::new();
    for piles in games {
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of the piles 0, 1, …, `largest`.
fn values_up_to(largest: usize) -> Vec<u32> {
    let mut values = least_prime_factors(largest + 1);
    values[1] = 1;
    let mut primes = 0;
    for pile in 2..=largest {
        let least_prime = values[pile] as usize;
        if least_prime == pile {
            primes += 1;
            values[pile] = if pile == 2 { 0 } else { primes };
        } else {
            values[pile] = values[least_prime]; // which is a value already
        }
    }
    values
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
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
