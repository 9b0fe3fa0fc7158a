// AtCoder ABC 239 D https://atcoder.jp/contests/abc239/tasks/abc239_d · made by `cargo judge bundle abc239_d --write` from d0fa801aa7cc53a2
//! AtCoder ABC 239 D — Prime Sum Game
//! <https://atcoder.jp/contests/abc239/tasks/abc239_d> · 2 s · 1024 MiB · difficulty 1
//!
//! Rules: Takahashi names a number from A to B; then Aoki, who has heard it, names one from C to
//! D. Aoki wins if the sum of the two is a prime number. The input is `A B C D`; print the winner,
//! `Takahashi` or `Aoki`.
//! Bounds: 1 ≤ A ≤ B ≤ 100; 1 ≤ C ≤ D ≤ 100.
//! Kind: pursuit
//! Picture: as in grundy
//! Model: exhaustive search, one move each.
//! Why: Takahashi wins exactly when he can name a number such that none of its sums with Aoki's
//! numbers is a prime. There are few enough pairs to try them all.
//! Cost: O((B - A + 1)(D - C + 1)), plus a table of the numbers up to B + D.
//!
//! 规则：Takahashi 先说出 A 到 B 中的一个数，Aoki 听到之后再说出 C 到 D 中的一个数。两数之和是
//! 质数则 Aoki 胜，否则 Takahashi 胜。输入 `A B C D`；输出获胜者 `Takahashi` 或 `Aoki`。
//! 范围：1 ≤ A ≤ B ≤ 100；1 ≤ C ≤ D ≤ 100。
//! 模型：搜索全部局面，双方各走一步。
//! 思路：Takahashi 获胜，当且仅当他有一个数，与 Aoki 的任何一个数相加都不是质数；枚举所有数对即
//! 可。
//! 复杂度：O((B - A + 1)(D - C + 1))，另需一张到 B + D 为止的质数表。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// Above this limit, there would be too many pairs of numbers.
const LARGEST: usize = 10_000;

fn main() {
    input! { a: usize, b: usize, c: usize, d: usize }
    assert!(a <= b && c <= d, "a player has no number to name");
    assert!(b <= LARGEST && d <= LARGEST, "a number above {LARGEST}");
    let least_factors = least_prime_factors(b + d + 1);
    let is_prime = |number: usize| number > 1 && least_factors[number] as usize == number;
    let wins = |takahashi: usize| (c..=d).all(|aoki| !is_prime(takahashi + aoki));
    println!("{}", if (a..=b).any(wins) { "Takahashi" } else { "Aoki" });
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
            }
        }
    }
}
