// Codeforces 2055A https://codeforces.com/problemset/problem/2055/A · made by `cargo judge bundle cf2055a --write` from c7ac4558cde0242b
//! Codeforces 2055A — Two Frogs
//! <https://codeforces.com/problemset/problem/2055/A> · 1 s · 256 MiB · easy
//!
//! Rules: n lily pads in a row with two frogs, Alice's on pad a and Bob's on pad b. In turn,
//! Alice first, a player's frog must jump to the next pad left or right, within the row and
//! not onto the other frog. Whoever cannot jump loses. Cases `n a b` after their number;
//! print `YES` if Alice wins, otherwise `NO`.
//! Model: parity, of the distance of two frogs.
//! Why: each jump changes the distance by 1. A player who meets an even one always jumps
//! toward the other frog: that pad is free, and he meets an even distance again. So he never
//! is stuck, and as his frog only goes one way, the other one must come to a jump it has not.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=500).contains(&cases), "{cases} cases, not 1 to 500");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u32, a: u32, b: u32 }
        assert!((2..=100).contains(&n), "{n} pads, not 2 to 100");
        let in_bounds = (1..=n).contains(&a) && (1..=n).contains(&b) && a != b;
        assert!(in_bounds, "pads {a} {b}, not two of 1..={n}");
        verdicts += if (a + b) % 2 == 0 { "YES\n" } else { "NO\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
