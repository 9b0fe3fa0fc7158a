//! Codeforces 662A — Gambling Nim
//! <https://codeforces.com/problemset/problem/662/A> · 2 s · 512 MiB · difficulty 6
//!
//! Rules: n cards have a number on each side, and each card is equally likely to land with either
//! side up; then Nim is played with the visible numbers as heaps. The input is `n` and the numbers
//! of each card; print, as an irreducible fraction, the probability that the first player wins.
//! Bounds: 1 ≤ n ≤ 500,000; the numbers are from 0 to 10^18.
//! Kind: count
//! Rule: nim
//! Model: Nim, heaps drawn at random.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum is 0. This nim sum is
//! the nim sum of the numbers on all front sides and of the number a ⊕ b for each card that shows
//! its back, where a and b are the card's numbers. The nim sums of all selections of these numbers
//! a ⊕ b form a vector space over the field of two elements; if its dimension is r, it has 2^r
//! elements, and all of them are equally likely. So if the nim sum of the front sides is in the
//! space, the first player loses with probability 1/2^r; if it is not, he never loses. The fraction
//! (2^r - 1)/2^r is irreducible, as only its denominator is even; for r = 0 it is 0/1.
//! Cost: O(64 n).
//!
//! 规则：n 张卡片两面各有一个数，每张等可能地任意一面朝上；然后以朝上的数为各堆玩 Nim 游戏。输
//! 入为 `n` 和每张卡片的数；以最简分数输出先手赢的概率。
//! 范围：1 ≤ n ≤ 500,000；各数从 0 到 10^18。
//! 模型：Nim 游戏，各堆随机。
//! 思路：由 Bouton 定理，先手输当且仅当异或和为 0。它等于所有正面的异或和，再对每张翻到反面的卡
//! 片 a, b 异或上 a ⊕ b。后者的各种异或和构成二元域上的线性空间；设秩为 r，则有 2^r 个元素，每个
//! 元素出现的情形数相同。所以若正面的异或和在这个空间里，先手以 1/2^r 的概率输，否则从不输。分
//! 数 (2^r - 1)/2^r 是最简的，因为分子分母只有一个是偶数，或者它是 0/1。
//! 复杂度：O(64 n)。

use grundy::contest::xor_basis::XorBasis;
use proconio::input;

fn main() {
    input! { n: usize, cards: [(u64, u64); n] }
    let mut fronts = 0;
    let mut turned = XorBasis::new();
    for (a, b) in cards {
        fronts ^= a;
        turned.insert(a ^ b);
    }
    if turned.contains(fronts) {
        let cases = 1u128 << turned.rank();
        println!("{}/{cases}", cases - 1);
    } else {
        println!("1/1");
    }
}
