// Luogu P2599 https://www.luogu.com.cn/problem/P2599 · made by `cargo judge bundle luogu_p2599 --write` from e72102c56975d78f
//! Luogu P2599 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P2599> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1413
//! Rules: n piles in a row; a move takes any positive number of stones from the first or the last
//! pile that is left, and whoever cannot move loses. T cases `n`, then n piles; print 1 if the
//! first player wins, else 0.
//! Model: taking game, a row of piles from its ends.
//! Why: exactly one size of a further pile at the left end makes a row lost, and one at the right
//! end. Let these be l(A) and r(A) for a row A; 0 means no pile, if A itself is lost. Those of
//! longer rows follow from those of shorter ones:
//!
//! 1. There is at most one such size, as the larger of two could be cut down to the smaller. There
//!    is one: if no size up to y makes a lost row, then y A is won, and by a move at its other end.
//!    That leaves one of finitely many rows after y, and each of them is lost for one y at most.
//! 2. For one pile both sizes are that of the pile, by two-pile Nim.
//! 3. Take a row A with a pile y before it and a pile x after it, and write l and r for l(A) and
//!    r(A). The row y A x is lost for x = 0, y = l and for y = 0, x = r. If both piles have stones,
//!    a move makes one of them smaller, so the row is lost exactly if it is lost neither with a
//!    smaller y nor with a smaller x. Hence for x = 1, 2, … in turn, the y that makes it lost is 0
//!    if x = r, and otherwise the least positive y, other than l, that no smaller x has.
//! 4. If l = r this gives y = x, except y = 0 for x = r. If l < r, then y = x for x < l; l is left
//!    out, so that y = x + 1 for l ≤ x < r; y = 0 for x = r; and y = x above. If r < l, then y = x
//!    for x < r; y = 0 for x = r; y = x - 1 for r < x ≤ l; and y = x above. (If one of l and r is
//!    0, then A is lost, and both are 0.)
//! 5. This y is l(A x). In the same way, with the ends exchanged, r(y A) follows.
//!
//! Cost: O(n²) a case.

use proconio::input;

/// The sizes of a pile at either end that make a row lost.
#[derive(Clone, Copy)]
struct Lost {
    at_left: u64,
    at_right: u64,
}

/// Returns the size of the pile opposite to `x` that makes the row lost, if a pile of `own` at
/// the end of `x` makes it lost on its own, and one of `opposite` at the other end does.
fn partner(x: u64, own: u64, opposite: u64) -> u64 {
    if x == own {
        0
    } else if opposite <= x && x < own {
        x + 1
    } else if own < x && x <= opposite {
        x - 1
    } else {
        x
    }
}

/// Returns whether the player to move wins on a row of piles.
fn first_wins(piles: &[u64]) -> bool {
    let n = piles.len();
    if n < 2 {
        return n == 1;
    }
    // Of the row of `len` piles from each place on.
    let mut lost: Vec<Lost> =
        piles.iter().map(|&pile| Lost { at_left: pile, at_right: pile }).collect();
    for len in 2..n {
        for first in 0..=n - len {
            let (without_last, without_first) = (lost[first], lost[first + 1]);
            let last_pile = piles[first + len - 1];
            lost[first] = Lost {
                at_left: partner(last_pile, without_last.at_right, without_last.at_left),
                at_right: partner(piles[first], without_first.at_left, without_first.at_right),
            };
        }
    }
    lost[1].at_left != piles[0]
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        answers += if first_wins(&piles) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
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
