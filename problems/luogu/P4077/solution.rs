//! Luogu P4077 — A game of coins (硬币游戏)
//! <https://www.luogu.com.cn/problem/P4077> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 4600
//! Rules: coins 1 to n and a number MAXQ. A move chooses a tail x = c·2^a·3^b, c not divisible
//! by 2 or 3, one of the exponents, say a, p ≥ 1, and q from 1 to MAXQ with pq ≤ a, and turns
//! the coins c·2^(a-pj)·3^b for j from 0 to q; whoever cannot move loses. Cases after their
//! number: `n MAXQ`, then 0 for a tail, 1 for a head. Print `win` or `lose`, of the first player.
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each alone (Lenstra), and coins with different c do
//! not meet. So the value of a tail depends on (a, b): the mex, over all moves, of the nim
//! sum of the others that it turns.
//! Cost: 16 × 11 values for each case, then O(n).

use grundy::mex::mex;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, most: usize }
        assert!((1..=30_000).contains(&n), "{n} coins, not 1 to 30000");
        assert!((1..=20).contains(&most), "MAXQ is {most}, not 1 to 20");
        input! { coins: [u8; n] }
        assert!(coins.iter().all(|&coin| coin < 2), "a coin that is neither 0 nor 1");
        let values = values(most);
        let tails = (1..=n).filter(|coin| coins[coin - 1] == 0);
        let value = tails.fold(0, |sum, coin| sum ^ values[power_of(2, coin)][power_of(3, coin)]);
        verdicts += if value != 0 { "win\n" } else { "lose\n" };
    }
    print!("{verdicts}");
}

/// How often a number is divisible by 2 or 3.
fn power_of(prime: usize, number: usize) -> usize {
    let rest = |power| number % prime.pow(power);
    (1..).take_while(|&power| rest(power) == 0).count()
}

/// The value of a tail by its exponents of 2 and 3.
fn values(most: usize) -> [[u64; 11]; 16] {
    let mut values = [[0; 11]; 16];
    for (a, b) in (0..16).flat_map(|a| (0..11).map(move |b| (a, b))) {
        let mut options = Vec::new();
        let in_2: Vec<u64> = (0..a).map(|lower| values[lower][b]).collect();
        for below in [&in_2[..], &values[a][..b]] {
            for p in 1..=below.len() {
                let others = below.iter().rev().skip(p - 1).step_by(p).take(most);
                options.extend(others.scan(0, |sum, value| {
                    *sum ^= value;
                    Some(*sum)
                }));
            }
        }
        values[a][b] = mex(options);
    }
    values
}
