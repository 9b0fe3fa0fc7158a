//! Codeforces 1943E2 — MEX Game 2 (Hard Version)
//! <https://codeforces.com/problemset/problem/1943/E2> · 2 s · 256 MiB · difficulty 9
//!
//! Rules: there are f_i copies of each number i from 0 to m. The players take turns, Alice first:
//! Alice takes a copy of a number, and Bob deletes at most `k` copies, until no copy is left. Alice
//! wants the mex of what she has taken to be large, and Bob wants it to be small. The input has t
//! cases, each `m`, `k` and the f_i; for each, print the mex if both play well.
//! Bounds: 1 ≤ t ≤ 10^5; 1 ≤ m ≤ 2·10^5; 1 ≤ k ≤ 10^9; 1 ≤ f_i ≤ 10^9; the sum of m is at most
//! 2·10^5.
//! Kind: score
//! Picture: `1 / 1 1 / 1 2`
//! Model: take-away game, levelling the largest counts.
//! Why: fix n, and ask whether Alice can get all of 0, …, n - 1; if she can for some n, she also
//! can for any smaller n. Only the counts of the numbers that she has not taken yet matter, and Bob
//! wins when one of these counts is 0. Alice always takes a smallest count. Bob chooses some t and
//! works only on the t counts that are smallest after her first move: each of his moves consists of
//! k steps, and each step lowers the largest of these counts (any one of them, if several are
//! equal) by 1.
//!
//! 1. If Alice wins, she also wins with larger counts: she plays as if they were the smaller
//!    counts. Bob brings none of the smaller counts to 0, and so none of the larger counts either.
//!    She also wins with fewer counts: she plays as if all counts were there. If Alice takes a
//!    smallest count, the remaining counts, when sorted, are each at least as large as the
//!    corresponding count after any other move of hers. So let her always take a smallest count.
//! 2. Suppose that Bob wins with his t-th move, and let S consist of the count that is then 0 and
//!    of the t - 1 counts that Alice has taken since his first move. His deletions outside S did
//!    not matter, and Alice took a smallest count of S each time. So there are t counts such that t
//!    moves of Bob's bring the last remaining count to 0 if a smallest count is removed after each
//!    of these moves except the last. Conversely, Bob wins if there are t such counts, because
//!    Alice loses with these counts alone and so, by step 1, with all of them. If one of these
//!    counts is 0 earlier, Bob wins earlier; so the counts may be allowed to fall below 0.
//! 3. Write top_j for the sum of the j largest counts, and share_j(i, T) for the sum of the j
//!    largest of i integers that add up to T and differ by at most 1; share_j(i, T) is the least
//!    possible value of top_j for i integers with the sum T. It grows with T. Whatever Bob does to
//!    counts x, top_i becomes at least top_i(x) - k, so top_j becomes at least share_j(i,
//!    top_i(x) - k) for each i ≥ j. Suppose that, k times, he lowers a largest count by 1; let c be
//!    the largest count in the end, and let r be the number of counts that are then c or c - 1.
//!    Only these r counts were lowered, because only a largest count is ever lowered, and the
//!    largest count never falls below c. So they were the r largest of x, top_i is now top_i(x) - k
//!    for i ≥ r, and top_j is share_j(r, top_r(x) - k) for j < r. These are the least possible
//!    values for all j at once: for each j, the value is the largest of share_j(i, top_i(x) - k)
//!    over i ≥ j, and this value does not grow if some of the numbers top_i(x) get smaller.
//! 4. When Alice takes a smallest of s counts, top_j stays the same for j < s. So, by induction,
//!    lowering a largest count each time makes the last count as small as possible, and of all sets
//!    of t counts, the t smallest counts lead to the smallest last count.
//! 5. Let b_1 ≤ b_2 ≤ … be the counts after Alice's first move. Suppose that in p moves Bob has
//!    lowered none of b_1, …, b_(p-1), which Alice took. Let S = b_p + … + b_t - pk. If S ≥ (t -
//!    p + 1) b_p, no count is below b_p: just before the first count fell below b_p, all counts
//!    would have been b_p, and S would now be less than (t - p + 1) b_p. So b_p is a smallest count
//!    and is taken next. If S < (t - p + 1) b_p, some count is below b_p; just before the first
//!    count fell below b_p, all counts were b_p, so now the counts differ by at most 1. When t
//!    grows by 1, S grows by b_(t+1) ≥ b_p, so the first p with S < (t - p + 1) b_p never
//!    decreases: one pass finds this p for every t.
//! 6. Suppose that s counts with the sum S differ by at most 1 after Bob's move. He wins exactly
//!    when S ≤ B(s) for some bound B(s), where B(1) = 0. Of s + 1 such counts Alice takes one equal
//!    to ⌊S / (s + 1)⌋, and Bob lowers the sum of the others by k. So he wins if S - ⌊S / (s +
//!    1)⌋ ≤ T, where T = B(s) + k. The left side is Ss / (s + 1), rounded up, so B(s + 1) = T + ⌊T
//!    / s⌋.
//!
//! Cost: O(m log m).
//!
//! 规则：数 0, …, m 中的 i 有 f_i 个。双方轮流操作，Alice 先手：Alice 拿走一个数，Bob 删去至多 `k` 个数，直到没有数
//! 剩下。Alice 希望她拿到的数的 mex 尽量大，Bob 希望它尽量小。共 t 组数据，每组为 `m`、`k` 和各个 f_i；输出双方都走
//! 得最好时的 mex。
//! 范围：1 ≤ t ≤ 10^5；1 ≤ m ≤ 2·10^5；1 ≤ k ≤ 10^9；1 ≤ f_i ≤ 10^9；m 的总和不超过 2·10^5。
//! 模型：取物游戏，把最大的个数削平。
//! 思路：固定 n，问 Alice 能否拿全 0, …, n - 1；若能，则对更小的 n 也能。只需看她还没有拿到的那些数的个数，其中一个
//! 变成 0 时 Bob 获胜。Alice 总是拿个数最少的；Bob 选定某个 t，只顾她第一步之后个数最少的 t 个，每次操作 k 遍，每遍
//! 把其中一个最大的个数减 1。
//!
//! 1. 若 Alice 必胜，则各个数更大时也必胜：她照着个数较小时的办法走，那里 Bob 不能使任何一个变成 0，这里也就不能。少
//!    几个数时也必胜：她当作它们还在。在她的走法中，拿个数最少的，使留下的个数排序后逐个都最大。所以设她总是这样拿。
//! 2. 设 Bob 在第 t 次操作时获胜，令 S 为此时变成 0 的那个，和他第一次操作以来 Alice 拿走的 t - 1 个。他在 S 之外的
//!    删除不起作用，而 Alice 每次拿的都是 S 中最少的。所以存在 t 个个数，经过 t 次操作、每次之后去掉一个最小的，最后一
//!    个能变成 0。反之，有这样的 t 个时 Bob 必胜，因为由第 1 步，Alice 只有这 t 个时必败，全部都在时也必败。若其中一个
//!    更早变成 0，他就更早获胜；所以不妨允许个数变成负数。
//! 3. 记 top_j 为最大的 j 个之和，share_j(i, T) 为和为 T、相差至多 1 的 i 个整数的 top_j，这是可能的最小值，且随 T
//!    增大。不论 Bob 怎样操作，个数 x 的 top_i 变得不小于 top_i(x) - k，所以对每个 i ≥ j，top_j 变得不小于
//!    share_j(i, top_i(x) - k)。设他 k 遍都把一个最大的减 1，最后最大的是 c，等于 c 或 c - 1 的有 r 个。减过的都在
//!    这 r 个之中，因为一个数在减之前是最大的，不小于 c。所以它们就是 x 中最大的 r 个；对 i ≥ r，top_i 现在是
//!    top_i(x) - k，对 j < r，top_j 是 share_j(r, top_r(x) - k)。这对所有的 j 同时达到最小，等于
//!    share_j(i, top_i(x) - k) 对 i ≥ j 的最大值；而且当某些 top_i(x) 变小时，它不会变大。
//! 4. Alice 从 s 个中拿走最小的，top_j 对 j < s 不变。所以由归纳法，削平使最后一个尽量小，而在所有 t 个的取法中，取最
//!    小的 t 个最好。
//! 5. 设 Alice 第一步之后的个数为 b_1 ≤ b_2 ≤ …。设 Bob 操作 p 次，没有减过 b_1, …, b_(p-1)，它们都被 Alice 拿走。令
//!    S = b_p + … + b_t - pk。若 S ≥ (t - p + 1) b_p，则没有一个小于 b_p：减出第一个这样的数时，全部都等于 b_p。所
//!    以 b_p 是最小的，接着被拿走。否则有一个小于 b_p；减出第一个这样的数时全部都等于 b_p，所以现在它们相差至多 1。t
//!    增加 1 时，S 增加 b_(t+1) ≥ b_p，所以首个使 S < (t - p + 1) b_p 的 p 不会变小：扫描一遍即可全部求出。
//! 6. 设 Bob 操作之后有 s 个，相差至多 1，和为 S。Bob 必胜当且仅当 S ≤ B(s)，其中 B(1) = 0。若有 s + 1 个，Alice 拿
//!    走 ⌊S / (s + 1)⌋，Bob 再从剩下的减去 k。所以 Bob 必胜当且仅当 S - ⌊S / (s + 1)⌋ ≤ T，其中 T = B(s) + k。左边
//!    就是 Ss / (s + 1) 向上取整，所以 B(s + 1) = T + ⌊T / s⌋。
//!
//! 复杂度：O(m log m)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut scores = String::new();
    for _ in 0..cases {
        input! { m: usize, k: u32, counts: [u32; m + 1] }
        assert!(k > 0, "Bob can delete nothing");
        assert!(!counts.contains(&0), "a number without copies");
        scores += &format!("{}\n", mex(&counts, i64::from(k)));
    }
    print!("{scores}");
}

