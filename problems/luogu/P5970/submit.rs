// Luogu P5970 https://www.luogu.com.cn/problem/P5970 · made by `cargo judge bundle luogu_p5970 --write` from f4564b995f5552b1
//! Luogu P5970 — Nim with a handicap (Nim z utrudnieniem)
//! <https://www.luogu.com.cn/problem/P5970> · 3 s? · 125 MiB? · medium
//!
//! Also: BZOJ 4347, POI 2016 "Nim z utrudnieniem"
//! Rules: before a game of Nim on n heaps, where A begins and whoever cannot move loses, B
//! discards heaps: their number is a multiple of d, 0 too, but not all of them. One case
//! `n d`, then n heaps; print in how many ways B can make sure to win, modulo 10⁹ + 7.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem B must leave the nim sum 0. Count the ways to discard by their
//! number modulo d and the nim sum of what is left of the heaps so far. If the heaps come
//! by size, these sums are below twice the heap, so that all tables together cost no more
//! than twice the stones. If d divides n, one way discards all and does not count.
//! Cost: O(d · stones) time, 4 d · 2²⁰ bytes.

use proconio::input;

const MODULUS: u32 = 1_000_000_007;
const MOST_STONES: usize = 10_000_000;

fn sum(a: u32, b: u32) -> u32 {
    let sum = a + b;
    if sum >= MODULUS {
        sum - MODULUS
    } else {
        sum
    }
}

fn main() {
    input! { n: usize, d: usize }
    assert!((1..=500_000).contains(&n), "{n} heaps, not 1 to 500000");
    assert!((1..=10).contains(&d), "discarding by {d}, not 1 to 10");
    input! { mut heaps: [usize; n] }
    let in_bounds = heaps.iter().all(|heap| (1..=1_000_000).contains(heap));
    assert!(in_bounds, "a heap outside 1..=1000000");
    let stones: usize = heaps.iter().sum();
    assert!(stones <= MOST_STONES, "{stones} stones, more than {MOST_STONES}");
    heaps.sort_unstable();
    // At `sum * d + r`: the ways with this nim sum left and r heaps discarded, modulo d.
    let mut ways = vec![1];
    ways.resize(d, 0);
    for heap in heaps {
        let sums = (heap + 1).next_power_of_two();
        ways.resize(ways.len().max(sums * d), 0);
        // Each two sums that differ by the heap change places where it is left.
        for low in (0..sums).filter(|&low| low < low ^ heap) {
            let (one, other) = (low * d, (low ^ heap) * d);
            let (mut last, mut other_last) = (ways[one + d - 1], ways[other + d - 1]);
            for r in 0..d {
                let (old, other_old) = (ways[one + r], ways[other + r]);
                ways[one + r] = sum(other_old, last);
                ways[other + r] = sum(old, other_last);
                (last, other_last) = (old, other_old);
            }
        }
    }
    let all = if n % d == 0 { MODULUS - 1 } else { 0 };
    println!("{}", sum(ways[0], all));
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
