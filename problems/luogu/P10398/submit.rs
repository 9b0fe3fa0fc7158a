// Luogu P10398 https://www.luogu.com.cn/problem/P10398 · made by `cargo judge bundle luogu_p10398 --write` from 1d6b2e664b6469d8
//! Luogu P10398 — Remove and Decrease Game
//! <https://www.luogu.com.cn/problem/P10398> · 1 s? · 125 MiB? · medium
//!
//! Rules: n piles of different sizes; a move takes one stone from every pile, or takes the
//! smallest pile as a whole; empty piles vanish, and whoever cannot move loses. T cases `n`,
//! then n piles; print `Alice` if the first player wins, else `Bob`.
//! Model: parity, of the smallest pile by the differences above it.
//! Why: keep the differences and ask for which smallest piles x the position is lost. One
//! pile: for no x. With a difference d below a position whose lost set is known, x is lost
//! exactly if x - 1 and, in that position, x + d are won; x = 0 is as d there. So, by
//! induction over x: after no x come the odd x; after the odd x those from 3 if d is odd, else
//! the even x; after the odd x from 3 all odd x if d = 1, themselves for other odd d, else
//! the even x; after the even x themselves if d is odd, else the odd x from 3.
//! Cost: O(n log n) a case.

use proconio::input;

/// The sizes of the smallest pile that are lost; 0 is not among them.
#[derive(Clone, Copy)]
enum Lost {
    Nothing,
    Odd,
    OddFrom3,
    Even,
}

fn main() {
    input! { cases: usize }
    assert!((1..=200_000).contains(&cases), "{cases} cases, not 1 to 200000");
    let mut winners = String::new();
    let mut piles_in_all = 0;
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 200_000, "{n} piles, {piles_in_all} in all");
        input! { mut piles: [u64; n] }
        piles.sort_unstable();
        let differ = piles[0] > 0 && piles.windows(2).all(|two| two[0] < two[1]);
        assert!(
            differ && piles[n - 1] <= 1_000_000_000,
            "piles are not different, 1 to 1000000000"
        );
        let differences = piles.windows(2).rev().map(|two| two[1] - two[0]);
        let lost = differences.fold(Lost::Nothing, |lost, d| match (lost, d % 2) {
            (Lost::Nothing, _) => Lost::Odd,
            (Lost::OddFrom3, 1) if d == 1 => Lost::Odd,
            (Lost::Odd | Lost::OddFrom3, 1) | (Lost::Even, 0) => Lost::OddFrom3,
            _ => Lost::Even,
        });
        let bob = match lost {
            Lost::Nothing => false,
            Lost::Odd => piles[0] % 2 == 1,
            Lost::OddFrom3 => piles[0] % 2 == 1 && piles[0] >= 3,
            Lost::Even => piles[0] % 2 == 0,
        };
        winners += if bob { "Bob\n" } else { "Alice\n" };
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
