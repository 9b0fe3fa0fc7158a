// Luogu P4018 https://www.luogu.com.cn/problem/P4018 · made by `cargo judge bundle luogu_p4018 --write` from b9f305e76ee1bda5
//! Luogu P4018 — Roy & October take stones (Roy&October之取石子)
//! <https://www.luogu.com.cn/problem/P4018> · 1 s? · 125 MiB? · easy
//!
//! Rules: one heap of n stones; a move takes p^k of them, p a prime and k ≥ 0, and whoever
//! takes the last stone wins, October first. T cases `n`; print `October wins!` or
//! `Roy wins!`.
//! Model: subtraction game {1, 2, 3, 4, 5, 7, 8, …}, one heap.
//! Why: 1 to 5 are powers of primes and no multiple of 6 is. So from a multiple of 6 no
//! move leads to another, and from any other number taking the remainder mod 6 does:
//! exactly the multiples of 6 are lost.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100_000).contains(&cases), "{cases} cases, not 1 to 100000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!((1..=50_000_000).contains(&n), "{n} stones, not 1 to 50000000");
        winners += if n % 6 > 0 { "October wins!\n" } else { "Roy wins!\n" };
    }
    print!("{winners}");
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
