// Luogu P6639 https://www.luogu.com.cn/problem/P6639 · made by `cargo judge bundle luogu_p6639 --write` from 16a41c65ddc1b260
//! Luogu P6639 — Let (「JYLOI Round 1」让)
//! <https://www.luogu.com.cn/problem/P6639> · 1 s? · 125 MiB? · hard
//!
//! Rules: from a pile of i stones a move takes j, 1 ≤ j ≤ i, if i + j ≤ R; whoever cannot
//! move loses. T commands: `change R` sets R, and `query n` comes with n lines `l r`, each
//! for one pile of every size l to r. Print for each query whether the first player wins, 1
//! or 0, all on one line.
//! Model: subtraction game, up to a bound that falls as the pile grows.
//! Why: the piles are cut into blocks. One that begins with s goes on as long as s can be
//! reached, that is i - s ≤ R - i, up to ⌊(R + s) / 2⌋, and its values are i - s: those of
//! s, …, i - 1 are reached, and what is reached below s, from 2i - R on, lies in the block
//! before, s', with values from 2i - R - s' on, above i - s because i ≥ s and 2s > R + s'.
//! The first pile past the block cannot reach s, so it has no option of value 0 and begins
//! the next block. There are about log R, and nim sums over whole blocks are kept.
//! Cost: O(log R) a change, O(log log R) an interval.

use proconio::input;

fn main() {
    input! { commands: usize }
    assert!((1..=100_000).contains(&commands), "{commands} commands, not 1 to 100000");
    let (mut bound, mut blocks, mut verdicts) = (0, Vec::new(), String::new());
    for _ in 0..commands {
        input! { command: String, number: u64 }
        if command == "change" {
            assert!((2..=10u64.pow(15)).contains(&number), "a bound of {number}, not 2 to 10^15");
            bound = number;
            blocks = blocks_of(bound);
            continue;
        }
        assert!(command == "query", "{command:?} is neither change nor query");
        assert!(number <= 500_000, "{number} intervals, more than 500000");
        let mut nim_sum = 0;
        for _ in 0..number {
            input! { l: u64, r: u64 }
            assert!(l <= r && r < bound, "piles {l} to {r} with a bound of {bound}");
            for end in [l, r + 1] {
                let (start, before) = blocks[blocks.partition_point(|block| block.0 <= end) - 1];
                nim_sum ^= before ^ sum_below(end - start);
            }
        }
        verdicts.push(if nim_sum != 0 { '1' } else { '0' });
    }
    println!("{verdicts}");
}

/// The first piles of all blocks, and the nim sums of the values before.
fn blocks_of(bound: u64) -> Vec<(u64, u64)> {
    let next = |&(start, before): &(u64, u64)| {
        let end = (bound + start) / 2 + 1;
        Some((end, before ^ sum_below(end - start))).filter(|_| end < bound)
    };
    std::iter::successors(Some((0, 0)), next).collect()
}

/// The nim sum of all numbers below n.
fn sum_below(n: u64) -> u64 {
    [0, n.wrapping_sub(1), 1, n][(n % 4) as usize]
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
