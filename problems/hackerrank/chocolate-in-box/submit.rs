// HackerRank chocolate-in-box https://www.hackerrank.com/challenges/chocolate-in-box · made by `cargo judge bundle hackerrank_chocolate-in-box --write` from 3b4556371820f54f
//! HackerRank chocolate-in-box — Chocolate in Box
//! <https://www.hackerrank.com/challenges/chocolate-in-box> · 10 s? · 512 MiB? · easy
//!
//! Rules: boxes of chocolates; a move takes any positive number from one box, and whoever
//! takes the last one wins. One case `N`, then N boxes; print how many first moves win, 0 if
//! the first player loses.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, so box h
//! must become h ⊕ s; that is one move if it is less than h, and none otherwise.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=1_000_000).contains(&n), "{n} boxes, not 1 to 1000000");
    input! { boxes: [u64; n] }
    if let Some(count) = boxes.iter().find(|&count| !(1..=1_000_000_000).contains(count)) {
        panic!("a box of {count} chocolates, not 1 to 1000000000");
    }
    println!("{}", nim::winning_moves(&boxes).count());
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// A move of Nim.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Move {
            /// Which heap, counted from 0.
            pub heap: usize,
            /// How many stones the heap has afterwards.
            pub leave: u64,
        }

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Every move to a P-position, in heap order; none from a P-position.
        ///
        /// There is at most one a heap, and their number is odd or 0. Cost: O(n) for all.
        ///
        /// ```
        /// # use grundy::nim::winning_moves;
        /// // 7 = 0111, 11 = 1011, 13 = 1101, sum 0001: each heap can lose its last one.
        /// let leaves: Vec<u64> = winning_moves(&[7, 11, 13]).map(|m| m.leave).collect();
        /// assert_eq!(leaves, [6, 10, 12]);
        /// ```
        pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
            let sum = nim_sum(heaps);
            heaps.iter().enumerate().filter_map(move |(heap, &stones)| {
                let leave = stones ^ sum;
                Some(Move { heap, leave }).filter(|_| leave < stones)
            })
        }
    }
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
