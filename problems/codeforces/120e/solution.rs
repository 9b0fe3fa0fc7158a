//! Codeforces 120E — Put Knight!
//! <https://codeforces.com/problemset/problem/120/E> · 1 s · 256 MiB · difficulty 3
//!
//! Rules: a move puts a knight on an n by n chessboard such that no two knights attack each other,
//! and whoever cannot move loses. The input is T, then T cases `n`; for each case, print the
//! winner, `0` for the first player or `1` for the second.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ n ≤ 10,000.
//! Kind: impartial
//! Model: symmetry, point reflection in the centre of the board.
//! Why: answer each knight with a knight on the opposite cell, that is, the other knight's cell
//! reflected in the centre of the board. The player who can always answer like this is never the
//! one who cannot move.
//!
//! 1. If n is even, the second player answers. A cell and its reflection differ by an odd number of
//!    rows and an odd number of columns, so two such knights do not attack each other; and the
//!    answer attacks no older knight, because otherwise its own reflection would attack the older
//!    knight's reflection.
//! 2. If n is odd, the first player begins in the centre, the only cell that is its own reflection,
//!    and answers from then on. A cell and its reflection differ by an even number of rows and an
//!    even number of columns, so knights on them do not attack each other. If a knight in the
//!    centre does not attack a cell, it does not attack the reflection of that cell.
//!
//! Cost: O(1) per case.
//! Judge: on Codeforces, the program reads `input.txt` and writes `output.txt`. It does so whenever
//! there is a file `input.txt`; otherwise it uses standard input and output.
//!
//! 规则：每次操作在 n × n 的棋盘上放一个马，任意两个马不能互相攻击，无法操作者输。共 T 组数据，
//! 每组给出 `n`；每组输出获胜者，先手为 `0`，后手为 `1`。
//! 范围：1 ≤ T ≤ 100；1 ≤ n ≤ 10,000。
//! 模型：对称策略，关于棋盘中心的点对称。
//! 思路：每放一个马，就在中心对称的格上放一个应答。一直能这样应答的人，不会是不能走的那个。
//!
//! 1. n 为偶数时后手应答。一格与它的对称格相差奇数行、奇数列，所以这两个马不互相攻击；应答的马
//!    也不会攻击先前的马，否则由对称，对手刚放的马就攻击着那个马的对称格上的马。
//! 2. n 为奇数时先手先放中心，即唯一与自己对称的格，此后应答。一格与它的对称格相差偶数行、偶数
//!    列，所以不互相攻击。一格不受中心的马攻击，它的对称格也不受。
//!
//! 复杂度：每组 O(1)。
//! 评测：在 Codeforces 上，程序读 `input.txt`，写 `output.txt`。只要有 `input.txt` 就这样做；没
//! 有则用标准输入输出。

use proconio::input;
use proconio::source::once::OnceSource;
use std::io::Read;
use std::path::Path;
use std::{fs, io};

fn main() {
    let has_files = Path::new("input.txt").exists();
    let mut text = String::new();
    if has_files {
        text = fs::read_to_string("input.txt").expect("input.txt cannot be read");
    } else {
        io::stdin().read_to_string(&mut text).expect("the input cannot be read");
    }
    let winners = winners(&text);
    if has_files {
        fs::write("output.txt", winners).expect("output.txt cannot be written");
    } else {
        print!("{winners}");
    }
}

/// Returns the winners of the games in an input, each on its own line.
fn winners(text: &str) -> String {
    input! { from OnceSource::from(text), sizes: [u64] }
    let winners = sizes.iter().map(|n| if n % 2 == 1 { "0\n" } else { "1\n" });
    winners.collect()
}
