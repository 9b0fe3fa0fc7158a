// HackerRank game-of-stones-1-1 https://www.hackerrank.com/contests/ieeextreme-challenges/challenges/game-of-stones-1-1 · made by `cargo judge bundle hackerrank_game-of-stones-1-1 --write` from e07cee5749f36800
//! HackerRank game-of-stones-1-1 — Game of Stones
//! <https://www.hackerrank.com/contests/ieeextreme-challenges/challenges/game-of-stones-1-1> · 10 s? · 512 MiB? · difficulty 2
//!
//! Also: IEEEXtreme 10.0 "Game of Stones"
//! Rules: there are several games, each with piles of odd numbers of stones. A move splits one pile
//! of one game into three piles with odd numbers of stones. Whoever cannot split any pile of any
//! game loses; Alice moves first. The input has T cases: `G`, then for each game the number of its
//! piles, and on the next line the piles. Print the winner of each case, `Alice` or `Bob`.
//! Bounds: 1 ≤ T ≤ 10; 1 to 10^5 piles in all games of a case; a pile has 1 to 10^9 stones, an odd
//! number.
//! Kind: impartial
//! Sample: none
//! Model: parity, each move makes two more piles.
//! Why: all games together are one collection of piles. A pile of three stones or more can always
//! be split, into 1, 1 and the rest, so play ends when all piles have one stone. A pile of s stones
//! has then become s piles, and each move has added two piles, so the pile has taken (s - 1) / 2
//! moves, however it was split. So the number of moves is fixed before play begins, and Alice wins
//! if it is odd. A pile with an even number of stones could not be split at all, as three odd
//! numbers have an odd sum.
//! Cost: O(1) per pile.
//! Judge: no readable copy of the sample was found. The format and the wording are those of the
//! statement, and two independent programs agree on them; both programs are listed in
//! `compared.tsv`.
//!
//! 规则：有若干个游戏，每个游戏中有若干堆石子，每堆的枚数是奇数。每次操作把某个游戏中的一堆分成三堆，每堆的枚数
//! 仍是奇数。所有游戏中都没有堆可分时，轮到谁谁输；Alice 先手。共 T 组数据，每组先给出 `G`，再给出每个游戏的堆数，
//! 下一行为各堆的枚数。每组输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ T ≤ 10；每组各游戏共有 1 到 10^5 堆；每堆有 1 到 10^9 枚石子，都是奇数。
//! 模型：奇偶性，每步多出两堆。
//! 思路：所有游戏合起来就是一批石子堆。三枚以上的堆总可以分成 1 枚、1 枚和其余，所以直到每堆都只有一枚才结束。这
//! 时 s 枚的一堆成了 s 堆，而每步多出两堆，所以不论怎么分，都恰好分了 (s - 1) / 2 次。总步数在开始前就已确定，是奇
//! 数时 Alice 胜。枚数为偶数的堆根本不能分，因为三个奇数之和是奇数。
//! 复杂度：每堆 O(1)。
//! 评测：未能读到样例。格式和单词取自题面，两个各自写成的程序与之一致，`compared.tsv` 列出了它们。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { count: usize, games: [[u64]; count] }
        let piles = games.iter().flatten().filter(|&pile| pile % 2 == 1);
        let odd_lengths = piles.filter(|&pile| pile / 2 % 2 == 1).count();
        winners += if odd_lengths % 2 == 1 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
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
