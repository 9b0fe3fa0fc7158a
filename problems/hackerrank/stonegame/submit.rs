// HackerRank stonegame https://www.hackerrank.com/challenges/stonegame · made by `cargo judge bundle hackerrank_stonegame --write` from a50e1346a0ee3180
//! HackerRank stonegame — Stone Game
//! <https://www.hackerrank.com/challenges/stonegame> · 10 s? · 512 MiB? · hard
//!
//! Rules: n piles for a game of Nim, which Alice begins. Before it, Bob may take stones from
//! some of the piles, but must leave at least one as it is. One case `n`, then the piles;
//! print in how many ways he can do so such that Alice loses, mod 10^9 + 7.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: wanted are the choices x_i ≤ p_i with nim sum 0, less those with all x_i < p_i. Let
//! x_i < b_i be the bounds. Look at the highest bit k where some x_i falls behind its b_i,
//! all being equal above it, so that the bits of the b_i above k must have nim sum 0. There
//! a b_i with a one may fall to 0, and has 2^k ways to go on, or stay, with b_i mod 2^k ways;
//! all others have b_i mod 2^k ways. The ones that stay must be even in number, and the
//! first that falls is then fixed by the nim sum of the others: it counts once.
//! Cost: O(n log p).

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize }
    assert!((3..=100).contains(&n), "{n} piles, not 3 to 100");
    input! { piles: [u64; n] }
    if let Some(pile) = piles.iter().find(|&pile| !(1..=1_000_000_000).contains(pile)) {
        panic!("a pile of {pile} stones, not 1 to 1000000000");
    }
    let up_to: Vec<u64> = piles.iter().map(|pile| pile + 1).collect();
    println!("{}", (lost(&up_to) + MODULUS - lost(&piles)) % MODULUS);
}

/// In how many ways numbers below the bounds have nim sum 0.
fn lost(bounds: &[u64]) -> u64 {
    let mut ways = 0;
    for bit in (0..30).rev() {
        // By the parity of the ones that stay, before and after the first that falls.
        let (mut equal, mut fallen) = ([1, 0], [0, 0]);
        for bound in bounds {
            let (one, low) = (bound >> bit & 1 == 1, bound % (1 << bit));
            let stay = |ways: [u64; 2]| {
                let ways = ways.map(|ways| ways * low % MODULUS);
                if one {
                    [ways[1], ways[0]]
                } else {
                    ways
                }
            };
            let fall = |parity: usize| (equal[parity] + (fallen[parity] << bit)) % MODULUS;
            let falls = if one { [fall(0), fall(1)] } else { [0, 0] };
            let stays = stay(fallen);
            equal = stay(equal);
            fallen = [(stays[0] + falls[0]) % MODULUS, (stays[1] + falls[1]) % MODULUS];
        }
        ways += fallen[0];
        if bounds.iter().fold(0, |sum, bound| sum ^ bound >> bit) & 1 == 1 {
            break;
        }
    }
    ways % MODULUS
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
