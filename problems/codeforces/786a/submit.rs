// Codeforces 786A https://codeforces.com/problemset/problem/786/A · made by `cargo judge bundle cf786a --write` from 011e0826276cc1d8
//! Codeforces 786A — Berzerk
//! <https://codeforces.com/problemset/problem/786/A> · 4 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 787C
//! Rules: n objects stand in a circle; the first is a black hole, and a monster is at another
//! object. Each of two players has a set of numbers and, on his turn, moves the monster forward by
//! one of these numbers. Whoever moves the monster to the black hole wins. The input is `n`, then
//! for each player the size of his set and its numbers. For each player, print a line that tells,
//! for each start 2, …, n, how he fares if he begins: `Win`, `Lose` or, if play goes on for ever,
//! `Loop`.
//! Bounds: 2 ≤ n ≤ 7000; a set has 1 to n - 1 numbers, which are from 1 to n - 1.
//! Kind: partizan
//! Model: game on a graph, with cycles.
//! Why: retrograde analysis decides the game. Whoever is to move with the monster in the hole has
//! lost. Work backwards: a position with a move to a lost position is won, and a position is lost
//! if all its moves lead to won positions. In the remaining positions, both players can avoid
//! losing, and neither can force a win.
//! Cost: O(n (k₁ + k₂)) time, O(n) memory.
//!
//! 规则：n 个物体排成一圈，第一个是黑洞，怪兽在另外某个物体上。两名玩家各有一个数的集合，轮到
//! 谁，谁就把怪兽向前移动若干格，格数是自己集合中的某个数。把它送进黑洞的人赢。输入为 `n`，然后
//! 是每名玩家的集合大小和其中的数。为每名玩家输出一行：由他先手，怪兽起点为 2, …, n 时各自的结
//! 果，`Win`、`Lose`，或游戏永远进行下去的 `Loop`。
//! 范围：2 ≤ n ≤ 7000；每个集合有 1 到 n - 1 个数，各数从 1 到 n - 1。
//! 模型：图上游戏，图中有环。
//! 思路：逆推。怪兽已在黑洞时，轮到的人已经输了。从这里出发，能一步走到必败态的局面必胜；每一步都
//! 走到必胜态的局面必败。剩下的局面里，双方都能避免输，也都不能强制赢。
//! 复杂度：时间 O(n (k₁ + k₂))，空间 O(n)。

use itertools::Itertools;
use proconio::input;

/// The hole, from which the objects are counted.
const HOLE: usize = 0;

/// Who is to move, 0 or 1, and where the monster is.
#[derive(Clone, Copy)]
struct Position {
    player: usize,
    object: usize,
}

fn main() {
    input! { n: usize }
    assert!(n > 0, "a circle of no object");
    let steps = [read_steps(n), read_steps(n)];
    for wins in wins(n, &steps) {
        let word = |wins: &Option<bool>| match wins {
            Some(true) => "Win",
            Some(false) => "Lose",
            None => "Loop",
        };
        println!("{}", wins[1..].iter().map(word).join(" "));
    }
}

/// Reads a player's set, reducing each number modulo the number of objects.
fn read_steps(n: usize) -> Vec<usize> {
    input! { steps: [usize] }
    assert!(!steps.is_empty(), "0 numbers for one of the players");
    steps.into_iter().map(|step| step % n).collect()
}

/// Returns, for each player and each object, whether he wins if the monster is at that object and
/// he is to move; `None` if play goes on for ever.
fn wins(n: usize, steps: &[Vec<usize>; 2]) -> [Vec<Option<bool>>; 2] {
    let mut wins = [vec![None; n], vec![None; n]];
    // How many moves do not lead to a position that is known to be won.
    let mut open_moves = [vec![steps[0].len(); n], vec![steps[1].len(); n]];
    let mut decided = vec![];
    for (player, wins) in wins.iter_mut().enumerate() {
        wins[HOLE] = Some(false);
        decided.push(Position { player, object: HOLE });
    }
    while let Some(after) = decided.pop() {
        let player = 1 - after.player;
        let after_wins = wins[after.player][after.object] == Some(true);
        for &step in &steps[player] {
            let object =
                if step <= after.object { after.object - step } else { after.object + n - step };
            if wins[player][object].is_some() {
                continue;
            }
            if after_wins {
                open_moves[player][object] -= 1;
            }
            if !after_wins || open_moves[player][object] == 0 {
                wins[player][object] = Some(!after_wins);
                decided.push(Position { player, object });
            }
        }
    }
    wins
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::string::String;

    use std::fmt::Write;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// Use the `Display` implementation of each element.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// assert_eq!(["a", "b", "c"].iter().join(", "), "a, b, c");
        /// assert_eq!([1, 2, 3].iter().join(", "), "1, 2, 3");
        /// ```
        fn join(&mut self, sep: &str) -> String
        where
            Self::Item: std::fmt::Display,
        {
            match self.next() {
                None => String::new(),
                Some(first_elt) => {
                    // estimate lower bound of capacity needed
                    let (lower, _) = self.size_hint();
                    let mut result = String::with_capacity(sep.len() * lower);
                    write!(&mut result, "{}", first_elt).unwrap();
                    self.for_each(|elt| {
                        result.push_str(sep);
                        write!(&mut result, "{}", elt).unwrap();
                    });
                    result
                }
            }
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
