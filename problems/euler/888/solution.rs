//! Project Euler 888 — 1249 Nim
//! <https://projecteuler.net/problem=888> · 60 s · 1024 MiB? · difficulty 7
//!
//! Rules: a move takes 1, 2, 4 or 9 stones from one heap, or splits a heap into two heaps that are
//! not empty; whoever takes the last stone wins. The input is `N m`; print, modulo 912,491,249, the
//! number of lost positions of m heaps, each of 1 to N stones; the order of the heaps does not
//! matter. Without input, N and m are 12,491,249 and 1249. (For 124 and 9 the statement gives the
//! unreduced number, 2,259,208,528,408.)
//! Bounds: one instance, N = 12,491,249 and m = 1249.
//! Kind: count
//! Rule: 4.330300003
//! Model: take-and-break game, multisets of heaps, octal game 4.330300003.
//! Why: the values of heaps are periodic, and the positions are counted by a generating function.
//!
//! 1. For n ≥ 322 the values have period 11060: they repeat up to n = 2 · 322 + 11060 + 9, and by
//!    the theorem of Guy and Smith on octal games this proves that they repeat for ever. No value
//!    is above 15.
//! 2. For a set y of bits, let (-1)^|v & y| be the sign of a value v. Let the sign of a position be
//!    the product of the signs of its heaps. The sum of a position's sign over all y is 16 if its
//!    nim sum is 0, and 0 otherwise. So the number of lost positions is a sixteenth of the sum,
//!    over y, of the signs of all positions.
//! 3. Let P be the number of heap sizes whose values have the sign +1, and Q the number of those
//!    whose values have the sign -1. Each size may be chosen any number of times, so the sum of the
//!    signs of all positions with m heaps is the coefficient of t^m in (1 - t)^-P (1 + t)^-Q.
//! 4. This coefficient is the sum of C(P + m - j - 1, m - j) C(Q + j - 1, j) (-1)^j over j from 0
//!    to m.
//!
//! Cost: O(11382²) for the table, O(N + m) for the positions.
//!
//! 规则：有若干堆石子，每次操作从一堆中取走 1、2、4 或 9 枚，或把一堆分成两个非空的堆；取走最后
//! 一枚石子的人赢。输入 `N m`；输出 m 堆（不计次序，每堆 1 到 N 枚）的必败态个数，对
//! 912,491,249 取模。没有输入时，它们是 12,491,249 和 1249。（124 和 9 时，题面给出的是完整的个
//! 数 2,259,208,528,408。）
//! 范围：只有一组，N = 12,491,249，m = 1249。
//! 模型：取石子并分堆的游戏，各堆组成多重集，八进制编码 4.330300003。
//! 思路：各堆的值有周期，局面用生成函数来统计。
//!
//! 1. 从 n = 322 起，值的周期为 11060：它一直重复到 2 · 322 + 11060 + 9，由 Guy 和 Smith 关于八进
//!    制游戏的定理，这就证明它永远重复。值都不超过 15。
//! 2. 对一个二进制位的集合 y，设值 v 的符号为 (-1)^|v & y|。对 y 求所有符号之积的和，异或和
//!    为 0 时得 16，否则得 0。所以必败态的个数，是对 y 求所有局面的符号之和再除以 16。
//! 3. 设符号为 +1 的堆有 P 种，为 -1 的有 Q 种。每种堆可选任意多次，所以所有 m 堆局面的符号之和，
//!    是 (1 - t)^-P (1 + t)^-Q 中 t^m 的系数。
//! 4. 它等于对 j 从 0 到 m 求 C(P + m - j - 1, m - j) C(Q + j - 1, j) (-1)^j 之和。
//!
//! 复杂度：预处理 SG 值 O(11382²)，统计局面 O(N + m)。

use grundy::contest::mod_int::ModInt;
use grundy::mex::mex_of_mask;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 912_491_249;

type Mod = ModInt<MODULUS>;

/// `cargo explore table 4.330300003` finds this preperiod and the period below, and proves both.
const PREPERIOD: u64 = 322;
const PERIOD: u64 = 11_060;

/// Above this limit, the sum would take too long; the limit must be less than the modulus.
const MOST_HEAPS: u64 = 1_000_000;

/// The number of values that can occur, a power of 2.
const VALUES: usize = 16;

fn main() {
    let (mut largest, mut heaps) = (12_491_249, 1249);
    if !is_stdin_empty() {
        input! { n: u64, m: u64 }
        (largest, heaps) = (n, m);
    }
    assert!(heaps <= MOST_HEAPS, "{heaps} heaps, more than {MOST_HEAPS}");
    println!("{}", lost_positions(&heaps_by_value(largest), heaps as usize));
}

/// Returns how many of the heaps of 1 to `largest` stones have each value.
fn heaps_by_value(largest: u64) -> [u64; VALUES] {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |sg: &[u8]| {
        let heap = sg.len();
        let taken = [1, 2, 4, 9].into_iter().filter(|&take| take <= heap);
        let by_taking = taken.fold(0, |options: u128, take| options | 1 << sg[heap - take]);
        let splits = (1..=heap / 2).map(|part| sg[part] ^ sg[heap - part]);
        mex_of_mask(splits.fold(by_taking, |options, value| options | 1 << value)) as u8
    });
    let mut heaps = [0; VALUES];
    for (heap, &value) in (0..).zip(sg.values()).skip(1) {
        let periods = if heap < PREPERIOD { 0 } else { largest.saturating_sub(heap) / PERIOD };
        heaps[usize::from(value)] += if heap <= largest { periods + 1 } else { 0 };
    }
    heaps
}

/// Returns how many multisets of `count` heaps have nim sum 0.
fn lost_positions(heaps_by_value: &[u64; VALUES], count: usize) -> Mod {
    let inverses: Vec<Mod> = (1..=count as u64).map(|n| Mod::new(n).inverse()).collect();
    let mut signs = Mod::new(0);
    for bits in 0..VALUES {
        let has_sign = |value: &usize, sign: u32| (value & bits).count_ones() % 2 == sign;
        let heaps = |sign: u32| -> u64 {
            (0..VALUES).filter(|value| has_sign(value, sign)).map(|v| heaps_by_value[v]).sum()
        };
        let positive = choices(heaps(0), &inverses);
        let negative = choices(heaps(1), &inverses);
        for (chosen, &ways) in negative.iter().enumerate() {
            let term = ways * positive[count - chosen];
            signs += if chosen % 2 == 0 { term } else { -term };
        }
    }
    signs * Mod::new(VALUES as u64).inverse()
}

/// Returns how many multisets of 0, 1, 2, … heaps can be chosen from `heaps` different heaps;
/// `inverses` holds the inverses of 1, 2, …, up to the number of heaps in the largest multiset.
fn choices(heaps: u64, inverses: &[Mod]) -> Vec<Mod> {
    let mut choices = vec![Mod::new(1)];
    for (chosen, &inverse) in (0..).zip(inverses) {
        choices.push(choices[chosen as usize] * Mod::new(heaps + chosen) * inverse);
    }
    choices
}
