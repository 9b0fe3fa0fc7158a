// AtCoder ARC 134 E https://atcoder.jp/contests/arc134/tasks/arc134_e · made by `cargo judge bundle arc134_e --write` from 437b8fff7d0898eb
//! AtCoder ARC 134 E — Modulo Nim
//! <https://atcoder.jp/contests/arc134/tasks/arc134_e> · 6 s · 1024 MiB · hard
//!
//! Rules: N numbers, the i-th one 1 to a_i, are on a board. If all are 0 the player to move
//! wins; otherwise he chooses an m, 1 up to the largest, and replaces all by their
//! remainders mod m. One case `N`, then a_1 to a_N; print for how many choices of the
//! numbers the player who moves first wins, mod 998244353.
//! Model: game of remainders, the multiples of 12.
//! Why: only the set without 0 counts. {1} and {2} are lost. Sets with an odd number are won
//! by m = 2, leaving {1}; then those with a 2 mod 4 by m = 4, leaving {2}; then, of multiples
//! of 4, those by m = 3 that leave {1} or {2}; if it leaves {1, 2}, m = 12 leaves {4, 8}, lost
//! as its moves show. Only multiples of 12 remain, 16 at most, and are searched. The choices
//! that make a set exactly follow from those that keep within it, subset by subset.
//! Cost: O(2^16 · (16 · 192 + N)) at most, but most sets are won by a small m.

use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize }
    assert!((1..=200).contains(&n), "{n} numbers, not 1 to 200");
    input! { bounds: [usize; n] }
    assert!(bounds.iter().all(|it| (1..=200).contains(it)), "outside 1..=200 in {bounds:?}");
    let ways = |choices: &dyn Fn(usize) -> usize| {
        bounds.iter().fold(1, |ways, &bound| ways * choices(bound) as u64 % MODULUS)
    };
    let all = |number: usize| ways(&|bound| usize::from(bound >= number));
    let four_or_eight = ways(&|bound| usize::from(bound >= 4) + usize::from(bound >= 8));
    let mut lost_ways = all(1) + all(2) + four_or_eight + 2 * MODULUS - all(4) - all(8);
    let lost = lost_sets(bounds.iter().max().map_or(0, |bound| bound / 12));
    let below = |set: usize, bound: usize| (set & ((1 << (bound / 12)) - 1)).count_ones() as usize;
    let mut exactly: Vec<u64> = (0..lost.len()).map(|set| ways(&|it| below(set, it))).collect();
    for element in (0..16).map(|index| 1 << index) {
        for set in (0..lost.len()).filter(|set| set & element != 0) {
            exactly[set] = (exactly[set] + MODULUS - exactly[set ^ element]) % MODULUS;
        }
    }
    lost_ways += (0..lost.len()).map(|set| exactly[set] * u64::from(lost[set])).sum::<u64>();
    println!("{}", (ways(&|bound| bound) + MODULUS - lost_ways % MODULUS) % MODULUS);
}

/// For each set of the first multiples of 12, 12 k being bit k - 1, whether it is lost.
fn lost_sets(multiples: usize) -> Vec<bool> {
    let bit = |number: usize| match number % 12 {
        0 => 1 << (number / 12) >> 1,
        _ => 1 << number.min(9) << 15,
    };
    let small_lost = [bit(1), bit(2), bit(4) | bit(8)];
    let mut lost = vec![false; 1 << multiples];
    for set in 1..1 << multiples {
        let elements = (1..=multiples).filter(|k| set >> (k - 1) & 1 == 1);
        lost[set] = (1..=12 * multiples).all(|m| {
            let after = elements.clone().fold(0usize, |after, k| after | bit(12 * k % m));
            !small_lost.contains(&after) && (after >= set || !lost[after])
        });
    }
    lost
}


