// Codeforces 494E https://codeforces.com/problemset/problem/494/E · made by `cargo judge bundle cf494e --write` from 6dc73ebf16437af8
//! Codeforces 494E — Sharti
//! <https://codeforces.com/problemset/problem/494/E> · 5 s · 256 MiB · hard
//!
//! Rules: on an n × n board the cells of m rectangles `a b c d` are white; a move turns over a
//! square of side at most k whose lower right cell is white. Whoever cannot move loses. Input
//! `n m k`, rectangles; print the winner, `Hamed` if he is the first player and `Malek` if not.
//! Model: coin-turning game, in two dimensions.
//! Why: white cells are a sum. Let 2^T be the largest power of two up to k. Cell (i, j) is
//! worth 2^u, the largest power up to 2^T that divides i and j: of a square of side s ending
//! there let c(t) count cells with both coordinates divisible by 2^t. For s ≤ 2^u c(t) has
//! the parity of ⌈s / 2^t⌉, and the square but its corner is worth the Gray code of s - 1:
//! each number below 2^u once. For s > 2^u it is not 2^u: all c(t) would be even, so 2^(u+1)
//! divide s, then 2^(u+2) as c(u + 1) = (s / 2^(u+1))², and so on to 2^(T+1) > k. So the first
//! player wins if for some t ≤ T an odd number of white cells is divisible by 2^t. Up to x
//! stand ⌊x / 2^t⌋ multiples, odd by bit t of x, so one sweep of the rectangles counts all.
//! Cost: O(m log m) time, O(m) memory.

use proconio::input;

/// Covers or uncovers columns in a tree that knows for each stretch between lines how often it
/// is covered as a whole, and in bit t if oddly many of its covered columns 2^t divides.
fn change(tree: &mut [(i32, u64)], node: usize, lines: &[u64], event: (i32, u64, u64)) {
    let ((by, from, to), left, right) = (event, lines[0], lines[lines.len() - 1]);
    if from <= left && right <= to {
        tree[node].0 += by;
    } else if from < right && left < to {
        change(tree, 2 * node, &lines[..=lines.len() / 2], event);
        change(tree, 2 * node + 1, &lines[lines.len() / 2..], event);
    }
    tree[node].1 = match (tree[node].0, lines.len()) {
        (0, 2) => 0,
        (0, _) => tree[2 * node].1 ^ tree[2 * node + 1].1,
        _ => left ^ right,
    };
}

fn main() {
    input! { n: u64, m: usize, k: u64 }
    assert!(1 <= k && k <= n && n <= 1_000_000_000, "a board of {n} with squares up to {k}");
    assert!((1..=50_000).contains(&m), "{m} rectangles, not 1 to 50000");
    input! { rectangles: [(u64, u64, u64, u64); m] }
    let (mut lines, mut events) = (vec![], vec![]);
    for (a, b, c, d) in rectangles {
        let inside = 1 <= a && a <= c && c <= n && 1 <= b && b <= d && d <= n;
        assert!(inside, "a rectangle {a} {b} {c} {d} on a board of {n}");
        lines.extend([b - 1, d]);
        events.extend([(a - 1, (1, b - 1, d)), (c, (-1, b - 1, d))]);
    }
    lines.sort_unstable();
    lines.dedup();
    events.sort_unstable();
    let (mut tree, mut row, mut odd) = (vec![(0, 0); 4 * lines.len()], 0, 0);
    for (at, event) in events {
        odd ^= (row ^ at) & tree[1].1;
        row = at;
        change(&mut tree, 1, &lines, event);
    }
    println!("{}", if odd % (2 << k.ilog2()) != 0 { "Hamed" } else { "Malek" });
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
