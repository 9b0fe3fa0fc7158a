// Codeforces 1867C https://codeforces.com/problemset/problem/1867/C · made by `cargo judge bundle cf1867c --write` from d8d8b8b1defb3b9e
//! Codeforces 1867C — Salyg1n and the MEX Game
//! <https://codeforces.com/problemset/problem/1867/C> · 3 s · 256 MiB · difficulty 3
//!
//! Rules: interactive. Alice and Bob change a set of n numbers. Alice adds a number from 0 to 10^9
//! that is not in the set; then Bob removes a number that is smaller than the number just added.
//! The game ends when Bob cannot remove a number, or after 2n + 1 moves, and Alice wants the mex of
//! the set to be large. The input is the number of cases; each case is `n` and the set. Print each
//! number that Alice adds; then read the number that Bob removes, or `-1` at the end of the game.
//! Reach the largest mex that Alice can force.
//! Bounds: 1 ≤ n ≤ 10^5, in each case and in all cases together; the numbers of the set are from 0
//! to 10^9.
//! Kind: score
//! Picture: picture.rs
//! Model: pairing strategy, adding again what is removed.
//! Why: let m be the mex of the set, and let M be its mex once m is added. Alice reaches M by first
//! adding m and then, on each later move, the number that Bob has just removed, and she cannot
//! reach more.
//!
//! 1. After each move of Alice's the set is the initial set with m added, and its mex is M. The
//!    game ends after a move of Alice's: Bob is the one who cannot move, and move 2n + 1 is hers.
//! 2. Bob makes sure that at least two of the numbers 0 to M are missing before each move of
//!    Alice's; at first, m and M are missing. Then at least one is missing after her move, so the
//!    mex is at most M whenever the game ends.
//! 3. If at least two are still missing after her move, he may remove any number. Otherwise Alice
//!    has just added one of the numbers 0 to M, and whatever smaller number he removes is also one
//!    of these numbers. If there is no smaller number, the game is over.
//!
//! Cost: O(n log n).
//!
//! 规则：交互题。Alice 和 Bob 改动一个有 n 个数的集合。Alice 加入一个不在集合中的数，从 0 到
//! 10^9，然后 Bob 删去一个比它小的数。Bob 无数可删时，或走满 2n + 1 步时，游戏结束；Alice 想使
//! 集合的 mex 尽量大。先给出数据组数，每组给出 `n` 和集合：输出 Alice 加入的数，读入 Bob 删去的
//! 数，结束时读到 `-1`；要达到 Alice 所能达到的最大值。
//! 范围：1 ≤ n ≤ 10^5，各组的 n 之和也是如此；集合中的数从 0 到 10^9。
//! 模型：配对策略，删去什么就加回什么。
//! 思路：设集合的 mex 为 m，加入 m 之后的 mex 为 M。Alice 先加入 m，以后 Bob 删什么就加回什么，
//! 能达到 M，也不能更多。
//!
//! 1. 她每次走完，集合都是原来的集合加上 m，mex 为 M。游戏总在 Alice 走完之后结束：不能走的
//!    是 Bob，而第 2n + 1 步是她走的。
//! 2. Bob 可以使 Alice 每次走之前，0 到 M 中至少缺两个数，开始时缺的是 m 和 M。那么她走完后至少
//!    还缺一个，所以无论何时结束，mex 至多为 M。
//! 3. 她走完后若仍缺两个，他删什么都行。否则 Alice 刚加入的是 0 到 M 之一，他删去的比它小的数也
//!    在其中，于是又缺两个。若没有更小的数可删，游戏就结束了。
//!
//! 复杂度：O(n log n)。

use grundy::mex::mex;
use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { numbers: [u64] }
        // The line is sent at once, because standard output flushes whole lines.
        println!("{}", mex(numbers));
        while let Some(removed) = hear() {
            println!("{removed}");
        }
    }
}

/// Reads the number that Bob removes, or returns `None` at the end of a game.
fn hear() -> Option<u64> {
    input_interactive! { answer: i64 }
    match u64::try_from(answer) {
        Ok(removed) => Some(removed),
        Err(_) if answer == -1 => None,
        Err(_) => panic!("the judge says {answer}: the number was wrong"),
    }
}

mod grundy {
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::io::{BufRead, BufReader};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, of which one line at a time has been read, with this line's remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
        /// The number of lines before `text`.
        passed: usize,
        reader: Box<dyn BufRead>,
    }

    impl Input {
        fn from_stdin() -> Input {
            Input::from_reader(stdin())
        }

        fn from_reader(reader: impl Read + 'static) -> Input {
            let reader = Box::new(BufReader::new(reader));
            Input { text: "", tokens: "".split_ascii_whitespace(), passed: 0, reader }
        }

        /// Reads on to a line with a token if this line has none left.
        fn refilled(&mut self) -> &mut Input {
            while self.tokens.clone().next().is_none() {
                let mut line = String::new();
                if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                    break;
                }
                self.passed += self.text.lines().count();
                self.text = Box::leak(line.into());
                self.tokens = self.text.split_ascii_whitespace();
            }
            self
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
            let input = input.refilled();
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    let lines = vec![""; input.passed].into_iter().chain(lines);
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

    /// Declares variables and reads their values, while the judge waits for answers between them.
    macro_rules! input_interactive {
        ($($rest:tt)*) => {
            $crate::proconio::input! { $($rest)* }
        };
    }
    pub(crate) use input_interactive;

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
