// Luogu P2953 https://www.luogu.com.cn/problem/P2953 · made by `cargo judge bundle luogu_p2953 --write` from f22ee6d9b5dd4c28
//! Luogu P2953 — Cow Digit Game
//! <https://www.luogu.com.cn/problem/P2953> · 1 s? · 125 MiB? · difficulty 2
//!
//! Also: BZOJ 3404
//! Rules: a move lowers a number by its largest digit or by its smallest digit that is not 0, and
//! whoever makes it 0 wins. The input has G cases, each one number; print `YES` if the first player
//! wins, else `NO`.
//! Bounds: 1 ≤ G ≤ 100; the numbers are from 1 to 1,000,000.
//! Kind: impartial
//! Picture: `1 / 15`
//! Model: subtraction game, by the digits of the number.
//! Why: 0 is lost, and any other number is won exactly when some move from it leads to a lost
//! number. Moves lead only to smaller numbers, which the table already has.
//! Cost: O(log n) for each number of the table up to the largest n, O(1) per case.
//!
//! 规则：给定一个数；每次操作把它减去它的最大的数字，或减去它的最小的非零数字，使它变成 0 者
//! 胜。共 G 组数据，每组一个数；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ G ≤ 100；各数从 1 到 1,000,000。
//! 模型：减法游戏，所减的数由各位数字决定。
//! 思路：0 必败；其他的数当且仅当两种走法中有一种通向必败态时必胜。两种走法都使数变小，查已有的
//! 表即可。
//! 复杂度：预处理到最大的 n，每个数 O(log n)；之后每组 O(1)。

use grundy::table::TableVec;
use proconio::input;

/// For numbers larger than this, the table would need too much memory.
const LARGEST: usize = 100_000_000;

/// The digits that a move may subtract.
struct Digits {
    smallest: usize,
    largest: usize,
}

/// Returns the smallest nonzero digit and the largest digit of a `number` > 0.
fn digits(number: usize) -> Digits {
    let mut digits = Digits { smallest: 9, largest: 0 };
    let mut rest = number;
    while rest > 0 {
        let digit = rest % 10;
        digits.largest = digits.largest.max(digit);
        if digit > 0 {
            digits.smallest = digits.smallest.min(digit);
        }
        rest /= 10;
    }
    digits
}

fn main() {
    input! { cases: usize, numbers: [usize; cases] }
    let largest = numbers.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "the number {largest}, more than {LARGEST}");
    let is_won = TableVec::by(largest + 1, |is_won: &[bool]| {
        let number = is_won.len();
        let digits = digits(number);
        number > 0 && !(is_won[number - digits.smallest] && is_won[number - digits.largest])
    });
    let mut verdicts = String::new();
    for number in numbers {
        verdicts += if is_won[number] { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    pub mod table {
        mod run_time {
            use super::look_up;
            use std::ops::Index;

            /// The Grundy values of the heaps 0 to n - 1, as numbers of any integer type `T` that is wide
            /// enough.
            ///
            /// ```
            /// use grundy::table::TableVec;
            ///
            /// let (moves, len) = ([2, 5], 13); // read from the input
            /// let sg = TableVec::<u8>::subtraction(&moves, len);
            /// assert_eq!(sg.values(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2]);
            /// assert_eq!(sg[2] ^ sg[5] ^ sg[12], 1);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct TableVec<T> {
                values: Vec<T>,
            }

            impl<T> TableVec<T> {
                /// Returns the table of the first `len` heaps. `rule` computes the value of a heap from a slice
                /// of the values of all smaller heaps; the length of this slice is the size of the heap.
                ///
                /// ```
                /// use grundy::mex::mex;
                /// use grundy::table::TableVec;
                ///
                /// // Grundy's game: split a heap into two unequal ones (OEIS A002188).
                /// let sg = TableVec::by(13, |earlier: &[u64]| {
                ///     let heap = earlier.len();
                ///     let parts = (1..heap).take_while(|part| 2 * part < heap);
                ///     mex(parts.map(|part| earlier[part] ^ earlier[heap - part]))
                /// });
                /// assert_eq!(sg.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
                /// ```
                pub fn by<F: FnMut(&[T]) -> T>(len: usize, mut rule: F) -> Self {
                    let mut values = Vec::with_capacity(len);
                    while values.len() < len {
                        let value = rule(&values);
                        values.push(value);
                    }
                    TableVec { values }
                }
            }

            impl<T> Index<usize> for TableVec<T> {
                type Output = T;

                fn index(&self, heap: usize) -> &T {
                    look_up(&self.values, heap)
                }
            }
        }

        pub(crate) use run_time::TableVec;

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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
