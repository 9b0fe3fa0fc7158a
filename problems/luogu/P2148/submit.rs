// Luogu P2148 https://www.luogu.com.cn/problem/P2148 · made by `cargo judge bundle luogu_p2148 --write` from aa51df5661c7f6cf
//! Luogu P2148 — E&D
//! <https://www.luogu.com.cn/problem/P2148> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1228
//! Rules: N piles of stones, the 1st with the 2nd a pair, the 3rd with the 4th and so on. A
//! move throws away one pile of a pair and splits the other into two piles with stones,
//! which are the pair from then on; whoever cannot move, all piles being 1, loses. T cases
//! `N`, then N piles; print `YES` if the first player wins, else `NO`.
//! Model: splitting game, pairs of piles.
//! Why: claim: (a, b) has the value of the lowest 0 in the binary digits of (a - 1) | (b - 1).
//! Let a split into x + 1 and y + 1, so a - 1 = x + y + 1. If bit t is the lowest 0 of x | y,
//! all lower bits of x | y are 1, so the lower parts add up to 2^t - 1 or more, and with the
//! 1 added they carry into bit t: it is 1 in a - 1. If bit t of a - 1 is 1, x = 2^t - 1
//! reaches the value t. So the options' values are the 1 bits of a - 1 and of b - 1, and
//! their mex is the lowest 0 of both.
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=20).contains(&cases), "{cases} cases, not 1 to 20");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 20_000 && n % 2 == 0, "{n} piles, not an even number up to 20000");
        input! { pairs: [(u64, u64); n / 2] }
        let mut nim_sum = 0;
        for (a, b) in pairs {
            let in_bounds = [a, b].iter().all(|pile| (1..=2_000_000_000).contains(pile));
            assert!(in_bounds, "a pair of {a} and {b}, not both 1 to 2000000000");
            nim_sum ^= ((a - 1) | (b - 1)).trailing_ones();
        }
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
