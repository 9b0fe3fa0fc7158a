// CSES 1729 https://cses.fi/problemset/task/1729 · made by `cargo judge bundle cses1729 --write` from 2763c6e37ab2a1f5
//! CSES 1729 — Stick Game
//! <https://cses.fi/problemset/task/1729> · 1 s · 512 MiB · easy
//!
//! Rules: one heap of sticks; a move removes a number of them that is in the set P, which
//! contains 1, and whoever takes the last stick wins. One case `n k`, then the k numbers of
//! P; print one line that has for each heap from 1 to n a `W` if the first player wins,
//! else an `L`.
//! Rule: any set, for example {1, 4, 5}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly if some move leaves a lost one. So, going up from the lost
//! heap 0, each heap that no lost one has marked is lost, and marks the heaps h + p as won.
//! Heap h + 1 among them, at most every second heap is lost.
//! Cost: O(n · k), with at most n / 2 · k marks.

use proconio::input;

fn main() {
    input! { n: usize, k: usize }
    assert!((1..=1_000_000).contains(&n), "a heap of {n} sticks, not 1 to 1000000");
    assert!((1..=100).contains(&k), "a set of {k} numbers, not 1 to 100");
    input! { set: [usize; k] }
    assert!(set.iter().all(|p| (1..=n).contains(p)), "a number outside 1..={n} in {set:?}");
    assert!(set.contains(&1), "no 1 in {set:?}");
    let mut verdicts = vec![b'L'; n + 1];
    for heap in 0..n {
        if verdicts[heap] == b'L' {
            for &take in &set {
                if let Some(verdict) = verdicts.get_mut(heap + take) {
                    *verdict = b'W';
                }
            }
        }
    }
    let verdicts: String = verdicts[1..].iter().map(|&verdict| char::from(verdict)).collect();
    println!("{verdicts}");
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
