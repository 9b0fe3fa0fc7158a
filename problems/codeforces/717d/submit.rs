// Codeforces 717D https://codeforces.com/problemset/problem/717/D · made by `cargo judge bundle cf717d --write` from 7d0d49b2fd92cb02
//! Codeforces 717D — Dexterina's Lab
//! <https://codeforces.com/problemset/problem/717/D> · 1 s · 256 MiB · medium
//!
//! Rules: Nim with n heaps, each of i stones with probability P(i), for i from 0 to x and
//! without regard to the others. Input `n x`, then P(0) to P(x), with six decimals; print
//! the probability that the first player wins, to within 10^-6.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem the first player wins unless the nim sum is 0. The
//! Walsh–Hadamard transform makes a product, place by place, of joining heaps: so the
//! probability of nim sum 0 is the mean of the n-th powers of the transform of P. The
//! transform is exact in millionths, each entry between -1 and 1, and its powers are rounded.
//! Cost: O(x log x + x log n).

use grundy::contest::walsh::transform;
use proconio::input;

const MILLION: i64 = 1_000_000;
/// Powers are counted in units of 2^-62, a million times finer than n rounded steps need.
const ONE: i128 = 1 << 62;

fn main() {
    input! { n: u64, x: usize }
    assert!((1..=1_000_000_000).contains(&n), "{n} heaps, not 1 to 1000000000");
    assert!((1..=100).contains(&x), "heaps up to {x}, not 1 to 100");
    input! { chances: [String; x + 1] }
    let mut chances: Vec<i64> = chances.iter().map(|chance| millionths(chance)).collect();
    let total: i64 = chances.iter().sum();
    assert!((total - MILLION).abs() <= 101, "the chances add up to {total} millionths");
    chances.resize((x + 1).next_power_of_two(), 0);
    transform(&mut chances);
    let mean = chances.iter().map(|&value| power(value, n)).sum::<i128>() / chances.len() as i128;
    let wins = (ONE - mean) * i128::from(MILLION) * 100 / ONE;
    println!("{}.{:08}", wins / 100_000_000, wins % 100_000_000);
}

/// What a number between 0 and 1 with up to six decimals says.
fn millionths(chance: &str) -> i64 {
    let (whole, decimals) = chance.split_once('.').unwrap_or((chance, ""));
    let digits = format!("{whole}{decimals:0<6}");
    let known = decimals.len() <= 6 && digits.bytes().all(|digit| digit.is_ascii_digit());
    let value = digits.parse().ok().filter(|value| known && *value <= MILLION);
    value.unwrap_or_else(|| panic!("{chance} is no probability with six decimals"))
}

/// The n-th power of a number of millionths, in units of 1/`ONE`.
fn power(millionths: i64, mut n: u64) -> i128 {
    let mut base = i128::from(millionths) * ONE / i128::from(MILLION);
    let mut power = ONE;
    while n > 0 {
        if n & 1 == 1 {
            power = power * base / ONE;
        }
        base = base * base / ONE;
        n >>= 1;
    }
    power
}

mod grundy {
    pub mod contest {
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
