//! AtCoder ABC 209 E — Shiritori
//! <https://atcoder.jp/contests/abc209/tasks/abc209_e> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: two players take turns saying words from a list. Each word must begin with the last three
//! letters of the previous one; uppercase and lowercase letters differ, and words may be repeated.
//! Whoever has no word loses. The input is `N` and N words; for each word, print the winner,
//! `Takahashi` or `Aoki`, if Takahashi begins with this word, or `Draw` if nobody ever wins.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; a word has 3 to 8 letters, uppercase or lowercase.
//! Kind: impartial
//! Model: game on a graph with cycles, one token.
//! Why: each string of three letters is a vertex, and each word is an edge. Work backwards from the
//! decided vertices (retrograde analysis): a vertex without outgoing edges is lost, a vertex with
//! an edge to a lost vertex is won, and a vertex whose edges all lead to won vertices is lost. From
//! a vertex that is never decided, each player can always move to another undecided vertex, so the
//! game is a draw.
//! Cost: O(N + 52³).
//!
//! 规则：两人轮流说出单词表中的一个词。每个词的前三个字母必须是上一个词的后三个字母，区分大小
//! 写，词可以重复说。无词可说者负。输入 `N` 和 N 个词；对每个词，输出 Takahashi 以它开头时的获
//! 胜者 `Takahashi` 或 `Aoki`，若永远分不出胜负则输出 `Draw`。
//! 范围：1 ≤ N ≤ 2 · 10^5；每个单词有 3 到 8 个字母，分大小写。
//! 模型：有环图上的游戏，一枚棋子。
//! 思路：把三个字母看作一个点，一个词看作一条边。从已定胜负的点倒推：没有出边的点必败；有边通向
//! 必败点的点必胜；所有出边都通向必胜点的点必败。始终未定的点，走子的一方总能留在这类点中，对手
//! 也一样，所以是平局。
//! 复杂度：O(N + 52³)。

use grundy::graph::{Loopy, LoopyOutcome};
use proconio::input;

const LETTERS: usize = 52;

fn main() {
    input! { n: usize, words: [String; n] }
    let edges: Vec<(usize, usize)> = words.iter().map(|word| edge(word.as_bytes())).collect();
    let graph = Loopy::from_edges(LETTERS.pow(3), &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut winners = String::new();
    for &(_, last) in &edges {
        winners += match graph.outcomes()[last] {
            LoopyOutcome::P { .. } => "Takahashi\n",
            LoopyOutcome::N { .. } => "Aoki\n",
            LoopyOutcome::Draw => "Draw\n",
        };
    }
    print!("{winners}");
}

/// Returns the vertices for the first three and the last three letters of a word.
fn edge(word: &[u8]) -> (usize, usize) {
    assert!(word.len() >= 3, "a word of {} letters, less than 3", word.len());
    (vertex(&word[..3]), vertex(&word[word.len() - 3..]))
}

/// Returns the vertex for three letters.
fn vertex(letters: &[u8]) -> usize {
    letters.iter().fold(0, |vertex, &letter| vertex * LETTERS + index(letter))
}

/// Returns the index of a letter in `a`, …, `z`, `A`, …, `Z`.
fn index(letter: u8) -> usize {
    match letter {
        b'a'..=b'z' => usize::from(letter - b'a'),
        b'A'..=b'Z' => usize::from(letter - b'A') + 26,
        _ => panic!("{:?} is not a letter", char::from(letter)),
    }
}
