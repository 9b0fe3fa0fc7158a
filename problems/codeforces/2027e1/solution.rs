//! Codeforces 2027E1 — Bit Game (Easy Version)
//! <https://codeforces.com/problemset/problem/2027/E1> · 2 s · 256 MiB · difficulty 8
//!
//! Rules: there are n piles, each with a limit. From a pile of x stones a move takes d > 0 stones,
//! where d is at most the pile's limit, and x has a binary 1 wherever d has one. Whoever cannot
//! move loses. The input is the number of cases; each case is `n`, the limits and the piles. Print
//! the winner of each: `Alice` for the first player, `Bob` for the second.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 10^4, in each case and in all cases together; the limits and
//! piles are at least 1 and less than 2^30.
//! Kind: impartial
//! Model: Nim, a pile is a heap given by its binary ones.
//! Why: a move only ever removes ones of x, so the zeros of x do not matter. Take the largest d
//! that a move may take, and strike out its digits at the places of these zeros. If there is no
//! such d, the value is 0. Otherwise let the remaining digits form the number 2^j + m with m < 2^j;
//! the value is then G(j, m): j xor 1 if m = 0, else 0 if m = 2^j - 2, else j + 1. The proof is by
//! induction on j.
//!
//! 1. The ones of x above the highest one of the largest d can never be removed. So the position
//!    consists of j + 1 ones, which are the digits j, …, 0. A part T of these digits can be removed
//!    if T, read as a number, is at most 2^j + m. What is left is a position of the same kind.
//! 2. A move that removes the digit j can remove exactly q of the lower digits with it if and only
//!    if 2^q - 1 ≤ m, as the last q digits form the smallest such number. Which q digits are
//!    removed does not matter: the j - q binary ones that are left can all be removed in one move.
//!    They are worth j - q, by induction if q < j, and because nothing is left if q = j. So if p is
//!    the largest q with 2^q - 1 ≤ m, these moves lead to the values j, j - 1, …, j - p.
//! 3. A move that keeps the digit j also leaves a part S of the lower digits, which can be any part
//!    except all of them. The largest number that can then be removed is the digit j together with
//!    m', the largest part of S that is at most m. With the places outside S struck out of m', the
//!    value is G(|S|, m'), where |S| < j. By induction it is at most |S| + 1 ≤ j. So no option is
//!    worth more than j.
//! 4. If S, read as a number, is at most m, then m' is all of S, and the value is |S| + 1; this is
//!    also true of the empty S.
//! 5. For m = 0, step 2 gives the value j, and in step 3 m' is 0, so the options of step 3 are
//!    worth v xor 1 for all v < j. If j is even, these values are 0, …, j - 1, so with the value j
//!    of step 2 the mex is j + 1. If j is odd, they are 0, …, j - 2 and j, and the mex is j - 1.
//!    Both are j xor 1.
//! 6. For m = 2^j - 2 with j ≥ 2, every S of step 3 is at most m and has a value above 0 by step 4.
//!    Step 2 does not give the value 0 either, since p = j - 1. So the mex is 0. (For j = 1, m is
//!    0, and step 5 gives 0 as well.)
//! 7. For m = 2^j - 1 with j ≥ 1, step 2 gives all values from 0 to j: the mex is j + 1.
//! 8. Otherwise 1 ≤ m ≤ 2^j - 3, hence 1 ≤ p < j. Again all values from 0 to j are reached, namely
//!    j - p, …, j by step 2 and the others by steps 9 to 11, so the mex is j + 1.
//! 9. The value 0: as m ≤ 2^j - 3, m has a digit 0 at some place z ≥ 1. Let S consist of the places
//!    above z at which m has a one, and of z itself. As S is larger than m, m' is S without z,
//!    which is all of S but its last digit, so the value is G(|S|, 2^|S| - 2) = 0. And S lacks the
//!    digit 0, as z ≥ 1, so S does not contain all the lower digits.
//! 10. The values 1, …, p + 1: let S be the last q digits, for q = 0, …, p (not all the lower
//!     digits, as p < j); the value is q + 1 by step 4.
//! 11. The values v with p + 1 < v < j - p: let S be the last v - 1 digits (not all the lower
//!     digits, as v ≤ j). As v - 1 > p, m is less than 2^(v - 1) - 1, so m' = m, and the value is v
//!     unless m is 2^(v - 1) - 2. In that case, let S consist of the digit v - 1 and the last v - 2
//!     digits. The digit v - 1 alone is more than m, and the other digits together are less than m,
//!     so m' is 2^(v - 2) - 1. As v > 2, this is neither 0 nor 2^(v - 1) - 2, and the value is
//!     |S| + 1 = v.
//!
//! Cost: O(log x) a pile.
//!
//! 规则：有 n 堆石子，每堆有一个上限。每次操作从 x 枚的一堆中取走 d > 0 枚，d 不超过该堆的上
//! 限，且 d 的二进制中为 1 的位，x 也都为 1。无法操作者输。先给出数据组数，每组给出 n、各上限和
//! 各堆的石子数；每组输出获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：至多 1000 组；1 ≤ n ≤ 10^4，各组总和也是如此；各上限、各堆都至少为 1，小于 2^30。
//! 模型：Nim 游戏，堆的大小由二进制中的 1 决定。
//! 思路：每步只是去掉 x 的若干个 1，所以 x 的 0 没有用。从可取的最大的 d 中划去这些位。若没有可
//! 取的 d，值为 0。否则把剩下的写成 2^j + m，m < 2^j；它的值记为 G(j, m)：m = 0 时为 j xor 1，
//! 否则 m = 2^j - 2 时为 0，其余为 j + 1。对 j 归纳证明。
//!
//! 1. x 中比最大的 d 的最高位更高的 1 永远不能去掉。所以局面就是 j + 1 个 1，即位 j, …, 0；可以
//!    去掉其中一部分 T，条件是 T 作为数不超过 2^j + m。剩下的是同类的局面。
//! 2. 去掉位 j 的一步，能同时去掉恰好 q 个较低的位，当且仅当 2^q - 1 ≤ m，因为这样的数中最小的
//!    是取最后 q 位。去掉哪些位无关紧要：剩下的 j - q 个 1 可以一次全部去掉，值为 j - q：
//!    q < j 时由归纳假设，q = j 时因为什么也不剩。所以设 p 为满足 2^q - 1 ≤ m 的最大的 q，这些
//!    步得到的值是 j, j - 1, …, j - p。
//! 3. 保留位 j 的一步，除它之外留下较低位的一部分 S，S 可以是除全部之外的任何部分。此后能去掉的
//!    最大的数是位 j 加上 m'，m' 是 S 的各部分中不超过 m 的最大者。在 m' 中划去 S 以外的位，值
//!    就是 G(|S|, m')，|S| < j。由归纳假设它至多为 |S| + 1 ≤ j。所以没有后继的值大于 j。
//! 4. 若 S 作为数不超过 m，m' 就是整个 S，值为 |S| + 1；S 为空时也对。
//! 5. m = 0：第 2 步得到值 j；第 3 步中 m' 为 0，得到所有 v < j 的 v xor 1。若 j 是偶数，后者
//!    是 0, …, j - 1，mex 是 j + 1。若 j 是奇数，后者是 0, …, j - 2 和 j，mex 是 j - 1。两者都
//!    是 j xor 1。
//! 6. m = 2^j - 2 且 j ≥ 2：第 3 步的每个 S 都不超过 m，由第 4 步值大于 0。第 2 步也得不到 0，
//!    因为 p = j - 1。所以 mex 是 0。（j = 1 时 m 为 0，第 5 步同样得到 0。）
//! 7. m = 2^j - 1 且 j ≥ 1：第 2 步得到 0 到 j 的所有值，mex 是 j + 1。
//! 8. 其余情形 1 ≤ m ≤ 2^j - 3，所以 1 ≤ p < j，而 0 到 j 的所有值仍都能得到，mex 是 j + 1：
//!    j - p, …, j 由第 2 步得到，其余的由第 9 到 11 步得到。
//! 9. 值 0：因为 m ≤ 2^j - 3，m 在某位 z ≥ 1 上为 0。令 S 为 m 在 z 以上的各个 1，再加上 z。
//!    S 比 m 大，所以 m' 是 S 去掉 z，即除最后一位以外的整个 S，值为 G(|S|, 2^|S| - 2) = 0。
//!    S 不含最后一位，所以不是全部。
//! 10. 值 1, …, p + 1：令 S 为最后 q 位，q = 0, …, p（因为 p < j，S 不是全部），用第 4 步。
//! 11. 值 v，p + 1 < v < j - p：令 S 为最后 v - 1 位（因为 v ≤ j，S 不是全部）。
//!     由 v - 1 > p 知 m 小于 2^(v - 1) - 1，所以 m' = m，值为 v，除非 m 是 2^(v - 1) - 2。若是
//!     后者，令 S 为位 v - 1 和最后 v - 2 位。单是位 v - 1 就大于 m，其余各位合起来小于 m，所
//!     以 m' 是 2^(v - 2) - 1。由 v > 2 知它既不是 0 也不是 2^(v - 1) - 2，值为 |S| + 1 = v。
//!
//! 复杂度：每堆 O(log x)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, limits: [u64; n], piles: [u64; n] }
        let mut sum = 0;
        for (&limit, &pile) in limits.iter().zip(&piles) {
            sum ^= value(largest_take(limit, pile));
        }
        winners += if sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the largest number that can be taken, after its digits at the places of the pile's zeros
/// are struck out.
fn largest_take(limit: u64, pile: u64) -> u64 {
    let mut take = 0;
    // A number that lacks a one of the limit is below it, whatever follows.
    let mut is_below_limit = false;
    for place in (0..u64::BITS).rev() {
        let limit_has_one = limit >> place & 1 == 1;
        let pile_has_one = pile >> place & 1 == 1;
        if pile_has_one {
            take = 2 * take + u64::from(limit_has_one || is_below_limit);
        } else if limit_has_one {
            is_below_limit = true;
        }
    }
    take
}

/// Returns G(j, m) for the number 2^j + m, and 0 for 0.
fn value(take: u64) -> u32 {
    let digits = u64::BITS - take.leading_zeros(); // j + 1
    let ones = take.count_ones();
    let only_last_is_zero = ones + 1 == digits && take % 2 == 0;
    if ones == 1 {
        (digits - 1) ^ 1
    } else if only_last_is_zero {
        0
    } else {
        digits
    }
}
