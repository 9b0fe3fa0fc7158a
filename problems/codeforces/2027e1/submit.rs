// Codeforces 2027E1 https://codeforces.com/problemset/problem/2027/E1 · made by `cargo judge bundle cf2027e1 --write` from 3db27f4e58ac40da
//! Codeforces 2027E1 — Bit Game (Easy Version)
//! <https://codeforces.com/problemset/problem/2027/E1> · 2 s · 256 MiB · hard
//!
//! Rules: n piles with a limit each; from a pile of x a move takes d > 0, at most its limit,
//! all of whose binary ones are ones of x. Whoever cannot move loses. Cases `n`, limits,
//! piles, after their number; print the winner, `Alice` if she is the first player, or `Bob`.
//! Model: Nim, a pile is a heap given by its binary ones.
//! Why: keep of the largest d the digits where x has a one: 2^j + m, m < 2^j, or 0. Its value
//! G(j, m) is j xor 1 for m = 0, 0 for m = 2^j - 2, else j + 1. Proof by induction on j: to
//! take the top one and q others, possible if 2^q - 1 ≤ m, leaves j - q. Else a part S of the
//! j others stays, and leaves G(|S|, m') ≤ j, with m' the largest part of S that is at most m:
//! |S| + 1 if S ≤ m; and 0 if S is the ones of m above one of its zeros and that zero, unless
//! it is the last digit. So m = 0 leaves j and all v xor 1 for v < j; 2^j - 2 never 0, as S ≤ m;
//! 2^j - 1 all up to j. For 1 ≤ m ≤ 2^j - 3 let p be the largest q: so there are j, …, j - p,
//! and 0, and 1, …, p + 1 by S = 2^q - 1; and other v < j - p by S = 2^(v-1) - 1, or, if m is
//! 2^(v-1) - 2, by S = 2^(v-1) + 2^(v-2) - 1.
//! Cost: O(log x) a pile.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let (mut winners, mut piles_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 10_000, "{n} piles, {piles_in_all} in all");
        input! { limits: [u32; n], piles: [u32; n] }
        let in_bounds = limits.iter().chain(&piles).all(|number| (1..1 << 30).contains(number));
        assert!(in_bounds, "a number outside 1..2^30");
        let sum =
            limits.iter().zip(&piles).fold(0, |sum, (&a, &x)| sum ^ value(largest_take(a, x)));
        winners += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// The largest d, written without the places where x has zeros.
fn largest_take(a: u32, x: u32) -> u32 {
    let (mut take, mut is_below) = (0, false);
    for digit in (0..30).rev() {
        let (of_a, of_x) = (a >> digit & 1 == 1, x >> digit & 1 == 1);
        if of_x {
            take = 2 * take + u32::from(of_a || is_below);
        }
        is_below |= of_a && !of_x;
    }
    take
}

fn value(take: u32) -> u32 {
    match 32 - take.leading_zeros() {
        digits if take.is_power_of_two() => (digits - 1) ^ 1,
        digits if take + 2 == 1 << digits => 0,
        digits => digits,
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
