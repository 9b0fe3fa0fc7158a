// HackerRank newyear-game https://www.hackerrank.com/challenges/newyear-game · made by `cargo judge bundle hackerrank_newyear-game --write` from a7cf882dd1a9fcc3
//! HackerRank newyear-game — New Year Game
//! <https://www.hackerrank.com/challenges/newyear-game> · 10 s? · 512 MiB? · medium
//!
//! Rules: Balsa and Koca take numbers in turn, Balsa first, until none is left. Koca wins if
//! the difference of their sums is divisible by 3. T cases `n`, then the numbers; print the
//! winner, `Balsa` or `Koca`.
//! Model: parity, of the numbers with remainder 1 and of those with 2.
//! Why: let D be Balsa's sum less Koca's mod 3. Balsa, to move, is lost if (A) both classes
//! are even and D = 0, or (B) one class is odd, D becomes 0 if he takes one of it, and the
//! multiples of 3 are even. For Koca answers by the same class. If she cannot, or he has
//! taken of B's odd class, A lies before her, and the multiples of 3 are even: she takes
//! one of them, which leaves A, or without any one of the others, which leaves B. In all
//! other cases he has a move after which she reaches neither: one of the class if just one
//! is odd, except that in B with odd multiples of 3 he takes such a one; if both are odd,
//! one that makes D = 0, or if it is 0 a multiple of 3 if these are odd, else any other; if
//! both are even, a multiple of 3 or without it any. The start has D = 0, so it is A or won.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=2000).contains(&n), "{n} numbers, not 1 to 2000");
        input! { numbers: [usize; n] }
        let mut counts = [0; 3];
        for number in numbers {
            assert!((1..=2000).contains(&number), "a number {number}, not 1 to 2000");
            counts[number % 3] += 1;
        }
        let both_even = counts[1] % 2 == 0 && counts[2] % 2 == 0;
        winners += if both_even { "Koca\n" } else { "Balsa\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
