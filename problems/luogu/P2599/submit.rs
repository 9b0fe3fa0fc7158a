// Luogu P2599 https://www.luogu.com.cn/problem/P2599 · made by `cargo judge bundle luogu_p2599 --write` from 605d859eb4609d07
//! Luogu P2599 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P2599> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1413
//! Rules: n piles in a row; a move takes any positive number of stones from the first or the
//! last pile that is left, and whoever cannot move loses. T cases `n`, then n piles; print 1
//! if the first player wins, else 0.
//! Model: taking game, a row of piles from its ends.
//! Why: put piles y and x at the left and right end of a row A. If one of them is used up, A
//! with the other is lost only for y = l or x = r. So think of a table of all x and y that has
//! lost cells (0, l) and (r, 0), and elsewhere a cell is lost exactly if none in its row or
//! column before it is. Taking x = 1, 2, … in turn, its lost y is the least positive one that
//! is not used yet nor l, but 0 for x = r: this gives y = x below min(l, r) and past max(l,
//! r), else x + 1 if l < r, x - 1 if r < l. This y is the left pile that makes A x lost, and
//! with the ends exchanged, the right pile that makes y A lost.
//! Cost: O(n²) a case.

use proconio::input;

/// The pile opposite to `x` that makes the row lost, if `own` and `opposite` do so alone.
fn partner(x: u64, own: u64, opposite: u64) -> u64 {
    match x {
        _ if x == own => 0,
        _ if opposite <= x && x < own => x + 1,
        _ if own < x && x <= opposite => x - 1,
        _ => x,
    }
}

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} piles, not 1 to 1000");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000 in {piles:?}");
        // What makes the row of `len` piles from `i` on lost, at its left and at its right.
        let (mut left, mut right) = (piles.clone(), piles.clone());
        for len in 2..n {
            for i in 0..=n - len {
                let at_left = partner(piles[i + len - 1], right[i], left[i]);
                right[i] = partner(piles[i], left[i + 1], right[i + 1]);
                left[i] = at_left;
            }
        }
        let lost = n > 1 && left[1] == piles[0];
        answers += if lost { "0\n" } else { "1\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
