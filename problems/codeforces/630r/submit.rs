// Codeforces 630R https://codeforces.com/problemset/problem/630/R · made by `cargo judge bundle cf630r --write` from b645b8c2a026cd03
//! Codeforces 630R — Game
//! <https://codeforces.com/problemset/problem/630/R> · 0.5 s? · 64 MiB · easy
//!
//! Rules: an n by n field of cells; a move paints a cell that has no painted cell above,
//! below, left or right of it and is not painted itself. Whoever cannot move loses. One case
//! `n`; print the winner, `1` for the first player or `2`.
//! Model: symmetry, a point in the centre of a field.
//! Why: mirror in the centre. A cell and its image are a row or a column apart by an even
//! number if n is odd, and by two odd ones if n is even, so that they are never neighbours,
//! and the image of a free cell is free. For an even n the second player always answers with
//! the image. For an odd n the first one paints the centre, which is its own, and then does.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64 }
    let in_bounds = (1..=1_000_000_000_000_000_000).contains(&n);
    assert!(in_bounds, "a field of {n}, not 1 to 10^18");
    println!("{}", if n % 2 == 1 { 1 } else { 2 });
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
