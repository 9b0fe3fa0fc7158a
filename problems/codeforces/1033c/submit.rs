// Codeforces 1033C https://codeforces.com/problemset/problem/1033/C · made by `cargo judge bundle cf1033c --write` from 794ebbc353e9e501
//! Codeforces 1033C — Permutation Game
//! <https://codeforces.com/problemset/problem/1033/C> · 1 s · 256 MiB · easy
//!
//! Rules: a permutation a of 1 to n; a token moves from cell i to a cell j with a larger
//! number, aⱼ > aᵢ, whose distance is a multiple of aᵢ. Whoever cannot move loses. Print for
//! each start who wins, `A` for the first player and `B` for the second.
//! Model: game on a graph, one token.
//! Why: the number under the token grows, so the cells are decided from the largest number
//! down: a cell is won if a move leads to a lost one.
//! Cost: O(n log n): the number k is on one cell, which sees n / k others.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} cells, not 1 to 100000");
    input! { numbers: [usize; n] }
    let mut cell_of = vec![None; n + 1];
    for (cell, &number) in numbers.iter().enumerate() {
        let fits = (1..=n).contains(&number) && cell_of[number].is_none();
        assert!(fits, "the number {number} is outside 1..={n} or comes twice");
        cell_of[number] = Some(cell);
    }
    let mut wins = vec![false; n];
    for cell in cell_of.into_iter().rev().flatten() {
        let number = numbers[cell];
        let mut within_reach = (cell % number..n).step_by(number);
        wins[cell] = within_reach.any(|to| numbers[to] > number && !wins[to]);
    }
    let verdicts: String = wins.iter().map(|&win| if win { 'A' } else { 'B' }).collect();
    println!("{verdicts}");
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
