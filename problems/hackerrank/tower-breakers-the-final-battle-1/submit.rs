// HackerRank tower-breakers-the-final-battle-1 https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1 · made by `cargo judge bundle hackerrank_tower-breakers-the-final-battle-1 --write` from 8183a1de725720fe
//! HackerRank tower-breakers-the-final-battle-1 — Tower Breakers - The Final Battle
//! <https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1> · 10 s? · 512 MiB? · medium
//!
//! Rules: a tower of height N. Player 1 breaks it into at least two towers in a row; player
//! 2 picks the k-th of them, gets k² coins from player 1, and they go on with this tower
//! alone, until its height is 1. T lines `N`; print the coins that player 2 gets if he wants
//! many and player 1 wants to pay few.
//! Model: splitting game, one tower with a score.
//! Why: let f(c) be the greatest height for which player 1 need not pay more than c coins.
//! To stay within c the k-th part must not be higher than f(c - k²), and any parts up to
//! these bounds will do. So f(c) is the sum of f(c - 1), f(c - 4), f(c - 9), …, as long as
//! there are at least two of them, else 1. The answer is the first c with f(c) ≥ N.
//! Cost: O(log N) coins, O(log^1.5 N) time once.

use proconio::input;

const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let mut greatest = vec![1; 4];
    while greatest[greatest.len() - 1] < MOST {
        let coins = greatest.len();
        let parts = (1..).take_while(|k| k * k <= coins);
        let height = parts.map(|k| greatest[coins - k * k]).sum::<u64>();
        greatest.push(height);
    }
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!((2..=MOST).contains(&n), "a tower of height {n}, not 2 to {MOST}");
        let coins = greatest.partition_point(|&height| height < n);
        answers += &format!("{coins}\n");
    }
    print!("{answers}");
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
