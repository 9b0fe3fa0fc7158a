// Luogu P8606 https://www.luogu.com.cn/problem/P8606 · made by `cargo judge bundle luogu_p8606 --write` from 7c932e84c8445b28
//! Luogu P8606 — Monks on stairs (高僧斗法)
//! <https://www.luogu.com.cn/problem/P8606> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: Lanqiao Cup 2013 national final B
//! Rules: monks stand on different steps of a staircase, the last monk on the top step; a move
//! takes one monk up any positive number of steps, but not onto or past the next monk, and whoever
//! cannot move loses. The input is one line with the monks' steps in ascending order. Print a
//! winning move `A B`, from step A to step B, with the least A, or -1 if there is none.
//! Bounds: fewer than 100 monks, on a staircase of fewer than 1000 steps.
//! Kind: impartial
//! Model: staircase Nim, on the gaps between monks.
//! Why: a move takes steps from the gap above a monk and, unless he is the lowest monk, adds them
//! to the gap below him: this is a move down a staircase whose step 1 is the lowest gap. Only the
//! 1st, 3rd, 5th, … gaps count, as a move that adds steps to one of these gaps can be answered by a
//! move that takes the same number of steps out of the same gap.
//! Cost: O(n).
//!
//! 规则：和尚们站在台阶的不同级上，最后一个在最高处；每次操作让一个和尚往上走至少一级，不能走到
//! 下一个和尚所在的级，也不能越过他；无法操作者输。输入一行，从低到高给出他们所在的级。输出必胜
//! 的一步 `A B`，即从第 A 级走到第 B 级，A 取最小；没有则输出 -1。
//! 范围：和尚少于 100 个，台阶少于 1000 级。
//! 模型：阶梯 Nim，看和尚之间的间隔。
//! 思路：每步把一个和尚上方间隔中的若干级移到他下方的间隔；若他是第一个和尚，这些级就不计了：正
//! 是在阶梯上往下走一级，第 1 级是第一个间隔。只有第 1、3、5、…… 个间隔算数，因为移到这些间隔
//! 里的，可以再往下移同样多来应对。
//! 复杂度：O(n)。

use grundy::staircase::{winning_moves, NO_BOUND};
use proconio::{input, is_stdin_empty};

fn main() {
    let mut monks: Vec<u64> = Vec::new();
    while !is_stdin_empty() {
        input! { step: u64 }
        monks.push(step);
    }
    assert!(!monks.is_empty(), "no monks");
    for two in monks.windows(2) {
        assert!(two[0] < two[1], "a monk on step {} after one on step {}", two[1], two[0]);
    }
    let gaps: Vec<u64> = monks.windows(2).map(|two| two[1] - two[0] - 1).collect();
    match winning_moves(&gaps, NO_BOUND).first() {
        Some(walk) => println!("{} {}", monks[walk.from], monks[walk.from] + walk.stones),
        None => println!("-1"),
    }
}

mod grundy {
    // Games that are solved.
    pub mod bash {
        /// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// Panics if `most` is 0, because there would then be no moves at all.
        ///
        /// ```
        /// # use grundy::bash::value;
        /// assert_eq!(value(10, 3), 2);
        /// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
            }
        }

        /// The two ways to turn a nim sum into 0: to add stones to a heap, or to take stones from it, in
        /// either case 1 to `most` of them.
        pub(crate) struct Change {
            pub(crate) added: u64,
            pub(crate) taken: u64,
        }

        /// Returns the changes to `heap` that turn the nim sum `sum` into 0, if there are any.
        pub(crate) fn winning_change(heap: u64, sum: u64, most: u64) -> Option<Change> {
            let now = value(heap, most);
            let wanted = now ^ sum;
            if sum == 0 || wanted > most {
                return None;
            }
            // The difference of two distinct residues modulo most + 1.
            let added = if wanted > now { wanted - now } else { most - (now - wanted) + 1 };
            Some(Change { added, taken: most - added + 1 })
        }
    }
    pub mod staircase {
        use crate::grundy::bash;

        /// The value of `most` for which a move may take any number of stones. Its value is 2^64 - 1, so
        /// there must be fewer than 2^64 stones in all.
        pub const NO_BOUND: u64 = u64::MAX;

        /// A move of Staircase Nim.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Descent {
            /// The place from which stones are moved: an index into the slice of steps (0 is step 1) or a
            /// vertex of the tree.
            pub from: usize,
            /// The number of stones that go down one step.
            pub stones: u64,
        }

        /// Returns the Grundy value of a staircase on which a move takes 1 to `most` stones. `steps[0]`
        /// is the number of stones on step 1, just above the ground. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        ///
        /// ```
        /// # use grundy::staircase::{value, NO_BOUND};
        /// assert_eq!(value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
        /// assert_eq!(value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
        /// ```
        pub fn value(steps: &[u64], most: u64) -> u64 {
            value_of_counting(steps.iter().step_by(2), most)
        }

        /// Returns every winning move, in the order of the steps and at most one for each step; there
        /// is none from a P-position. Cost: O(n) for all of them.
        ///
        /// # Panics
        /// Panics if `most` is 0.
        pub fn winning_moves(steps: &[u64], most: u64) -> Vec<Descent> {
            let sum = value(steps, most);
            let move_from = |(from, &stones): (usize, &u64)| {
                let place = match from % 2 {
                    0 => Place::Counts,
                    _ => Place::Above { counting: steps[from - 1] },
                };
                winning_stones(stones, place, sum, most).map(|stones| Descent { from, stones })
            };
            steps.iter().enumerate().filter_map(move_from).collect()
        }

        /// Returns the value of a position, given the numbers of stones in the places where stones count.
        fn value_of_counting<'a>(counting: impl Iterator<Item = &'a u64>, most: u64) -> u64 {
            assert!(most > 0, "a move takes at least one stone");
            counting.fold(0, |sum, &stones| sum ^ bash::value(stones, most))
        }

        /// Whether the stones taken by a move count.
        #[derive(Clone, Copy)]
        enum Place {
            /// They count, so the move reduces a heap.
            Counts,
            /// They do not count; the move adds them to a heap of stones that do count, and this is the
            /// size of that heap.
            Above { counting: u64 },
        }

        /// Returns how many of `stones` are taken by the move that changes the value from `sum` to 0, if
        /// there is such a move.
        fn winning_stones(stones: u64, place: Place, sum: u64, most: u64) -> Option<u64> {
            let change = match place {
                Place::Counts => bash::winning_change(stones, sum, most)?.taken,
                Place::Above { counting } => bash::winning_change(counting, sum, most)?.added,
            };
            Some(change).filter(|&change| change <= stones)
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
