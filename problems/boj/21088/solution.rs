//! BOJ 21088 — Remove the Prime
//! <https://www.acmicpc.net/problem/21088> · 6 s? · 256 MiB? · difficulty 6
//!
//! Rules: n numbers stand in a row. A move chooses a prime and a segment of the row in which the
//! prime divides every number, and divides each of these numbers by the prime as often as possible.
//! Whoever cannot move loses. Read `n` and the numbers; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ n ≤ 1000; the numbers are from 1 to 10^18.
//! Kind: impartial
//! Model: Nim, the runs of numbers that a prime divides.
//! Why: a move with one prime does not change which numbers any other prime divides, so each
//! maximal run of numbers that a prime divides is a game of its own.
//!
//! 1. A run of n numbers is worth n. A move leaves runs of a and b numbers on its two sides, with
//!    a + b < n; by induction they are together worth a ⊕ b ≤ a + b, which is less than n, and each
//!    value less than n is reached by a move at one end.
//! 2. Once a number has been divided as often as possible by the primes up to 10^6, what is left of
//!    it is 1, p, p² or p q, where p and q are larger primes. Squares and primes are recognised.
//! 3. A remaining product p q is split with the help of another number that is divisible by just
//!    one of the two primes: the greatest common divisor of what is left of the two numbers is that
//!    prime. If there is no such number, the runs of p and of q are the same, and they cancel each
//!    other out in the nim sum.
//!
//! Cost: O(n π(10^6)) divisions and n²/2 greatest common divisors.
//!
//! 规则：n 个数排成一行。每次操作选一个质数和一段连续的数，这一段中的每个数都须被它整除，然后把其中每个数除以它，直到
//! 不能整除为止。无法操作者输。读入 `n` 和各数，输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ n ≤ 1000；各数在 1 到 10^18 之间。
//! 模型：Nim 游戏，被某个质数整除的各段。
//! 思路：用一个质数操作不影响别的质数能整除哪些数，所以对每个质数，它能整除的每一个极长段都是独立的游戏。
//!
//! 1. n 个数的一段，值为 n。走一步后，一边剩 a 个，另一边剩 b 个，a + b < n；由归纳，值为 a ⊕ b ≤ a + b，小于
//!    n；而每个较小的值都能从一端操作得到。
//! 2. 用不超过 10^6 的质数都除过之后，每个数剩下 1、p、p² 或 p q，p、q 是更大的质数。平方数和质数可以直接判断。
//! 3. 若另有一个数，剩下的部分只含 p、q 之一，求最大公约数就能把 p q 分开。若没有这样的数，p 与 q 的各段完全
//!    相同，在异或和中抵消。
//!
//! 复杂度：O(n π(10^6)) 次除法，n²/2 次最大公约数。

use grundy::contest::divisors::{gcd, square_root};
use grundy::contest::primes::{is_prime, least_prime_factors};
use grundy::nim;
use proconio::input;
use std::collections::BTreeMap;

/// A number up to `LARGEST` has at most two prime factors that are not below this bound.
const SMALL: usize = 1_000_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { numbers: [u64] }
    for number in &numbers {
        assert!((1..=LARGEST).contains(number), "{number} is not from 1 to {LARGEST}");
    }
    let least_factors = least_prime_factors(SMALL);
    let is_small_prime = |&number: &usize| least_factors[number] as usize == number;
    let primes: Vec<u64> = (2..SMALL).filter(is_small_prime).map(|prime| prime as u64).collect();

    let mut places: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    let mut rests = numbers;
    for (place, rest) in rests.iter_mut().enumerate() {
        for &prime in primes.iter().filter(|&prime| *rest % prime == 0).collect::<Vec<_>>() {
            while *rest % prime == 0 {
                *rest /= prime;
            }
            places.entry(prime).or_default().push(place);
        }
    }
    for (place, &rest) in rests.iter().enumerate() {
        for prime in primes_of_rest(rest, &rests) {
            places.entry(prime).or_default().push(place);
        }
    }
    let runs = places.values().flat_map(|places| runs(places));
    println!("{}", if nim::outcome(runs).mover_wins() { "First" } else { "Second" });
}

/// Returns the prime factors of what is left of a number, or no factors if there are two and both
/// divide the same numbers among the `rests`.
fn primes_of_rest(rest: u64, rests: &[u64]) -> Vec<u64> {
    let root = square_root(rest);
    if rest == 1 {
        Vec::new()
    } else if root * root == rest {
        vec![root]
    } else if is_prime(rest) {
        vec![rest]
    } else {
        let mut common = rests.iter().map(|&other| gcd(rest, other));
        let factor = common.find(|&factor| factor != 1 && factor != rest);
        factor.map_or(Vec::new(), |factor| vec![factor, rest / factor])
    }
}

/// Returns the lengths of the runs of consecutive indices.
fn runs(places: &[usize]) -> Vec<u64> {
    let mut runs = Vec::new();
    let mut next = None;
    for &place in places {
        match runs.last_mut() {
            Some(run) if next == Some(place) => *run += 1,
            _ => runs.push(1),
        }
        next = Some(place + 1);
    }
    runs
}
