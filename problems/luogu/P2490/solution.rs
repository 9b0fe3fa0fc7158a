//! Luogu P2490 — Black and white chess (黑白棋)
//! <https://www.luogu.com.cn/problem/P2490> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 2281, BZOJ 4550
//! Rules: an even number k of tokens stand on a strip of n cells, alternately white and black,
//! beginning with white on the left. Player A moves white tokens to the right, and player B moves
//! black ones to the left, each token by any positive number of empty cells; on each turn, a player
//! moves 1 to d tokens, and whoever cannot do so loses. A moves first. The input is `n k d`; print
//! the number of placements for which A wins, modulo 10^9 + 7.
//! Bounds: 1 ≤ d ≤ k ≤ n ≤ 10^4; k ≤ 100.
//! Kind: count
//! Model: Moore's Nim, lost positions counted.
//! Why: the gap between each white token and the black one on its right is a heap of Moore's Nim,
//! which either player can make smaller by any number; nobody can make it larger, and the other
//! gaps do not matter. By Moore's theorem (1910), player A loses exactly when, for each binary
//! digit, the number of gaps in which this digit is 1 is divisible by d + 1. The lists of k / 2
//! gaps with this property are counted digit by digit, separately for each sum of the gaps. The
//! cells that are in no gap and hold no token are divided among the k / 2 + 1 places before,
//! between and after the pairs of tokens. There are C(n, k) placements in all.
//! Cost: O(nk log n / d).
//!
//! 规则：n 格的带子上有 k 枚棋子（k 为偶数），白黑相间，最左边的是白棋。A 只能把白棋往右移，B
//! 只能把黑棋往左移，每枚可移过任意多个空格；每次移动自己的 1 到 d 枚棋子，无法操作者输，A 先
//! 手。只有一组数据，给出 `n k d`；输出使 A 获胜的摆法数，模 10^9 + 7。
//! 范围：1 ≤ d ≤ k ≤ n ≤ 10^4；k ≤ 100。
//! 模型：Nim-K 博弈，统计必败态的个数。
//! 思路：每枚白棋与它右边的黑棋之间的间隔，是 Nim-K 博弈（Moore）的一堆：双方都能把它减小任意
//! 多，谁也不能把它增大，其余的间隔没有影响。由 Moore 定理（1910），当且仅当在每一个二进制位
//! 上，k / 2 个间隔中该位为 1 的个数都是 d + 1 的倍数时，A 负：这样的间隔按它们的和逐位统计。不
//! 在间隔中也没有棋子的格子，分配到各对棋子旁边的 k / 2 + 1 个位置。摆法总数是 C(n, k)。
//! 复杂度：O(nk log n / d)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_007;
type Mod = ModInt<PRIME>;

/// For more cells than this, the count would take too long.
const MOST_CELLS: usize = 100_000;

/// Returns the number of ways to choose `k` of `n` things.
fn choose(factorials: &Factorials, n: usize, k: usize) -> Mod {
    Mod::new(factorials.choose(n, k))
}

/// Returns, for each sum from 0 to `most`, the number of lost lists of `pairs` gaps.
fn lost_gaps(pairs: usize, d: usize, most: usize, factorials: &Factorials) -> Vec<Mod> {
    let mut lost = vec![Mod::new(0); most + 1];
    lost[0] = Mod::new(1);
    let mut digit = 1;
    while digit <= most {
        // From above, as each sum is made of smaller ones without this digit.
        for sum in (0..=most).rev() {
            let mut ways = Mod::new(0);
            for ones in (0..=pairs.min(sum / digit)).step_by(d + 1) {
                ways += choose(factorials, pairs, ones) * lost[sum - ones * digit];
            }
            lost[sum] = ways;
        }
        digit *= 2;
    }
    lost
}

/// Returns the number of placements for which A wins.
fn won_placements(n: usize, k: usize, d: usize) -> Mod {
    if k > n {
        return Mod::new(0);
    }
    let (pairs, free) = (k / 2, n - k);
    let factorials = Factorials::new(n, PRIME);
    let mut won = choose(&factorials, n, k);
    for (sum, &gaps) in lost_gaps(pairs, d, free, &factorials).iter().enumerate() {
        let outside = free - sum;
        won -= gaps * choose(&factorials, outside + pairs, pairs);
    }
    won
}

fn main() {
    input! { n: usize, k: usize, d: usize }
    assert!(k % 2 == 0, "{k} tokens, not an even number");
    assert!(n <= MOST_CELLS, "{n} cells, more than {MOST_CELLS}");
    // A larger d changes nothing, as there are no more tokens to move.
    println!("{}", won_placements(n, k, d.min(k)));
}
