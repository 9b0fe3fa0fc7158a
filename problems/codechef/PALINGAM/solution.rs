//! CodeChef PALINGAM — Palindromic Game
//! <https://www.codechef.com/problems/PALINGAM> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: A has the letters of a string s, and B has the letters of a string t of the same length.
//! The players take turns, A first: a move takes one of the mover's own letters and inserts it
//! anywhere in a string w, which is empty at first. Whoever makes w a palindrome of more than one
//! letter wins; if all letters are used and nobody has done so, B wins. The input has T cases: `s`
//! and `t`. Print the winner.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ |s| = |t| ≤ 500; lowercase English letters.
//! Kind: pursuit
//! Model: game on sets and strings, the first three letters decide.
//! Why: A wins exactly when some letter x is in s but not in t, and, in addition, s has x at least
//! twice or every letter of t is also in s.
//!
//! 1. If A begins with a letter that B also has, B doubles it and wins. So A must begin with a
//!    letter x that is in s but not in t, and then B cannot win on the next turn, as the two
//!    letters are different.
//! 2. If s has x at least twice, A wins with the third letter: from xz or zx, which B has made, A
//!    makes xzx.
//! 3. If each letter of t is also in s, A wins as well: B has put some y next to x; as y is not x,
//!    A still has a y, and makes yxy.
//! 4. Otherwise t has a letter z that is not in s, and s has x just once. B answers x by putting z
//!    to its right; later B puts every other z to the right of x, too, and puts any other letter in
//!    any place. As w has just one x, this x would be the middle of any palindrome; but every z is
//!    to its right, so w is never a palindrome. So B wins in the end, if not before.
//!
//! Cost: O(|s| + |t|).
//!
//! 规则：A 有串 s 的各字母，B 有等长的串 t 的各字母。双方轮流操作，A 先手：每次取自己的一个字母，插入串 w 的任
//! 意位置，w 起初为空。谁使 w 成为长度大于 1 的回文串谁胜；字母用完仍没有人做到，则 B 胜。共 T 组数据，每组为
//! `s` 和 `t`。输出获胜者。
//! 范围：1 ≤ T ≤ 500；1 ≤ |s| = |t| ≤ 500；小写英文字母。
//! 模型：集合与字符串上的游戏，前三个字母定胜负。
//! 思路：A 必胜当且仅当有一个字母 x 只在 s 中出现，而且它在 s 中至少出现两次，或者 t 没有自己独有的字母。
//!
//! 1. A 若先放 B 也有的字母，B 就放同一个字母而获胜。所以 A 必须先放只在 s 中出现的 x，这时 B 第一次操作后 w 是
//!    两个不同的字母，不能获胜。
//! 2. 若 s 有两个 x，A 放第三个字母就胜：B 做成 xz，A 做成 xzx。
//! 3. 若 t 的每个字母 s 都有，A 也必胜：B 在 x 旁放了某个 y，y 不是 x，A 还有 y，做成 yxy。
//! 4. 否则设 z 只在 t 中出现，而 A 只有一个 x。B 用 z 应 x，放在它右边，以后每个 z 也都放在 x 右边，其余字母随
//!    意。w 中只有一个 x，它必是任何回文串的正中，而所有 z 都在它右边，所以永远不会有回文串。最后 B 胜，如果不
//!    是更早。
//!
//! 复杂度：O(|s| + |t|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { s: Bytes, t: Bytes }
        assert!(s.len() == t.len(), "{} letters against {}", s.len(), t.len());
        let [of_a, of_b] = [counts(&s), counts(&t)];
        let own = |mine: &[usize; 26], other: &[usize; 26]| {
            (0..26).filter(|&letter| other[letter] == 0).map(|letter| mine[letter]).max()
        };
        let a_wins = match own(&of_a, &of_b).unwrap_or(0) {
            0 => false,
            1 => own(&of_b, &of_a).unwrap_or(0) == 0,
            _ => true,
        };
        winners += if a_wins { "A\n" } else { "B\n" };
    }
    print!("{winners}");
}

fn counts(letters: &[u8]) -> [usize; 26] {
    let mut counts = [0; 26];
    for &letter in letters {
        assert!(letter.is_ascii_lowercase(), "the sign {:?}, no letter", char::from(letter));
        counts[usize::from(letter - b'a')] += 1;
    }
    counts
}
