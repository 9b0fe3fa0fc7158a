// CodeChef GAMOFNUM https://www.codechef.com/problems/GAMOFNUM · made by `cargo judge bundle codechef_gamofnum --write` from 2828b45394bb4749
//! CodeChef GAMOFNUM — Game of numbers
//! <https://www.codechef.com/problems/GAMOFNUM> · 2.5 s · 1536 MiB? · difficulty 5
//!
//! Rules: N positive numbers. A move chooses a number x > 1, a prime divisor p of x and an integer
//! i with 1 ≤ i < p, and replaces x by x · i / p. Whoever cannot move loses. Alice moves first. The
//! input is the number of cases, then, for each case, `N` and the numbers. For each case, print the
//! winner, `Alice` or `Bob`.
//! Bounds: at most 100,000 cases; 1 ≤ N ≤ 100,000, and all N together are at most 2 · 10^5; the
//! numbers are from 1 to 500,000.
//! Kind: impartial
//! Model: game of divisors, a number as the sum of its prime factors.
//! Why: a move replaces one prime factor p of x by the prime factors of i and leaves all other
//! factors unchanged. So, as a game, x is the sum of one game for each prime factor, counted with
//! multiplicity, and its Grundy value is the nim sum of the values of these games. A prime p can
//! become any number from 1 to p - 1, so its value is the mex of the values of all these numbers.
//! All of them have only prime factors smaller than p, so the values of 1, 2, 3, … can be found in
//! order, and it is enough to keep one mex, which only grows. The nim sum of the values of all
//! numbers decides the game.
//! Cost: O(A log log A) once, where A is the largest number; O(N) per case.
//!
//! 规则：有 N 个正数。每次操作选一个数 x > 1、它的一个质因数 p 和一个满足 1 ≤ i < p 的 i，把 x
//! 换成 x · i / p。无法操作者输，Alice 先手。先给出数据组数，每组为 `N`，然后是各数；输出每组的
//! 获胜者 `Alice` 或 `Bob`。
//! 范围：至多 100,000 组数据；1 ≤ N ≤ 100,000，各组的 N 之和至多为 2 · 10^5；各数从 1 到 500,000。
//! 模型：约数游戏，一个数是它的各质因数所成游戏的和。
//! 思路：每步把 x 的一个质因数 p 换成 i 的各质因数，不涉及其他质因数，所以一个数就是它的各质因
//! 数构成的游戏的和，每个质因数按重数计算：它的 SG 值是各质因数的 SG 值的异或和。质数 p 可以变
//! 成任何 i < p，所以它的值是 1 到 p - 1 各数的值的 mex。这些数只有更小的质因数，所
//! 以 1, 2, 3, … 的值可以依次求出，其中的 mex 只增不减。各数 SG 值的异或和定胜负。
//! 复杂度：预处理 O(A log log A)，A 为最大的数；每组 O(N)。

use grundy::contest::primes::least_prime_factors;
use grundy::nim;
use proconio::input;

/// A limit of this program: the table of a larger number would take too much time and memory.
const MOST: usize = 20_000_000;

fn main() {
    input! { cases: usize }
    let arrays: Vec<Vec<usize>> = (0..cases).map(|_| read_array()).collect();
    let largest = arrays.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "the number {largest}, past this program's {MOST}", largest = largest, MOST = MOST);
    let sg = grundy_values(largest);
    let mut winners = String::new();
    for array in arrays {
        let alice_wins = nim::outcome(array.into_iter().map(|number| sg[number])).mover_wins();
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}", winners = winners);
}

fn read_array() -> Vec<usize> {
    input! { n: usize, array: [usize; n] }
    array
}

/// Returns the values of the numbers up to `largest`. The number 0, like 1, has no move.
fn grundy_values(largest: usize) -> Vec<u64> {
    let least_factors = least_prime_factors(largest + 1);
    let mut values = vec![0];
    // Each value is below its number, as a prime has fewer options than it counts, and a product of
    // numbers above 1 is at least their sum.
    let mut is_reached = vec![false; largest];
    let mut mex = 0;
    for number in 1..=largest {
        let value = match least_factors[number] as usize {
            0 => 0,
            prime if prime == number => mex as u64,
            prime => values[prime] ^ values[number / prime],
        };
        values.push(value);
        is_reached[value as usize] = true;
        while is_reached.get(mex) == Some(&true) {
            mex += 1;
        }
    }
    values
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }

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

    pub(crate) use outcome::Outcome;
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
