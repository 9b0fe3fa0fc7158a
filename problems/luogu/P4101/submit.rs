// Luogu P4101 https://www.luogu.com.cn/problem/P4101 · made by `cargo judge bundle luogu_p4101 --write` from a0bee8d8973f771f
//! Luogu P4101 — Everyone praises the south (人人尽说江南好)
//! <https://www.luogu.com.cn/problem/P4101> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3609
//! Rules: n piles of one stone each; a move puts two piles together if the new one has at
//! most m stones, and whoever cannot move loses. T cases `n m`; print 0 if the first player
//! wins, 1 if the second does.
//! Model: parity, of the moves that lead to the fewest piles.
//! Why: let k = ⌈n / m⌉, and let W be the player who makes the last of n - k moves. W keeps to
//! this form: piles of m, one pile of x, single stones (if W begins, by making a pair).
//! The answer to x + 1 is x + 2, or a new pair if x + 1 = m; to a new pair it is to add it
//! to x, or if x = m - 1 to complete x with a single stone, or if x = m to add one to the
//! pair. Where W has no such answer, no move is left at all and, case by case, there are k
//! piles. But then n - k moves have been made, the last by W, and it is not W's turn: so W
//! always has an answer, and the first player wins exactly if n - k is odd.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        let in_bounds = [n, m].iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "{n} piles and at most {m} stones, not both 1 to 1000000000");
        let fewest_piles = n.div_ceil(m);
        answers += if (n - fewest_piles) % 2 == 1 { "0\n" } else { "1\n" };
    }
    print!("{answers}");
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
