// AtCoder ARC 155 D https://atcoder.jp/contests/arc155/tasks/arc155_d · made by `cargo judge bundle arc155_d --write` from 77e50fa4205e64b6
//! AtCoder ARC 155 D — Avoid Coprime Game
//! <https://atcoder.jp/contests/arc155/tasks/arc155_d> · 2 s · 1024 MiB · difficulty 7
//!
//! Rules: There are N numbers, each at least 2, with no common divisor above 1, and G is 0 at
//! first; a move erases a number a with gcd(G, a) ≠ 1 and makes gcd(G, a) the new G. Whoever cannot
//! move loses. The input is `N` and the numbers; print for each number who wins if Takahashi, who
//! moves first, begins by erasing it: `Takahashi` or `Aoki`.
//! Bounds: 2 ≤ N ≤ 2 · 10^5; the numbers are from 2 to 2 · 10^5.
//! Kind: impartial
//! Model: game of divisors, with the parity of the numbers left.
//! Why: from the first move on, G and the number r of its multiples that are left determine the
//! outcome, and only the parity of r matters. So there are two cases for each G, and they are
//! decided from the smallest G to the largest.
//!
//! 1. G is the greatest common divisor of all erased numbers, which are thus multiples of G. So if
//!    c(G) numbers are multiples of G, c(G) - r of them have been erased. A move either keeps G, by
//!    erasing one of the r multiples, or erases a number a with gcd(G, a) = g > 1, where g is a
//!    proper divisor of G and becomes the new G. Any such number a will do, since none of these
//!    numbers can have been erased. The move leaves r' = c(g) - (c(G) - r) - 1 multiples of g, and
//!    the parity of r' depends only on that of r.
//! 2. Suppose that for all proper divisors of G only the parity of r matters. Then the parity of r
//!    alone decides whether the mover can move to a divisor that makes the opponent lose. If he
//!    can, he wins. If he cannot do so for even r, then r = 0 is lost, r = 1 is won by the move to
//!    r = 0, r = 2 is lost since its moves lead to r = 1 or to positions that the opponent wins,
//!    and so on: even r are lost and odd r won. If he can do so for even r, then all even r are
//!    won, and with odd r he can win only by moving to a divisor. So for G, too, only the parity
//!    matters.
//! 3. By Möbius inversion, the number of integers a with gcd(G, a) = g is the sum of μ(d) c(gd)
//!    over all d that divide G / g.
//!
//! Cost: O(N + M log² M) for numbers up to M.
//!
//! 规则：有 N 个不小于 2 的数，它们没有大于 1 的公约数，另有 G = 0；每次操作擦去一个满足
//! gcd(G, a) ≠ 1 的数 a，并把 G 换成这个最大公约数。无法操作者输。输入 `N` 和各数；对其中每个
//! 数，输出先手 Takahashi 第一步擦去它时的获胜者：`Takahashi` 或 `Aoki`。
//! 范围：2 ≤ N ≤ 2 · 10^5；各数从 2 到 2 · 10^5。
//! 模型：约数游戏，加上剩余个数的奇偶。
//! 思路：第一步之后，局面由 G 和剩下的数中 G 的倍数的个数 r 决定，而对 r 只需看奇偶。所以每
//! 个 G 有两个问题，从小的 G 到大的 G 依次解答。
//!
//! 1. G 是所有已擦去的数的最大公约数，所以它们都是 G 的倍数。设有 c(G) 个数是 G 的倍数，那么已
//!    擦去的有 c(G) - r 个。每步或者擦去 r 个倍数之一，G 不变；或者擦去一个满
//!    足 gcd(G, a) = g 的数 a，其中 g > 1 是 G 的真约数，G 变成 g。这样的 a 任取一个都行，因为
//!    它不可能已被擦去。此时对 g 来说，剩下 r' = c(g) - (c(G) - r) - 1 个，r' 的奇偶只取决
//!    于 r 的奇偶。
//! 2. 假设对所有真约数都只需看奇偶。那么走的一方能否走到一个使对手败的真约数，只由 r 的奇偶决
//!    定。能，他就胜。若 r 为偶数时不能，那么 r = 0 必败；r = 1 走到 r = 0，必胜；r = 2 只能走
//!    到 r = 1，或者走到对手必胜的约数，必败；依此类推，偶数必败，奇数必胜。若 r 为偶数时能，那
//!    么 r 为奇数时或者靠走到真约数取胜，或者不能取胜。所以对 G 也只需看奇偶。
//! 3. 由莫比乌斯反演，满足 gcd(G, a) = g 的 a 的个数，是 μ(d) c(gd) 对 G / g 的所有约数 d 求
//!    和。
//!
//! 复杂度：O(N + M log² M)，M 为最大的数。

