// Codeforces 1037G https://codeforces.com/problemset/problem/1037/G · made by `cargo judge bundle cf1037g --write` from 0bc35e4673eb1699
//! Codeforces 1037G — A Game on Strings
//! <https://codeforces.com/problemset/problem/1037/G> · 4 s · 256 MiB · hard
//!
//! Rules: a move takes a piece of a string and a letter of it, and erases that letter
//! throughout the piece, which falls apart there. Whoever cannot move loses. One case: the
//! string, m, then m lines `l r`; print for each who wins with the l-th to r-th letters
//! alone, `Alice` if she is the first player, or `Bob`.
//! Model: splitting game, a string that falls apart at a letter.
//! Why: the value is the mex over the letters of the nim sum of the pieces: those between
//! places of the letter, in prefix sums, the one before the first and the one behind the last.
//! So 26 values for each start and 26 for each end serve all parts of the string, and need
//! only those of earlier ends and of shorter parts themselves.
//! Cost: O(26² n + 26 m).

use proconio::{input, marker::Bytes};

/// By letter, where its next place begins and the last one ends, each with the value of the
/// part from here to there; and the nim sum of all parts between places of the letter before.
#[derive(Clone, Default)]
struct Place {
    next: [(u32, u8); 26],
    last: [(u32, u8); 26],
    between: u8,
}

fn value(places: &[Place], l: usize, r: usize) -> u8 {
    let values = (0..26).filter(|&c| places[r].last[c].0 as usize > l).map(|c| {
        let ((first, before), (last, behind)) = (places[l].next[c], places[r].last[c]);
        before ^ places[first as usize + 1].between ^ places[last as usize].between ^ behind
    });
    values.fold(0u32, |seen, value| seen | 1 << value).trailing_ones() as u8
}

fn main() {
    input! { string: Bytes, m: usize }
    let n = string.len();
    assert!(n.max(m) <= 100_000, "{n} letters and {m} lines, more than 100000");
    let (mut places, mut latest) = (vec![Place::default(); n + 1], (0..26).collect::<Vec<_>>());
    for (at, letter) in string.iter().enumerate() {
        assert!(letter.is_ascii_lowercase(), "{letter:?} is no small letter");
        let (c, end) = (usize::from(letter - b'a'), at + 1);
        let last = places[at].last[c].0 as usize;
        (last..end).for_each(|l| places[l].next[c] = (at as u32, value(&places, l, at)));
        places[end].between = places[last].between ^ places[last].next[c].1;
        places[end].last = places[at].last;
        places[end].last[c].0 = end as u32;
        latest.sort_by_key(|&d| n as u32 - places[end].last[d].0);
        for &d in &latest {
            places[end].last[d].1 = value(&places, places[end].last[d].0 as usize, end);
        }
    }
    let mut winners = String::new();
    for _ in 0..m {
        input! { l: usize, r: usize }
        assert!(1 <= l && l <= r && r <= n, "letters {l} to {r} of {n}");
        winners += if value(&places, l - 1, r) > 0 { "Alice\n" } else { "Bob\n" };
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

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};

        /// A word as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
