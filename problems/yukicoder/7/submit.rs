// yukicoder 7 https://yukicoder.me/problems/no/7 · made by `cargo judge bundle yukicoder7 --write` from e2adefe2aa0209c4
//! yukicoder 7 — Prime Number Game (プライムナンバーゲーム)
//! <https://yukicoder.me/problems/no/7> · 5 s? · 512 MiB? · difficulty 2
//!
//! Rules: a move subtracts a prime from the number that the player was given, which is N at first;
//! if 0 or 1 is left, the player loses, and otherwise the opponent is given the number that is
//! left. The input is `N`, at least 2; print `Win` if the first player wins, else `Lose`.
//! Bounds: 2 ≤ N ≤ 10,000.
//! Kind: impartial
//! Model: subtraction game {2, 3, 5, 7, …}, on N - 2 stones.
//! Why: a move that leaves 0 or 1 loses at once, so a player who has no other move has lost. The
//! other moves subtract a prime from N and leave 2 or more: they take a prime number of stones from
//! a heap of N - 2, and whoever cannot take any loses. A heap is won exactly when taking some prime
//! number of stones leaves a lost heap.
//! Cost: O(N² / log N) at most. As lost heaps are rare, only a few primes need to be tried for most
//! heaps.
//!
//! 规则：每次操作从给到手的数 N 中减去一个质数；若剩下 0 或 1，自己就负，否则把剩下的数交给对
//! 手。输入 `N`，至少是 2；先手胜输出 `Win`，否则输出 `Lose`。
//! 范围：2 ≤ N ≤ 10,000。
//! 模型：减法游戏：{2, 3, 5, 7, …}，N - 2 枚石子。
//! 思路：剩下 0 或 1 的一步立即输，所以没有别的走法的人已经输了。其他的走法从 N 减去一个质数，
//! 剩下至少 2：这就是从一堆 N - 2 枚石子中取质数枚，无法操作者输。当且仅当取走某个质数剩下必败
//! 态时，一堆是必胜态。
//! 复杂度：至多 O(N² / log N)。必败的堆很少，所以大多数堆只需试几个质数。

use grundy::contest::primes::is_prime;
use proconio::input;

/// With a larger number than this, computing the table of outcomes would take too long.
const LARGEST: usize = 100_000;

fn main() {
    input! { n: usize }
    assert!(n >= 2, "{n}, less than every prime");
    assert!(n <= LARGEST, "{n}, more than {LARGEST}");
    let primes: Vec<usize> = (2..=n).filter(|&number| is_prime(number as u64)).collect();
    let mut is_won: Vec<bool> = Vec::new();
    for stones in 0..=n - 2 {
        let mut takes = primes.iter().take_while(|&&prime| prime <= stones);
        is_won.push(takes.any(|prime| !is_won[stones - prime]));
    }
    println!("{}", if is_won[n - 2] { "Win" } else { "Lose" });
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns whether `n` is a prime, by strong pseudoprime tests to a few bases. Cost: O(log n)
            /// multiplications for each base, and at most 12 bases.
            ///
            /// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
            /// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1 modulo n. So of the powers of a with
            /// the exponents m, 2m, …, 2^(s - 1) m, either the first is 1 modulo n, or one of them is -1 modulo
            /// n. A number n for which this is true passes the test to the base a. No composite number below
            /// 2^32 passes the tests to the bases 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to several
            /// bases*, Mathematics of Computation 61, 1993), and none below 2^64 passes those to the first
            /// twelve primes (J. Sorenson and J. Webster, *Strong pseudoprimes to twelve prime bases*,
            /// Mathematics of Computation 86, 2017).
            ///
            /// ```
            /// # use grundy::contest::primes::is_prime;
            /// let primes: Vec<u64> = (0..20).filter(|&n| is_prime(n)).collect();
            /// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
            /// // 2047 = 23 · 89 passes for 2: 2^11 = 2048 is 1 more than it, and 1023 = 11 · 93.
            /// assert!(!is_prime(2047));
            /// ```
            pub fn is_prime(n: u64) -> bool {
                let bases: &[u64] = if n >> 32 == 0 { &SMALL_BASES } else { &BASES };
                match n {
                    0 | 1 => false,
                    2 => true,
                    _ => {
                        n % 2 == 1 && bases.iter().all(|base| base % n == 0 || passes(n, base % n))
                    }
                }
            }

            /// Bases for numbers below 2^32.
            const SMALL_BASES: [u64; 3] = [2, 7, 61];

            /// Bases for numbers below 2^64.
            const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

            /// Returns whether an odd `n` above 1 passes the strong test to a base in 1..`n`.
            fn passes(n: u64, base: u64) -> bool {
                let twos = (n - 1).trailing_zeros();
                let odd_part = (n - 1) >> twos;
                let mut power =
                    (0..u64::BITS - odd_part.leading_zeros()).rev().fold(1, |power, bit| {
                        let square = product(power, power, n);
                        if odd_part >> bit & 1 == 1 {
                            product(square, base, n)
                        } else {
                            square
                        }
                    });
                if power == 1 {
                    return true;
                }
                for _ in 1..twos {
                    if power == n - 1 {
                        return true;
                    }
                    power = product(power, power, n);
                }
                power == n - 1
            }

            fn product(a: u64, b: u64, modulus: u64) -> u64 {
                match a.checked_mul(b) {
                    Some(product) => product % modulus,
                    None => (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64,
                }
            }
        }
    }
}
