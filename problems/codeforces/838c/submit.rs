// Codeforces 838C https://codeforces.com/problemset/problem/838/C · made by `cargo judge bundle cf838c --write` from da1aa632e2cf4691
//! Codeforces 838C — Future Failure
//! <https://codeforces.com/problemset/problem/838/C> · 3 s · 256 MiB · hard
//!
//! Rules: a word of n letters is given, each of them one of k. A move rearranges the letters or
//! deletes one of them, and must make a word that has not been there yet. Whoever cannot move
//! loses. The input is `n k p` with a prime p; print for how many of the kⁿ words the first
//! player wins, modulo p.
//! Model: parity, the number of arrangements, counted by the binary ones of n.
//! Why: a word is lost exactly if its length is even and the number of its arrangements is odd.
//! That number is odd if no two letters' numbers of occurrences have a binary one in common, so
//! the lost words are counted by all ways to deal out the ones of n to k letters. This is the
//! k-th power of a function of sets under disjoint union.
//!
//! 1. A word never gets longer. So at the start, and whenever a deletion has made a word, all
//!    words of its letters are new but itself: P - 1 of them if there are P in all. What deletions
//!    can leave is the same for all P words. If one of them can leave a lost word, the player to
//!    move makes it and wins. If none can, whoever deletes loses, so both players rearrange
//!    as long as there are new words, P - 1 times; the first player loses if P is odd.
//!
//! 2. By induction over the length, the lost words are those of even length with P odd. The empty
//!    word is one. For even length, a deletion leaves an odd length, so a won word, and P decides
//!    by step 1. For odd length and P even the first player wins by step 1 in either case. For
//!    odd length and P odd, step 3 gives a deletion that leaves a lost word.
//!
//! 3. If the letters occur c₁, …, c_k times, P is n! / (c₁! ⋯ c_k!). Two divides m! exactly m - s
//!    times, where m has s binary ones (Legendre), so P is odd exactly if c₁, …, c_k have as many
//!    ones together as their sum n. Each carry in a sum loses a one, so this is the case if no
//!    two of them have a one in common, and their ones are those of n. Then for an odd n exactly
//!    one cᵢ is odd, and with one fewer of this letter, no two have a one in common either.
//!
//! 4. For odd n the answer is kⁿ. For even n there are P = n! F(c₁) ⋯ F(c_k) words with the numbers
//!    c₁, …, c_k, where F(c) = 1/c!, and F(c₁) ⋯ F(c_k) is to be summed over all ways to deal out
//!    the b ones of n. For a set S of these ones let f(S) be the polynomial whose coefficient
//!    at the power m is the sum of F(c) over all c with m ones, all of them in S. At the power b,
//!    f(S)ᵏ sums F(c₁) ⋯ F(c_k) over all numbers that have b ones together, all in S, though
//!    maybe some of them twice and some not at all. By inclusion and exclusion, the sum of
//!    (-1)^(b - |S|) f(S)ᵏ over all S leaves those in which no one of n is missing; as they have
//!    b ones, each has been dealt out once.
//!
//! 5. The constant term of f is 1/0! = 1. For g = fᵏ the derivatives satisfy f g' = k f' g. At the
//!    power m - 1 this says m gₘ = Σ (k i - (m - i)) fᵢ gₘ₋ᵢ, the sum being over i = 1, …, m.
//!
//! Cost: O(n + 2^b b²) time for the b ones of n, O(n + 2^b b) memory.

use grundy::contest::masks::subsets;
use grundy::contest::modular::{inverse, power, Factorials};
use grundy::contest::primes::is_prime;
use proconio::input;

/// The program's table has one polynomial for each set of binary ones of n.
const MOST_DIGITS: u32 = 20;

/// The coefficients of the powers 0, 1, …; an even n has fewer ones than digits.
type Polynomial = [u64; MOST_DIGITS as usize];

fn main() {
    input! { n: usize, k: u64, p: u64 }
    assert!(n >> MOST_DIGITS == 0, "{n} letters: the program takes fewer than 2^{MOST_DIGITS}");
    assert!(p >> 32 == 0 && is_prime(p), "{p} is no prime below 2^32");
    assert!((n as u64) < p, "{n} letters: the program divides by {n}!, which is 0 modulo {p}");
    let k = k % p;
    let words = power(k, n as u64, p);
    let lost_words = if n % 2 == 0 { lost_words(n, k, p) } else { 0 };
    println!("{}", (words + p - lost_words) % p);
}

/// Returns how many words of `n` letters, each one of `k`, are lost, modulo `p`, for an even `n`.
fn lost_words(n: usize, k: u64, p: u64) -> u64 {
    let factorials = Factorials::new(n, p);
    let ones = n.count_ones() as usize;
    let inverses: Vec<u64> = (1..=ones as u64).map(|m| inverse(m, p)).collect();
    let mut ways = 0;
    for (set, f) in sums_over_subsets(n, &factorials).iter().enumerate() {
        let g = power_of(f, k, p, &inverses);
        let left_out = ones - set.count_ones() as usize;
        ways += if left_out % 2 == 1 { p - g[ones] } else { g[ones] };
    }
    ways % p * factorials.factorial(n) % p
}

