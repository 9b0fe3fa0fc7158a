//! Luogu P4077 — A game of coins (硬币游戏)
//! <https://www.luogu.com.cn/problem/P4077> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 4600
//! Rules: coins 1 to n and a number MAXQ. A move chooses a tail x = c·2^a·3^b, where c is not
//! divisible by 2 or 3; it also chooses one of the exponents, say a, and numbers p ≥ 1 and q from 1
//! to MAXQ with pq ≤ a. The move turns over the coins c·2^(a-pj)·3^b for j from 0 to q; whoever
//! cannot move loses. The input begins with the number of cases; each case is `n MAXQ`, then for
//! each coin 0 for a tail or 1 for a head. Print `win` if the first player wins, else `lose`.
//! Bounds: 1 ≤ n ≤ 30,000; 1 ≤ MAXQ ≤ 20; t ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each taken alone (Lenstra), and coins with different c
//! are never turned together. So the value of a tail depends only on (a, b): it is the mex, over
//! all moves, of the nim sum of the values of the other coins that are turned.
//! Cost: about log₂ n · log₃ n values for each case, then O(n).
//!
//! 规则：有编号 1 到 n 的硬币和一个数 MAXQ。每次操作选一枚反面的硬币 x = c·2^a·3^b（c 不被 2 或
//! 3 整除），选一个指数，例如 a，再选 p ≥ 1 和 1 到 MAXQ 的 q，满足 pq ≤ a，然后把 j 取 0 到 q
//! 的各枚硬币 c·2^(a-pj)·3^b 翻面；无法操作者输。先给出数据组数，每组先给出 `n MAXQ`，再给出每
//! 枚硬币的状态，0 是反面，1 是正面。先手胜输出 `win`，否则输出 `lose`。
//! 范围：1 ≤ n ≤ 30,000；1 ≤ MAXQ ≤ 20；t ≤ 100。
//! 模型：翻硬币游戏，在棋盘上。
//! 思路：局面是各枚反面硬币单独存在时的和（Lenstra），而 c 不同的硬币不会一起被翻。所以反面硬币
//! 的 SG 值只取决于 (a, b)：对所有走法，取其余被翻的硬币的 SG 值的异或和，再求 mex。
//! 复杂度：每组约 log₂ n · log₃ n 个值，另需 O(n)。

use grundy::mex::mex;
use proconio::input;

/// Returns how many times `number` can be divided by `prime`.
fn exponent(prime: usize, number: usize) -> usize {
    let (mut rest, mut exponent) = (number, 0);
    while rest % prime == 0 {
        rest /= prime;
        exponent += 1;
    }
    exponent
}

/// Adds the values left by the moves that lower one exponent, where `lower` holds the values of the
/// coins for which this exponent is 0, 1, … and the other exponent is unchanged.
fn add_options(lower: &[u64], most: usize, options: &mut Vec<u64>) {
    for p in 1..=lower.len() {
        let mut nim_sum = 0;
        for value in lower.iter().rev().skip(p - 1).step_by(p).take(most) {
            nim_sum ^= value;
            options.push(nim_sum);
        }
    }
}

/// Returns the values of tails up to `n`, by their exponents of 2 and of 3.
fn values(n: usize, most: usize) -> Vec<Vec<u64>> {
    let (twos, threes) = (n.max(1).ilog2() as usize + 1, n.max(1).ilog(3) as usize + 1);
    let mut values = vec![vec![0; threes]; twos];
    for a in 0..twos {
        for b in 0..threes {
            let lower_twos: Vec<u64> = (0..a).map(|lower| values[lower][b]).collect();
            let mut options = Vec::new();
            add_options(&lower_twos, most, &mut options);
            add_options(&values[a][..b], most, &mut options);
            values[a][b] = mex(options);
        }
    }
    values
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, most: usize, coins: [u8; n] }
        let values = values(n, most);
        let mut nim_sum = 0;
        for (coin, face) in (1..).zip(coins) {
            assert!(face < 2, "coin {coin} shows {face}, neither 0 nor 1");
            if face == 0 {
                nim_sum ^= values[exponent(2, coin)][exponent(3, coin)];
            }
        }
        verdicts += if nim_sum != 0 { "win\n" } else { "lose\n" };
    }
    print!("{verdicts}");
}
