//! Luogu P10506 — Magic beads (魔法珠)
//! <https://www.luogu.com.cn/problem/P10506> · 1 s? · 125 MiB? · medium
//!
//! Rules: piles of beads; a move replaces a pile of p > 1 beads by one pile for each divisor
//! of p that is smaller than p, as large as the divisor, and then removes one of these
//! piles. Whoever cannot move, all piles being 1, loses. Cases `n`, then n piles, up to the
//! end of the input; print the winner, `freda` (first) or `rainbow`.
//! Model: splitting game, into the divisors.
//! Why: by the Sprague-Grundy theorem a pile has the mex of the values that its moves
//! leave, and the piles left by removing d have the nim sum of all divisors' values, less
//! that of d.
//! Cost: O(1000²) once for the table, O(n) a case.

use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const LARGEST: usize = 1000;

fn main() {
    let sg = TableVec::by(LARGEST + 1, |smaller: &[u64]| {
        let pile = smaller.len();
        let divisors = (1..pile).filter(|divisor| pile / divisor * divisor == pile);
        let values: Vec<u64> = divisors.map(|divisor| smaller[divisor]).collect();
        let all = nim_sum(&values);
        mex(values.iter().map(|removed| all ^ removed))
    });
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        input! { piles: [usize; n] }
        let in_bounds = piles.iter().all(|pile| (1..=LARGEST).contains(pile));
        assert!(in_bounds, "a pile outside 1..={LARGEST} in {piles:?}");
        let freda = nim_sum(piles.iter().map(|&pile| sg[pile])) != 0;
        winners += if freda { "freda\n" } else { "rainbow\n" };
    }
    print!("{winners}");
}
