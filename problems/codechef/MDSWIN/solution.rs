//! CodeChef MDSWIN — Winning Ways
//! <https://www.codechef.com/problems/MDSWIN> · 7 s · 1536 MiB? · difficulty 8
//!
//! Rules: There are K stacks; each stack has a threshold and begins with one stone. A move chooses
//! one stack or two, and adds stones to each so that its new number of stones divides its
//! threshold; whoever cannot move loses. The input has T cases: `N K` and N different numbers. Each
//! threshold is one of these; print the number of the N^K choices with which the first player,
//! Irshad, wins, modulo 10⁹ + 7.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ N ≤ 100,000; 1 ≤ K ≤ 10^9; the numbers are from 1 to 10^9.
//! Kind: count
//! Model: Moore's Nim, with k = 2, positions counted.
//! Why: a stack is a heap whose size is the number of divisors of its threshold that exceed the
//! number of stones in the stack, since a move can reach any of these divisors. As a move changes
//! one or two heaps, this is Moore's Nim with k = 2. Let d(H) be the number of divisors of a
//! threshold H; a choice is lost exactly when, in each binary column of the heap sizes d(H) - 1,
//! the number of ones is a multiple of 3 (Moore). A transform over sums modulo 3 counts these
//! choices.
//!
//! 1. Let there be b columns. Write the binary digits of a heap's size as a vector over the numbers
//!    modulo 3, and let c(u) be the number of thresholds with the vector u. With ω = e^(2πi/3), let
//!    C(s) be the sum of c(u) ω^(s·u) over all u.
//! 2. C(s)^K is the sum of ω^(s·w) over all choices, where w is the sum of the vectors of the
//!    chosen thresholds. Summed over all 3^b vectors s, the powers ω^(s·w) give 3^b if w = 0, and 0
//!    otherwise. So the sum of all C(s)^K, divided by 3^b, is the number of lost choices.
//! 3. All these sums are exact numbers x + yω with integers x and y, where ω² = -1 - ω, and they
//!    can be computed modulo the prime 10⁹ + 7.
//! 4. A number below 1001³ without a prime factor up to 1000 has at most two prime factors. It has
//!    1 divisor if it is 1, 2 if it is a prime, 3 if it is the square of a prime, and otherwise 4.
//! 5. No number up to 10⁹ has more than 1344 divisors, so b ≤ 11.
//!
//! Cost: O(168 N + 3^b (b + log K)) per case.
//!
//! 规则：有 K 叠石子，每叠有一个阈值，开始时都只有一枚。每次操作选一叠或两叠，给选中的每叠加石
//! 子，使新的石子数整除它的阈值；无法操作者输。输入共 T 组数据，每组给出 `N K` 和 N 个不同的
//! 数。每个阈值是这些数之一；输出在 N^K 种取法中，有多少种使先手 Irshad 获胜，对 10⁹ + 7 取模。
//! 范围：1 ≤ T ≤ 5；1 ≤ N ≤ 100,000；1 ≤ K ≤ 10^9；各数从 1 到 10^9。
//! 模型：Nim-K 博弈，k = 2，统计局面数。
//! 思路：一叠相当于这样一堆石子，大小是其阈值的约数中大于当前石子数的个数，因为每步可以走到其中任何
//! 一个。每步至多从两堆中取，这就是 k = 2 的 Nim-K 博弈：一种取法必败，当且仅当各堆大小 d(H) - 1 写
//! 成二进制后，每一位上 1 的个数都是 3 的倍数（Moore）。用模 3 加法的变换来数这些取法。
//!
//! 1. 设共有 b 个二进制位，把一堆的各位看成模 3 的向量，c(u) 为向量等于 u 的阈值个数。令
//!    ω = e^(2πi/3)，C(s) 为 c(u) ω^(s·u) 对所有 u 的和。
//! 2. C(s)^K 等于 ω^(s·w) 对所有取法之和，w 为该取法各向量之和。再对全部 3^b 个向量 s 求和：w = 0
//!    时这些幂合计 3^b，否则合计 0。所以所有 C(s)^K 之和除以 3^b，就是必败的取法数。
//! 3. 这些数都是精确的 x + yω，ω² = -1 - ω，系数可以对质数取模。
//! 4. 小于 1001³ 且没有 1000 以内质因数的数，至多有两个质因数。它是 1、质数、质数的平方或其他数
//!    时，约数个数分别是 1、2、3、4。
//! 5. 不超过 10⁹ 的数，约数不超过 1344 个，所以 b ≤ 11。
//!
//! 复杂度：每组 O(168 N + 3^b (b + log K))。

