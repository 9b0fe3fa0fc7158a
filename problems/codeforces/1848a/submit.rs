// Codeforces 1848A https://codeforces.com/problemset/problem/1848/A · made by `cargo judge bundle cf1848a --write` from 1193e1efe5e0f4d2
//! Codeforces 1848A — Vika and Her Friends
//! <https://codeforces.com/problemset/problem/1848/A> · 1 s · 256 MiB · easy
//!
//! Rules: a grid of n by m rooms with Vika in one of them and k friends. Each minute Vika goes
//! to a room beside hers, and then each friend, who sees it, to a room beside his. She is
//! caught when a friend is in her room. Cases `n m k`, Vika's room `x y` and the friends'
//! rooms, after their number; print `YES` if she can avoid that for ever, otherwise `NO`.
//! Model: parity, of the distance on a grid.
//! Why: colour the rooms as on a chessboard. Everybody changes colour every minute, so that a
//! friend whose colour is not Vika's never is in her room. One on her colour steps along the
//! longer difference of coordinates, and the distance shrinks unless she goes away. When he
//! steps it is odd: at 1 he has her, else the longer difference is 2 or more and does not
//! become 0. So once neither is 0 she must go on in the same two directions, into a corner.
//! Cost: O(k) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, k: usize }
        let in_bounds = [n, m, k].iter().all(|number| (1..=100).contains(number));
        assert!(in_bounds, "a number outside 1..=100 in {n} {m} {k}");
        input! { vika: (usize, usize), friends: [(usize, usize); k] }
        let is_room = |&(x, y): &(usize, usize)| (1..=n).contains(&x) && (1..=m).contains(&y);
        assert!(is_room(&vika) && friends.iter().all(is_room), "a room outside {n} by {m}");
        let escapes = |(x, y)| (x + y + vika.0 + vika.1) % 2 == 1;
        verdicts += if friends.into_iter().all(escapes) { "YES\n" } else { "NO\n" };
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
