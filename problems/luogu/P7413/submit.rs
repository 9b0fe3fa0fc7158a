// Luogu P7413 https://www.luogu.com.cn/problem/P7413 · made by `cargo judge bundle luogu_p7413 --write` from 4e9e0cb499b3c3ad
//! Luogu P7413 — Stone Game (USACO21FEB Stone Game G)
//! <https://www.luogu.com.cn/problem/P7413> · 1 s? · 125 MiB? · medium
//!
//! Also: USACO 2021 February Gold "Stone Game"
//! Rules: N heaps of stones; a move takes from one heap a number of stones that is a multiple
//! of the last one taken, the first move any number, and whoever cannot move loses. One case
//! `N`, then the heaps; print how many first moves, a heap and a number, win.
//! Model: pairing strategy, heaps that are equal when divided.
//! Why: once s stones have been taken, a heap a matters by ⌊a / s⌋ alone. If each positive
//! quotient comes an even number of times, the mover loses: the opponent takes the same number
//! of stones from the twin. If not, he takes all of a heap with the largest quotient v that
//! comes an odd number of times: divided by v, all quotients are paired again. So a first
//! move of s stones, which lowers one quotient q by 1, wins exactly if q and q - 1 are the
//! only ones that come an odd number of times, 0 not being counted.
//! Cost: O(A log A), A being the largest heap.

use proconio::input;

const MOST: usize = 1_000_000;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} heaps, not 1 to 100000");
    input! { heaps: [usize; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=MOST).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to {MOST}");
    }
    let largest = heaps.iter().fold(0, |largest, &heap| heap.max(largest));
    let mut below = vec![0u64; largest + 2]; // heaps with less stones
    heaps.iter().for_each(|heap| below[heap + 1] += 1);
    (1..below.len()).for_each(|size| below[size] += below[size - 1]);
    let mut winning_moves = 0;
    for s in 1..=largest {
        let count = |q: usize| below[(q * s + s).min(largest + 1)] - below[q * s];
        let mut odd = (1..=largest / s).filter(|&q| count(q) % 2 == 1);
        winning_moves += match (odd.next(), odd.next(), odd.next()) {
            (Some(1), None, None) => count(1),
            (Some(lower), Some(upper), None) if upper == lower + 1 => count(upper),
            _ => 0,
        };
    }
    println!("{winning_moves}");
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
