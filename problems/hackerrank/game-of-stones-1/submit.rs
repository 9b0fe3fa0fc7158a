// HackerRank game-of-stones-1 https://www.hackerrank.com/challenges/game-of-stones-1 · made by `cargo judge bundle hackerrank_game-of-stones-1 --write` from ab612c4ada87a7e9
//! HackerRank game-of-stones-1 — Game of Stones
//! <https://www.hackerrank.com/challenges/game-of-stones-1> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: there is one pile of n stones; a move takes 2, 3 or 5 of them, and whoever cannot move
//! loses. The input has t cases `n`. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ t, n ≤ 100.
//! Kind: impartial
//! Rule: {2, 3, 5}
//! Model: subtraction game {2, 3, 5}, one heap.
//! Why: a heap is lost exactly when its Grundy value is 0. The lost heaps are those with
//! remainder 0 or 1 mod 7: no move of 2, 3 or 5 leads from one such heap to another, and from every
//! other heap some move leads to such a heap.
//! Cost: the 101 Grundy values are computed at compile time; a case costs one look-up.
//!
//! 规则：有一堆 n 枚石子，每次操作取走 2、3 或 5 枚，无法操作者输。输入共 t 组数据，每组给出
//! `n`；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ t, n ≤ 100。
//! 模型：减法游戏：{2, 3, 5}，只有一堆。
//! 思路：一堆必败，当且仅当 SG 值为 0，也就是除以 7 余 0 或 1 的数：取 2、3、5 不会从这两种余数走
//! 到这两种余数，而从其他余数总有一步走到其中之一。
//! 复杂度：101 个 SG 值在编译期预处理，每组查表一次。

use grundy::table::Table;
use proconio::input;

static SG: Table<u8, 101> = Table::subtraction(&[2, 3, 5]);

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        winners += if SG[n] != 0 { "First\n" } else { "Second\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
