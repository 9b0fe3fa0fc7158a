// Codeforces 346A https://codeforces.com/problemset/problem/346/A · made by `cargo judge bundle cf346a --write` from 7062ce4b6fd05582
//! Codeforces 346A — Alice and Bob
//! <https://codeforces.com/problemset/problem/346/A> · 2 s · 256 MiB · easy
//!
//! Rules: a set of n different positive numbers; a move adds the difference of two of them
//! that is not in the set yet, and whoever cannot move loses. Print the winner, `Alice` if
//! it is the first player and `Bob` if not.
//! Model: parity, the game ends with a known set.
//! Why: differences are multiples of the greatest common divisor g and below the largest
//! number M, so nothing else can come up. A set in which no move is left is closed under
//! differences: it holds all that Euclid's algorithm makes of its numbers, so g, and then
//! M - g, M - 2g, …, g. So M / g - n numbers are added in any play, and their parity decides.
//! Cost: O(n + log M).

use proconio::input;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn main() {
    input! { n: usize }
    assert!((2..=100).contains(&n), "{n} numbers, not 2 to 100");
    input! { mut numbers: [u64; n] }
    numbers.sort_unstable();
    let in_bounds = numbers.iter().all(|number| (1..=1_000_000_000).contains(number));
    assert!(in_bounds, "a number outside 1..=1000000000 in {numbers:?}");
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "equal numbers in {numbers:?}");
    let in_the_end = numbers[n - 1] / numbers.iter().fold(0, |common, &number| gcd(common, number));
    println!("{}", if (in_the_end - n as u64) % 2 == 1 { "Alice" } else { "Bob" });
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
