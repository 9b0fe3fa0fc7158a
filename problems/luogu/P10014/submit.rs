// Luogu P10014 https://www.luogu.com.cn/problem/P10014 · made by `cargo judge bundle luogu_p10014 --write` from e656bf821addbe38
//! Luogu P10014 — Cocoon (茧)
//! <https://www.luogu.com.cn/problem/P10014> · 1 s? · 512 MiB? · hard
//!
//! Rules: rows of stones; of a row of x one may take y ≥ 1 if y^k ≤ x, and whoever cannot move
//! loses. Input `t k`, then t games: n, then a_1 … a_n, which stand for rows of 1, 2, …, a_1
//! stones, of 1, 2, …, a_2, and so on. Print `Lily` if the first player wins, else `Kaguya`.
//! Model: subtraction game, up to the k-th root of the row and a sum of rows.
//! Why: let v = ⌊x^(1/k)⌋. The last v + 1 values to x are 0, …, v in some order: where v has
//! just grown, x is worth v, else as much as x - v - 1, which has left its options. So from
//! v^k on values repeat each v + 1, for (v + 1)^k - v^k rows. Modulo v + 1 that is 1 for odd k,
//! and the order stays 0, …, v; for even k it is -1, and the last two go to the front before
//! v + 1 is added. Backwards this is v and a queue: its first, e, leaves, and v and e join. All
//! that joins is the line s(0) = 0, s(2v - 1) = v, s(2v) = s(v - 1), of which the queue at v is
//! s(v - 1), …, s(2v - 2). An even number of periods without its end sums up to s(v - 1).
//! Cost: O(log a) a number.

use proconio::input;

/// The nim sum of all numbers below `end`.
fn below(end: u64) -> u64 {
    [0, end.saturating_sub(1), 1, end][end as usize % 4]
}

/// The nim sum of the first `length` numbers of the line.
fn line(length: u64) -> u64 {
    let half = |&length: &u64| Some(length.checked_sub(1)? / 2);
    std::iter::successors(Some(length), half).fold(0, |sum, length| sum ^ below(length / 2 + 1))
}

/// The nim sum of the values of rows of 1, …, `most` > 0 stones.
fn rows(most: u64, k: u32) -> u64 {
    let fits = |root: u64| root.checked_pow(k).is_some_and(|power| power <= most);
    let v = (0..60).rev().fold(0, |v, bit| v + (u64::from(fits(v + (1 << bit))) << bit));
    let whole = below(v + 1) * ((most - v.pow(k) + 1) / (v + 1) % 2);
    let rest = (most - v.pow(k) + 1) % (v + 1);
    let (smaller, first) = match k % 2 {
        0 => (line(v - 1), line(2 * v - 1) ^ line(2 * v - rest.max(1))),
        // Odd u have an odd number of periods, unless k is 1, of the sum 1 or 0 each.
        _ => (below(v) ^ if k > 1 { (v + 2) / 4 % 2 } else { 0 }, below(rest.max(1) - 1)),
    };
    smaller ^ whole ^ if rest > 0 { v ^ first } else { 0 }
}

fn main() {
    input! { t: usize, k: u32 }
    assert!(t <= 100_000 && (1..=5).contains(&k), "{t} games with k = {k}");
    let mut verdicts = String::new();
    for _ in 0..t {
        input! { n: usize, most: [u64; n] }
        let sum = most.iter().fold(0, |sum, &most| {
            assert!(most < 1 << 60, "rows up to {most} stones, not below 2^60");
            sum ^ if most > 0 { rows(most, k) } else { 0 }
        });
        verdicts += if sum != 0 { "Lily\n" } else { "Kaguya\n" };
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
