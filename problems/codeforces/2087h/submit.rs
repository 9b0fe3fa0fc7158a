// Codeforces 2087H https://codeforces.com/problemset/problem/2087/H · made by `cargo judge bundle cf2087h --write` from cbf8b4c546119667
//! Codeforces 2087H — Nim with Special Numbers
//! <https://codeforces.com/problemset/problem/2087/H> · 8 s · 512 MiB · hard
//!
//! Rules: Nim with a set S of numbers, empty at first; no move may bring a heap from above a
//! number of S to below it. After their number, lines: `1 s` puts s into S, or takes it out
//! if it is there; `2 k`, then k heaps, asks who wins: print `First` or `Second`.
//! Model: Nim, with numbers that a move cannot pass.
//! Why: put 0 into S. Let s be the next number of S below x, d = x - s, and G the value of s.
//! As s + 1, s + 2, … can all go down to s, their values are 0, 1, 2, … without G: x has d - 1
//! if d ≤ G, else d. If x is in S too and d' is the gap of s as d is that of x, G is d' or
//! d' - 1: so x has d - 1 if d < d', d if d > d', and the one of both that G is not if d = d'.
//! So values alternate in a run of equal gaps; the first gap and the one before decide it.
//! Cost: O(log q) a line and heap.

use proconio::input;
use std::collections::BTreeSet;

/// The largest number of the set that is less than x, or 0.
fn below(set: &BTreeSet<usize>, x: usize) -> usize {
    set.range(..x).next_back().copied().unwrap_or(0)
}

fn main() {
    input! { q: usize }
    let bounds = 1..=300_000;
    assert!(bounds.contains(&q), "{q} lines, not 1 to 300000");
    // S, and its numbers that begin a run.
    let (mut set, mut firsts, mut winners) = (BTreeSet::new(), BTreeSet::new(), String::new());
    for _ in 0..q {
        input! { kind: usize, number: usize }
        if kind == 1 {
            assert!(bounds.contains(&number), "a number {number}, not 1 to 300000");
            let _ = set.remove(&number) || set.insert(number);
            firsts.remove(&number);
            for &s in set.range(number..).take(3) {
                firsts.remove(&s);
                let before = below(&set, s);
                if s - before != before - below(&set, before) {
                    firsts.insert(s);
                }
            }
        } else {
            assert!(kind == 2 && (1..=3).contains(&number), "a line {kind} {number}");
            input! { heaps: [usize; number] }
            assert!(heaps.iter().all(|heap| bounds.contains(heap)), "a heap outside 1..=300000");
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(&set, &firsts, heap));
            winners += if sum != 0 { "First\n" } else { "Second\n" };
        }
    }
    print!("{winners}");
}

fn value(set: &BTreeSet<usize>, firsts: &BTreeSet<usize>, x: usize) -> usize {
    let (s, first) = (below(set, x), below(firsts, x));
    let before = below(set, first);
    let (gap, gap_before) = (first - before, before - below(set, before));
    let of_s = gap - (usize::from(gap < gap_before) + (s - first) / gap.max(1)) % 2;
    x - s - usize::from(x - s <= of_s)
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
