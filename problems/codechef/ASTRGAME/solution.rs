//! CodeChef ASTRGAME — A String Game
//! <https://www.codechef.com/problems/ASTRGAME> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: a move erases one occurrence of a dictionary word from a string, and the parts on either
//! side of it stay apart; whoever cannot move loses. The input has T cases: the string, the number
//! of words, and the words. Print the winner, `Teddy` for the first player or `Tracy` for the
//! second.
//! Bounds: 1 ≤ T ≤ 5; 1 to 30 words; the string and each word have 1 to 30 letters from a to z.
//! Kind: impartial
//! Model: take-and-break game, a word is erased from a string.
//! Why: parts that stay apart do not affect each other, so the value after a move is the nim sum of
//! the values of the two parts (Sprague and Grundy). These parts are substrings of the string;
//! their values are found from the shortest substring to the longest.
//! Cost: O(n³ W) per case, if the string has n letters and the dictionary W words.
//!
//! 规则：每次操作从一个字符串中擦去词典中的一个词，这个词必须在串中连续出现；擦去后两边的部分不
//! 再相连；无法操作者输。输入共 T 组数据，每组给出字符串、词数和各词。先手胜输出 `Teddy`，否则
//! 输出 `Tracy`。
//! 范围：1 ≤ T ≤ 5；词数从 1 到 30；字符串和每个词有 1 到 30 个小写字母。
//! 模型：取石子并分堆的游戏，从字符串中擦去一个词。
//! 思路：不相连的部分互不影响，所以一步之后的值是两边 SG 值的异或和（Sprague–Grundy 定理）。它
//! 们都是原串的子串，从短到长依次求值。
//! 复杂度：每组 O(n³ W)，n 为串长，W 为词数。

use grundy::mex::mex;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { string: Bytes, words: [Bytes] }
        winners += if value(&string, &words) != 0 { "Teddy\n" } else { "Tracy\n" };
    }
    print!("{winners}");
}

fn value(string: &[u8], words: &[Vec<u8>]) -> u64 {
    // The value of what stands from one place up to another.
    let mut values = vec![vec![0; string.len() + 1]; string.len() + 1];
    for len in 1..=string.len() {
        for start in 0..=string.len() - len {
            let end = start + len;
            let places = (start..end).flat_map(|place| words.iter().map(move |word| (place, word)));
            let moves = places.filter(|&(place, word)| string[place..end].starts_with(word));
            values[start][end] =
                mex(moves
                    .map(|(place, word)| values[start][place] ^ values[place + word.len()][end]));
        }
    }
    values[0][string.len()]
}
