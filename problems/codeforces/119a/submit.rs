// Codeforces 119A https://codeforces.com/problemset/problem/119/A · made by `cargo judge bundle cf119a --write` from eaf45e3bbc9a15ab
//! Codeforces 119A — Epic Game
//! <https://codeforces.com/problemset/problem/119/A> · 2 s · 256 MiB · difficulty 1
//!
//! Rules: Simon has the number a and Antisimon the number b; there is a heap of n stones. They take
//! turns, Simon first; the number of stones that a player takes is the greatest common divisor of
//! his own number and the size of the heap. Whoever cannot take that many stones loses. The input
//! is `a b n`; print 0 if Simon wins, and 1 if not.
//! Bounds: 1 ≤ a, b, n ≤ 100.
//! Kind: partizan
//! Model: game of divisors, without a choice.
//! Why: every move is forced, so it suffices to play the game out. The divisor is at least 1, and
//! at most the size of the heap as long as there are stones; with an empty heap the divisor is the
//! player's own number, and he loses, as he cannot take that many stones.
//! Cost: O(n log n).
//!
//! 规则：Simon 有数 a，Antisimon 有数 b，另有一堆 n 枚石子。双方轮流操作，Simon 先手，每次取走
//! “自己的数与堆的大小的最大公约数”那么多枚。取不了这么多的人负。输入 `a b n`；Simon 胜输出 0，
//! 否则输出 1。
//! 范围：1 ≤ a, b, n ≤ 100。
//! 模型：约数游戏，没有选择。
//! 思路：每一步都是被迫的，直接模拟即可。只要还有石子，最大公约数至少是 1，且不超过堆的大小；堆
//! 空时要取的就是他自己的数，取不了，所以负。
//! 复杂度：O(n log n)。

use grundy::contest::divisors::gcd;
use proconio::input;

/// A limit of this program: a larger heap may take too long.
const LARGEST: u64 = 10_000_000;

fn main() {
    input! { a: u64, b: u64, n: u64 }
    assert!(a > 0 && b > 0, "the numbers {a} and {b}: with 0, a player takes 0 stones for ever");
    assert!(n <= LARGEST, "{n} stones, past this program's {LARGEST}");
    println!("{}", if simon_wins(a, b, n) { 0 } else { 1 });
}

fn simon_wins(a: u64, b: u64, n: u64) -> bool {
    let mut heap = n;
    let mut simon_moves = true;
    while heap > 0 {
        heap -= gcd(if simon_moves { a } else { b }, heap);
        simon_moves = !simon_moves;
    }
    !simon_moves
}

mod grundy {
    pub mod contest {
        pub mod divisors {
            /// Returns the greatest common divisor of `a` and `b`: if one of them is 0, this is the other
            /// number, and if both are 0, it is 0. This is Euclid's algorithm (*Elements*, book VII).
            /// Cost: O(log min(`a`, `b`)).
            ///
            /// ```
            /// # use grundy::contest::divisors::gcd;
            /// assert_eq!(gcd(12, 18), 6);
            /// assert_eq!((gcd(0, 5), gcd(7, 1)), (5, 1));
            /// ```
            pub fn gcd(a: u64, b: u64) -> u64 {
                if b == 0 {
                    a
                } else {
                    gcd(b, a % b)
                }
            }
        }
    }
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
