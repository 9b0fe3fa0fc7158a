// Codeforces 1033G https://codeforces.com/problemset/problem/1033/G · made by `cargo judge bundle cf1033g --write` from b29259c8384ca7b5
//! Codeforces 1033G — Chip Game
//! <https://codeforces.com/problemset/problem/1033/G> · 5 s · 256 MiB · hard
//!
//! Rules: n piles of chips; Alice always takes exactly a chips from one pile, Bob exactly b.
//! Whoever cannot move loses. One case `n m`, then the piles; print for how many pairs a, b
//! from 1 to m Alice wins whoever begins, Bob does, the first player does, the second does.
//! Model: partisan subtraction game, remainders mod a + b.
//! Why: piles of v and of v + a + b are worth the same: in their difference each move can be
//! copied, but those that v is too small for, and they are answered in the same pile. Let
//! a ≤ b and x be the remainder. Its value is 0 if x < a; the integer ⌊x / a⌋ if x < b, moves
//! of Alice alone; else the switch {⌊x / a⌋ - 1 | 0}, which is the star {0 | 0} if x < 2a. One
//! integer that is not 0, or two switches {k | 0} with k > 0, make the sum positive, and so
//! does one such switch with an odd number of stars; with an even one its mover wins. Stars
//! alone are parity. So for each a + b and each number of piles below a, none of the others
//! being below b, an interval of a is for the first player, or for the second.
//! Cost: O(m n log n).

use proconio::input;

fn main() {
    input! { n: usize, m: u64 }
    assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
    assert!((1..=100_000).contains(&m), "numbers up to {m}, not 1 to 100000");
    input! { piles: [u64; n] }
    let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000_000_000_000).contains(pile));
    assert!(in_bounds, "a pile outside 1..=10^18");
    let (mut first, mut second) = (0, 0);
    for sum in 2..=2 * m {
        let mut rests: Vec<u64> = piles.iter().map(|pile| pile % sum).collect();
        rests.sort_unstable();
        for below in 0..=n {
            let odd = (n - below) % 2 == 1;
            let star = rests[..n - usize::from(odd)].last().map_or(1, |rest| rest / 2 + 1);
            let above = rests[..below].last().map_or(1, |rest| rest + 1);
            let up_to_rest = rests.get(below).map_or(1, |rest| sum - rest);
            let lowest = star.max(above).max(up_to_rest).max(sum.saturating_sub(m));
            // For a from there to sum / 2, a and b in both orders.
            *if odd { &mut first } else { &mut second } += (sum + 1).saturating_sub(2 * lowest);
        }
    }
    let always = (m * m - first - second) / 2;
    println!("{always} {always} {first} {second}");
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
