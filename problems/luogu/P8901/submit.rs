// Luogu P8901 https://www.luogu.com.cn/problem/P8901 · made by `cargo judge bundle luogu_p8901 --write` from 2bda2593d3bccec1
//! Luogu P8901 — Circular Barn
//! <https://www.luogu.com.cn/problem/P8901> · 4 s? · 256 MiB? · medium
//!
//! Also: USACO 2022 December Silver "Circular Barn"
//! Rules: n rooms in a circle hold cows. Two farmers are in room 1; there first John and then
//! Nhoj removes 1 cow or a prime number of cows, then both go on to the next room, and so
//! on round the circle; whoever finds no cow to remove loses. T cases `n`, then the cows of
//! each room; print the winner, `Farmer John` or `Farmer Nhoj`.
//! Model: subtraction game {1, 2, 3, 5, 7, …}, rooms in turn and the fastest to end.
//! Why: no move is a multiple of 4, and 1, 2, 3 are moves: John loses exactly the multiples
//! of 4. There he lasts longest by removing 2, answered by 2: with 4r cows for r rounds, and
//! no answer is slower. Other rooms he wins fastest by the largest move p that leaves a
//! multiple, in round (a - p) / 4. The room that ends first decides, the first of them if
//! several do: in every room that ends later, its loser can hold out long enough.
//! Cost: O(a log log a) for the primes up to the most cows a, O(1) a room.

use proconio::input;

const MOST_COWS: usize = 5_000_000;

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let mut barns = Vec::new();
    let mut rooms = 0;
    for _ in 0..cases {
        input! { n: usize }
        rooms += n;
        assert!(n > 0 && rooms <= 200_000, "{n} rooms, {rooms} in all");
        input! { barn: [usize; n] }
        let in_bounds = barn.iter().all(|cows| (1..=MOST_COWS).contains(cows));
        assert!(in_bounds, "a room outside 1..={MOST_COWS}");
        barns.push(barn);
    }
    let largest = barns.iter().flatten().max().map_or(4, |&cows| cows.max(4));
    let mut is_prime = vec![true; largest + 1];
    for factor in (2..).take_while(|factor| factor * factor <= largest) {
        if is_prime[factor] {
            (factor * factor..=largest).step_by(factor).for_each(|n| is_prime[n] = false);
        }
    }
    // The largest move that leaves a multiple of 4; from such a multiple none, 0.
    let mut best: Vec<u32> = vec![0, 1, 2, 3];
    for cows in 4..=largest {
        best.push(if is_prime[cows] { cows as u32 } else { best[cows - 4] });
    }
    let mut winners = String::new();
    for barn in &barns {
        let first_to_end = barn.iter().min_by_key(|&&cows| (cows - best[cows] as usize) / 4);
        let john = first_to_end.is_some_and(|cows| cows % 4 != 0);
        winners += if john { "Farmer John\n" } else { "Farmer Nhoj\n" };
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
