//! Codeforces 1104B — Game with string
//! <https://codeforces.com/problemset/problem/1104/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: a move deletes two equal adjacent letters of a string, and whoever cannot move loses.
//! The input is the string; print `Yes` if the first player wins, else `No`.
//! Bounds: the string has 1 to 100,000 lowercase letters.
//! Kind: impartial
//! Model: parity, the game ends with a known string.
//! Why: whatever is deleted, the same string is left in the end. To see this, read the letters as
//! generators of a group in which each letter is its own inverse, the free product of groups of two
//! elements. A deletion leaves the product of all letters unchanged, and each element of the group
//! is given by exactly one word in which no two adjacent letters are equal. So the number of moves
//! is fixed, and it is found by deleting pairs from left to right with the help of a stack.
//! Cost: O(|s|).
//!
//! 规则：每次操作删去字符串中相邻的两个相同字母，无法操作者输。输入字符串；先手胜输出 `Yes`，否
//! 则输出 `No`。
//! 范围：字符串有 1 到 100,000 个小写字母。
//! 模型：奇偶性，最后剩下的字符串是确定的。
//! 思路：无论怎么删，最后剩下的字母都一样。把每种字母看成群的一个生成元，各以自己为逆元，即若干
//! 个二元群的自由积：删去一对不改变所有字母之积，而每个元素恰有一种没有相邻相同字母的写法。所以
//! 步数是确定的，用栈从左到右删去成对的字母就能数出来。
//! 复杂度：O(|s|)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_alphabetic), "not letters alone");
    let mut stack = vec![];
    let mut moves = 0;
    for letter in s {
        if stack.last() == Some(&letter) {
            stack.pop();
            moves += 1;
        } else {
            stack.push(letter);
        }
    }
    println!("{}", if moves % 2 == 1 { "Yes" } else { "No" });
}
