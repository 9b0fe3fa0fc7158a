// Codeforces 1396B https://codeforces.com/problemset/problem/1396/B · made by `cargo judge bundle cf1396b --write` from f9e90042bb851b70
//! Codeforces 1396B — Stoned Game
//! <https://codeforces.com/problemset/problem/1396/B> · 1 s · 256 MiB · easy
//!
//! Also: Codeforces 1397D
//! Rules: n piles of stones; a move takes one stone from a pile, but not from the pile of
//! the move just before. Whoever cannot move loses. Cases `n`, then the piles, after their
//! number; print the winner of each, `T` if it is the first player and `HL` if not.
//! Model: parity, one stone a move.
//! Why: with a pile larger than all others together, T takes from it every time and HL runs
//! out first. Call a position even if the sum S is even and no pile is over S / 2. The player
//! who has left one can do so again: if the other's stone leaves a pile of S / 2, take from
//! it; otherwise take from any other pile than his, all of which hold S / 2 ≥ 1 stones
//! together. So all stones are taken, and he takes the last. HL has an even position before
//! him to defend if S is even; if S is odd, T makes one by a stone of a largest pile.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        input! { piles: [u32; n] }
        let in_bounds = piles.iter().all(|pile| (1..=100).contains(pile));
        assert!(in_bounds, "a pile outside 1..=100 in {piles:?}");
        let sum: u32 = piles.iter().sum();
        let outweighs = piles.iter().any(|pile| 2 * pile > sum);
        winners += if outweighs || sum % 2 == 1 { "T\n" } else { "HL\n" };
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
