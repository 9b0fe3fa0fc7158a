//! HDU 4203 — Doubloon Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4203> · 1 s? · 32 MiB? · difficulty 4
//!
//! Rules: there are S coins in a heap. A move takes 1, K, K², … of them, and whoever takes the last
//! coin wins. The input begins with the number of cases; each case is `S K`. Print the smallest
//! number of coins that a winning first move takes, or 0 if no first move wins.
//! Bounds: ?
//! Kind: impartial
//! Sample: none
//! Model: subtraction game, the powers of K.
//! Why: let r be the remainder of S modulo K + 1.
//!
//! 1. If K is odd, all moves take odd numbers of coins, so the first player wins exactly when S is
//!    odd, and 1 coin suffices. As K + 1 is even, r and S are both even or both odd.
//! 2. If K is even, every power of K is congruent to 1 or -1 modulo K + 1, since K itself is
//!    congruent to -1. By induction, a heap is lost exactly when r is even and less than K. From
//!    such a heap, each move leads to an odd remainder or, from r = 0, to the remainder 1 or K.
//! 3. If r is odd, taking 1 coin leaves an even remainder below K. If r = K, taking 1 coin leaves
//!    the remainder K - 1, which is won for the opponent, but taking K coins leaves the
//!    remainder 0.
//!
//! Cost: O(1) per case.
//! Judge: no copy of the bounds or of the sample could be read. The rules, format and wording are
//! those on which two independent programs agree; `compared.tsv` lists these programs.
//!
//! 规则：一堆硬币有 S 枚，每次取 1、K、K²……枚，取走最后一枚者胜。先给出数据组数，每组为 `S K`。输出先手第一步要赢最少
//! 取多少枚；先手必败则输出 0。
//! 范围：?
//! 模型：减法游戏，每次取 K 的幂。
//! 思路：设 r 为 S 模 K + 1 的余数。
//!
//! 1. 若 K 为奇数，每次取的枚数都是奇数，所以当且仅当 S 为奇数时先手胜，取 1 枚即可。K + 1 为偶数，所以 r 与 S 奇偶
//!    性相同。
//! 2. 若 K 为偶数，模 K + 1 时 K 等于 -1，所以 K 的每个幂都是 1 或 -1。用归纳法：当且仅当 r 为偶数且小于 K 时必败。
//!    从这样的堆走一步，余数变为奇数；若 r = 0，则变为 1 或 K。
//! 3. 若 r 为奇数，取 1 枚，余数变为小于 K 的偶数。若 r = K，取 1 枚留下 K - 1，对手必胜；取 K 枚留下 0。
//!
//! 复杂度：每组 O(1)。
//! 评测：未能读到数据范围和样例。规则、输入格式和输出取自两个各自写成而结果一致的程序，见 `compared.tsv`。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { coins: u64, base: u64 }
        assert!(base > 0, "the powers of 0");
        let remainder = coins % (base + 1);
        let take = if base % 2 == 0 && remainder == base { base } else { remainder % 2 };
        answers += &format!("{take}\n");
    }
    print!("{answers}");
}
