//! AtCoder ABC 209 E — Shiritori
//! <https://atcoder.jp/contests/abc209/tasks/abc209_e> · 2 s · 1024 MiB · medium
//!
//! Rules: two players say words of a list in turn; each must begin with the three letters
//! with which the last one ended, capitals being letters of their own, and may be said
//! again. Whoever has no word loses. One case `N`, then N words; print for each word, if
//! Takahashi begins with it, who wins, `Takahashi` or `Aoki`, or `Draw` if nobody ever does.
//! Model: game on a graph with cycles, one token.
//! Why: three letters are a vertex, a word is an edge. Go back from what is decided
//! (retrograde analysis): a vertex without edges is lost, one with an edge to a lost vertex
//! is won, one whose edges all lead to won vertices is lost. From a vertex that is never
//! decided the mover can stay among such vertices, and his opponent too: a draw.
//! Cost: O(N + 52³).

use grundy::graph::{Loopy, LoopyOutcome};
use proconio::input;

const KEYS: usize = 52 * 52 * 52;

fn main() {
    input! { n: usize }
    assert!((1..=200_000).contains(&n), "{n} words, not 1 to 200000");
    input! { words: [String; n] }
    let edges: Vec<(usize, usize)> = words.iter().map(|word| edge(word.as_bytes())).collect();
    let graph = Loopy::from_edges(KEYS, &edges).unwrap_or_else(|error| panic!("{error}"));
    let winners = edges.iter().map(|&(_, head)| match graph.outcomes()[head] {
        LoopyOutcome::P { .. } => "Takahashi\n",
        LoopyOutcome::N { .. } => "Aoki\n",
        LoopyOutcome::Draw => "Draw\n",
    });
    print!("{}", winners.collect::<String>());
}

fn edge(word: &[u8]) -> (usize, usize) {
    assert!((3..=8).contains(&word.len()), "a word of {} letters, not 3 to 8", word.len());
    let digit = |&letter: &u8| match letter {
        b'a'..=b'z' => usize::from(letter - b'a'),
        b'A'..=b'Z' => usize::from(letter - b'A') + 26,
        _ => panic!("{:?} is not a letter", char::from(letter)),
    };
    let key = |letters: &[u8]| letters.iter().map(digit).fold(0, |key, digit| key * 52 + digit);
    (key(&word[..3]), key(&word[word.len() - 3..]))
}
