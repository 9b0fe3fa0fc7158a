//! Codeforces 1628D2 — Game on Sum (Hard Version)
//! <https://codeforces.com/problemset/problem/1628/D2> · 3 s · 256 MiB · difficulty 6
//!
//! Rules: a score begins at 0. On each of `n` turns Alice names a real number from 0 to `k`, and
//! Bob then adds it to the score or subtracts it. He has to add it, not subtract it, on at least
//! `m` of the turns. Alice wants a large score and Bob a small one. The input has t cases, each
//! `n`, `m` and `k`; for each case, print the score under best play, where a fraction p / q is
//! printed as p times the inverse of q modulo 10^9 + 7.
//! Bounds: 1 ≤ t ≤ 10^5; 1 ≤ m ≤ n ≤ 10^6, where the sum of n is at most 10^6; 0 ≤ k < 10^9 + 7.
//! Kind: score
//! Picture: picture.rs
//! Model: hot game, the mean of what Bob's two answers leave.
//! Why: let D(n, m) be the amount by which the score still grows under best play when n turns are
//! left and Bob has to add on at least m of them. Alice names the number that makes both answers
//! equally good for Bob, so D(n, m) is the mean of D(n - 1, m - 1) and D(n - 1, m), as long as Bob
//! has a choice.
//!
//! 1. If m = n, Bob has to add on every turn, and Alice names k each time: D(n, n) = nk. If m = 0,
//!    Bob can subtract on every turn, so Alice does best to name 0 each time: D(n, 0) = 0.
//! 2. Let 0 < m < n, a = D(n - 1, m - 1) and b = D(n - 1, m). When Alice names x, Bob chooses the
//!    smaller of a + x and b - x. As x grows, one of the two rises and the other falls, so the
//!    smaller one is largest where they are equal: at x = (b - a) / 2, with the value (a + b) / 2.
//!    Alice may name this x if 0 ≤ b - a ≤ 2k.
//! 3. This condition holds: 0 ≤ D(n, m) - D(n, m - 1) ≤ 2k for 1 ≤ m ≤ n, by induction on n. If n =
//!    1, the difference is k. If 1 < m < n, it is the mean of two such differences for n - 1.
//!    If 1 = m < n, it is D(n, 1) = D(n - 1, 1) / 2, half of such a difference. If 1 < m = n, it is
//!    nk - ((n - 1)k + D(n - 1, n - 2)) / 2 = k + ((n - 1)k - D(n - 1, n - 2)) / 2, which is at
//!    least k and at most k + k.
//! 4. So, for m < n, D(n, m) is a sum over the paths that start at (n, m) and end at the first (i,
//!    i) or (i, 0) that they reach. Each step lowers n by 1, may also lower m by 1, and halves the
//!    contribution of the path. A path that ends at (i, i) with i > 0 comes from (i + 1, i), so its
//!    last step does not change m, and m - i of the n - i - 1 steps before the last one lower m. So
//!    D(n, m) is the sum of C(n - i - 1, m - i) · ik / 2^(n - i) for i from 1 to m.
//!
//! Cost: O(n) for each case, and O(n) for the factorials up to the largest n.
//!
//! 规则：分数起初为 0，共 `n` 轮。每轮 Alice 先说一个 0 到 `k` 之间的实数，Bob 再决定把它加到分数上还是从分数中
//! 减去，但至少要有 `m` 轮是加。Alice 希望分数大，Bob 希望分数小。共 t 组数据，每组为 `n`、`m`、`k`；输出双方都走
//! 得最好时的分数，它是分数 p / q，输出 p 与 q 的逆元之积模 10^9 + 7。
//! 范围：1 ≤ t ≤ 10^5；1 ≤ m ≤ n ≤ 10^6，n 的总和不超过 10^6；0 ≤ k < 10^9 + 7。
//! 模型：热博弈，Bob 的两种选择所得的平均值。
//! 思路：设还剩 n 轮、其中至少要加 m 轮时，分数还会增加 D(n, m)。Alice 说的数使 Bob 的两种选择对他一样好，所以只
//! 要 Bob 有得选，D(n, m) 就是 D(n - 1, m - 1) 与 D(n - 1, m) 的平均值。
//!
//! 1. 若 m = n，Bob 每轮都必须加，Alice 每轮都说 k：D(n, n) = nk。若 m = 0，Bob 每轮都可以减，Alice 每轮都可以
//!    说 0：D(n, 0) = 0。
//! 2. 设 0 < m < n，a = D(n - 1, m - 1)，b = D(n - 1, m)。Alice 说 x，Bob 就取 a + x 与 b - x 中较小的。前者递
//!    增，后者递减，所以较小者在两者相等处最大：x = (b - a) / 2，值为 (a + b) / 2。只要 0 ≤ b - a ≤ 2k，Alice
//!    就可以说这个 x。
//! 3. 确实如此：对 n 归纳，当 1 ≤ m ≤ n 时 0 ≤ D(n, m) - D(n, m - 1) ≤ 2k。若 n = 1，差为 k。若 1 < m < n，差是
//!    n - 1 时两个这样的差的平均值。若 1 = m < n，差为 D(n, 1) = D(n - 1, 1) / 2，是一个这样的差的一半。若
//!    1 < m = n，差为 nk - ((n - 1)k + D(n - 1, n - 2)) / 2 = k + ((n - 1)k - D(n - 1, n - 2)) / 2，
//!    不小于 k，也不大于 k + k。
//! 4. 所以当 m < n 时，D(n, m) 是对一些路径求和：从 (n, m) 出发，每步 n 减 1，m 减 1 或不变，并除以 2，直到首次
//!    到达某个 (i, i) 或 (i, 0)。到达 (i, i)（i > 0）的路径，前一点是 (i + 1, i)，最后一步 m 不变，此前的
//!    n - i - 1 步中有 m - i 步使 m 减 1。所以 D(n, m) 等于 C(n - i - 1, m - i) · ik / 2^(n - i) 对 i 从 1 到
//!    m 求和。
//!
//! 复杂度：每组 O(n)，另有到最大的 n 为止的阶乘 O(n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;
type Number = ModInt<MODULUS>;

fn main() {
    input! { cases: usize, games: [(usize, usize, u64); cases] }
    let most_turns = games.iter().map(|&(n, ..)| n).max().unwrap_or(0);
    let ways = Factorials::new(most_turns, MODULUS);
    let mut scores = String::new();
    for (n, m, k) in games {
        assert!(m <= n, "{m} additions on {n} turns");
        scores += &format!("{}\n", share(n, m, &ways) * Number::new(k));
    }
    print!("{scores}");
}

/// Returns the score if 1 is the largest number that Alice may name.
fn share(n: usize, m: usize, ways: &Factorials) -> Number {
    if m == n {
        return Number::new(n as u64);
    }
    let mut sum = Number::new(0);
    let mut weight = Number::new(2).inverse().power(n as u64);
    for i in 1..=m {
        weight += weight;
        sum += weight * Number::new(ways.choose(n - i - 1, m - i)) * Number::new(i as u64);
    }
    sum
}
