// BOJ 21088 https://www.acmicpc.net/problem/21088 · made by `cargo judge bundle boj21088 --write` from 39d6fc39bc0b3999
//! BOJ 21088 — Remove the Prime
//! <https://www.acmicpc.net/problem/21088> · 6 s? · 256 MiB? · difficulty 6
//!
//! Rules: n numbers stand in a row. A move chooses a prime and a segment of the row in which the
//! prime divides every number, and divides each of these numbers by the prime as often as possible.
//! Whoever cannot move loses. Read `n` and the numbers; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ n ≤ 1000; the numbers are from 1 to 10^18.
//! Kind: impartial
//! Model: Nim, the runs of numbers that a prime divides.
//! Why: a move with one prime does not change which numbers any other prime divides, so each
//! maximal run of numbers that a prime divides is a game of its own.
//!
//! 1. A run of n numbers is worth n. A move leaves runs of a and b numbers on its two sides, with
//!    a + b < n; by induction they are together worth a ⊕ b ≤ a + b, which is less than n, and each
//!    value less than n is reached by a move at one end.
//! 2. Once a number has been divided as often as possible by the primes up to 10^6, what is left of
//!    it is 1, p, p² or p q, where p and q are larger primes. Squares and primes are recognised.
//! 3. A remaining product p q is split with the help of another number that is divisible by just
//!    one of the two primes: the greatest common divisor of what is left of the two numbers is that
//!    prime. If there is no such number, the runs of p and of q are the same, and they cancel each
//!    other out in the nim sum.
//!
//! Cost: O(n π(10^6)) divisions and n²/2 greatest common divisors.
//!
//! 规则：n 个数排成一行。每次操作选一个质数和一段连续的数，这一段中的每个数都须被它整除，然后把其中每个数除以它，直到
//! 不能整除为止。无法操作者输。读入 `n` 和各数，输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ n ≤ 1000；各数在 1 到 10^18 之间。
//! 模型：Nim 游戏，被某个质数整除的各段。
//! 思路：用一个质数操作不影响别的质数能整除哪些数，所以对每个质数，它能整除的每一个极长段都是独立的游戏。
//!
//! 1. n 个数的一段，值为 n。走一步后，一边剩 a 个，另一边剩 b 个，a + b < n；由归纳，值为 a ⊕ b ≤ a + b，小于
//!    n；而每个较小的值都能从一端操作得到。
//! 2. 用不超过 10^6 的质数都除过之后，每个数剩下 1、p、p² 或 p q，p、q 是更大的质数。平方数和质数可以直接判断。
//! 3. 若另有一个数，剩下的部分只含 p、q 之一，求最大公约数就能把 p q 分开。若没有这样的数，p 与 q 的各段完全
//!    相同，在异或和中抵消。
//!
//! 复杂度：O(n π(10^6)) 次除法，n²/2 次最大公约数。

use grundy::contest::divisors::{gcd, square_root};
use grundy::contest::primes::{is_prime, least_prime_factors};
use grundy::nim;
use proconio::input;
use std::collections::BTreeMap;

/// A number up to `LARGEST` has at most two prime factors that are not below this bound.
const SMALL: usize = 1_000_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { numbers: [u64] }
    for number in &numbers {
        assert!((1..=LARGEST).contains(number), "{number} is not from 1 to {LARGEST}");
    }
    let least_factors = least_prime_factors(SMALL);
    let is_small_prime = |&number: &usize| least_factors[number] as usize == number;
    let primes: Vec<u64> = (2..SMALL).filter(is_small_prime).map(|prime| prime as u64).collect();

    let mut places: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    let mut rests = numbers;
    for (place, rest) in rests.iter_mut().enumerate() {
        for &prime in primes.iter().filter(|&prime| *rest % prime == 0).collect::<Vec<_>>() {
            while *rest % prime == 0 {
                *rest /= prime;
            }
            places.entry(prime).or_default().push(place);
        }
    }
    for (place, &rest) in rests.iter().enumerate() {
        for prime in primes_of_rest(rest, &rests) {
            places.entry(prime).or_default().push(place);
        }
    }
    let runs = places.values().flat_map(|places| runs(places));
    println!("{}", if nim::outcome(runs).mover_wins() { "First" } else { "Second" });
}

/// Returns the prime factors of what is left of a number, or no factors if there are two and both
/// divide the same numbers among the `rests`.
fn primes_of_rest(rest: u64, rests: &[u64]) -> Vec<u64> {
    let root = square_root(rest);
    if rest == 1 {
        Vec::new()
    } else if root * root == rest {
        vec![root]
    } else if is_prime(rest) {
        vec![rest]
    } else {
        let mut common = rests.iter().map(|&other| gcd(rest, other));
        let factor = common.find(|&factor| factor != 1 && factor != rest);
        factor.map_or(Vec::new(), |factor| vec![factor, rest / factor])
    }
}

/// Returns the lengths of the runs of consecutive indices.
fn runs(places: &[usize]) -> Vec<u64> {
    let mut runs = Vec::new();
    let mut next = None;
    for &place in places {
        match runs.last_mut() {
            Some(run) if next == Some(place) => *run += 1,
            _ => runs.push(1),
        }
        next = Some(place + 1);
    }
    runs
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
            /// Returns whether `n` is a prime, by strong pseudoprime tests to a few bases. Cost: O(log n)
            /// multiplications for each base, and at most 12 bases.
            ///
            /// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
            /// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1 modulo n. So of the powers of a with
            /// the exponents m, 2m, …, 2^(s - 1) m, either the first is 1 modulo n, or one of them is -1 modulo
            /// n. A number n for which this is true passes the test to the base a. No composite number below
            /// 2^32 passes the tests to the bases 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to several
            /// bases*, Mathematics of Computation 61, 1993), and none below 2^64 passes those to the first
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
        pub mod divisors {
            /// Returns the greatest common divisor of `a` and `b`: if one of them is 0, this is the other
            /// number, and if both are 0, it is 0. This is Euclid's algorithm (*Elements*, book VII).
            /// Cost: O(log min(`a`, `b`)).
            ///
            /// ```
            /// # use grundy::contest::divisors::gcd;
            /// assert_eq!(gcd(12, 18), 6);
            /// assert_eq!((gcd(0, 5), gcd(7, 1)), (5, 1));
            /// ```
            pub fn gcd(a: u64, b: u64) -> u64 {
                if b == 0 {
                    a
                } else {
                    gcd(b, a % b)
                }
            }

            /// Returns ⌊√n⌋. Cost: 32 steps.
            ///
            /// ```
            /// # use grundy::contest::divisors::square_root;
            /// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
            /// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
            /// ```
            pub fn square_root(n: u64) -> u64 {
                // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
                // fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
