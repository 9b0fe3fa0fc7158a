// HackerRank alice-and-bobs-silly-game https://www.hackerrank.com/challenges/alice-and-bobs-silly-game · made by `cargo judge bundle hackerrank_alice-and-bobs-silly-game --write` from fbdfdc14bf450332
//! HackerRank alice-and-bobs-silly-game — Alice and Bob's Silly Game
//! <https://www.hackerrank.com/challenges/alice-and-bobs-silly-game> · 10 s? · 512 MiB? · easy
//!
//! Rules: the numbers 1 to n; a move chooses a prime that is still there and removes it with
//! all its multiples, and whoever cannot move loses. g cases `n`; print the winner, `Alice`
//! (first) or `Bob`.
//! Model: parity, of the primes up to n.
//! Why: a prime is a multiple of no other prime, so each is removed only by being chosen: a
//! game lasts as many moves as there are primes, whoever plays how.
//! Cost: O(M log log M) once for M = 100000, O(1) a case.

use grundy::contest::primes::least_prime_factors;
use proconio::input;

const MOST: usize = 100_000;

fn main() {
    let (least, mut odd_count) = (least_prime_factors(MOST + 1), vec![false; MOST + 1]);
    for number in 2..=MOST {
        odd_count[number] = odd_count[number - 1] != (least[number] as usize == number);
    }
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=MOST).contains(&n), "a game up to {n}, not 1 to {MOST}");
        winners += if odd_count[n] { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// The least prime factor of each number below `len`, by the sieve of Eratosthenes; 0 for 0
            /// and 1, which have none. Primes are those that are their own.
            /// Cost: O(n log log n), and 4 bytes a number.
            ///
            /// # Panics
            /// If `len` is above 2^32.
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
