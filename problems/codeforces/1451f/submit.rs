// Codeforces 1451F https://codeforces.com/problemset/problem/1451/F · made by `cargo judge bundle cf1451f --write` from 98900fbede79226c
//! Codeforces 1451F — Nullify The Matrix
//! <https://codeforces.com/problemset/problem/1451/F> · 2 s · 256 MiB · hard
//!
//! Rules: a matrix of numbers that are not negative; a move picks a cell that is not 0 and one
//! that is not above it nor left of it, lowers the first and sets the other cells of some
//! shortest path between them to any numbers. Whoever finds zeros only loses. Cases `n m`,
//! then the rows, after their number; print the winner of each, `Ashish` if he is the first
//! player and `Jeel` if not.
//! Rule: nim
//! Model: Nim, a heap for each cell and a sum for each antidiagonal.
//! Why: a position is lost if the numbers of each antidiagonal have nim sum 0. A path has one
//! cell on each antidiagonal that it meets, so from there the first cell's one gets another
//! sum. With some sum not 0, take the first such antidiagonal: by Bouton's theorem one of
//! its cells can be lowered to make it 0, and the path onwards to the last antidiagonal has a
//! cell on each later one, which is set to what makes that sum 0. Play ends, because a move
//! lowers the matrix when antidiagonals are read as words, the earliest first.
//! Cost: O(n m).

use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        let in_bounds = (1..=100).contains(&n) && (1..=100).contains(&m);
        assert!(in_bounds, "a matrix of {n} {m}, not 1 to 100 each way");
        input! { matrix: [[u64; m]; n] }
        let mut sums = vec![0; n + m - 1];
        for (row, numbers) in matrix.iter().enumerate() {
            for (column, &number) in numbers.iter().enumerate() {
                assert!(number <= 1_000_000, "the number {number}, more than 1000000");
                sums[row + column] = nim_sum([sums[row + column], number]);
            }
        }
        let wins = sums.iter().any(|&sum| sum != 0);
        winners += if wins { "Ashish\n" } else { "Jeel\n" };
    }
    print!("{winners}");
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

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
