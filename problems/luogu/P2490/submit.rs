// Luogu P2490 https://www.luogu.com.cn/problem/P2490 · made by `cargo judge bundle luogu_p2490 --write` from 008a144046bfc919
//! Luogu P2490 — Black and white chess (黑白棋)
//! <https://www.luogu.com.cn/problem/P2490> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 2281, BZOJ 4550
//! Rules: k tokens, k even, stand on a strip of n cells, white and black in turn, the
//! leftmost white. A moves whites and only to the right, B blacks and only to the left, by
//! any number of empty cells; a turn moves 1 to d of one's own tokens, and whoever cannot
//! loses, A first. One case `n k d`; print for how many placements A wins, modulo 10^9 + 7.
//! Model: Moore's Nim, lost positions counted.
//! Why: each white and the black right of it are a heap, the gap between, which either
//! player can make smaller by any number; other gaps do not matter. By Moore's theorem
//! (1910) A loses exactly if each binary digit is 1 in a number of the k / 2 gaps that is
//! divisible by d + 1: count such gaps by their sum, digit by digit. The other cells are
//! divided among the k / 2 + 1 places beside the pairs. C(n, k) placements are all.
//! Cost: O(nk log n / d).

use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    let in_bounds = 1 <= d && d <= k && k <= n && n <= 10_000;
    assert!(in_bounds, "n, k, d are {n}, {k}, {d}, not 1 <= d <= k <= n <= 10000");
    assert!(k <= 100 && k % 2 == 0, "{k} tokens, not an even number up to 100");
    let factorials = Factorials::new(n, PRIME);
    let choose = |of: usize, take: usize| factorials.choose(of, take);
    let (pairs, free) = (k / 2, n - k);
    let mut balanced = vec![0; free + 1]; // the gaps of a lost position, by their sum
    balanced[0] = 1;
    for digit in (0..usize::BITS - free.leading_zeros()).map(|column| 1 << column) {
        for sum in (0..=free).rev() {
            balanced[sum] = (0..=pairs)
                .step_by(d + 1)
                .take_while(|ones| ones * digit <= sum)
                .map(|ones| choose(pairs, ones) * balanced[sum - ones * digit] % PRIME)
                .sum::<u64>()
                % PRIME;
        }
    }
    let lost = (0..=free)
        .map(|sum| balanced[sum] * choose(free - sum + pairs, pairs) % PRIME)
        .fold(0, |lost, placements| (lost + placements) % PRIME);
    println!("{}", (choose(n, k) + PRIME - lost) % PRIME);
}

mod grundy {
    pub mod contest {
        pub mod modular {
            /// `base` to the power of `exponent` modulo `modulus`, which may be no prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// If `modulus` is 0, or 2^32 or more.
            pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
                let (mut base, mut exponent) = (base % modulus, exponent);
                let mut power = 1 % modulus;
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        power = power * base % modulus;
                    }
                    base = base * base % modulus;
                    exponent >>= 1;
                }
                power
            }

            /// The number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// If `prime` divides `a`; if there is no such number by this way as `prime` is no prime;
            /// if `prime` is below 2, or 2^32 or more.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is no prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }

            /// The factorials of all numbers up to a largest one modulo a prime, and their inverses.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Factorials {
                prime: u64,
                factorials: Vec<u64>,
                inverses: Vec<u64>,
            }

            impl Factorials {
                /// Those of 0, 1, …, `largest`. Cost: O(`largest`) time and 16 bytes a number.
                ///
                /// # Panics
                /// As [`inverse`] of the last factorial: if `largest` is `prime` or more, say.
                pub fn new(largest: usize, prime: u64) -> Factorials {
                    let mut factorials = vec![1 % prime];
                    for number in 1..=largest {
                        factorials.push(factorials[number - 1] * (number as u64 % prime) % prime);
                    }
                    let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
                    for number in (1..=largest).rev() {
                        inverses[number - 1] = inverses[number] * number as u64 % prime;
                    }
                    Factorials { prime, factorials, inverses }
                }

                /// In how many ways `k` of `n` things can be chosen: `n`! / (`k`! (`n` - `k`)!), or 0 if
                /// `k` is above `n`. Cost: O(1).
                ///
                /// # Panics
                /// If `n` is above the largest number.
                pub fn choose(&self, n: usize, k: usize) -> u64 {
                    let factorial = self.factorials[n];
                    n.checked_sub(k).map_or(0, |rest| {
                        factorial * self.inverses[k] % self.prime * self.inverses[rest] % self.prime
                    })
                }
            }
        }
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
