//! HackerRank simple-game — Simple Game
//! <https://www.hackerrank.com/challenges/simple-game> · 10 s? · 512 MiB? · difficulty 7
//!
//! Rules: N stones lie in a row of M piles, none of them empty. A move splits a pile into 2 to K
//! piles; whoever cannot move loses. The input is one case `N M K`. Print for how many such rows
//! the first player wins, mod 10^9 + 7.
//! Bounds: 1 ≤ M ≤ 10; M ≤ N ≤ 600; 2 ≤ K ≤ 600.
//! Kind: count
//! Model: take-and-break game, counted by nim sum.
//! Why: by the theorem of Sprague and Grundy the rows must be counted by the nim sum of their
//! piles' values. The Walsh transform assigns a sign to each pile, in several ways, such that the
//! product of the signs of a row's piles depends only on the row's nim sum. For each of these ways,
//! the sum of the products over all rows is a coefficient of the M-th power of a series.
//!
//! 1. K = 2: a pile of x stones is worth (x - 1) mod 2, by induction: every split into a and b
//!    leaves the nim sum of (a - 1) mod 2 and (b - 1) mod 2, which is x mod 2. So the mex is 1 if x
//!    is even and 0 if x is odd; and a single stone is worth 0.
//! 2. K ≥ 4: a pile is worth x - 1, by induction. Parts a, b, … are worth (a - 1) ⊕ (b - 1) ⊕ …,
//!    which is at most the ordinary sum of these numbers and so at most x - 2. Each v ≤ x - 2 is
//!    reached by a part of v + 1 stones and other parts that together have t + 1 stones and nim sum
//!    0, where t = x - 2 - v: one part of 1 stone for t = 0; two parts of c + 1 stones each for t =
//!    2c + 1; two such parts and one part of 1 stone for t = 2c + 2.
//! 3. K = 3: the values have no such simple form and are computed from the definition. As in step
//!    2, no option of a pile of x stones is worth more than x - 2, so the pile is worth at most
//!    x - 1.
//! 4. For a number w, let the sign of a pile be (-1)^(number of ones in value ∧ w), and let the
//!    sign of a row be the product of its piles' signs, which depends only on the row's nim sum.
//!    The average of a row's signs over all w below a power of 2 that exceeds all values is 1 if
//!    the row's nim sum is 0, and 0 otherwise, as the sign is then -1 for half of these w. So the
//!    number of lost rows, those with nim sum 0, is the average over w of the sum of all rows'
//!    signs; for w = 0 this sum is the number of all rows.
//! 5. For a given w, let h be the series Σ h(k) z^k, where h(k) is the sign of a pile of k + 1
//!    stones. The sum of the rows' signs is the coefficient of z^(N - M) in F = h^M. Comparing the
//!    coefficients of z^(n - 1) in F' h = M h' F, where h(0) = 1 because one stone is worth 0,
//!    gives the coefficients of F one by one: n F(n) = Σ (M k - (n - k)) h(k) F(n - k) over k
//!    from 1 to n.
//!
//! Cost: O(W N²), where W is the power of 2 in step 4, at most 1024 for N ≤ 600; O(N³) for the
//! values if K = 3.
//!
//! 规则：N 枚石子排成一排 M 堆，每堆非空。每次操作把一堆分成 2 到 K 堆；无法操作者输。只有一组
//! 数据，给出 `N M K`；输出先手必胜的排法数，对 10^9 + 7 取模。
//! 范围：1 ≤ M ≤ 10；M ≤ N ≤ 600；2 ≤ K ≤ 600。
//! 模型：取石子并分堆的游戏，按异或和计数。
//! 思路：由 Sprague–Grundy 定理，要按各堆的值的异或和统计排法。沃尔什–阿达马变换以若干种方式给每
//! 堆一个符号，使一排的符号之积只取决于它的异或和；而对所有排法求这个积的和，就是某个级数的 M 次
//! 幂的系数。
//!
//! 1. K = 2：x 枚的一堆值为 (x - 1) mod 2，归纳证明：分成 a 和 b，得到 a - 1 与 b - 1 模 2 的异
//!    或和，不论怎么分都是 x mod 2。所以 x 为偶数时 mex 为 1，为奇数时为 0；单独一枚值为 0。
//! 2. K ≥ 4：值为 x - 1，归纳证明。分成 a, b, … 的值是 (a - 1) ⊕ (b - 1) ⊕ …，不超过它们的和，
//!    而这个和至多为 x - 2。每个 v ≤ x - 2 都能达到：一部分是 v + 1 枚，其余部分共 t + 1 枚且异
//!    或和为 0，其中 t = x - 2 - v：t = 0 时是一堆 1 枚；t = 2c + 1 时是两堆 c + 1 枚；
//!    t = 2c + 2 时再加一堆 1 枚。
//! 3. K = 3：值没有这样的通项，按定义计算。同第 2 步，x 的后继的值都不超过 x - 2，所以 x 的值至多
//!    为 x - 1。
//! 4. 对一个数 w，设一堆的符号为 -1 的若干次幂，指数是“值 ∧ w”中 1 的个数；一排的符号是各堆符号
//!    之积，它只取决于这一排的异或和。取一个大于所有值的 2 的幂，让 w 取遍小于它的数：一排的符
//!    号的平均值，异或和为 0 时为 1，否则为 0，因为那时恰有一半的 w 给出 -1。所以异或和为 0 的
//!    （即必败的）排法数，是对所有排法求符号之和、再对 w 取平均；w = 0 时这个和就是排法总数。
//! 5. 对一个 w，设 h 为级数 Σ h(k) z^k，h(k) 是 k + 1 枚的一堆的符号。所有排法的符号之和是
//!    F = h^M 中 z^(N - M) 的系数。比较 F' h = M h' F 中 z^(n - 1) 的系数（一枚的值为 0，所以
//!    h(0) = 1），就逐个得到：n F(n) = Σ (M k - (n - k)) h(k) F(n - k)，k 从 1 到 n。
//!
//! 复杂度：O(W N²)，W 是上述 2 的幂，N ≤ 600 时至多为 1024；K = 3 时求值 O(N³)。

