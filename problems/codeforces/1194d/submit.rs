// Codeforces 1194D https://codeforces.com/problemset/problem/1194/D · made by `cargo judge bundle cf1194d --write` from 2e0849b1bba3829e
//! Codeforces 1194D — 1-2-K Game
//! <https://codeforces.com/problemset/problem/1194/D> · 2 s · 256 MiB · easy
//!
//! Rules: a chip stands n cells from the left end of a strip; a move brings it 1, 2 or k
//! cells to the left, and whoever cannot move loses. Cases `n k` after their number; print
//! the winner of each, `Alice` if it is the first player and `Bob` if not.
//! Rule: {1, 2, k}, for example {1, 2, 9}
//! Model: subtraction game {1, 2, k}, one heap.
//! Why: by 1 and 2 alone the lost heaps are the multiples of 3, and a third move that is no
//! multiple of 3 changes nothing. If 3 divides k, let r = n mod (k + 1): lost are the r with
//! 3 | r and r < k. A move by k makes r + 1 of r, and one by 1 or 2 makes r - 1 or r - 2, or
//! k or k - 1 of r = 0; so no lost heap leads to another. From r = k the move by k leads to
//! r = 0, and from any other r, not divisible by 3, taking r mod 3 leads to a lost heap.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, k: u64 }
        assert!(n <= 1_000_000_000, "a strip of {n} cells, more than 1000000000");
        assert!((3..=1_000_000_000).contains(&k), "a move by {k}, not 3 to 1000000000");
        let period = if k % 3 > 0 { 3 } else { k + 1 };
        let rest = n % period;
        winners += if rest % 3 != 0 || rest == k { "Alice\n" } else { "Bob\n" };
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
