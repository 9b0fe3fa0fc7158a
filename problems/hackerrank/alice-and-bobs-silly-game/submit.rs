// HackerRank alice-and-bobs-silly-game https://www.hackerrank.com/challenges/alice-and-bobs-silly-game · made by `cargo judge bundle hackerrank_alice-and-bobs-silly-game --write` from bcc2f650d1ca23d3
//! HackerRank alice-and-bobs-silly-game — Alice and Bob's Silly Game
//! <https://www.hackerrank.com/challenges/alice-and-bobs-silly-game> · 10 s? · 512 MiB? · difficulty 1
//!
//! Rules: the numbers 1 to n are on the table. A move chooses a prime that is still there and
//! removes it with all its multiples; whoever cannot move loses. The input has g cases `n`.
//! Print the winner, `Alice` (first) or `Bob`.
//! Bounds: 1 ≤ g ≤ 1000; 1 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: parity, of the primes up to n.
//! Why: a prime is a multiple of no other prime, so each prime is removed only when it is itself
//! chosen. So a game lasts as many moves as there are primes up to n, however it is played.
//! Cost: O(M log log M) once, where M is the largest n; O(1) per case.
//!
//! 规则：桌上有 1 到 n 的数。每次操作选一个还在的质数，去掉它和它的所有倍数；无法操作者输。输入
//! 共 g 组数据，每组给出 `n`；输出获胜者 `Alice`（先手）或 `Bob`。
//! 范围：1 ≤ g ≤ 1000；1 ≤ n ≤ 10^5。
//! 模型：奇偶性，看 n 以内的质数个数。
//! 思路：质数不是别的质数的倍数，所以每个质数只有被选中时才去掉：不论怎么玩，步数都等于质数的个
//! 数。
//! 复杂度：设 M 是最大的 n，预处理 O(M log log M)，每组 O(1)。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// A limit of this program: the primes up to larger numbers would not fit into memory.
const MOST: usize = 50_000_000;

fn main() {
    input! { cases: usize, games: [usize; cases] }
    let largest = games.iter().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a game up to {largest}, past this program's {MOST}");
    let least = least_prime_factors(largest + 1);
    let mut odd_count = vec![false; largest + 1];
    for number in 2..=largest {
        odd_count[number] = odd_count[number - 1] != (least[number] as usize == number);
    }
    let mut winners = String::new();
    for n in games {
        winners += if odd_count[n] { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
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
