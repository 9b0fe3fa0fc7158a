// HackerRank half https://www.hackerrank.com/challenges/half · made by `cargo judge bundle hackerrank_half --write` from d41ab81dadeb287f
//! HackerRank half — A stones game
//! <https://www.hackerrank.com/challenges/half> · 10 s? · 512 MiB? · medium
//!
//! Rules: N piles of 1, 2, …, N stones; a move destroys at least half of the stones of one
//! pile, and whoever destroys the last stone wins. T cases `N`; print the least number of
//! stones that a winning first move destroys, or 0 if there is none.
//! Model: subtraction game, by halves, one pile of each size.
//! Why: a pile has as value the number of its binary digits: a move reaches exactly the
//! numbers with fewer digits, or some of each. Only the piles of 1 and those of the largest
//! number of digits L can be odd in number, the latter if N is even; so the nim sum s is 1
//! or 1 ⊕ L. A winning move takes a pile with d digits to one with d ⊕ s < d: from the least
//! such pile, 2^(d - 1), down to its half or, if lower, to the largest number of d ⊕ s digits.
//! Cost: O(log N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1_000_000).contains(&cases), "{cases} cases, not 1 to 1000000");
    let mut least = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!((1..=1_000_000_000).contains(&n), "{n} piles, not 1 to 1000000000");
        let most_digits = u64::BITS - n.leading_zeros();
        let nim_sum = if n % 2 == 1 { 1 } else { 1 ^ most_digits };
        let from = (1..=most_digits).filter(|digits| digits ^ nim_sum < *digits);
        let destroyed = from.map(|digits| {
            let pile = 1u64 << (digits - 1);
            let largest = (1 << (digits ^ nim_sum)) - 1;
            pile - largest.min(pile / 2)
        });
        least += &format!("{}\n", destroyed.min().unwrap_or(0));
    }
    print!("{least}");
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
