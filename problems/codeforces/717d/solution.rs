//! Codeforces 717D — Dexterina's Lab
//! <https://codeforces.com/problemset/problem/717/D> · 1 s · 256 MiB · medium
//!
//! Rules: Nim with n heaps, each of i stones with probability P(i), for i from 0 to x and
//! without regard to the others. Input `n x`, then P(0) to P(x), with six decimals; print
//! the probability that the first player wins, to within 10^-6.
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem the first player wins unless the nim sum is 0. The
//! Walsh–Hadamard transform makes a product, place by place, of joining heaps: so the
//! probability of nim sum 0 is the mean of the n-th powers of the transform of P. The
//! transform is exact in millionths, each entry between -1 and 1, and its powers are rounded.
//! Cost: O(x log x + x log n).

use grundy::contest::walsh::transform;
use proconio::input;

const MILLION: i64 = 1_000_000;
/// Powers are counted in units of 2^-62, a million times finer than n rounded steps need.
const ONE: i128 = 1 << 62;

fn main() {
    input! { n: u64, x: usize }
    assert!((1..=1_000_000_000).contains(&n), "{n} heaps, not 1 to 1000000000");
    assert!((1..=100).contains(&x), "heaps up to {x}, not 1 to 100");
    input! { chances: [String; x + 1] }
    let mut chances: Vec<i64> = chances.iter().map(|chance| millionths(chance)).collect();
    let total: i64 = chances.iter().sum();
    assert!((total - MILLION).abs() <= 101, "the chances add up to {total} millionths");
    chances.resize((x + 1).next_power_of_two(), 0);
    transform(&mut chances);
    let mean = chances.iter().map(|&value| power(value, n)).sum::<i128>() / chances.len() as i128;
    let wins = (ONE - mean) * i128::from(MILLION) * 100 / ONE;
    println!("{}.{:08}", wins / 100_000_000, wins % 100_000_000);
}

/// What a number between 0 and 1 with up to six decimals says.
fn millionths(chance: &str) -> i64 {
    let (whole, decimals) = chance.split_once('.').unwrap_or((chance, ""));
    let digits = format!("{whole}{decimals:0<6}");
    let known = decimals.len() <= 6 && digits.bytes().all(|digit| digit.is_ascii_digit());
    let value = digits.parse().ok().filter(|value| known && *value <= MILLION);
    value.unwrap_or_else(|| panic!("{chance} is no probability with six decimals"))
}

/// The n-th power of a number of millionths, in units of 1/`ONE`.
fn power(millionths: i64, mut n: u64) -> i128 {
    let mut base = i128::from(millionths) * ONE / i128::from(MILLION);
    let mut power = ONE;
    while n > 0 {
        if n & 1 == 1 {
            power = power * base / ONE;
        }
        base = base * base / ONE;
        n >>= 1;
    }
    power
}
