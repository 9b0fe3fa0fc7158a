// Project Euler 391 https://projecteuler.net/problem=391 · made by `cargo judge bundle euler391 --write` from 772afde1dd4b2505
//! Project Euler 391 — Hopping Game
//! <https://projecteuler.net/problem=391> · 60 s · 1024 MiB? · hard
//!
//! Rules: let s(k) be the number of binary ones of 0, 1, …, k in all. A counter is 0 at first. A
//! move adds one of 1, …, n to it, such that it becomes some s(k); whoever cannot move loses. M(n)
//! is the largest first move with which the first player wins, or 0 if there is none. The input is
//! N; print M(1)³ + … + M(N)³. Without input, N is 1000.
//! Model: subtraction game, the counters are partial sums of the numbers of binary ones.
//! Why: the lost counters are found downwards, one after the other, and the ranges of k whose
//! numbers differ only in their last binary digits are gone through as a whole.
//!
//! 1. Let w(k) be the number of ones of k. The first k with w(k) > n is K = 2^(n + 1) - 1, so no
//!    move leads past K - 1, and s(K - 1) is lost.
//! 2. If s(l) is lost, those s(k) below it with s(l) - s(k) ≤ n are won. The next one below them is
//!    lost, as all of its moves lead to these. So go down from k = K with the distance r = 0 to the
//!    lost counter; each k makes it r + w(k), or 0 if that is above n. Before k = K - 1, r is 0 by
//!    this rule, since w(K) > n; and k = 0 changes nothing.
//! 3. At the end r is the distance of the counter 0 to the first lost one. If r > 0, the move to it
//!    is the only one that wins, because lost counters are more than n apart. If r = 0, the counter
//!    0 is lost. So M(n) = r.
//! 4. Let f(b, j) be the function of r that goes down through 2^b numbers k, which differ in their
//!    last b binary digits and have j ones before these. In the upper half of them the first of
//!    the b digits is 1. So f(b, j) applies f(b - 1, j + 1), and then f(b - 1, j). M(n) is the
//!    value of f(n + 1, 0) at 0.
//! 5. If f(b, 0) has the same value everywhere, f(b + 1, 0) has this value, too, because f(b, 0) is
//!    applied last; and so on up to f(n + 1, 0). So the program may stop at the first such b. There
//!    is one: f(0, n + 1) is 0 everywhere, so by 4 all f(b, n + 1 - b) are the same everywhere.
//!
//! Cost: O(b² n) for each n. For all n up to 1000, it was counted: b is at most 25.

use proconio::{input, is_stdin_empty};

/// The program would take too long for more.
const LARGEST: usize = 3000;

fn main() {
    let mut largest = 1000;
    if !is_stdin_empty() {
        input! { given: usize }
        largest = given;
    }
    assert!(largest <= LARGEST, "n up to {largest}, more than {LARGEST}");
    println!("{}", (1..=largest).map(|n| first_choice(n).pow(3)).sum::<u64>());
}

/// Returns M(`n`).
fn first_choice(n: usize) -> u64 {
    // For all b, the values of f(b, ones - b), where `ones` grows by 1 each time.
    let mut functions: Vec<Vec<u16>> = vec![];
    for ones in 0.. {
        let after = |distance: usize| if distance + ones > n { 0 } else { distance + ones };
        let mut function: Vec<u16> = (0..=n).map(|distance| after(distance) as u16).collect();
        for smaller in &mut functions {
            let larger = function.iter().map(|&distance| smaller[usize::from(distance)]).collect();
            *smaller = std::mem::replace(&mut function, larger);
        }
        if function.iter().all(|&value| value == function[0]) {
            return u64::from(function[0]);
        }
        functions.push(function);
    }
    unreachable!("f(n + 1, 0) is the same everywhere")
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
