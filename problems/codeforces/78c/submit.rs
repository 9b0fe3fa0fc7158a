// Codeforces 78C https://codeforces.com/problemset/problem/78/C · made by `cargo judge bundle cf78c --write` from a15ff8551db7dfac
//! Codeforces 78C — Beaver Game
//! <https://codeforces.com/problemset/problem/78/C> · 1 s · 256 MiB · easy
//!
//! Rules: n logs of length m; a move cuts one log into two or more equal parts of a whole
//! length, at least k, and whoever cannot move loses. Print the winner, `Timur` if it is
//! the first player and `Marsel` if not.
//! Model: splitting game, n equal logs.
//! Why: with n even the second player answers every cut by the same one on a twin log
//! (Tweedledum and Tweedledee). With n odd the first player only has to finish off one log
//! in one move: he cuts it into parts of d, the least divisor of m that is at least k. A
//! divisor of d would be one of m, so these parts can be cut no more. He cannot do so
//! exactly if that d is m itself or more, and then nobody can cut anything.
//! Cost: O(√m).

use proconio::input;

fn main() {
    input! { n: u64, m: u64, k: u64 }
    let in_bounds = [n, m, k].iter().all(|number| (1..=1_000_000_000).contains(number));
    assert!(in_bounds, "a number outside 1..=1000000000 in {n} {m} {k}");
    let small_divisors = (1..).take_while(|d| d * d <= m).filter(|d| m % d == 0);
    let mut divisors = small_divisors.flat_map(|d| [d, m / d]);
    let can_cut = divisors.any(|d| k <= d && d < m);
    println!("{}", if n % 2 == 1 && can_cut { "Timur" } else { "Marsel" });
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
