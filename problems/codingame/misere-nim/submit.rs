// CodinGame misere-nim https://www.codingame.com/training/hard/misere-nim · made by `cargo judge bundle codingame_misere-nim --write` from 7f160309b8f1b2d9
//! CodinGame misere-nim — Misère Nim
//! <https://www.codingame.com/training/hard/misere-nim> · 1 s? · 768 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of objects from one of N heaps; whoever takes the last
//! object loses. The input is `N K`, then K positions of N heaps each. For each position, print all
//! winning moves on one line, in the order of the heaps, where `i:a` is the move that takes a
//! number a of objects from heap i. If no move wins, print `CONCEDE`.
//! Bounds: 1 ≤ N ≤ 3; 1 ≤ K ≤ 5; a heap has 1 to 50 objects.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim, its winning moves listed.
//! Why: if some heap has 2 objects or more, a position is lost exactly when its nim sum is 0, as in
//! normal play; if only heaps of one object are left, it is lost exactly when their number is odd.
//! So a move in a heap wins if it makes the nim sum 0 and some other heap has 2 objects or more, or
//! if it makes the nim sum 1 and no other heap has 2 objects or more. Each heap has at most one
//! such move, because the other heaps determine what must be left of it.
//! Cost: O(N) a position.
//!
//! 规则：有 N 堆物品，每次操作从一堆中取至少一个，取走最后一个的人输。输入先给出 `N K`，再给出 K 个
//! 局面，各有 N 堆。对每个局面，在一行里按堆的顺序输出所有必胜的走法，每个写成 `i:a`，表示从第 i 堆
//! 取 a 个；没有必胜的走法则输出 `CONCEDE`。
//! 范围：1 ≤ N ≤ 3；1 ≤ K ≤ 5；每堆有 1 到 50 个物品。
//! 模型：反常 Nim（Anti-Nim），列出必胜的走法。
//! 思路：只要还有一堆不少于 2 个，反常规则与正常规则一样，异或和为 0 时必败；若各堆都只有一个，则堆
//! 数为奇数时必败。所以在一堆上的操作能胜，当且仅当它使异或和变为 0；如果其他堆都不足 2 个，则应变为
//! 1。这一堆应当剩下多少由其他堆决定，所以每堆至多有一个这样的走法。
//! 复杂度：每个局面 O(N)。

use grundy::nim::{misere, Move};
use proconio::input;

fn main() {
    input! { n: usize, positions: usize }
    let mut answers = String::new();
    for _ in 0..positions {
        input! { heaps: [u64; n] }
        let moves = misere::winning_moves(&heaps).into_iter();
        let moves =
            moves.map(|Move { heap, leave }| format!("{}:{}", heap + 1, heaps[heap] - leave));
        let moves: Vec<String> = moves.collect();
        answers += &if moves.is_empty() { "CONCEDE".to_string() } else { moves.join(" ") };
        answers += "\n";
    }
    print!("{answers}", answers = answers);
}

mod grundy {
    pub mod nim {
        pub mod misere {
            use super::{nim_sum, Move};

            /// Returns every move to a misère P-position, in the order of the heaps and at most one for
            /// each heap; there is none from a P-position or from the empty position. Cost: O(n) for all of
            /// them.
            pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
                let sum = nim_sum(heaps);
                let large = heaps.iter().filter(|&&stones| stones > 1).count();
                let move_in = |(heap, &stones): (usize, &u64)| {
                    // If no other heap is large, this move must leave an odd number of single stones, so
                    // the nim sum that it leaves is 1, where normal play would leave 0.
                    let others_large = large - usize::from(stones > 1);
                    let target = if others_large == 0 { 1 } else { 0 };
                    let leave = stones ^ sum ^ target;
                    Some(Move { heap, leave }).filter(|_| leave < stones)
                };
                heaps.iter().enumerate().filter_map(move_in).collect()
            }
        }

        use std::borrow::Borrow;

        /// A move of Nim.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Move {
            /// The index of the heap.
            pub heap: usize,
            /// The number of stones that the move leaves in the heap.
            pub leave: u64,
        }

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
