//! AtCoder ABC 278 F — Shiritori
//! <https://atcoder.jp/contests/abc278/tasks/abc278_f> · 2 s · 1024 MiB · difficulty 4
//!
//! Rules: two players take turns saying words from a list; no word may be said twice. The first
//! word may be any word of the list; each later one must begin with the last letter of the one
//! before it, and whoever has no word to say loses. The input is `N` and N words; print who wins,
//! `First` or `Second`.
//! Bounds: 1 ≤ N ≤ 16; a word has 1 to 10 lowercase letters; all words are different.
//! Kind: impartial
//! Model: bitmask DP, sets of words.
//! Why: a position is determined by the words that have been said and the letter that the next word
//! must begin with. Go through the sets of words already said, from the set of all words down to
//! the empty set, and for each set keep the letters with which the mover wins: those that begin an
//! unused word whose last letter does not win for the opponent, who moves next. As the first word
//! may be any word of the list, the first player wins if some letter wins when no word has been
//! said.
//! Cost: O(2^N · N), with a bit for each word and for each letter.
//!
//! 规则：两人轮流说出单词表中的一个词，每个词只能说一次。第一个词任选，以后每个词的首字母必须是
//! 上一个词的末字母，无词可说者负。输入 `N` 和 N 个词；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ N ≤ 16；每个单词有 1 到 10 个小写字母；单词各不相同。
//! 模型：状态压缩 DP，局面是词的集合。
//! 思路：局面由已说过的词和接下来的首字母决定。从全集往下，对每个词的集合，记下使走的一方获胜的
//! 那些字母：有一个未用过的词以它开头，而这个词的末字母不能使接着走的对手获胜。第一个词任选，所
//! 以只要在空集处有一个字母能胜，先手就胜。
//! 复杂度：O(2^N · N)，每个词、每个字母各用一个二进制位表示。

use proconio::input;

/// With more words than this limit, the table of all sets would be too large.
const MOST_WORDS: usize = 25;

/// The first and last letters of a word, as numbers: 0 for `a`, 1 for `b`, and so on.
struct Ends {
    first: u8,
    last: u8,
}

fn main() {
    input! { n: usize }
    assert!(n <= MOST_WORDS, "{n} words, more than {MOST_WORDS}");
    input! { words: [String; n] }
    let words: Vec<Ends> = words.iter().map(|word| ends(word.as_bytes())).collect();
    let mut winning_letters = vec![0u32; 1 << n];
    for used in (0..1usize << n).rev() {
        for (index, word) in words.iter().enumerate() {
            let after = used | 1 << index;
            if after != used && winning_letters[after] >> word.last & 1 == 0 {
                winning_letters[used] |= 1 << word.first;
            }
        }
    }
    println!("{}", if winning_letters[0] != 0 { "First" } else { "Second" });
}

/// Returns the first and the last letter of a word, which must be in lowercase.
fn ends(word: &[u8]) -> Ends {
    let is_lowercase = word.iter().all(u8::is_ascii_lowercase);
    assert!(is_lowercase, "{:?} is not in small letters", String::from_utf8_lossy(word));
    Ends { first: word[0] - b'a', last: word[word.len() - 1] - b'a' }
}
