// Luogu P5387 https://www.luogu.com.cn/problem/P5387 · made by `cargo judge bundle luogu_p5387 --write` from 73432f86249cb0dc
//! Luogu P5387 — Puppet dance (人形演舞)
//! <https://www.luogu.com.cn/problem/P5387> · 1 s? · 125 MiB? · hard
//!
//! Rules: n numbers from 1 to m; a move replaces a number x by x ⊕ y, for some y from 1 to x,
//! if that is smaller than x, and whoever cannot move loses. Input `n m`; print in how many
//! of the m^n positions the first player wins, modulo 998244353.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: let x = h + r with h its highest power of 2; then x is worth r + 1. Options are all
//! h + s with s < r, worth 1 to r; and those z < h with r ⊕ z ≤ r, such as 0, worth 0. None
//! is worth r + 1: such a z would be h' + r with h' > r, but then r ⊕ z = h' > r.
//! By Bouton's theorem positions with nim sum 0 are lost. The Walsh–Hadamard transform makes
//! a product, place by place, of joining numbers: so as many have nim sum 0 as the mean of
//! the n-th powers of the transform of one number's values.
//! Cost: O(m log m), and O(log n) for each different entry of the transform.

use grundy::contest::modular::{inverse, power};
use grundy::contest::walsh::transform;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: u64, m: u64 }
    assert!((1..=1_000_000_000_000_000_000).contains(&n), "{n} numbers, not 1 to 10^18");
    assert!((1..=1_000_000).contains(&m), "numbers up to {m}, not 1 to 1000000");
    let len = (m as usize + 1).next_power_of_two();
    let mut ways = vec![0i64; len];
    for x in 1..=m {
        let highest = 1 << (63 - x.leading_zeros());
        ways[(x - highest + 1) as usize] += 1;
    }
    transform(&mut ways);
    ways.sort_unstable();
    let (mut lost, mut last, mut last_power) = (0, i64::MAX, 0);
    for value in ways {
        if value != last {
            last_power = power(value.rem_euclid(MODULUS as i64) as u64, n, MODULUS);
            last = value;
        }
        lost = (lost + last_power) % MODULUS;
    }
    let mean = lost * inverse(len as u64, MODULUS) % MODULUS;
    println!("{}", (power(m, n, MODULUS) + MODULUS - mean) % MODULUS);
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
        }

        pub mod walsh {
            use std::ops::{Add, Sub};

            /// Transforms `values` in place; twice gives each value times the length. For counts
            /// modulo a number see [`transform_mod`]. Cost: O(n log n).
            ///
            /// # Panics
            /// If the length is no power of 2.
            pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
                for_each_pair(values, |a, b| (a + b, a - b));
            }

            /// For each bit, every two values whose places differ in it.
            fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
                assert!(
                    values.len().is_power_of_two(),
                    "{} values are no power of 2",
                    values.len()
                );
                let mut distance = 1;
                while distance < values.len() {
                    for block in values.chunks_exact_mut(2 * distance) {
                        let (low, high) = block.split_at_mut(distance);
                        for (a, b) in low.iter_mut().zip(high) {
                            let (sum, difference) = pair(*a, *b);
                            *a = sum;
                            *b = difference;
                        }
                    }
                    distance *= 2;
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
