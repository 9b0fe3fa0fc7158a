// Codeforces 1906G https://codeforces.com/problemset/problem/1906/G · made by `cargo judge bundle cf1906g --write` from b4387c45042f2318
//! Codeforces 1906G — Grid Game 2
//! <https://codeforces.com/problemset/problem/1906/G> · 1 s · 1024 MiB · hard
//!
//! Rules: N black cells on a board of 10^9 by 10^9; a move chooses a black cell (r, c) and
//! turns the square of min(r, c) by min(r, c) cells that ends with (r, c): white to black and
//! black to white. Whoever cannot move loses. One case `N`, then the cells; print the winner,
//! `FIRST` or `SECOND`.
//! Model: coin-turning game, on a board.
//! Why: a black cell has one move, so that its Grundy value is 1 if the others of its square
//! have nim sum 0, else 0: the values of each such square add up to an odd number. Let
//! P(r, c) be the sum of all up to row r and column c, mod 2. For r ≤ c the square is the
//! last r columns of r rows, and P(r, c) = 1 + P(r, c - r); likewise for r ≥ c. So P counts
//! the steps of Euclid's algorithm with subtractions, and the value of a cell is the sum of
//! P over (r, c), (r - 1, c), (r, c - 1) and (r - 1, c - 1).
//! Cost: O(N log R).

use proconio::input;

/// How many subtractions Euclid's algorithm needs to come to a 0.
fn subtractions(mut r: u32, mut c: u32) -> u32 {
    let mut count = 0;
    while r > 0 && c > 0 {
        count += c / r;
        (r, c) = (c % r, r);
    }
    count
}

fn main() {
    input! { n: usize }
    assert!((1..=200_000).contains(&n), "{n} cells, not 1 to 200000");
    input! { mut cells: [(u32, u32); n] }
    cells.sort_unstable();
    assert!(cells.windows(2).all(|two| two[0] != two[1]), "a cell twice");
    let mut sum = 0;
    for (r, c) in cells {
        let in_bounds = [r, c].iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "a cell {r} {c}, not 1 to 1000000000");
        let corners = [(r, c), (r - 1, c), (r, c - 1), (r - 1, c - 1)];
        sum += corners.map(|(r, c)| subtractions(r, c) % 2).iter().sum::<u32>();
    }
    println!("{}", if sum % 2 == 1 { "FIRST" } else { "SECOND" });
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
