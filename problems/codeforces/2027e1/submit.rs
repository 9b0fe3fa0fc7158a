// Codeforces 2027E1 https://codeforces.com/problemset/problem/2027/E1 · made by `cargo judge bundle cf2027e1 --write` from 880f7592c72c15f6
//! Codeforces 2027E1 — Bit Game (Easy Version)
//! <https://codeforces.com/problemset/problem/2027/E1> · 2 s · 256 MiB · hard
//!
//! Rules: n piles, each with a limit. From a pile of x stones a move takes d > 0 stones, where d
//! is at most the pile's limit, and x has a binary one wherever d has. Whoever cannot move loses.
//! Cases `n`, the limits, the piles, after their number; print the winner of each, `Alice` if she
//! is the first player and `Bob` if not.
//! Model: Nim, a pile is a heap given by its binary ones.
//! Why: a move only ever removes ones of x, so its zeros do not matter. Strike these places out of
//! the largest d that may be taken. If there is no such d, the value is 0. Otherwise let what is
//! left be the number 2^j + m with m < 2^j; the value is then G(j, m): j xor 1 if m = 0, else 0 if
//! m = 2^j - 2, else j + 1. The proof is by induction on j.
//!
//! 1. The ones of x above the highest one of the largest d can never be removed. So the position
//!    is j + 1 ones, that is the digits j, …, 0, and a part T of them can be removed if it is,
//!    read as a number, at most 2^j + m. What is left is a position of the same kind.
//! 2. A move that removes the digit j can remove exactly q of the lower digits with it if and only
//!    if 2^q - 1 ≤ m, as the last q digits make the smallest such number. Which ones are removed
//!    does not matter: the j - q ones that are left can be removed all at once, and are worth
//!    j - q: by induction if q < j, and because nothing is left if q = j. So if p is the largest q
//!    with 2^q - 1 ≤ m, these moves lead to the values j, j - 1, …, j - p.
//! 3. A move that keeps the digit j leaves besides it a part S of the lower digits, which can be
//!    any part but the whole. The largest number that can then be removed is the digit j together
//!    with m', the largest part of S that is at most m. With the places outside of S struck out of
//!    m', the value is G(|S|, m'), where |S| < j. By induction it is at most |S| + 1 ≤ j. So no
//!    option is worth more than j.
//! 4. If S is at most m as a number, then m' is all of S, and the value is |S| + 1; this is also
//!    true of the empty S.
//! 5. For m = 0, step 2 gives the value j, and in step 3 m' is 0, so that the options are worth v
//!    xor 1 for all v < j. If j is even, these are 0, …, j - 1, and the mex is j + 1. If j is odd,
//!    they are 0, …, j - 2 and j, and the mex is j - 1. Both are j xor 1.
//! 6. For m = 2^j - 2 with j ≥ 2, every S of step 3 is at most m and has a value above 0 by
//!    step 4. Step 2 gives no 0 either, since p = j - 1. So the mex is 0. (For j = 1, m is 0, and
//!    step 5 gives 0 as well.)
//! 7. For m = 2^j - 1 with j ≥ 1, step 2 gives all values from 0 to j: the mex is j + 1.
//! 8. Otherwise 1 ≤ m ≤ 2^j - 3, hence 1 ≤ p < j, and again all values from 0 to j are reached, so
//!    that the mex is j + 1: j - p, …, j by step 2, and the others by steps 9 to 11.
//! 9. The value 0: as m ≤ 2^j - 3, it has a 0 at some digit z ≥ 1. Let S be the ones of m above z,
//!    and z itself. As S is larger than m, m' is S without z, which is all of S but its last
//!    digit, so the value is G(|S|, 2^|S| - 2) = 0. And S lacks the last digit, so it is not the
//!    whole.
//! 10. The values 1, …, p + 1: let S be the last q digits, for q = 0, …, p (not the whole, as p <
//!     j), and see step 4.
//! 11. The values v with p + 1 < v < j - p: let S be the last v - 1 digits (not the whole, as v ≤
//!     j). As v - 1 > p, m is less than 2^(v - 1) - 1, so m' = m, and the value is v unless m is
//!     2^(v - 1) - 2. In that case, let S be the digit v - 1 and the last v - 2 digits. The digit
//!     v - 1 alone is more than m, and the others together are less, so that m' is 2^(v - 2) - 1.
//!     As v > 2, this is neither 0 nor 2^(v - 1) - 2, and the value is |S| + 1 = v.
//!
//! Cost: O(log x) a pile.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, limits: [u64; n], piles: [u64; n] }
        let mut sum = 0;
        for (&limit, &pile) in limits.iter().zip(&piles) {
            sum ^= value(largest_take(limit, pile));
        }
        winners += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the largest number that can be taken, without the places where the pile has zeros.
fn largest_take(limit: u64, pile: u64) -> u64 {
    let mut take = 0;
    // A number that lacks a one of the limit is below it, whatever follows.
    let mut is_below_limit = false;
    for place in (0..u64::BITS).rev() {
        let limit_has_one = limit >> place & 1 == 1;
        let pile_has_one = pile >> place & 1 == 1;
        if pile_has_one {
            take = 2 * take + u64::from(limit_has_one || is_below_limit);
        } else if limit_has_one {
            is_below_limit = true;
        }
    }
    take
}

/// Returns G(j, m) for the number 2^j + m, and 0 for 0.
fn value(take: u64) -> u32 {
    let digits = u64::BITS - take.leading_zeros(); // j + 1
    let ones = take.count_ones();
    let only_last_is_zero = ones + 1 == digits && take.is_multiple_of(2);
    if ones == 1 {
        (digits - 1) ^ 1
    } else if only_last_is_zero {
        0
    } else {
        digits
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
