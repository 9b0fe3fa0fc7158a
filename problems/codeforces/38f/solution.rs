//! Codeforces 38F — Smart Boy
//! <https://codeforces.com/problemset/problem/38/F> · 4 s · 256 MiB · difficulty 5
//!
//! Rules: a dictionary of words. The first player writes a letter; after that, each move adds a
//! letter at the front or at the back of the string s written so far, and the new s must be part of
//! one of the words. Whoever cannot move loses. For each move, the player gets the largest letter
//! of s times the sum of the letters of s, plus the number of words that contain s, where the
//! letters count as a = 1, …, z = 26. Both players want first of all to win, then to get as many
//! points as possible, and then to leave the other player as few points as possible. The input is
//! `n`, then the words; print who wins, `First` or `Second`, then the points of both players.
//! Bounds: 1 ≤ n ≤ 30; a word has 1 to 30 lowercase letters.
//! Kind: score
//! Picture: picture.rs
//! Model: game on sets and strings, a string that grows.
//! Why: what can still happen depends on s alone, and s gets longer with each move. So the best
//! result for the player to move is found for each string, from the longest strings to the empty
//! one: it is a loss without points if there is no move, and otherwise the best of the results of
//! all moves. A move to t wins if the player to move at t loses. The player who makes this move
//! gets the points for t and the points that the second player gets in the game from t; the
//! opponent gets the points of the first player in that game. Points scored before do not matter,
//! as they add the same amount to all results.
//!
//! Cost: O(n w³) time for words of w letters; there are O(n w²) strings.
//!
//! 规则：给定一部词典。先手写下一个字母，此后每次操作在已写的串 s 的开头或末尾添一个字母，得到
//! 的 s 必须是某个单词的一部分（连续子串）。无法操作者输。每走一步，走的人得到的分数是：s 中最
//! 大的字母乘以各字母之和，再加上含有 s 的单词个数，其中 a = 1, …, z = 26。双方首先求赢，其次要
//! 自己的分数尽量多，再次要对方的分数尽量少。只有一组数据，给出 `n` 和各个单词；输出获胜者
//! `First` 或 `Second`，再输出双方的分数。
//! 范围：1 ≤ n ≤ 30；每个单词有 1 到 30 个小写字母。
//! 模型：集合与字符串上的游戏，一个不断加长的串。
//! 思路：以后会发生什么只取决于 s，而 s 每步都变长。所以从最长的串到空串，为每个串求出轮到的人
//! 的最优结果：无法操作则为输，得 0 分；否则取各步中最优的。走到 t 的一步，若对手在 t 处输，则
//! 它赢；走的人得到 t 的分数，加上从 t 起后手的得分；对手得到从 t 起先手的得分。之前已得的分数
//! 不影响选择，因为它们给所有结果加上同样的数。
//! 复杂度：单词长为 w 时，时间 O(n w³)，串有 O(n w²) 个。

use itertools::Itertools;
use proconio::input;
use std::collections::{BTreeMap, HashSet};

fn main() {
    input! { n: usize, words: [String; n] }
    let known = words.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase()));
    assert!(known, "a word with something else than the letters a to z");
    let result = best_result(&words);
    let winner = if result.is_win { "First" } else { "Second" };
    println!("{winner}\n{} {}", result.own, result.others());
}

/// How the game ends for the player to move. Of two results, the greater one is better for this
/// player.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Outlook {
    is_win: bool,
    own: i64,
    minus_others: i64,
}

impl Outlook {
    /// Returns the opponent's points.
    fn others(self) -> i64 {
        -self.minus_others
    }
}

/// Returns the result of the whole game.
fn best_result(words: &[String]) -> Outlook {
    let longest = words.iter().map(String::len).max().unwrap_or(0);
    // The best results for the player who finds a string of one length, which may be the default.
    let mut results: BTreeMap<&[u8], Outlook> = BTreeMap::new();
    for length in (1..=longest).rev() {
        let mut shorter: BTreeMap<&[u8], Outlook> = BTreeMap::new();
        for (part, count) in parts(words, length) {
            let after = results.get(part).copied().unwrap_or_default();
            let result = Outlook {
                is_win: !after.is_win,
                own: points(part, count) + after.others(),
                minus_others: -after.own,
            };
            for before in [&part[1..], &part[..length - 1]] {
                let best = shorter.entry(before).or_insert(result);
                *best = result.max(*best);
            }
        }
        results = shorter;
    }
    results.get(&[][..]).copied().unwrap_or_default()
}

/// Returns the strings of a given length that are part of some word, each with the number of such
/// words.
fn parts(words: &[String], length: usize) -> BTreeMap<&[u8], i64> {
    let mut counts = BTreeMap::new();
    for word in words {
        let parts: HashSet<&[u8]> = word.as_bytes().windows(length).collect();
        for part in parts {
            *counts.entry(part).or_insert(0) += 1;
        }
    }
    counts
}

/// Returns the points for writing a string that is part of `count` words.
fn points(part: &[u8], count: i64) -> i64 {
    let letters = part.iter().map(|letter| i64::from(letter - b'a') + 1).collect_vec();
    letters.iter().max().unwrap_or(&0) * letters.iter().sum::<i64>() + count
}
