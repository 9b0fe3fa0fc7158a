// Luogu P2953 https://www.luogu.com.cn/problem/P2953 · made by `cargo judge bundle luogu_p2953 --write` from 390ee6bd142f6a76
//! Luogu P2953 — Cow Digit Game
//! <https://www.luogu.com.cn/problem/P2953> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 3404
//! Rules: a number; a move makes it smaller by its largest digit or by its smallest digit
//! that is not 0, and whoever makes it 0 wins. G cases of one number; print `YES` if the
//! first player wins, else `NO`.
//! Model: subtraction game, by the digits of the number.
//! Why: a number is won exactly if one of the two moves leads to a lost one, and both lead
//! to smaller numbers, which a table knows already; 0 is lost.
//! Cost: O(10⁶) for the table, O(1) a case.

use grundy::table::TableVec;
use proconio::input;

const LARGEST: usize = 1_000_000;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    input! { numbers: [usize; cases] }
    let largest = *numbers.iter().max().expect("at least one case");
    let smallest = *numbers.iter().min().expect("at least one case");
    assert!(smallest > 0 && largest <= LARGEST, "a number outside 1..={LARGEST}");
    let won = TableVec::by(largest + 1, |won: &[bool]| {
        let number = won.len();
        let (mut least, mut most, mut rest) = (9, 0, number);
        while rest > 0 {
            let digit = rest % 10;
            most = most.max(digit);
            least = if digit > 0 { least.min(digit) } else { least };
            rest /= 10;
        }
        number > 0 && !(won[number - least] && won[number - most])
    });
    let verdicts = numbers.iter().map(|&number| if won[number] { "YES\n" } else { "NO\n" });
    print!("{}", verdicts.collect::<String>());
}

mod grundy {
    pub mod table {
        mod run_time {
            use super::look_up;
            use std::ops::Index;

            /// The Grundy values of heaps 0 to n - 1, as `T`: any integer type that is wide enough.
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
                /// The table of the first `len` heaps, each by `rule` from the values of all smaller
                /// heaps; the heap itself is their number.
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