/// Returns the polynomial f(S) for each set S of binary ones of `n`, where bit i of S stands for
/// the i-th one of `n` from below. The coefficients are sums of remainders.
fn sums_over_subsets(n: usize, factorials: &Factorials) -> Vec<Polynomial> {
    let ones = n.count_ones() as usize;
    let mut sums = vec![[0; MOST_DIGITS as usize]; 1 << ones];
    // The subsets come from the largest on, in the order of the sets.
    for (sum, count) in sums.iter_mut().rev().zip(subsets(n as u32)) {
        sum[count.count_ones() as usize] = factorials.inverse(count as usize);
    }
    for bit in 0..ones {
        for set in (0..1 << ones).filter(|set| set >> bit & 1 == 1) {
            let without = sums[set ^ 1 << bit];
            for (sum, other) in sums[set].iter_mut().zip(without) {
                *sum += other;
            }
        }
    }
    sums
}

/// Returns the `k`-th power of `f` modulo `p`, up to the power for which there are `inverses` of
/// 1, 2, ….
fn power_of(f: &Polynomial, k: u64, p: u64, inverses: &[u64]) -> Polynomial {
    let mut g = [0; MOST_DIGITS as usize];
    g[0] = 1;
    for m in 1..=inverses.len() {
        let mut sum = 0;
        for i in 1..=m {
            let factor = (k * i as u64 + p - (m - i) as u64) % p;
            sum += factor * (f[i] % p) % p * g[m - i] % p;
        }
        g[m] = sum % p * inverses[m - 1] % p;
    }
    g
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns whether `n` is a prime, by strong tests to a few bases. Cost: O(log n)
            /// multiplications for each base, and at most 12 bases.
            ///
            /// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
            /// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1. So of the powers of a to
            /// m, 2m, …, 2^(s - 1) m the first is 1, or one is -1: n passes the test to the base a. No
            /// other number below 2^32 passes for 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to
            /// several bases*, Mathematics of Computation 61, 1993), and none below 2^64 for the first
            /// twelve primes (J. Sorenson and J. Webster, *Strong pseudoprimes to twelve prime bases*,
            /// Mathematics of Computation 86, 2017).
            ///
            /// ```
            /// # use grundy::contest::primes::is_prime;
            /// let primes: Vec<u64> = (0..20).filter(|&n| is_prime(n)).collect();
            /// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
            /// // 2047 = 23 · 89 passes for 2: 2^11 = 2048 is 1 more than it, and 1023 = 11 · 93.
            /// assert!(!is_prime(2047));
            /// ```
            pub fn is_prime(n: u64) -> bool {
                let bases: &[u64] = if n >> 32 == 0 { &SMALL_BASES } else { &BASES };
                match n {
                    0 | 1 => false,
                    2 => true,
                    _ => {
                        n % 2 == 1 && bases.iter().all(|base| base % n == 0 || passes(n, base % n))
                    }
                }
            }

            /// Bases for numbers below 2^32.
            const SMALL_BASES: [u64; 3] = [2, 7, 61];

            /// Bases for numbers below 2^64.
            const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

            /// Returns whether an odd `n` above 1 passes the strong test to a base in 1..`n`.
            fn passes(n: u64, base: u64) -> bool {
                let twos = (n - 1).trailing_zeros();
                let odd_part = (n - 1) >> twos;
                let mut power =
                    (0..u64::BITS - odd_part.leading_zeros()).rev().fold(1, |power, bit| {
                        let square = product(power, power, n);
                        if odd_part >> bit & 1 == 1 {
                            product(square, base, n)
                        } else {
                            square
                        }
                    });
                if power == 1 {
                    return true;
                }
                for _ in 1..twos {
                    if power == n - 1 {
                        return true;
                    }
                    power = product(power, power, n);
                }
                power == n - 1
            }

            fn product(a: u64, b: u64, modulus: u64) -> u64 {
                match a.checked_mul(b) {
                    Some(product) => product % modulus,
                    None => (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64,
                }
            }
        }
        pub mod modular {
            /// Returns `base` to the power of `exponent` modulo `modulus`, which need not be a prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// Panics if `modulus` is 0, or 2^32 or more.
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

            /// Returns the number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// Panics if `prime` divides `a`, if `prime` is not in 2..2^32, or if it is not a prime and
            /// Fermat's theorem gives no inverse.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is not a prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }

            /// The factorials of all numbers up to a largest one, and their inverses, modulo a prime.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Factorials {
                prime: u64,
                factorials: Vec<u64>,
                inverses: Vec<u64>,
            }

            impl Factorials {
                /// Computes the factorials of 0, 1, …, `largest` modulo `prime`. Cost: O(`largest`) time
                /// and 16 bytes for each number.
                ///
                /// # Panics
                /// Panics if [`inverse`] panics for the last factorial, as it does if `largest` is `prime`
                /// or more.
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

                /// Returns `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number.
                pub fn factorial(&self, n: usize) -> u64 {
                    self.factorials[n]
                }

                /// Returns 1 / `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number.
                pub fn inverse(&self, n: usize) -> u64 {
                    self.inverses[n]
                }
            }
        }

        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            /// Returns every subset of `mask` in descending order, from `mask` itself to 0.
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
