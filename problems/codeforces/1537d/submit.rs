// Codeforces 1537D https://codeforces.com/problemset/problem/1537/D · made by `cargo judge bundle cf1537d --write` from ccb3fd249dba06e1
//! Codeforces 1537D — Deleting Divisors
//! <https://codeforces.com/problemset/problem/1537/D> · 2 s · 256 MiB · medium
//!
//! Rules: a number n; a move subtracts one of its divisors other than 1 and itself, and
//! whoever cannot move loses. Numbers n after their count; print the winner of each, `Alice`
//! if it is the first player and `Bob` if not.
//! Model: game of divisors.
//! Why: odd numbers are lost. A divisor d > 1 of one is odd and leaves an even number with
//! the odd divisor d; such a number is won, since taking d from it leaves an odd one. Of 2^k
//! one can only take 2^j, 0 < j < k, which leaves 2^(k-1) or an even number with an odd
//! divisor, a gift. So the power goes down by one each move to 2, where there is no move:
//! 2^k is won exactly if k is even.
//! Cost: O(1) a number.

use proconio::input;

fn main() {
    input! { count: usize }
    assert!((1..=10_000).contains(&count), "{count} numbers, not 1 to 10000");
    input! { numbers: [u32; count] }
    let mut winners = String::new();
    for n in numbers {
        assert!((1..=1_000_000_000).contains(&n), "the number {n}, not 1 to 1000000000");
        let twos = n.trailing_zeros();
        let wins = if n.is_power_of_two() { twos % 2 != 1 && n > 1 } else { twos > 0 };
        winners += if wins { "Alice\n" } else { "Bob\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
