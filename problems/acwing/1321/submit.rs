// AcWing 1321 https://www.acwing.com/problem/content/1323/ · made by `cargo judge bundle acwing1321 --write` from 905445d0b005b301
//! AcWing 1321 — Taking or merging stones (取石子)
//! <https://www.acwing.com/problem/content/1323/> · 1 s? · 64 MiB? · hard
//!
//! Also: BZOJ 3895, LOJ 10245
//! Rules: heaps of stones; a move takes one stone from a heap or puts two heaps together,
//! and whoever cannot move loses. T cases `N`, then N heaps; print `YES` if the first player
//! wins, else `NO`.
//! Model: parity, of the moves left with ones counted apart.
//! Why: let a heaps be single stones, and let b be the moves the others last if they are
//! first put together: their stones plus their number less one. Claim: with b > 2, lost are
//! a and b both even; with b ≤ 2, lost is a ≡ 0 (mod 3). Moves lead to (a, b - 1), (a - 1,
//! b), (a - 1, b + 1), (a - 2, b + 3) and, if a 2 beside another large heap becomes single,
//! (a + 1, b - 3). For b > 2: if both are even, b is 4 or more, and with two large heaps, 5
//! at least, it is 6 or more; so each move leaves b > 2 still and one of both odd. Else, if
//! a is odd, take a single stone away or merge it, so that both become even; if b alone is
//! odd, go to b - 1, but from b = 3 merge two singles, or without any go to (0, 2). From
//! b ≤ 2, a 2 or nothing, the moves to b = 3 and 5 go to won positions; the others are (a, 2)
//! to (a - 1, 2), (a + 1, 0) and (a, 0) to (a - 1, 0), (a - 2, 2): none joins two multiples of
//! 3, and, unless a is a multiple, one leads to a multiple.
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100", cases = cases);
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=50).contains(&n), "{n} heaps, not 1 to 50", n = n);
        input! { heaps: [u64; n] }
        let in_bounds = heaps.iter().all(|heap| (1..=1000).contains(heap));
        assert!(in_bounds, "a heap outside 1..=1000 in {heaps:?}", heaps = heaps);
        let singles = heaps.iter().filter(|&&heap| heap == 1).count();
        let large = heaps.iter().filter(|&&heap| heap > 1);
        let moves = large.map(|heap| heap + 1).sum::<u64>().saturating_sub(1);
        let first = if moves > 2 { singles % 2 == 1 || moves % 2 == 1 } else { singles % 3 > 0 };
        verdicts += if first { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}", verdicts = verdicts);
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
