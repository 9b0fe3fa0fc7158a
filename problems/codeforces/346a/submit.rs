// Codeforces 346A https://codeforces.com/problemset/problem/346/A · made by `cargo judge bundle cf346a --write` from a644dded85408e62
//! Codeforces 346A — Alice and Bob
//! <https://codeforces.com/problemset/problem/346/A> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: there is a set of n different positive numbers. A move chooses two numbers of the set
//! whose difference is not in the set yet, and adds this difference to the set; whoever cannot move
//! loses. The input is `n` and the numbers; print the winner, `Alice` for the first player or `Bob`
//! for the second.
//! Bounds: 2 ≤ n ≤ 100; the numbers are from 1 to 10^9.
//! Kind: impartial
//! Model: parity, the game ends with a known set.
//! Why: all differences are multiples of the greatest common divisor g of the numbers and are
//! smaller than the largest number M, so all numbers of the set are always among g, 2g, …, M. When
//! no move is left, the set contains all of these numbers: it contains the difference of any two of
//! its numbers, so by Euclid's algorithm with subtraction it contains g, and therefore M - g, M -
//! 2g, and so on. So M/g - n numbers are added in every game, and the parity of this number decides
//! who wins.
//! Cost: O(n log n + log M).
//!
//! 规则：一个集合里有 n 个不同的正数。每次操作把其中两个数的差加入集合，这个差原来不能在集合
//! 中；无法操作者输。输入为 `n` 和这些数；输出获胜者，先手赢输出 `Alice`，否则输出 `Bob`。
//! 范围：2 ≤ n ≤ 100；各数从 1 到 10^9。
//! 模型：奇偶性，终局的集合是确定的。
//! 思路：设 g 是这些数的最大公约数，M 是最大的数。所有的差都是 g 的倍数，且小于 M，所以集合始终
//! 含于 g, 2g, …, M。无法操作时，集合恰是它们全体：辗转相减得到的数都在集合里，所以 g 在其中，
//! 于是 M - g, M - 2g 等等也都在其中。所以不论怎么走，总共加入 M/g - n 个数，由它的奇偶决定胜
//! 负。
//! 复杂度：O(n log n + log M)。

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [u64; n] }
    numbers.sort_unstable();
    for pair in numbers.windows(2) {
        assert!(pair[0] < pair[1], "the number {} comes twice in the set", pair[0]);
    }
    assert!(numbers.first() != Some(&0), "the number 0 is not positive");
    let largest = numbers.last().copied().unwrap_or(0);
    let common = numbers.iter().fold(0, |common, &number| gcd(common, number));
    let moves = largest / common.max(1) - n as u64;
    println!("{}", if moves % 2 == 1 { "Alice" } else { "Bob" });
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
