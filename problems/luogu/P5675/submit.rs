// Luogu P5675 https://www.luogu.com.cn/problem/P5675 · made by `cargo judge bundle luogu_p5675 --write` from 33229b07956be18a
//! Luogu P5675 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P5675> · 1 s? · 125 MiB? · medium
//!
//! Rules: of n heaps some are chosen, at least one, and one of these for Alice's first move,
//! which must take a positive number of stones from it; then the game goes on as Nim, and
//! whoever takes the last stone wins. One case `n`, then n heaps; print in how many ways
//! to choose both Alice cannot win, modulo 10⁹ + 7.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem Alice must make her heap a the nim sum s of the other chosen
//! ones, which works exactly if s < a. So count for each heap the choices of others with
//! s ≥ a, by their nim sums, adding one heap after another.
//! Cost: O(256 n²).

use proconio::input;

const MODULUS: u32 = 1_000_000_007;
const NIM_SUMS: usize = 256;

fn main() {
    input! { n: usize }
    assert!((1..=200).contains(&n), "{n} heaps, not 1 to 200");
    input! { heaps: [usize; n] }
    assert!(heaps.iter().all(|&heap| heap <= 200), "a heap larger than 200 in {heaps:?}");
    let mut lost = 0;
    for first in 0..n {
        let mut ways = [0; NIM_SUMS];
        ways[0] = 1;
        for heap in (0..n).filter(|&other| other != first).map(|other| heaps[other]) {
            let before = ways;
            for (nim_sum, ways) in ways.iter_mut().enumerate() {
                *ways = (*ways + before[nim_sum ^ heap]) % MODULUS;
            }
        }
        lost = ways[heaps[first]..].iter().fold(lost, |lost, ways| (lost + ways) % MODULUS);
    }
    println!("{lost}");
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
