//! Luogu P9387 — Chocolate (巧克力)
//! <https://www.luogu.com.cn/problem/P9387> · 2 s? · 256 MiB? · hard
//!
//! Also: THUPC 2023 finals "Chocolate" (巧克力)
//! Rules: bars of 1, 2, …, N pieces and one of M; a move eats some consecutive pieces, at least
//! one, of one bar, and what is left of it on both sides are bars again; whoever cannot move loses.
//! T cases `N M`; print how many first moves win, modulo 10⁹ + 7.
//! Model: Nim, its winning moves counted in bars that break.
//! Why: a bar is worth its length, so that a winning move leaves two parts with a given nim sum.
//! Such moves are counted, for all bars up to a length at once, digit by digit from the lowest:
//!
//! 1. A bar of n is worth n: it can become any shorter bar, and if it breaks into a and b, then
//!    a ⊕ b ≤ a + b < n.
//! 2. Let X be the nim sum of all bars. A move in a bar of n wins exactly if it leaves parts a and
//!    b with a ⊕ b = t, where t = n ⊕ X, and a + b < n.
//! 3. Let c = a ∧ b. It has no binary one in common with t, and a + b = t + 2c. For each such c
//!    there are as many moves as ways to give the digits of t to a or to b: 2 to the number of
//!    ones in t.
//! 4. So count, with that weight, the pairs of n ≤ N and c for which c and t have no one in
//!    common and n - 1 - t - 2c ≥ 0. Going up the digits, it is enough to keep two things:
//!    whether the digits of n so far are above those of N, and the borrow of the subtraction. It
//!    is 1 at first, for the 1 that is subtracted, and the digits n', t' and c' of n, t and c at
//!    one place turn it into ⌈(borrow + t' - n') / 2⌉ + c', as c counts twice. It is never above
//!    2, because t' and c' are not both 1. After the highest place of N and X it must be 0, and n
//!    not above N.
//! 5. The moves in the bar of M alone are those in all bars up to M, less those in the bars up to
//!    M - 1, with the same X.
//!
//! Cost: O(log(N + M)) a case.

use grundy::contest::mod_int::ModInt;
use grundy::nim::nim_sum_below;
use proconio::input;

type Mod = ModInt<1_000_000_007>;

/// The pairs n and c of step 4 by their digits so far.
#[derive(Clone, Copy)]
struct Ways {
    /// By the borrow, for n that are not above the bound.
    within: [Mod; 3],
    /// By the borrow, for n that are above it.
    above: [Mod; 3],
}

/// Returns how many moves in one of the bars 0, 1, …, `most` win if all bars have the nim sum `x`.
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
