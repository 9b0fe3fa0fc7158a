// Codeforces 832A https://codeforces.com/problemset/problem/832/A · made by `cargo judge bundle cf832a --write` from 8aa5539ba9eab787
//! Codeforces 832A — Sasha and Sticks
//! <https://codeforces.com/problemset/problem/832/A> · 2 s · 256 MiB · easy
//!
//! Rules: two players in turn cross out exactly k of n sticks until fewer than k are left.
//! Print `YES` if the first player makes more moves than the second, `NO` if not.
//! Model: parity, nothing to choose.
//! Why: there are ⌊n / k⌋ moves, and the first player makes one more than the second
//! exactly if that number is odd.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    assert!((1..=10u64.pow(18)).contains(&n), "{n} sticks, not 1 to 10^18");
    assert!((1..=n).contains(&k), "{k} sticks a move, not 1 to {n}");
    println!("{}", if n / k % 2 == 1 { "YES" } else { "NO" });
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
