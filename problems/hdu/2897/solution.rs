//! HDU 2897 — Encounter (邂逅明下)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2897> · 1 s? · 32 MiB? · difficulty 3
//!
//! Rules: there are n coins. A move takes at least p and at most q of them; if fewer than p are
//! left, it takes all. Whoever takes the last coin loses. Each line is a case `n p q`; print `WIN`
//! if the first player wins, else `LOST`.
//! Bounds: ?
//! Kind: impartial
//! Sample: none
//! Model: Bash's game, with a minimum move, and with taking the last coin as a loss.
//! Why: let r be the remainder of n modulo p + q. The first player loses exactly when 1 ≤ r ≤ p.
//!
//! 1. With at most p coins, the mover takes all of them and loses.
//! 2. With more than p coins and 1 ≤ r ≤ p, the opponent answers a move of t coins with a move of
//!    p + q - t coins, which leaves the same remainder. In the end the first player has to take the
//!    last r coins.
//! 3. Otherwise r > p, where r = 0 is counted as p + q. Then the mover takes the larger of p and
//!    r - p, which is at most q, and leaves the smaller of r - p and p as the remainder.
//!
//! Cost: O(1) per case.
//! Judge: no readable copy of the bounds or of the sample was found. The format and wording are
//! those on which independent programs by several authors agree; `compared.tsv` lists two of these
//! programs.
//!
//! 规则：有 n 枚硬币，每次取至少 p 枚、至多 q 枚；不足 p 枚时必须全部取走。取走最后一枚者输。多组数据，每行 `n p q`；先
//! 手胜输出 `WIN`，否则输出 `LOST`。
//! 范围：?
//! 模型：巴什博弈，每次有最少枚数，取走最后一枚者输。
//! 思路：设 r 为 n 模 p + q 的余数。当且仅当 1 ≤ r ≤ p 时先手必败。
//!
//! 1. 不超过 p 枚时，先手只能全部取走，于是输。
//! 2. 更多且 1 ≤ r ≤ p 时，一方取 t 枚，对手就取 p + q - t 枚，余数不变。最后剩下 r 枚，轮到先手。
//! 3. 若 r > p，r 不变；若 r = 0，把它看作 p + q。先手取 p 与 r - p 中较大的一个，它不超过 q，留下的余数是 r - p 与
//!    p 中较小的一个。
//!
//! 复杂度：每组 O(1)。
//! 评测：未能读到数据范围和样例。输入格式和输出的单词取自多位作者各自写成而结果一致的程序，`compared.tsv` 列出其中两
//! 个。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { coins: u64, least: u64, most: u64 }
        assert!(0 < least && least <= most, "no move takes from {least} to {most} coins");
        let remainder = coins % (least + most);
        let is_lost = (1..=least).contains(&remainder);
        verdicts += if is_lost { "LOST\n" } else { "WIN\n" };
    }
    print!("{verdicts}");
}
