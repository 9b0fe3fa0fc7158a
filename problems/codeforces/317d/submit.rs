// Codeforces 317D https://codeforces.com/problemset/problem/317/D · made by `cargo judge bundle cf317d --write` from f61b452c1cb6c35f
//! Codeforces 317D — Game with Powers
//! <https://codeforces.com/problemset/problem/317/D> · 1 s · 256 MiB · hard
//!
//! Rules: the numbers 1 to n; a move chooses a number x that is not forbidden, and forbids it
//! and its powers x², x³, …. Whoever cannot move loses. Print the winner, `Vasya` if he is the
//! first player and `Petya` if not.
//! Model: taking game, a sum over the numbers that are no powers.
//! Why: the powers of a number b that is no power itself are a game of their own, on the
//! exponents 1, …, m: choosing one forbids its multiples. By the theorem of Sprague and Grundy
//! the sum of all decides. Its values for m up to 29 come from the definition, by a search of
//! the 700000 sets of exponents that can come up; the reference searches those that its inputs
//! need. Numbers over √n that are no powers, and 1, are worth 1 each.
//! Cost: O(√n) time, memory for √n marks.

use proconio::input;

/// The values of the exponents 1 to m.
const VALUES: [u8; 30] =
    [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12];

fn main() {
    input! { n: u64 }
    assert!((1..=1_000_000_000).contains(&n), "{n} numbers, not 1 to 1000000000");
    let roots = (1..).take_while(|root| root * root <= n).count();
    let mut is_power = vec![false; roots + 1];
    let (mut sum, mut alone) = (0, n);
    for base in 2..=roots {
        if is_power[base] {
            continue;
        }
        let powers = std::iter::successors(Some(base as u64), |power| Some(power * base as u64));
        let mut exponents = 0;
        for power in powers.take_while(|&power| power <= n) {
            exponents += 1;
            if power <= roots as u64 {
                is_power[power as usize] = true;
            }
        }
        sum ^= VALUES[exponents];
        alone -= exponents as u64;
    }
    sum ^= (alone % 2) as u8;
    println!("{}", if sum != 0 { "Vasya" } else { "Petya" });
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
