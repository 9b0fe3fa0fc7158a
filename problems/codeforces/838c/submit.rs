// Codeforces 838C https://codeforces.com/problemset/problem/838/C · made by `cargo judge bundle cf838c --write` from f0e92d2dd249420d
//! Codeforces 838C — Future Failure
//! <https://codeforces.com/problemset/problem/838/C> · 3 s · 256 MiB · hard
//!
//! Rules: a word of n letters, each one of k; a move rearranges the letters or deletes one, to
//! a word that has not been there yet. Whoever cannot move loses. One case `n k p`, p a prime;
//! print for how many words the first player wins, modulo p.
//! Model: parity, the number of arrangements, counted by the binary ones of n.
//! Why: let a word have P arrangements. If no deletion leads to a lost word, both players only
//! rearrange, P - 1 times. So by induction the lost words are those with n even and P odd: P
//! is odd exactly if no two letters' numbers share a binary one (Kummer), and then, if n is
//! odd, one less of the letter with the last digit is lost. The ones of n go to k letters, each
//! way making n! / Π cᵢ! words: n! times the k-th power of F(c) = 1 / c! under disjoint union.
//! Sums over subsets, as polynomials f in the number of ones, have powers g = fᵏ with
//! m gₘ = Σ (k i - m + i) fᵢ gₘ₋ᵢ, and inclusion–exclusion leads back.
//! Cost: O(n + 2^b b²) for the b ones of n.

use grundy::contest::masks::subsets;
use grundy::contest::modular::{inverse, power, Factorials};
use proconio::input;

fn main() {
    input! { n: usize, k: u64, p: u64 }
    assert!((1..=250_000).contains(&n), "{n} letters, not 1 to 250000");
    assert!((1..=26).contains(&k), "{k} kinds of letters, not 1 to 26");
    let is_prime = (2..).take_while(|d| d * d <= p).all(|d| p / d * d < p);
    assert!(is_prime && (100_000_000..=1_000_000_100).contains(&p), "{p} is no prime in bounds");
    let words = power(k, n as u64, p);
    if n % 2 == 1 {
        return println!("{words}");
    }
    let factorials = Factorials::new(n, p);
    // By the set of ones, and by the size of the subset.
    let (b, mut sums) = (n.count_ones() as usize, vec![[0; 19]; 1 << n.count_ones()]);
    for (sums, number) in sums.iter_mut().rev().zip(subsets(n as u32)) {
        sums[number.count_ones() as usize] = factorials.inverse(number as usize);
    }
    for (bit, set) in (0..b).flat_map(|bit| (0..1 << b).map(move |set| (bit, set))) {
        if set >> bit & 1 == 1 {
            let less = sums[set ^ 1 << bit];
            sums[set].iter_mut().zip(less).for_each(|(sum, less)| *sum += less);
        }
    }
    let parts: Vec<u64> = (1..=b as u64).map(|m| inverse(m, p)).collect();
    let mut total = 0;
    for (set, f) in sums.iter().enumerate() {
        let mut g = [1; 19];
        for m in 1..=b {
            let factor = |i: usize| (p + (k + 1) * i as u64 - m as u64) % p * (f[i] % p) % p;
            g[m] = (1..=m).map(|i| factor(i) * g[m - i] % p).sum::<u64>() % p * parts[m - 1] % p;
        }
        total += if (b - set.count_ones() as usize) % 2 == 1 { p - g[b] } else { g[b] };
    }
    println!("{}", (words + p - total % p * factorials.factorial(n) % p) % p);
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

                /// `n`!. Cost: O(1).
                ///
                /// # Panics
                /// If `n` is above the largest number.
                pub fn factorial(&self, n: usize) -> u64 {
                    self.factorials[n]
                }

                /// 1 / `n`!. Cost: O(1).
                ///
                /// # Panics
                /// If `n` is above the largest number.
                pub fn inverse(&self, n: usize) -> u64 {
                    self.inverses[n]
                }
            }
        }

        // Sets and sequences of numbers under the nim sum.
        pub mod masks {
            /// Every set that has only things of `mask`, by falling number: `mask` first, 0 last.
            ///
            /// ```
            /// # use grundy::contest::masks::subsets;
            /// assert_eq!(subsets(0b101).collect::<Vec<_>>(), [0b101, 0b100, 0b001, 0b000]);
            /// ```
            pub fn subsets(mask: u32) -> impl Iterator<Item = u32> {
                std::iter::successors(Some(mask), move |&subset| match subset {
                    0 => None,
                    _ => Some((subset - 1) & mask),
                })
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
