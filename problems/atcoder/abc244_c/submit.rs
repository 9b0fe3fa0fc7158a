// AtCoder ABC 244 C https://atcoder.jp/contests/abc244/tasks/abc244_c · made by `cargo judge bundle abc244_c --write` from 668f012fed90560d
//! AtCoder ABC 244 C — Yamanote Line Game
//! <https://atcoder.jp/contests/abc244/tasks/abc244_c> · 2 s · 1024 MiB · difficulty 1
//!
//! Rules: interactive. Two players take turns naming a number from 1 to 2N + 1 that nobody has
//! named yet; a player who has no number left to name loses. Read `N`, name the first number, and
//! win: print your numbers and read the judge's numbers in turn; the judge's number is `0` when no
//! number is left for the judge.
//! Bounds: 1 ≤ N ≤ 1000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, an odd supply of numbers.
//! Why: 2N + 1 is odd and every move uses up one number, so the player who moves first also moves
//! last, whatever numbers the two players name.
//! Cost: O(N).
//!
//! 规则：交互题。两人轮流说出 1 到 2N + 1 中的一个还没有人说过的数，说不出者负。读入 `N`，由你
//! 先说，要求获胜：输出一个数，再读入评测方的数；评测方无数可说时给出 `0`。
//! 范围：1 ≤ N ≤ 1000。
//! 模型：奇偶性，可说的数有奇数个。
//! 思路：每步用掉一个数，总数是奇数，所以不论双方说什么，先走的人也必定走最后一步。
//! 复杂度：O(N)。

use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize }
    let last = 2 * n + 1;
    let mut is_named = vec![false; last + 1];
    for number in 1..=last {
        if is_named[number] {
            continue;
        }
        // The line is sent at once, because standard output flushes whole lines.
        println!("{number}");
        input_interactive! { answer: usize }
        if answer == 0 {
            return;
        }
        assert!(number < answer && answer <= last, "{answer} cannot be named any more");
        is_named[answer] = true;
    }
}