use proconio::input;

/// The tables would be too large for numbers above this limit.
const LARGEST: usize = 10_000_000;

/// Whether the player to move wins, both for an even and for an odd number of remaining multiples
/// of the divisor.
#[derive(Clone, Copy, Default)]
struct Outcomes {
    even: bool,
    odd: bool,
}

impl Outcomes {
    /// Returns whether the mover wins with `left` multiples left.
    fn with_left(self, left: u32) -> bool {
        match left % 2 {
            0 => self.even,
            _ => self.odd,
        }
    }
}

fn main() {
    input! { n: usize, numbers: [usize; n] }
    for number in &numbers {
        assert!((2..=LARGEST).contains(number), "{number} is not a number from 2 to {LARGEST}");
    }
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let multiples = count_multiples(&numbers, largest);
    let outcomes = outcomes(&multiples);
    let mut winners = String::new();
    for &number in &numbers {
        let aoki_wins = outcomes[number].with_left(multiples[number] - 1);
        winners += if aoki_wins { "Aoki\n" } else { "Takahashi\n" };
    }
    print!("{winners}");
}

/// Counts, for each divisor up to `largest`, the numbers that it divides.
fn count_multiples(numbers: &[usize], largest: usize) -> Vec<u32> {
    let mut counts = vec![0; largest + 1];
    for &number in numbers {
        counts[number] += 1;
    }
    for divisor in 1..=largest {
        counts[divisor] = (divisor..=largest).step_by(divisor).map(|number| counts[number]).sum();
    }
    counts
}

/// Returns the values of the Möbius function from 1 to `largest`.
fn mobius(largest: usize) -> Vec<i32> {
    let mut mobius = vec![0; largest + 1];
    mobius[1] = 1;
    for divisor in 1..=largest {
        for multiple in (2 * divisor..=largest).step_by(divisor) {
            mobius[multiple] -= mobius[divisor];
        }
    }
    mobius
}

/// Returns, for each number from 2 upwards, who wins when G is that number.
fn outcomes(multiples: &[u32]) -> Vec<Outcomes> {
    let largest = multiples.len() - 1;
    let mobius = mobius(largest);
    let mut outcomes = vec![Outcomes::default(); largest + 1];
    let mut with_gcd = vec![0; largest + 1];
    for g in 2..=largest {
        // All wins by a divisor have been entered, since smaller numbers come first.
        outcomes[g].odd |= !outcomes[g].even;
        // For each factor f, how many numbers have g as their greatest common divisor with g f.
        let with_gcd = &mut with_gcd[..=largest / g];
        with_gcd.fill(0);
        for d in 1..=largest / g {
            let count = mobius[d] * multiples[g * d] as i32;
            if count != 0 {
                for factor in (d..=largest / g).step_by(d) {
                    with_gcd[factor] += count;
                }
            }
        }
        for factor in (2..=largest / g).filter(|&factor| with_gcd[factor] > 0) {
            let from = g * factor;
            // By step 1, r' has the parity of r + `change`.
            let change = multiples[g] + multiples[from] + 1;
            outcomes[from].even |= !outcomes[g].with_left(change);
            outcomes[from].odd |= !outcomes[g].with_left(change + 1);
        }
    }
    outcomes
}