/// Returns the mex that Alice gets.
fn mex(counts: &[u32], k: i64) -> usize {
    let thresholds = thresholds(counts.len(), k);
    let by_count = (0..counts.len()).sorted_unstable_by_key(|&number| counts[number]).collect_vec();
    let gets_all_below = |n: usize| {
        let needed = by_count.iter().filter(|&&number| number < n);
        let after_first_move = needed.skip(1).map(|&number| i64::from(counts[number]));
        !bob_wins(&after_first_move.collect_vec(), k, &thresholds)
    };
    let sizes = (1..=counts.len()).collect_vec();
    sizes.partition_point(|&n| gets_all_below(n))
}

/// Returns, for each number of counts that differ by at most 1, the largest sum for which Bob wins
/// if he has just moved; the entry for 0 counts is meaningless.
fn thresholds(most: usize, k: i64) -> Vec<i64> {
    let mut thresholds = vec![0, 0];
    for size in 1..most {
        let sum = thresholds[size] + k;
        thresholds.push(sum + sum / size as i64);
    }
    thresholds
}

/// Returns whether Bob, who is to move, can bring one of the sorted counts to 0.
fn bob_wins(counts: &[i64], k: i64, thresholds: &[i64]) -> bool {
    // Of the counts that Bob keeps to, Alice has taken so many; the sum is that of the others.
    let mut taken = 0;
    let mut sum = 0;
    for kept in 1..=counts.len() {
        sum += counts[kept - 1];
        loop {
            let left = kept - taken;
            let lowered = sum - (taken as i64 + 1) * k;
            if lowered < left as i64 * counts[taken] {
                if lowered <= thresholds[left] {
                    return true;
                }
                break;
            }
            sum -= counts[taken];
            taken += 1;
        }
    }
    false
}
