// HackerRank the-prime-game https://www.hackerrank.com/challenges/the-prime-game · made by `cargo judge bundle hackerrank_the-prime-game --write` from 0b2e932790791a44
//! HackerRank the-prime-game — Manasa and Prime game
//! <https://www.hackerrank.com/challenges/the-prime-game> · 10 s? · 512 MiB? · easy
//!
//! Rules: buckets of chocolates; a move takes 2, 3, 5, 7, 11 or 13 from one of them, and
//! whoever cannot move loses, Manasa first. t cases `n`, then n buckets; print the winner,
//! `Manasa` or `Sandy`.
//! Rule: {2, 3, 5, 7, 11, 13}
//! Model: subtraction game {2, 3, 5, 7, 11, 13}, a sum of heaps.
//! Why: the values of heaps from 0 on are 0, 0, 1, 1, 2, 2, 3, 3, 4 and so again, with period
//! 9: a value follows from the 13 before it, and 13 values in a row repeat, as those of the
//! first 22 heaps show. The nim sum of all decides.
//! Cost: O(1) a bucket.

use grundy::table::Table;
use proconio::input;

const PERIOD: u64 = 9;
static SG: Table<u8, 9> = Table::<u8, 9>::subtraction(&[2, 3, 5, 7]);

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=10_000).contains(&n), "{n} buckets, not 1 to 10000");
        input! { buckets: [u64; n] }
        if let Some(bucket) = buckets.iter().find(|&&bucket| bucket > 10u64.pow(18)) {
            panic!("a bucket of {bucket}, more than 10^18");
        }
        let nim_sum = buckets.iter().fold(0, |sum, bucket| sum ^ SG[(bucket % PERIOD) as usize]);
        winners += if nim_sum != 0 { "Manasa\n" } else { "Sandy\n" };
    }
    print!("{winners}");
}

mod grundy {
    pub mod table {
        use std::ops::Index;

        /// The Grundy values of heaps 0 to `LEN` - 1, as `T`: `u8`, `u16` or `u32`.
        ///
        /// `table[heap]` is the value of `heap`; a heap past the end panics and names both.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Table<T, const LEN: usize> {
            values: [T; LEN],
        }

        impl<const LEN: usize> Table<u8, LEN> {
            /// The table of a subtraction game, where a move takes one of `moves` from a heap.
            ///
            /// The moves may come in any order and repeat; a move larger than a heap is not
            /// playable there. Without moves every value is 0. Cost: O(`LEN` · moves).
            ///
            /// # Panics
            /// If a move is 0, or a value does not fit `u8`; in a `static`, the compiler reports it.
            pub const fn subtraction(moves: &[usize]) -> Self {
                let wide: [u32; LEN] = subtraction_values(moves);
                let mut values = [0; LEN];
                let mut heap = 0;
                while heap < LEN {
                    must_hold(wide[heap] <= u8::MAX as u32);
                    values[heap] = wide[heap] as u8;
                    heap += 1;
                }
                Table { values }
            }
        }

        /// The values of a subtraction game. `seen[v] == heap` marks the values of a heap's
        /// options, so that the marks need no clearing; heap 0 has no options and needs no mark.
        const fn subtraction_values<const LEN: usize>(moves: &[usize]) -> [u32; LEN] {
            let mut values = [0; LEN];
            let mut seen = [0; LEN];
            let mut heap = 1;
            while heap < LEN {
                let mut index = 0;
                while index < moves.len() {
                    must_hold(moves[index] > 0);
                    if moves[index] <= heap {
                        seen[values[heap - moves[index]] as usize] = heap;
                    }
                    index += 1;
                }
                let mut mex = 0;
                while seen[mex] == heap {
                    mex += 1;
                }
                values[heap] = mex as u32;
                heap += 1;
            }
            values
        }

        /// `assert!` for `const fn`, where rustc 1.56 has none: the index is out of bounds, and
        /// the name of the array tells why.
        const fn must_hold(condition: bool) {
            let moves_are_positive_and_values_fit = [(); 1];
            moves_are_positive_and_values_fit[!condition as usize]
        }

        impl<T, const LEN: usize> Index<usize> for Table<T, LEN> {
            type Output = T;

            fn index(&self, heap: usize) -> &T {
                look_up(&self.values, heap)
            }
        }

        fn look_up<T>(values: &[T], heap: usize) -> &T {
            match values.get(heap) {
                Some(value) => value,
                None => panic!("heap {} is not among the table's {} heaps", heap, values.len()),
            }
        }
    }
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
