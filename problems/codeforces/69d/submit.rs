// Codeforces 69D https://codeforces.com/problemset/problem/69/D · made by `cargo judge bundle cf69d --write` from fc9702a0c55f0b9d
//! Codeforces 69D — Dot
//! <https://codeforces.com/problemset/problem/69/D> · 3 s · 256 MiB · medium
//!
//! Rules: a dot stands at (x, y); a move adds one of n given vectors to it or, once a game
//! for each player, reflects it in the line y = x. A player after whose move the dot is
//! farther than d from the origin loses. One case `x y n d`, then the vectors; print the
//! winner, `Anton` if it is the first player and `Dasha` if not.
//! Model: board game, a dot that goes right and up within a circle.
//! Why: reflections change nothing, since one of them is answered by the other: the distance
//! stays, so it is allowed, and the dot is where it was. By the vectors alone a point is won
//! if one of them leads within the circle to a lost point, and the points of the board are
//! decided from the upper right one backwards.
//! Cost: O(n · 401²) time, O(401²) memory.

use proconio::input;

const REACH: i64 = 200;

fn main() {
    input! { x: i64, y: i64, n: usize, d: i64 }
    assert!(x.abs() <= REACH && y.abs() <= REACH, "a dot at {x} {y}, outside -200..=200");
    assert!((1..=20).contains(&n), "{n} vectors, not 1 to 20");
    assert!((1..=REACH).contains(&d), "a distance of {d}, not 1 to 200");
    assert!(x * x + y * y < d * d, "a dot at {x} {y}, not within {d} of the origin");
    input! { vectors: [(i64, i64); n] }
    for &(a, b) in &vectors {
        let in_bounds = (0..=REACH).contains(&a) && (0..=REACH).contains(&b);
        assert!(in_bounds && a + b > 0, "a vector {a} {b}, zero or outside 0..=200");
    }
    let side = 2 * REACH + 1;
    let place = |x: i64, y: i64| ((x + REACH) * side + y + REACH) as usize;
    let mut won = vec![false; (side * side) as usize];
    let is_won = |won: &[bool], x: i64, y: i64| {
        let mut ends = vectors.iter().map(|(a, b)| (x + a, y + b));
        ends.any(|(x, y)| x * x + y * y <= d * d && !won[place(x, y)])
    };
    for x in (-REACH..=REACH).rev() {
        for y in (-REACH..=REACH).rev() {
            won[place(x, y)] = is_won(&won, x, y);
        }
    }
    println!("{}", if won[place(x, y)] { "Anton" } else { "Dasha" });
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
