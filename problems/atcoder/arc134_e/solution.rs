//! AtCoder ARC 134 E — Modulo Nim
//! <https://atcoder.jp/contests/arc134/tasks/arc134_e> · 6 s · 1024 MiB · hard
//!
//! Rules: N numbers, the i-th chosen from 1 to aᵢ. A player to move wins if all are 0; else he
//! chooses m from 1 to the largest and replaces all numbers by their remainders mod m. Input
//! `N`, then the a; print for how many choices the first player wins, modulo 998244353.
//! Model: game on sets, a table by mask.
//! Why: what counts is the set of numbers but 0. m = 1 loses, so {1} and {2} are lost; with an
//! odd number m = 2 leaves {1}; with one that is 2 mod 4, m = 4 leaves {2}. Of multiples of 4,
//! m = 3 leaves {1} or {2} unless both remainders or none come. If both, m = 12 leaves {4, 8},
//! lost itself: m = 3, 5, 6, 7, 8 leave {1, 2}, {3, 4}, {2, 4}, {1, 4}, {4}, which are won.
//! Sets of multiples of 12, at most 16 of them up to 200, are decided by all their moves.
//! Cost: O(200 · 2^16).

use grundy::masks::ones;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize, bounds: [u64; n] }
    assert!((1..=200).contains(&n), "{n} numbers, not 1 to 200");
    assert!(bounds.iter().all(|a| (1..=200).contains(a)), "a bound that is not 1 to 200");
    // In how many ways all numbers are among these, and in how many the set is exactly that:
    // bit i stands for 12(i + 1).
    let all_in = |set: &dyn Fn(u64) -> u64| {
        bounds.iter().fold(1, |ways, &bound| ways * set(bound) % MODULUS)
    };
    let mut exactly: Vec<u64> = (0..1u64 << 16)
        .map(|mask| all_in(&|bound| u64::from((mask & ((1 << (bound / 12)) - 1)).count_ones())))
        .collect();
    for (bit, mask) in (0..16).flat_map(|bit| (0..1 << 16).map(move |mask| (bit, mask))) {
        if mask >> bit & 1 == 1 {
            exactly[mask] = (exactly[mask] + MODULUS - exactly[mask ^ 1 << bit]) % MODULUS;
        }
    }
    let [one, two, four, eight] = [1, 2, 4, 8].map(|x| all_in(&|bound| u64::from(bound >= x)));
    let mut lost = one + two + all_in(&|bound| (bound / 4).min(2)) + 2 * MODULUS - four - eight;
    // Of what a set leaves, bits for 1, 2, 4 and 8, one for all others, and multiples of 12.
    let kind = |left: u32| match (left, left % 12) {
        (0 | 1 | 2 | 4 | 8, _) => left,
        (_, 0) => 1 << (15 + left / 12),
        _ => 1 << 15,
    };
    let kinds: Vec<u32> = (0..192).map(kind).collect();
    let mut is_lost = vec![false; 1 << 16];
    for mask in 1u32..1 << 16 {
        let largest = 12 * (32 - mask.leading_zeros());
        let wins = (2..=largest).any(|m| {
            let left = ones(mask).fold(0, |left, bit| left | kinds[(12 * (bit + 1) % m) as usize]);
            let multiples = left >> 16;
            [1, 2, 4 | 8].contains(&left) || left == multiples << 16 && is_lost[multiples as usize]
        });
        is_lost[mask as usize] = !wins;
        lost += exactly[mask as usize] * u64::from(!wins);
    }
    println!("{}", (all_in(&|bound| bound) + MODULUS - lost % MODULUS) % MODULUS);
}
