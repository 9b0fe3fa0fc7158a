// Codeforces 1091H https://codeforces.com/problemset/problem/1091/H · made by `cargo judge bundle cf1091h --write` from 03bc3d1cb52e53bd
//! Codeforces 1091H — New Year and the Tricolore Recreation
//! <https://codeforces.com/problemset/problem/1091/H> · 4 s · 256 MiB · hard
//!
//! Rules: n rows with a blue, a white and a red token from left to right. Alice moves a blue
//! token, or a blue and its white one, k cells to the right, Bob a red one, or a red and its
//! white one, k to the left, where k is a prime or the product of two, but not f; the tokens
//! of a row keep their order. Whoever cannot move loses. One case `n f`, then the cells
//! `b w r` of each row; print who wins if Alice begins, and on a second line if Bob does.
//! Model: subtraction game, primes and products of two, a sum of gaps.
//! Why: of either player one move narrows the gap of blue and white by k, and the other one
//! that of white and red. So the game is impartial, and the gaps' nim sum decides for both.
//! For v = 0, 1, 2, … the gaps of value v are, in rising order, those without a smaller value
//! that no move brings to one with v; which gaps are brought there is kept as bits.
//! Cost: O(G² / 64) for gaps up to G.

use proconio::input;

fn main() {
    input! { n: usize, f: usize }
    assert!((1..=100_000).contains(&n) && (2..=200_000).contains(&f), "{n} rows, f = {f}");
    input! { rows: [(i64, i64, i64); n] }
    let mut gaps = vec![];
    for (b, w, r) in rows {
        assert!(-100_000 <= b && b < w && w < r && r <= 100_000, "tokens {b} {w} {r}");
        gaps.extend([w - b - 1, r - w - 1].map(|gap| gap as usize));
    }
    let values = values(gaps.iter().copied().max().unwrap_or(0) + 1, f);
    let sum = gaps.into_iter().fold(0, |sum, gap| sum ^ values[gap]);
    println!("{}", if sum > 0 { "Alice\nBob" } else { "Bob\nAlice" });
}

fn values(len: usize, f: usize) -> Vec<u32> {
    let mut prime_factors = vec![0; len];
    for d in 2..len {
        if prime_factors[d] == 0 {
            (d..len).step_by(d).for_each(|k| prime_factors[k] = prime_factors[k / d] + 1);
        }
    }
    // The moves as bits, shifted by 0 to 63.
    let mut moves = vec![vec![0u64; len / 64 + 2]; 64];
    for k in (2..len).filter(|&k| k != f && prime_factors[k] <= 2) {
        (0..64).for_each(|shift| moves[shift][(k + shift) / 64] |= 1 << ((k + shift) % 64));
    }
    let (mut values, mut rest, mut value) = (vec![0; len], (0..len).collect::<Vec<_>>(), 0);
    while !rest.is_empty() {
        let mut reached = vec![0u64; len / 64 + 1];
        rest.retain(|&gap| {
            let is_reached = reached[gap / 64] >> (gap % 64) & 1 == 1;
            if !is_reached {
                values[gap] = value;
                let shifted = reached[gap / 64..].iter_mut().zip(&moves[gap % 64]);
                shifted.for_each(|(reached, moves)| *reached |= moves);
            }
            is_reached
        });
        value += 1;
    }
    values
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
