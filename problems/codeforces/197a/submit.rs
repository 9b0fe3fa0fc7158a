// Codeforces 197A https://codeforces.com/problemset/problem/197/A · made by `cargo judge bundle cf197a --write` from ad5366870f680416
//! Codeforces 197A — Plate Game
//! <https://codeforces.com/problemset/problem/197/A> · 2 s · 256 MiB · easy
//!
//! Rules: a table of a by b and any number of round plates of radius r; a move lays a plate on
//! the table, wholly on it and over no other plate; edges may touch. Whoever cannot move
//! loses. One case `a b r`; print `First` or `Second`, the winner.
//! Model: symmetry, a plate in the centre.
//! Why: if a plate fits at all it fits in the centre. The first player lays it there, and then
//! answers every plate by its mirror image in the centre: that place is as free as the
//! plate's was, and the two do not overlap, because they are apart from the plate in between.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { a: u32, b: u32, r: u32 }
    let in_bounds = [a, b, r].iter().all(|length| (1..=100).contains(length));
    assert!(in_bounds, "a length outside 1..=100 in {a} {b} {r}");
    println!("{}", if 2 * r <= a.min(b) { "First" } else { "Second" });
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