use grundy::contest::divisors::square_root;
use grundy::contest::mod_int::ModInt;
use grundy::contest::primes::{is_prime, least_prime_factors};
use proconio::input;
use std::ops::{Add, Mul};

type Mod = ModInt<1_000_000_007>;

/// A limit of this program: for larger thresholds, step 4 does not hold.
const LARGEST: u64 = 1_000_000_000;
const CUBE_ROOT: usize = 1000;

fn main() {
    input! { cases: usize }
    let primes = primes_up_to_cube_root();
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, thresholds: [u64; n] }
        let heaps: Vec<u64> =
            thresholds.iter().map(|&threshold| divisors(threshold, &primes) - 1).collect();
        answers += &format!("{}\n", Mod::new(n as u64).power(k) - lost_choices(&heaps, k));
    }
    print!("{answers}");
}

fn primes_up_to_cube_root() -> Vec<u64> {
    let factors = least_prime_factors(CUBE_ROOT + 1);
    let is_prime = |number: &usize| factors[*number] as usize == *number;
    (2..=CUBE_ROOT).filter(is_prime).map(|prime| prime as u64).collect()
}

/// Returns the number of divisors of `number`; `primes` are the primes up to `CUBE_ROOT`.
fn divisors(number: u64, primes: &[u64]) -> u64 {
    assert!((1..=LARGEST).contains(&number), "the threshold {number} is not in 1..={LARGEST}");
    let mut rest = number;
    let mut divisors = 1;
    for &prime in primes {
        let mut powers = 1;
        while let (quotient, 0) = (rest / prime, rest % prime) {
            rest = quotient;
            powers += 1;
        }
        divisors *= powers;
    }
    divisors
        * match rest {
            1 => 1,
            _ if is_prime(rest) => 2,
            _ if square_root(rest).pow(2) == rest => 3,
            _ => 4,
        }
}

/// Returns the number of choices of `k` heaps for which the number of ones in each binary column is
/// a multiple of three.
fn lost_choices(heaps: &[u64], k: u64) -> Mod {
    let columns = u64::BITS - heaps.iter().fold(0, |ones, heap| ones | heap).leading_zeros();
    let vectors = 3usize.pow(columns);
    let mut values = vec![Eisenstein::default(); vectors];
    for &heap in heaps {
        let one = Eisenstein { real: Mod::new(1), ..Eisenstein::default() };
        let vector = &mut values[with_digits_to_base_3(heap)];
        *vector = *vector + one;
    }
    transform(&mut values);
    let powers = values.into_iter().map(|value| value.power(k));
    let sum = powers.fold(Eisenstein::default(), Add::add);
    sum.real * Mod::new(vectors as u64).inverse()
}

/// Returns the number whose digits in base 3 are the binary digits of `heap`.
fn with_digits_to_base_3(heap: u64) -> usize {
    (0..u64::BITS).rev().fold(0, |number, column| 3 * number + (heap >> column & 1) as usize)
}

/// Replaces the value of each vector s by the sum, over all vectors u, of the value of u times
/// ω^(s·u).
fn transform(values: &mut [Eisenstein]) {
    let mut distance = 1;
    while distance < values.len() {
        for block in values.chunks_exact_mut(3 * distance) {
            for index in 0..distance {
                let [a, b, c] = [0, 1, 2].map(|digit| block[index + digit * distance]);
                block[index] = a + b + c;
                block[index + distance] = a + b.times_omega() + c.times_omega().times_omega();
                block[index + 2 * distance] = a + b.times_omega().times_omega() + c.times_omega();
            }
        }
        distance *= 3;
    }
}

/// A number `real` + `omega` · ω with ω² = -1 - ω.
#[derive(Clone, Copy, Default)]
struct Eisenstein {
    real: Mod,
    omega: Mod,
}

impl Eisenstein {
    fn times_omega(self) -> Eisenstein {
        Eisenstein { real: -self.omega, omega: self.real - self.omega }
    }

    fn power(self, exponent: u64) -> Eisenstein {
        let mut power = Eisenstein { real: Mod::new(1), omega: Mod::new(0) };
        for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
            power = power * power;
            if exponent >> bit & 1 == 1 {
                power = power * self;
            }
        }
        power
    }
}

impl Add for Eisenstein {
    type Output = Eisenstein;

    fn add(self, other: Eisenstein) -> Eisenstein {
        Eisenstein { real: self.real + other.real, omega: self.omega + other.omega }
    }
}

impl Mul for Eisenstein {
    type Output = Eisenstein;

    fn mul(self, other: Eisenstein) -> Eisenstein {
        let both = self.omega * other.omega;
        Eisenstein {
            real: self.real * other.real - both,
            omega: self.real * other.omega + self.omega * other.real - both,
        }
    }
}
