//! HDU 4371 — Alice and Bob
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4371> · 1 s · 32 MiB · difficulty 5
//!
//! Rules: given n and d₁, …, dₘ, Alice writes s₁ = 0, and Bob writes s₂ = s₁ + d ≤ n, where d is
//! one of d₁, …, dₘ. From then on each new number is the previous number plus or minus some d, and
//! it must be larger than the number before the previous one and at most n; whoever cannot write
//! such a number loses. The input begins with the number of cases; each case is `n m`, then the m
//! numbers d. Print `Case #i: Alice` or `Case #i: Bob`.
//! Bounds: T ≤ 100; 1 ≤ n ≤ 10^6; 1 ≤ m ≤ 100; 1 ≤ dₖ ≤ 10^6.
//! Kind: impartial
//! Model: parity, of the steps that fit.
//! Why: let e be the least of the numbers d. Whoever adds a d > e loses: the opponent subtracts e,
//! which gives a number larger than the number before the previous one. The second-to-last number
//! is now larger than the last number by e. To exceed it, the player who added d must again add
//! more than e, and the opponent answers in the same way, until every such number would exceed n.
//! If both players always add e, nobody can subtract, as no d is less than e. So there are ⌊n/e⌋
//! steps; Bob makes the first step, and whoever makes the last step wins.
//! Cost: O(m) per case.
//!
//! 规则：给定 n 和 d₁、……、dₘ，Alice 先写 s₁ = 0，Bob 从中选一个 d 写 s₂ = s₁ + d，要求
//! s₂ ≤ n。此后每次写的数等于上一个数加或减某个 d，要比上上个数大，且不超过 n；写不出的人负。先
//! 给出数据组数，每组给出 n、m 和各个 d。输出 `Case #i: Alice` 或 `Case #i: Bob`。
//! 范围：T ≤ 100；1 ≤ n ≤ 10^6；1 ≤ m ≤ 100；1 ≤ dₖ ≤ 10^6。
//! 模型：奇偶性，看能走多少步。
//! 思路：设 e 是最小的 d。谁加上 d > e 谁就输：对手减去 e，得到的数仍大于上上个数。轮到先前那人
//! 时，上上个数比当前数大 e，要超过它，只能再加一个大于 e 的数，对手又同样应对，直到 n 以内放不
//! 下为止。如果大家都加 e，就没有人能做减法，因为没有比 e 小的 d。于是共走 ⌊n/e⌋ 步，第一步
//! 是 Bob 走的，走最后一步的人胜。
//! 复杂度：每组 O(m)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, m: usize, differences: [u64; m] }
        assert!(!differences.contains(&0), "a difference of 0");
        let steps = differences.iter().min().map_or(0, |least| n / least);
        winners += &format!("Case #{case}: {}\n", if steps % 2 == 0 { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