use grundy::contest::mod_int::ModInt;
use grundy::mex::MexSet;
use grundy::nim;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

type Mod = ModInt<MODULUS>;

/// A limit of this program: more stones would take more than ten seconds.
const MOST_STONES: usize = 1000;

fn main() {
    input! { n: usize, m: usize, k: usize }
    assert!(n <= MOST_STONES, "{n} stones, past this program's {MOST_STONES}");
    // Without a row, or without a move, the first player wins none.
    let is_won_by_none = m == 0 || m > n || k < 2;
    println!("{}", if is_won_by_none { Mod::new(0) } else { won_rows(n, m, k) });
}

fn won_rows(n: usize, m: usize, k: usize) -> Mod {
    let values = grundy_values(n - m + 1, k);
    let largest = values.iter().copied().max().unwrap_or(0);
    let width = (largest + 1).next_power_of_two();
    let inverses: Vec<Mod> = (1..values.len() as u64).map(|n| Mod::new(n).inverse()).collect();
    let sums: Vec<Mod> = (0..width).map(|w| sum_of_signs(&values[1..], w, m, &inverses)).collect();
    let all = sums[0];
    let lost = sums.into_iter().sum::<Mod>() * Mod::new(width).inverse();
    all - lost
}

/// Returns the values of piles of 0, 1, …, `most` stones.
fn grundy_values(most: usize, k: usize) -> Vec<u64> {
    let mut values = vec![0, 0];
    for x in 2..=most {
        values.push(match k {
            2 => (x as u64 - 1) % 2,
            3 => value_in_three(&values, x),
            _ => x as u64 - 1,
        });
    }
    values
}

/// Returns the value of a pile of `x` stones that may be split into two or three parts.
fn value_in_three(values: &[u64], x: usize) -> u64 {
    let mut options = MexSet::new();
    for a in 1..=x / 2 {
        // Without a third part it is 0, whose value is 0.
        for third in 0..=(x - a) / 2 {
            options.insert(nim::nim_sum([values[a], values[x - a - third], values[third]]));
        }
    }
    options.mex()
}

/// Returns the sum of the signs that `w` gives to the rows of `m` piles, where `values` holds the
/// values of 1, 2, … stones up to the largest pile of a row. `inverses` holds the inverses of 1, 2,
/// ….
fn sum_of_signs(values: &[u64], w: u64, m: usize, inverses: &[Mod]) -> Mod {
    let signs: Vec<i64> = values.iter().map(|v| (-1i64).pow((v & w).count_ones())).collect();
    let mut power = vec![1i64];
    for n in 1..signs.len() {
        // Up to MOST_STONES terms below MOST_STONES² · 2^30: 63 bits hold the sum.
        let mut sum = 0;
        for k in 1..=n {
            let factor = (m * k) as i64 - (n - k) as i64;
            sum += factor * signs[k] * power[n - k];
        }
        let coefficient = Mod::new(sum.rem_euclid(MODULUS as i64) as u64) * inverses[n - 1];
        power.push(coefficient.value() as i64);
    }
    Mod::new(power[power.len() - 1] as u64)
}
