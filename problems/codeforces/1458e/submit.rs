// Codeforces 1458E https://codeforces.com/problemset/problem/1458/E · made by `cargo judge bundle cf1458e --write` from 4d10cd2b1b6b1f0b
//! Codeforces 1458E — Nim Shortcuts
//! <https://codeforces.com/problemset/problem/1458/E> · 2 s · 512 MiB · hard
//!
//! Rules: Nim with two heaps, but n ordered pairs of sizes are lost for the player who is to
//! move; whoever cannot move loses too. One case `n m`, the pairs, then m positions; print
//! for each `WIN` or `LOSE`, the outcome for the player who is to move.
//! Model: Nim, two heaps with shortcuts, the lost positions on a walk.
//! Why: walk from (0, 0) so that at (x, y) each column left of x has a lost position below
//! row y, and each row below y has one left of column x. If column x has a pair below y, go
//! to x + 1; if row y has a pair left of x, go to y + 1. If neither, (x, y) is lost, for its
//! options are all won, by moves down or left: go to (x + 1, y + 1). Lost positions off the
//! walk are pairs. It is straight where no pairs are, so that only its runs are kept.
//! Cost: O((n + m) log n).

use proconio::input;

const FAR: u64 = 1 << 40;

fn main() {
    input! { n: usize, m: usize }
    assert!(n.min(m) > 0 && n.max(m) <= 100_000, "{n} pairs, {m} positions, not 1 to 100000");
    input! { mut pairs: [(u64, u64); n], positions: [(u64, u64); m] }
    let in_bounds = pairs.iter().chain(&positions).all(|(a, b)| *a.max(b) <= 1_000_000_000);
    assert!(in_bounds, "a heap of more than 1000000000");
    pairs.sort_unstable();
    let rows: Vec<_> = pairs.iter().map(|&(x, y)| (y, x)).collect();
    // Each column with its lowest pair, each row with its leftmost one, the next one last.
    let [mut columns, mut rows] = [pairs.clone(), rows].map(|mut lines| {
        lines.push((FAR, FAR));
        lines.sort_unstable();
        lines.dedup_by_key(|(line, _)| *line);
        lines.reverse();
        lines
    });
    // Runs of lost positions: the first one and how many there are.
    let (mut runs, mut x, mut y) = (vec![], 0, 0);
    while let (Some(column), Some(row)) = (columns.last(), rows.last()) {
        let straight = (column.0 - x).min(row.0 - y);
        let (right, up) = (column.0 == x && column.1 < y, row.0 == y && row.1 < x);
        let lost = if right || up { 0 } else { straight.max(1) };
        runs.push((x, y, lost));
        x += lost + u64::from(right);
        y += lost + u64::from(up);
        if column.0 < x {
            columns.pop();
        }
        if row.0 < y {
            rows.pop();
        }
    }
    let mut verdicts = String::new();
    for (a, b) in positions {
        let (x, y, lost) = runs[runs.partition_point(|run| run.0 <= a) - 1];
        let on_walk = a - x < lost && x + b == y + a;
        let is_lost = on_walk || pairs.binary_search(&(a, b)).is_ok();
        verdicts += if is_lost { "LOSE\n" } else { "WIN\n" };
    }
    print!("{verdicts}");
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
