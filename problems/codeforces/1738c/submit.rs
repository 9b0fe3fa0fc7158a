// Codeforces 1738C https://codeforces.com/problemset/problem/1738/C · made by `cargo judge bundle cf1738c --write` from 7ae7e6ac23a817d2
//! Codeforces 1738C — Even Number Addicts
//! <https://codeforces.com/problemset/problem/1738/C> · 2 s · 512 MiB · easy
//!
//! Rules: n numbers, of which two players in turn take one until none is left. The first
//! player, Alice, wins if the sum of her numbers is even, Bob if it is odd. Cases `n`, then
//! the numbers, after their count; print the winner of each, `Alice` or `Bob`.
//! Model: taking game, a sum of one's own.
//! Why: only parities matter, so a position is the count of odd numbers left, the count of
//! even ones, the parity that Alice has yet to collect, and who is to move. The two
//! counts add up to one less after each move, so a table is filled from the empty position.
//! Cost: O(100²) for the table, O(n) a case.

use proconio::input;

/// Whether Alice wins, to move and not to move, with remainder 0 and 1 still to collect.
type Wins = [[bool; 2]; 2];

const MOST: usize = 100;

fn main() {
    let mut table: Vec<Vec<Wins>> = vec![vec![[[true, false]; 2]; MOST + 1]; MOST + 1];
    for odd in 0..=MOST {
        for even in (0..=MOST).filter(|even| odd + even > 0) {
            for wanted in 0..2 {
                let after_odd = odd.checked_sub(1).map(|odd| table[odd][even]);
                let after_even = even.checked_sub(1).map(|even| table[odd][even]);
                let hers = [
                    after_odd.map(|wins| wins[1][1 - wanted]),
                    after_even.map(|wins| wins[1][wanted]),
                ];
                let his =
                    [after_odd.map(|wins| wins[0][wanted]), after_even.map(|wins| wins[0][wanted])];
                table[odd][even][0][wanted] = hers.iter().flatten().any(|&win| win);
                table[odd][even][1][wanted] = his.iter().flatten().all(|&win| win);
            }
        }
    }
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=MOST).contains(&n), "{n} numbers, not 1 to {MOST}");
        input! { numbers: [i64; n] }
        let in_bounds = numbers.iter().all(|number| number.abs() <= 1_000_000_000);
        assert!(in_bounds, "a number outside -1000000000..=1000000000 in {numbers:?}");
        let odd = numbers.iter().filter(|&number| number % 2 != 0).count();
        winners += if table[odd][n - odd][0][0] { "Alice\n" } else { "Bob\n" };
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
