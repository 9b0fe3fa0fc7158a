// Codeforces 705B https://codeforces.com/problemset/problem/705/B · made by `cargo judge bundle cf705b --write` from dc0ce2e1640e7787
//! Codeforces 705B — Spider Man
//! <https://codeforces.com/problemset/problem/705/B> · 2 s · 256 MiB · easy
//!
//! Rules: some cycles of vertices; a move splits a cycle of x ≥ 2 vertices into two cycles of
//! p and x - p, 1 ≤ p < x, and whoever cannot move loses. One case `n`, then n cycles, which
//! are added one after the other; after each print the winner, 1 or 2.
//! Model: parity, every move makes one cycle more.
//! Why: the game ends when all cycles have one vertex, so a cycle of x takes x - 1 moves
//! however it is played.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} cycles, not 1 to 100000");
    input! { cycles: [u64; n] }
    let mut winners = String::new();
    let mut moves = 0;
    for cycle in cycles {
        assert!((1..=1_000_000_000).contains(&cycle), "a cycle of {cycle} vertices");
        moves += cycle - 1;
        winners += if moves % 2 == 1 { "1\n" } else { "2\n" };
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
