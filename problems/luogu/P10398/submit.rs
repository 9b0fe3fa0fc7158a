// Luogu P10398 https://www.luogu.com.cn/problem/P10398 · made by `cargo judge bundle luogu_p10398 --write` from da26c91875bf2066
//! Luogu P10398 — Remove and Decrease Game
//! <https://www.luogu.com.cn/problem/P10398> · 1 s? · 125 MiB? · medium
//!
//! Rules: n piles of different sizes; a move takes one stone from every pile, or takes the smallest
//! pile as a whole; empty piles vanish, and whoever cannot move loses. T cases `n`, then n piles;
//! print `Alice` if the first player wins, else `Bob`.
//! Model: parity, of the smallest pile by the differences above it.
//! Why: only the smallest pile and the differences between neighbours matter. Given all
//! differences, the sizes x of the smallest pile for which the position is lost always form one
//! of four sets, and a further difference below maps these to each other:
//!
//! 1. With one pile no x ≥ 1 is lost, as the whole pile can be taken.
//! 2. Let a pile be put d below the smallest one of a position whose lost sizes are known. Then
//!    x ≥ 1 is lost exactly if x - 1 is not, and x + d is not lost in that position. For x = 0 the
//!    new pile is gone, so that 0 is lost exactly if d is lost in that position.
//! 3. By induction over x, a further difference d maps the sets in this way. If none is lost, all
//!    odd x come next. After the odd x come the odd x from 3 on if d is odd, else the even x. After
//!    the odd x from 3 on come all odd x if d = 1, the same again for any other odd d, else the
//!    even x. After the even x come the same again if d is odd, else the odd x from 3 on.
//! 4. An example is an odd d after the odd x: 0 is lost, so 1 is not; x + d is odd for even x, so
//!    no even x is lost; hence all odd x from 3 on are.
//!
//! Cost: O(n log n) a case.

use proconio::input;

/// The sizes of the smallest pile that are lost, 0 left out.
#[derive(Clone, Copy)]
enum Lost {
    None,
    Odd,
    OddFrom3,
    Even,
}

impl Lost {
    /// Returns the lost sizes of a pile that is put `difference` below the smallest one.
    fn below(self, difference: u64) -> Lost {
        let is_odd = difference % 2 == 1;
        match self {
            Lost::None => Lost::Odd,
            Lost::Odd if is_odd => Lost::OddFrom3,
            Lost::Odd => Lost::Even,
            Lost::OddFrom3 if difference == 1 => Lost::Odd,
            Lost::OddFrom3 if is_odd => Lost::OddFrom3,
            Lost::OddFrom3 => Lost::Even,
            Lost::Even if is_odd => Lost::Even,
            Lost::Even => Lost::OddFrom3,
        }
    }

    /// Returns whether `size` is one of the sizes.
    fn contains(self, size: u64) -> bool {
        match self {
            Lost::None => false,
            Lost::Odd => size % 2 == 1,
            Lost::OddFrom3 => size % 2 == 1 && size >= 3,
            Lost::Even => size.is_multiple_of(2),
        }
    }
}

/// Returns whether the first player wins on piles that rise.
fn first_wins(piles: &[u64]) -> bool {
    let mut lost = Lost::None;
    for neighbours in piles.windows(2).rev() {
        assert!(neighbours[0] < neighbours[1], "two piles of {}, not different", neighbours[0]);
        lost = lost.below(neighbours[1] - neighbours[0]);
    }
    piles.first().is_some_and(|&smallest| !lost.contains(smallest))
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        winners += if first_wins(&piles) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
