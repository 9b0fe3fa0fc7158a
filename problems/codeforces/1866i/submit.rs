// Codeforces 1866I https://codeforces.com/problemset/problem/1866/I · made by `cargo judge bundle cf1866i --write` from 2af1a8533928a750
//! Codeforces 1866I — Imagination Castle
//! <https://codeforces.com/problemset/problem/1866/I> · 2 s · 512 MiB · medium
//!
//! Rules: a castle stands in row 1, column 1 of an N by M board with K special tiles; a move
//! brings it any number of tiles right or down. Whoever brings it to a special tile wins, and
//! whoever cannot move loses. One case `N M K`, then the row and column of each special tile;
//! print the winner, `Chaneka` if she is the first player, or `Bhinneka`.
//! Model: board game, a rook that goes right and down.
//! Why: a tile is lost if neither to its right nor below there is a special or a lost tile.
//! So in each row, from the last one up, at most one tile is lost, since all to its left are
//! won. Only columns without a special or lost tile below are open: the rightmost of their
//! tiles is the lost one, if the row's special tiles are all to its left, and else none is.
//! Cost: O(N + M + K).

use proconio::input;

fn main() {
    input! { n: usize, m: usize, k: usize }
    let in_bounds = (1..=200_000).contains(&n) && (1..=200_000).contains(&m);
    assert!(in_bounds, "a board of {n} by {m}, not 1 to 200000");
    assert!(k <= 200_000, "{k} special tiles, more than 200000");
    input! { tiles: [(usize, usize); k] }
    let in_bounds = tiles.iter().all(|(x, y)| (1..=n).contains(x) && (1..=m).contains(y));
    assert!(in_bounds, "a special tile outside {n} by {m}");
    let mut special = vec![vec![]; n + 1];
    for (x, y) in tiles.into_iter().filter(|&tile| tile != (1, 1)) {
        special[x].push(y);
    }
    let mut is_open = vec![true; m + 1];
    let (mut open, mut lost) = (m, 0);
    for columns in special[1..].iter().rev() {
        while !is_open[open] {
            open -= 1;
        }
        lost = if columns.iter().all(|&column| column < open) { open } else { 0 };
        is_open[lost] = lost == 0;
        columns.iter().for_each(|&column| is_open[column] = false);
    }
    println!("{}", if lost == 1 { "Bhinneka" } else { "Chaneka" });
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
