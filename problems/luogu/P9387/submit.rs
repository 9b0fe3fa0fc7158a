// Luogu P9387 https://www.luogu.com.cn/problem/P9387 · made by `cargo judge bundle luogu_p9387 --write` from 8b3ebf1efc95de82
//! Luogu P9387 — Chocolate (巧克力)
//! <https://www.luogu.com.cn/problem/P9387> · 2 s? · 256 MiB? · hard
//!
//! Also: THUPC 2023 finals "Chocolate" (巧克力)
//! Rules: bars of 1, 2, …, N pieces and one of M; a move eats some consecutive pieces, at least
//! one, of one bar, and what is left of it on both sides are bars again; whoever cannot move
//! loses. T cases `N M`; print how many first moves win, modulo 10⁹ + 7.
//! Model: Nim, its winning moves counted in bars that break.
//! Why: a bar of n is worth n, as leaving a and b, a + b < n, has a ⊕ b ≤ a + b. Let X be the
//! nim sum of all bars. A winning move leaves a ⊕ b = t = n ⊕ X, and with c = a & b, which has
//! no bit of t, a + b = t + 2c < n: each such c stands for 2 to the number of bits of t
//! moves. For all n ≤ N at once go through the bits of n and c from the lowest and keep
//! two things: whether the bits of n so far exceed N's, and the carry into the next bit of
//! n - t - 2c - 1, less the last bit of c: -3 to 0, and 0 in the end.
//! Cost: O(log(N + M)) a case.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

/// Moves that leave the nim sum `x` less, in bars of 0 to `most`, or only of `most`.
fn moves(x: u64, most: u64, only: bool) -> u64 {
    // By whether n exceeds `most` in the bits so far and by the carry, with 3 added.
    let mut ways = [[0u64; 4]; 2];
    ways[0][2] = 1;
    for bit in 0..=60 {
        let before = ways;
        ways = [[0; 4]; 2];
        let (x, most) = (x >> bit & 1, most >> bit & 1);
        for (n, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let t = n ^ x;
            if only && n != most || t & c == 1 {
                continue;
            }
            for (exceeds, before) in before.iter().enumerate() {
                let exceeds = if n == most { exceeds } else { usize::from(n > most) };
                for (carry, before) in (-3..).zip(before) {
                    let to = ((carry + n as i64 - t as i64) >> 1) - c as i64 + 3;
                    ways[exceeds][to as usize] += (before % MODULUS) << t;
                }
            }
        }
    }
    ways[0][3] % MODULUS
}

fn main() {
    input! { cases: usize }
    assert!((1..=50_000).contains(&cases), "{cases} cases, not 1 to 50000");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        assert!(n.max(m) <= 1 << 60, "{n} and {m}, not both up to 2^60");
        let up_to_n = [n, 1, n + 1, 0][n as usize % 4];
        let all = moves(up_to_n ^ m, n, false) + moves(up_to_n ^ m, m, true);
        answers += &format!("{}\n", all % MODULUS);
    }
    print!("{answers}");
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
