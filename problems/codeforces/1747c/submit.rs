// Codeforces 1747C https://codeforces.com/problemset/problem/1747/C · made by `cargo judge bundle cf1747c --write` from f3c38d4a81ec2c6d
//! Codeforces 1747C — Swap Game
//! <https://codeforces.com/problemset/problem/1747/C> · 1 s · 256 MiB · easy
//!
//! Rules: numbers a₁, …, aₙ; a player who finds a₁ = 0 loses. Otherwise he lowers a₁ by 1 and
//! then swaps it with another number of his choice. Cases `n`, then the numbers, after their
//! count; print the winner of each, `Alice` if it is the first player and `Bob` if not.
//! Model: taking game, one heap at a time.
//! Why: with a₁ above the least of the others, swap it there: the other then finds a first
//! number that is not above any. From such a position, unless a₁ is 0 and lost already, every
//! move brings a₁ - 1 among the others and a number of at least a₁ to the front, above it.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=20_000).contains(&cases), "{cases} cases, not 1 to 20000");
    let (mut winners, mut count) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        count += n;
        assert!(n >= 2 && count <= 200_000, "{n} numbers, {count} in all");
        input! { numbers: [u32; n] }
        let in_bounds = numbers.iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "a number outside 1..=1000000000");
        let is_above = numbers.iter().any(|&other| other < numbers[0]);
        winners += if is_above { "Alice\n" } else { "Bob\n" };
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
