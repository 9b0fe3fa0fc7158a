// Codeforces 1190B https://codeforces.com/problemset/problem/1190/B · made by `cargo judge bundle cf1190b --write` from b46c096ada0f9fb7
//! Codeforces 1190B — Tokitsukaze, CSL and Stone Game
//! <https://codeforces.com/problemset/problem/1190/B> · 1 s · 256 MiB · medium
//!
//! Also: Codeforces 1191D
//! Rules: n piles, some perhaps empty; a move takes one stone from a pile. A player loses
//! whose turn comes with all piles empty, or whose move leaves two equal piles. Print the
//! winner, `sjfnb` if it is the first player and `cslnb` if not.
//! Model: parity, the game ends with known piles.
//! Why: sort the piles. After a move that does not lose they differ, and as long as they are
//! not 0, 1, …, n - 1 some pile is above its place and all before it are at theirs: taking
//! from it is safe. So play ends at 0, 1, …, n - 1, and the parity of the stones above that
//! decides; unless the first move is already lost. It is, if two pairs are equal, or three
//! piles, or a pair of 0, or a pair whose lower neighbour is there too.
//! Cost: O(n log n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} piles, not 1 to 100000");
    input! { mut piles: [u64; n] }
    piles.sort_unstable();
    assert!(piles[n - 1] <= 1_000_000_000, "a pile of {}, more than 1000000000", piles[n - 1]);
    let pairs: Vec<u64> =
        piles.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
    let can_move = match pairs[..] {
        [] => true,
        [pile] => pile > 0 && piles.binary_search(&(pile - 1)).is_err(),
        _ => false,
    };
    let stones: u64 = piles.iter().sum();
    let in_the_end = (n * (n - 1) / 2) as u64;
    let first = can_move && stones % 2 != in_the_end % 2;
    println!("{}", if first { "sjfnb" } else { "cslnb" });
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
