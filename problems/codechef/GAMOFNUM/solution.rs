//! CodeChef GAMOFNUM — Game of numbers
//! <https://www.codechef.com/problems/GAMOFNUM> · 2.5 s · 1536 MiB? · difficulty 5
//!
//! Rules: N positive numbers. A move chooses a number x > 1, a prime divisor p of x and an integer
//! i with 1 ≤ i < p, and replaces x by x · i / p. Whoever cannot move loses. Alice moves first. The
//! input is the number of cases, then, for each case, `N` and the numbers. For each case, print the
//! winner, `Alice` or `Bob`.
//! Bounds: at most 100,000 cases; 1 ≤ N ≤ 100,000, and all N together are at most 2 · 10^5; the
//! numbers are from 1 to 500,000.
//! Kind: impartial
//! Model: game of divisors, a number as the sum of its prime factors.
//! Why: a move replaces one prime factor p of x by the prime factors of i and leaves all other
//! factors unchanged. So, as a game, x is the sum of one game for each prime factor, counted with
//! multiplicity, and its Grundy value is the nim sum of the values of these games. A prime p can
//! become any number from 1 to p - 1, so its value is the mex of the values of all these numbers.
//! All of them have only prime factors smaller than p, so the values of 1, 2, 3, … can be found in
//! order, and it is enough to keep one mex, which only grows. The nim sum of the values of all
//! numbers decides the game.
//! Cost: O(A log log A) once, where A is the largest number; O(N) per case.
//!
//! 规则：有 N 个正数。每次操作选一个数 x > 1、它的一个质因数 p 和一个满足 1 ≤ i < p 的 i，把 x
//! 换成 x · i / p。无法操作者输，Alice 先手。先给出数据组数，每组为 `N`，然后是各数；输出每组的
//! 获胜者 `Alice` 或 `Bob`。
//! 范围：至多 100,000 组数据；1 ≤ N ≤ 100,000，各组的 N 之和至多为 2 · 10^5；各数从 1 到 500,000。
//! 模型：约数游戏，一个数是它的各质因数所成游戏的和。
//! 思路：每步把 x 的一个质因数 p 换成 i 的各质因数，不涉及其他质因数，所以一个数就是它的各质因
//! 数构成的游戏的和，每个质因数按重数计算：它的 SG 值是各质因数的 SG 值的异或和。质数 p 可以变
//! 成任何 i < p，所以它的值是 1 到 p - 1 各数的值的 mex。这些数只有更小的质因数，所
//! 以 1, 2, 3, … 的值可以依次求出，其中的 mex 只增不减。各数 SG 值的异或和定胜负。
//! 复杂度：预处理 O(A log log A)，A 为最大的数；每组 O(N)。

use grundy::contest::primes::least_prime_factors;
use grundy::nim;
use proconio::input;

/// A limit of this program: the table of a larger number would take too much time and memory.
const MOST: usize = 20_000_000;

fn main() {
    input! { cases: usize }
    let arrays: Vec<Vec<usize>> = (0..cases).map(|_| read_array()).collect();
    let largest = arrays.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "the number {largest}, past this program's {MOST}");
    let sg = grundy_values(largest);
    let mut winners = String::new();
    for array in arrays {
        let alice_wins = nim::outcome(array.into_iter().map(|number| sg[number])).mover_wins();
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn read_array() -> Vec<usize> {
    input! { n: usize, array: [usize; n] }
    array
}

/// Returns the values of the numbers up to `largest`. The number 0, like 1, has no move.
fn grundy_values(largest: usize) -> Vec<u64> {
    let least_factors = least_prime_factors(largest + 1);
    let mut values = vec![0];
    // Each value is below its number, as a prime has fewer options than it counts, and a product of
    // numbers above 1 is at least their sum.
    let mut is_reached = vec![false; largest];
    let mut mex = 0;
    for number in 1..=largest {
        let value = match least_factors[number] as usize {
            0 => 0,
            prime if prime == number => mex as u64,
            prime => values[prime] ^ values[number / prime],
        };
        values.push(value);
        is_reached[value as usize] = true;
        while is_reached.get(mex) == Some(&true) {
            mex += 1;
        }
    }
    values
}
