// Codeforces 2107B https://codeforces.com/problemset/problem/2107/B · made by `cargo judge bundle cf2107b --write` from 85d7cb95e522ffdd
//! Codeforces 2107B — Apples in Boxes
//! <https://codeforces.com/problemset/problem/2107/B> · 1 s · 256 MiB · easy
//!
//! Rules: n boxes of apples; a move takes one apple. A player loses who finds no apple, or
//! after whose move the fullest box has more than k apples above the emptiest. Cases `n k`
//! and the boxes, after their number; print the winner, `Tom` if he is the first, else `Jerry`.
//! Model: parity, one apple a move.
//! Why: an apple from a fullest box is the best first move: no other one leaves less between
//! the fullest and the emptiest. If even that leaves more than k, the first player
//! loses. Else every player after him may do the same: it widens the gap only if all boxes
//! are equal, from 0 to 1 ≤ k. So nobody needs to lose before all apples are taken.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut winners, mut boxes_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize, k: u64 }
        boxes_in_all += n;
        assert!(n > 0 && boxes_in_all <= 100_000, "{n} boxes, {boxes_in_all} in all");
        assert!((1..=1_000_000_000).contains(&k), "a limit of {k}, not 1 to 1000000000");
        input! { mut boxes: [u64; n] }
        let in_bounds = boxes.iter().all(|apples| (1..=1_000_000_000).contains(apples));
        assert!(in_bounds, "a box outside 1..=1000000000");
        boxes.sort_unstable();
        let apples: u64 = boxes.iter().sum();
        boxes[n - 1] -= 1;
        let gap = boxes[n - 1].max(boxes[n.max(2) - 2]) - boxes[0].min(boxes[n - 1]);
        winners += if gap <= k && apples % 2 == 1 { "Tom\n" } else { "Jerry\n" };
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
