// Codeforces 1434E https://codeforces.com/problemset/problem/1434/E · made by `cargo judge bundle cf1434e --write` from 3160c171ffe48bf5
//! Codeforces 1434E — A Convex Game
//! <https://codeforces.com/problemset/problem/1434/E> · 3 s · 512 MiB · hard
//!
//! Rules: n rising lists; a move picks a number of one, after all picked there before, and by
//! more above the last than that is above the one before. Whoever cannot move loses. One case
//! `n`, each list after its length; print `YES` if the first player wins, otherwise `NO`.
//! Model: game on a graph, a sum of lists, level by level of the Grundy values.
//! Why: let g(j, k) be the value with j and k picked last, the mex of all g(k, l) with v_l > 2
//! v_k - v_j. It grows with j: it is ≥ x from some j on, a(x, k). Let l(x, k) be the last l
//! with g(k, l) = x. Then a(x + 1, k) is the later of a(x, k) and the first j with v_j above 2
//! v_k - v_l, or k without l. From the right, k is l(x, j) for j from a(x, k) to a(x + 1, k)
//! without one. A first pick k has the first x without l, the list the first that none has.
//! Cost: O(m √v log m) for m numbers up to v: as differences rise, no value is over 1 + √(2 v).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=1000).contains(&n), "{n} lists, not 1 to 1000");
    let (mut sum, mut in_all) = (0, 0);
    for _ in 0..n {
        input! { m: usize }
        in_all += m;
        assert!(m > 0 && in_all <= 100_000, "{m} numbers, {in_all} in all");
        input! { list: [usize; m] }
        let is_rising = list.windows(2).all(|two| two[0] < two[1]);
        assert!(is_rising && list[m - 1] <= 100_000, "a list that does not rise up to 100000");
        sum ^= value(&list).unwrap_or(0);
    }
    println!("{}", if sum > 0 { "YES" } else { "NO" });
}

fn value(list: &[usize]) -> Option<usize> {
    // How many numbers there are up to each one below the last.
    let (m, mut up_to) = (list.len(), vec![0; list[list.len() - 1]]);
    for (at, two) in list.windows(2).enumerate() {
        up_to[two[0]..two[1]].fill(at + 1);
    }
    let (mut from, mut rest) = (vec![0; m], (0..m).rev().collect::<Vec<_>>());
    let mut last = vec![(0, 0); m]; // l(x, j), and where to look for another j
    (0..).find(|_| {
        let before = rest.len();
        last.fill((0, 0));
        rest.retain(|&k| {
            let end = match last[k].0 {
                0 => k,
                l => from[k].max(up_to[(2 * list[k]).saturating_sub(list[l])]),
            };
            let mut at = std::mem::replace(&mut from[k], end);
            while at < end {
                let after = last[at].1.max(at + 1);
                last[at] = (k.max(last[at].0), after.max(end));
                at = after;
            }
            last[k].0 > 0
        });
        rest.len() == before
    })
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
