// Codeforces 755B https://codeforces.com/problemset/problem/755/B · made by `cargo judge bundle cf755b --write` from 287bb621a1f99fdb
//! Codeforces 755B — PolandBall and Game
//! <https://codeforces.com/problemset/problem/755/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: PolandBall and EnemyBall take turns, PolandBall first, saying a word that the speaker
//! knows and that has not been said before; whoever cannot do so loses. The input is `n m`, the n
//! words that PolandBall knows, and the m words that EnemyBall knows. Print `YES` if PolandBall
//! wins, else `NO`.
//! Bounds: 1 ≤ n, m ≤ 10^3; words have at most 500 letters, and a player's words differ.
//! Kind: partizan
//! Model: partizan game, free moves and common moves.
//! Why: let c be the number of words that both know, so n - c words are known to PolandBall alone
//! and m - c to EnemyBall alone.
//!
//! 1. If c is even, each common word can be answered with another common word. If n > m, PolandBall
//!    says a word of its own, then answers a common word with a common word and any other word with
//!    a word of its own, and so says the last word. If n ≤ m, EnemyBall answers in this way from
//!    the beginning.
//! 2. If c is odd and n ≥ m, PolandBall says a common word, and then EnemyBall has to begin and
//!    loses by step 1. If c is odd and n < m, EnemyBall wins: If PolandBall says a common word,
//!    EnemyBall begins the rest of the game and has more words of its own; if PolandBall says a
//!    word of its own, EnemyBall answers with a common word.
//!
//! Cost: O(n + m) expected time, as the program uses hashing.
//!
//! 规则：PolandBall 和 EnemyBall 轮流说单词，PolandBall 先手，每次说一个自己知道且还没有人说过的单词；说不出者输。输入
//! `n m`、PolandBall 知道的 n 个单词和 EnemyBall 知道的 m 个单词。PolandBall 胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ n, m ≤ 10^3；单词至多 500 个字母，每人的单词各不相同。
//! 模型：不公平游戏，各自的空步与公共的步。
//! 思路：设双方都知道的单词有 c 个，只有 PolandBall 知道的有 n - c 个，只有 EnemyBall 知道的有 m - c 个。
//!
//! 1. 若 c 为偶数，公共单词总可以用另一个公共单词应对。若 n > m，PolandBall 先说自己的一个，此后以公共单词应对公共单
//!    词，以自己的应对其他的，最后一个单词是它说的。若 n ≤ m，EnemyBall 从一开始就这样应对。
//! 2. 若 c 为奇数且 n ≥ m，PolandBall 先说一个公共单词，于是 EnemyBall 成为先手，由第 1 步它败。若 n < m，EnemyBall
//!    胜：PolandBall 说公共单词，EnemyBall 先手而自己的单词较多；PolandBall 说自己的，就用公共单词应对。
//!
//! 复杂度：O(n + m)，这是使用哈希时的期望。

use proconio::input;
use std::collections::HashSet;

fn main() {
    input! { n: usize, m: usize, words: [String; n], enemys: [String; m] }
    let known: HashSet<&String> = words.iter().collect();
    let common = enemys.iter().filter(|word| known.contains(word)).count();
    let wins = if common % 2 == 0 { n > m } else { n >= m };
    println!("{}", if wins { "YES" } else { "NO" });
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
