// Codeforces 455B https://codeforces.com/problemset/problem/455/B · made by `cargo judge bundle cf455b --write` from f1be80b80e27a0d9
//! Codeforces 455B — A Lot of Games
//! <https://codeforces.com/problemset/problem/455/B> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: two players build a word letter by letter, and what they have written must always be a
//! prefix of one of n given words; whoever cannot add a letter loses the game. They play k games;
//! the loser of each game begins the next, and whoever wins the last game wins overall. The input
//! is `n k` and the words; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ n ≤ 10^5; 1 ≤ k ≤ 10^9; the words are not empty and have at most 10^5 letters
//! together.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, a tree of words played many times.
//! Why: in the tree of the words, the player to move can force a win if there is a child at which
//! the other player cannot force a win. The player to move can force a loss for himself at a leaf,
//! and also at a node with a child at which the other player cannot force a loss for himself. What
//! counts is whether the player who begins at the root can force a win and whether he can force a
//! loss:
//!
//! 1. If he can force both, he loses all games but the last, and so begins the last game and wins
//!    it.
//!
//! 2. If he cannot force a win, the other player wins the first game and every later one, as the
//!    loser begins again.
//!
//! 3. If he can force a win but not a loss, then whoever begins a game when an odd number of games
//!    is left wins overall, and whoever begins a game when an even number is left loses overall.
//!    With one game left this is clear. With any larger odd number, the player who begins wins the
//!    first of these games, and the other player begins the next one with an even number left. With
//!    an even number, the player who begins cannot force a loss, so the other player makes him win
//!    and then begins the next game with an odd number left.
//!
//! Cost: O(26 L) for words of L letters in all.
//!
//! 规则：两人逐个字母地造词，已造出的部分必须始终是 n 个给定单词之一的前缀；无法再添字母的人输
//! 掉这一局。共玩 k 局，每局的输家下一局先手，赢得最后一局的人获胜。输入为 `n k` 和各单词；输出
//! 获胜者 `First` 或 `Second`。
//! 范围：1 ≤ n ≤ 10^5；1 ≤ k ≤ 10^9；各单词都不是空的，总长至多为 10^5。
//! 模型：图上游戏，在单词的字典树上玩许多局。
//! 思路：在字典树上，若某个儿子处对手不能保证赢，则轮到的人能保证赢；若在叶子上，或某个儿子处对手
//! 不能保证输，则轮到的人能保证自己输。关键在于从根先手的人能保证赢和输中的哪些：
//!
//! 1. 若两者都能保证，他输掉除最后一局外的所有局，于是最后一局仍由他先手，他赢下这一局。
//! 2. 若他不能保证赢，另一个人赢第一局；输家继续先手，所以以后每一局也都是另一个人赢。
//! 3. 若他只能保证赢，则剩奇数局时先手的人最终获胜，剩偶数局时先手的人最终落败。只剩一局时显然。
//!    剩下其他奇数局时，他赢这一局，对方在剩偶数局时先手。剩偶数局时，他不能保证输，对手就迫使他
//!    赢，于是对手在剩奇数局时先手。
//!
//! 复杂度：单词总长为 L 时，O(26 L)。

use proconio::{input, marker::Bytes};

/// A node's children by letter.
type Children = [Option<u32>; 26];

fn main() {
    input! { n: usize, k: u64, words: [Bytes; n] }
    assert!(k > 0, "0 games, of which none is the last");
    let tree = tree(&words);
    // A leaf cannot force a win, and is sure to lose.
    let mut can_win = vec![false; tree.len()];
    let mut can_lose = vec![true; tree.len()];
    for node in (0..tree.len()).rev() {
        let children = || tree[node].iter().flatten().map(|&child| child as usize);
        let is_leaf = children().next().is_none();
        can_win[node] = children().any(|child| !can_win[child]);
        can_lose[node] = is_leaf || children().any(|child| !can_lose[child]);
    }
    let first_wins = can_win[0] && (can_lose[0] || k % 2 == 1);
    println!("{}", if first_wins { "First" } else { "Second" });
}

/// Returns the nodes of the tree of all prefixes of `words`, each before its children; node 0 is
/// the empty word.
fn tree(words: &[Vec<u8>]) -> Vec<Children> {
    let mut tree = vec![[None; 26]];
    for word in words {
        let mut node = 0;
        for letter in word {
            assert!(
                letter.is_ascii_lowercase(),
                "{:?} is not in lower-case letters",
                String::from_utf8_lossy(word)
            );
            let new = tree.len() as u32;
            let child = *tree[node][usize::from(letter - b'a')].get_or_insert(new);
            if child == new {
                tree.push([None; 26]);
            }
            node = child as usize;
        }
    }
    tree
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
