// Codeforces 662A https://codeforces.com/problemset/problem/662/A · made by `cargo judge bundle cf662a --write` from 374437f7278dd126
//! Codeforces 662A — Gambling Nim
//! <https://codeforces.com/problemset/problem/662/A> · 2 s · 512 MiB · medium
//!
//! Rules: n cards, the i-th with a number on each side, fall on either side equally likely;
//! then Nim is played with the numbers that show as heaps. One case `n`, then n lines of two
//! numbers; print the probability that the first player wins as an irreducible fraction.
//! Rule: nim
//! Model: Nim, heaps drawn at random.
//! Why: by Bouton's theorem the first player loses if the nim sum is 0. It is that of all
//! front sides plus that of the differences a ⊕ b of the turned cards. These sums form a
//! vector space over the field of two elements, 2^r of them if the rank is r, and all come
//! up equally often. So he loses with probability 1 in 2^r if the fronts' sum is in the
//! space, never if not; and (2^r - 1) / 2^r is irreducible, one part being odd.
//! Cost: O(60 n).

use proconio::input;

/// What is left of a vector without the basis vectors whose top digits it has.
fn reduce(basis: &[u64], vector: u64) -> u64 {
    basis.iter().fold(vector, |left, &other| left.min(left ^ other))
}

fn main() {
    input! { n: usize }
    assert!((1..=500_000).contains(&n), "{n} cards, not 1 to 500000");
    input! { cards: [(u64, u64); n] }
    let (mut fronts, mut basis) = (0, vec![]);
    for (a, b) in cards {
        assert!(a.max(b) <= 10u64.pow(18), "a card {a} {b}, more than 10^18");
        fronts ^= a;
        let new = reduce(&basis, a ^ b);
        if new > 0 {
            basis.push(new);
            // Largest first, so that a reduced vector does not get a top digit back.
            basis.sort_unstable_by(|one, other| other.cmp(one));
        }
    }
    if reduce(&basis, fronts) > 0 {
        println!("1/1");
    } else {
        let draws = 1u64 << basis.len();
        println!("{}/{draws}", draws - 1);
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
