//! Luogu P2490 — Black and white chess (黑白棋)
//! <https://www.luogu.com.cn/problem/P2490> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 2281, BZOJ 4550
//! Rules: k tokens, k even, stand on a strip of n cells, white and black in turn, the
//! leftmost white. A moves whites and only to the right, B blacks and only to the left, by
//! any number of empty cells; a turn moves 1 to d of one's own tokens, and whoever cannot
//! loses, A first. One case `n k d`; print for how many placements A wins, modulo 10^9 + 7.
//! Model: Moore's Nim, lost positions counted.
//! Why: each white and the black right of it are a heap, the gap between, which either
//! player can make smaller by any number; other gaps do not matter. By Moore's theorem
//! (1910) A loses exactly if each binary digit is 1 in a number of the k / 2 gaps that is
//! divisible by d + 1: count such gaps by their sum, digit by digit. The other cells are
//! divided among the k / 2 + 1 places beside the pairs. C(n, k) placements are all.
//! Cost: O(nk log n / d).

use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    let in_bounds = 1 <= d && d <= k && k <= n && n <= 10_000;
    assert!(in_bounds, "n, k, d are {n}, {k}, {d}, not 1 <= d <= k <= n <= 10000");
    assert!(k <= 100 && k % 2 == 0, "{k} tokens, not an even number up to 100");
    let factorials = Factorials::new(n, PRIME);
    let choose = |of: usize, take: usize| factorials.choose(of, take);
    let (pairs, free) = (k / 2, n - k);
    let mut balanced = vec![0; free + 1]; // the gaps of a lost position, by their sum
    balanced[0] = 1;
    for digit in (0..usize::BITS - free.leading_zeros()).map(|column| 1 << column) {
        for sum in (0..=free).rev() {
            balanced[sum] = (0..=pairs)
                .step_by(d + 1)
                .take_while(|ones| ones * digit <= sum)
                .map(|ones| choose(pairs, ones) * balanced[sum - ones * digit] % PRIME)
                .sum::<u64>()
                % PRIME;
        }
    }
    let lost = (0..=free)
        .map(|sum| balanced[sum] * choose(free - sum + pairs, pairs) % PRIME)
        .fold(0, |lost, placements| (lost + placements) % PRIME);
    println!("{}", (choose(n, k) + PRIME - lost) % PRIME);
}
