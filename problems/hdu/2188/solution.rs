//! HDU 2188 — Choosing a volunteer
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2188> · 1 s? · 32 MiB? · difficulty 1
//!
//! Rules: two players give money to a fund in turn, 1 to m yuan at a time; whoever brings the fund
//! to n yuan wins. Grass begins. The input has C cases `n m`; print the winner of each case,
//! `Grass` or `Rabbit`.
//! Bounds: ?
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Sample: none
//! Model: Bash's game, played upwards.
//! Why: the missing yuan form a heap, and a gift takes 1 to m of them. If one player gives t, the
//! other can give m + 1 - t. So the mover loses if the number of missing yuan is a multiple of m +
//! 1; otherwise the mover wins by giving the remainder of this number modulo m + 1.
//! Cost: O(1) per case.
//! Judge: no readable copy of the statement or its sample was found. The rules, format and wording
//! are those on which independent programs by several authors agree; `compared.tsv` lists two of
//! these programs.
//!
//! 规则：两人轮流捐款，每次捐 1 到 m 元，先使捐款总数达到 n 元者获胜，Grass 先手。共 C 组数据，每组一行两个整数
//! `n m`；输出每组的获胜者 `Grass` 或 `Rabbit`。
//! 范围：?
//! 模型：巴什博弈，从 0 往上加。
//! 思路：把还差的钱数看作一堆石子，每次捐款就是取走 1 到 m 枚。一方捐 t 元，另一方就可以捐 m + 1 - t 元。所以还差
//! m + 1 的倍数时必败，否则先手捐出余数即赢。
//! 复杂度：每组 O(1)。
//! 评测：未能读到题面和样例。规则、格式和输出的单词取自多位作者各自写成而结果一致的程序，`compared.tsv` 列出其
//! 中两个。

use grundy::bash;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        verdicts += if bash::outcome(&[n], m).mover_wins() { "Grass\n" } else { "Rabbit\n" };
    }
    print!("{verdicts}");
}
