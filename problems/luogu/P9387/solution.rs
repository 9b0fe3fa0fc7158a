//! Luogu P9387 — Chocolate (巧克力)
//! <https://www.luogu.com.cn/problem/P9387> · 2 s? · 256 MiB? · difficulty 8
//!
//! Also: THUPC 2023 finals "Chocolate" (巧克力)
//! Rules: bars of 1, 2, …, N pieces and one more bar of M pieces; a move eats one or more
//! consecutive pieces of one bar, and what remains on either side of them is again a bar; whoever
//! cannot move loses. The input has T cases `N M`; print how many first moves win, modulo 10⁹ + 7.
//! Bounds: T = 5 · 10^4, except in the sample; 0 ≤ N, M ≤ 10^18.
//! Kind: impartial
//! Model: Nim, its winning moves counted in bars that break.
//! Why: a bar is worth its length, so a winning move leaves two parts with a given nim sum. Such
//! moves are counted, for all bars up to a given length at once, digit by digit from the lowest:
//!
//! 1. A bar of n pieces is worth n: it can become any shorter bar, and if it breaks into a and b,
//!    then a ⊕ b ≤ a + b < n.
//! 2. Let X be the nim sum of all bars. A move in a bar of n wins exactly when it leaves parts a
//!    and b with a ⊕ b = t, where t = n ⊕ X, and a + b < n.
//! 3. Let c = a ∧ b. This c has no 1 in common with t in binary, and a + b = t + 2c. For each such
//!    c there are as many moves as there are ways to assign each binary 1 of t to a or to b: 2 to
//!    the power of the number of ones in t.
//! 4. So count, with that weight, the pairs of numbers n and c such that n ≤ N, c and t have no 1
//!    in common, and n - 1 - t - 2c ≥ 0. Go through the digits from the lowest to the highest; it
//!    is enough to keep track of two things: whether the digits of n so far form a larger number
//!    than those of N, and the borrow of the subtraction. The borrow is 1 at first, for the 1 that
//!    is subtracted. At each place, the digits n', t' and c' of n, t and c change it to ⌈(borrow +
//!    t' - n') / 2⌉ + c', as c counts twice. The borrow is never above 2, because t' and c' are not
//!    both 1. After the highest place of N and X the borrow must be 0, and n must not be above N.
//! 5. The number of moves in the bar of M alone is the number of moves in all bars up to M, minus
//!    the number of moves in the bars up to M - 1, with the same X.
//!
//! Cost: O(log(N + M)) per case.
//!
//! 规则：长为 1、2、……、N 的巧克力条各一条，另有长为 M 的一条；每次操作从一条中吃掉连续的至少一
//! 块，两边剩下的仍各是一条；无法操作者输。共 T 组数据，每组给出 `N M`；输出必胜的第一步有多少
//! 种，模 10⁹ + 7。
//! 范围：除样例外 T = 5 · 10^4；0 ≤ N, M ≤ 10^18。
//! 模型：Nim 游戏，巧克力条可以断开，统计必胜的走法数。
//! 思路：一条的 SG 值就是它的长度，所以必胜的一步要留下异或和为指定值的两段。对不超过某个长度的
//! 所有条，一起从低位到高位逐位统计：
//!
//! 1. 长为 n 的条 SG 值是 n：它可以变成任何更短的条；断成 a 和 b 时，a ⊕ b ≤ a + b < n。
//! 2. 设 X 是所有条的异或和。在长为 n 的条上，一步必胜当且仅当它留下的两段 a、b 满足 a ⊕ b = t
//!    （t = n ⊕ X），且 a + b < n。
//! 3. 设 c = a ∧ b。它与 t 没有公共的 1，且 a + b = t + 2c。对每个这样的 c，t 的每个 1 可以
//!    给 a 也可以给 b，所以走法数是 2 的（t 中 1 的个数）次方。
//! 4. 所以按这个权统计满足以下条件的 n ≤ N 和 c 的对数：c 与 t 没有公共的 1，
//!    且 n - 1 - t - 2c ≥ 0。从低位往高位，只需记住两件事：n 的已定的各位是否大于 N 的相应各
//!    位，以及减法的借位。借位起初是 1，对应所减的那个 1；若 n、t、c 在某一位上的数字是 n'、
//!    t'、c'，借位就变成 ⌈(借位 + t' - n') / 2⌉ + c'，因为 c 要算两次。借位不会超过 2，因
//!    为 t' 与 c' 不会同时为 1。走过 N 和 X 的最高位之后，借位必须是 0，且 n 不大于 N。
//! 5. 只在长为 M 的那条上的走法数，等于不超过 M 的所有条上的走法数，减去不超过 M - 1 的所有条上
//!    的走法数，X 不变。
//!
//! 复杂度：每组 O(log(N + M))。

use grundy::contest::mod_int::ModInt;
use grundy::nim::nim_sum_below;
use proconio::input;

type Mod = ModInt<1_000_000_007>;

/// The pairs n and c of step 4, counted by their digits so far.
#[derive(Clone, Copy)]
struct Ways {
    /// The counts by borrow, for all n that are not above the bound.
    within: [Mod; 3],
    /// The counts by borrow, for all n that are above the bound.
    above: [Mod; 3],
}

/// Returns how many moves in one of the bars 0, 1, …, `most` win when all bars together have the
/// nim sum `x`.
fn winning_moves(x: u64, most: u64) -> Mod {
    let none = Ways { within: [Mod::new(0); 3], above: [Mod::new(0); 3] };
    let mut ways = none;
    ways.within[1] = Mod::new(1);
    let digits = u64::BITS - x.max(most).leading_zeros();
    for digit in 0..digits {
        let before = ways;
        ways = none;
        let (x, most) = (x >> digit & 1, most >> digit & 1);
        for (n, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let t = n ^ x;
            if t == 1 && c == 1 {
                continue;
            }
            for borrow in 0..3 {
                let (mut within, mut above) = (before.within[borrow], before.above[borrow]);
                if t == 1 {
                    within += within;
                    above += above;
                }
                let next = ((borrow as u64 + t + 1 - n) / 2 + c) as usize;
                if n < most {
                    ways.within[next] += within + above;
                } else if n > most {
                    ways.above[next] += within + above;
                } else {
                    ways.within[next] += within;
                    ways.above[next] += above;
                }
            }
        }
    }
    ways.within[0]
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        let x = nim_sum_below(n) ^ n ^ m;
        let in_the_last = winning_moves(x, m) - winning_moves(x, m.saturating_sub(1));
        answers += &format!("{}\n", winning_moves(x, n) + in_the_last);
    }
    print!("{answers}");
}
