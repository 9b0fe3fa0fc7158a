// HackerRank the-prime-game https://www.hackerrank.com/challenges/the-prime-game · made by `cargo judge bundle hackerrank_the-prime-game --write` from 8beb01ad16cd8752
//! HackerRank the-prime-game — Manasa and Prime game
//! <https://www.hackerrank.com/challenges/the-prime-game> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: a move takes 2, 3, 5, 7, 11 or 13 chocolates from one of the buckets; whoever cannot
//! move loses. Manasa moves first. The input has t cases: `n`, then n buckets. Print the winner,
//! `Manasa` or `Sandy`.
//! Bounds: 1 ≤ t ≤ 10; 1 ≤ n ≤ 10^4; a bucket has 1 to 10^18 chocolates.
//! Kind: impartial
//! Rule: {2, 3, 5, 7, 11, 13}
//! Model: subtraction game {2, 3, 5, 7, 11, 13}, a sum of heaps.
//! Why: the values of heaps of 0, 1, 2, … chocolates are 0, 0, 1, 1, 2, 2, 3, 3, 4 and then the
//! same again, with period 9: each value is determined by the 13 values before it, and a run of 13
//! values repeats, as the values of the first 22 heaps show. The nim sum of the values of all
//! buckets decides the game.
//! Cost: O(1) a bucket.
//!
//! 规则：每次操作从一个桶里取 2、3、5、7、11 或 13 块巧克力；无法操作者输，Manasa 先手。输入共
//! t 组数据，每组先给出 `n`，再给出 n 个桶。输出获胜者 `Manasa` 或 `Sandy`。
//! 范围：1 ≤ t ≤ 10；1 ≤ n ≤ 10^4；每桶有 1 到 10^18 块巧克力。
//! 模型：减法游戏：{2, 3, 5, 7, 11, 13}，局面是各堆的和。
//! 思路：从 0 起各堆的值为 0, 0, 1, 1, 2, 2, 3, 3, 4，然后以 9 为周期重复：一个值由它前面的 13 个
//! 值决定，而前 22 堆的值表明，连续 13 个值重复出现。所有值的异或和决定胜负。
//! 复杂度：每桶 O(1)。

use grundy::table::Table;
use proconio::input;

/// `cargo explore table '{2, 3, 5, 7, 11, 13}'` finds and proves this period.
const PERIOD: u64 = 9;
static SG: Table<u8, 9> = Table::subtraction(&[2, 3, 5, 7]);

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, buckets: [u64; n] }
        let nim_sum = buckets.iter().fold(0, |sum, bucket| sum ^ SG[(bucket % PERIOD) as usize]);
        winners += if nim_sum != 0 { "Manasa\n" } else { "Sandy\n" };
    }
    print!("{winners}");
}

mod grundy {
    pub mod table {
        use std::ops::Index;

        /// The Grundy values of the heaps 0 to `LEN` - 1, as numbers of type `T`.
        ///
        /// `table[heap]` is the value of `heap`; an index past the end causes a panic, whose message names
        /// the heap and the number of heaps in the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Table<T, const LEN: usize> {
            values: [T; LEN],
        }

        impl<const LEN: usize> Table<u8, LEN> {
            /// Returns the table of a subtraction game, in which a move takes one of the numbers in `moves`
            /// from a heap. Cost: O(`LEN` · moves).
            ///
            /// The moves may come in any order, and a move may be given more than once; a move larger than
            /// a heap cannot be made in that heap. Without moves, every value is 0. A byte is enough for
            /// every table that compilers accept: a value of 256 requires 256 moves and 257 heaps, and so
            /// more than 50 000 steps.
            ///
            /// # Panics
            /// Panics if a move is 0 or a value is above 255; in a `static`, this is a compile-time error.
            pub const fn subtraction(moves: &[usize]) -> Self {
                let mut index = 0;
                while index < moves.len() {
                    must_hold(moves[index] > 0);
                    index += 1;
                }
                let mut values = [0; LEN];
                // `seen[v] == heap` says that an option of `heap` has the value v, so the marks
                // need no clearing. Heap 0 has no options and needs no mark.
                let mut seen = [0; 256];
                let mut heap = 1;
                while heap < LEN {
                    let mut index = 0;
                    while index < moves.len() {
                        if moves[index] <= heap {
                            seen[values[heap - moves[index]] as usize] = heap;
                        }
                        index += 1;
                    }
                    let mut mex = 0;
                    while mex < seen.len() && seen[mex] == heap {
                        mex += 1;
                    }
                    must_hold(mex < seen.len());
                    values[heap] = mex as u8;
                    heap += 1;
                }
                Table { values }
            }
        }

        /// Stands in for `assert!`, which rustc 1.56 does not have in a `const fn`: the index is out of
        /// bounds, and the name of the array says why.
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
