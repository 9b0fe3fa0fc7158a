// Codeforces 786A https://codeforces.com/problemset/problem/786/A · made by `cargo judge bundle cf786a --write` from 10cefda2daba33a5
//! Codeforces 786A — Berzerk
//! <https://codeforces.com/problemset/problem/786/A> · 4 s · 256 MiB · medium
//!
//! Also: Codeforces 787C
//! Rules: n objects in a circle, the first a black hole; a monster stands at another. Each of
//! two players has a set of numbers, and his move brings the monster forward by one of
//! his. Who brings it to the black hole wins. One case `n`, then both sets with their sizes;
//! print for either player beginning, and for each start 2, …, n, his `Win`, `Lose` or `Loop`.
//! Model: game on a graph, with cycles.
//! Why: retrograde analysis. Who is to move with the monster in the hole has lost. Backwards
//! from decided positions: one with a move to a lost position is won, one whose moves all
//! lead to won positions is lost. In what is left nobody needs to let the other win.
//! Cost: O(n (k₁ + k₂)) time, O(n) memory.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=7000).contains(&n), "{n} objects, not 2 to 7000");
    let mut sets = vec![];
    for player in 1..=2 {
        input! { k: usize }
        assert!((1..n).contains(&k), "{k} numbers of player {player}, not 1 to {}", n - 1);
        input! { set: [usize; k] }
        let in_bounds = set.iter().all(|step| (1..n).contains(step));
        assert!(in_bounds, "a number of player {player} outside 1..={}", n - 1);
        sets.push(set);
    }
    // By who is to move and where the monster is.
    let mut wins = vec![vec![None; n]; 2];
    let mut undecided: Vec<_> = sets.iter().map(|set| vec![set.len(); n]).collect();
    let mut decided = vec![(0, 0), (1, 0)];
    wins.iter_mut().for_each(|wins| wins[0] = Some(false));
    while let Some((mover, to)) = decided.pop() {
        let before = 1 - mover;
        for step in &sets[before] {
            let from = if to < *step { to + n - step } else { to - step };
            undecided[before][from] -= usize::from(wins[mover][to] == Some(true));
            let is_won = wins[mover][to] == Some(false);
            if wins[before][from].is_none() && (is_won || undecided[before][from] == 0) {
                wins[before][from] = Some(is_won);
                decided.push((before, from));
            }
        }
    }
    let word = |wins: &Option<bool>| match wins {
        Some(true) => "Win",
        Some(false) => "Lose",
        None => "Loop",
    };
    for wins in wins {
        println!("{}", wins[1..].iter().map(word).collect::<Vec<_>>().join(" "));
    }
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
