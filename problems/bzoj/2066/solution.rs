//! BZOJ 2066 — Game (Gra)
//! <https://hydro.ac/d/bzoj/p/2066> · 1 s? · 128 MiB? · hard
//!
//! Also: POI 2004 "Gra"
//! Rules: pawns on a strip of the fields 1 to m, at most one on each and none on m; a move
//! takes a pawn to the next free field, past others perhaps, and whoever first comes to m
//! wins. One case `m n`, then the fields of n pawns, going up; print how many first moves win.
//! Model: staircase Nim, on the blocks between free fields.
//! Why: if m - 1 is taken, just the pawns of its block win, by going to m. If not, whoever goes
//! there loses, so that the strip ends before it, and whoever cannot move there has lost.
//! Moving a pawn takes it and all behind it in its block, x pawns, to the block (perhaps
//! of 0 pawns) that the next free field ends: x stones down a staircase. The block at the
//! end of the strip is the ground. Winning moves leave nim sum 0 on the odd steps: at most
//! one from each step, down from an odd one, or down to an odd one that must get larger.
//! Cost: O(n).

use grundy::nim;
use proconio::input;

fn main() {
    input! { m: u64, n: usize }
    assert!((2..=1_000_000_000).contains(&m), "{m} fields, not 2 to 1000000000");
    assert!((1..=1_000_000).contains(&n), "{n} pawns, not 1 to 1000000");
    input! { pawns: [u64; n] }
    let upwards = pawns.windows(2).all(|two| two[0] < two[1]);
    let in_bounds = pawns[0] > 0 && pawns[n - 1] < m;
    assert!(upwards && in_bounds, "pawns that do not go up from 1 to {}", m - 1);
    // From the last block on, each with the free fields behind it, up to m - 1.
    let mut blocks: Vec<(u64, u64)> = Vec::new();
    for (pawns_behind, &pawn) in (0..).zip(pawns.iter().rev()) {
        let free = m - 1 - pawn - pawns_behind;
        match blocks.last_mut() {
            Some((same, pawns)) if *same == free => *pawns += 1,
            _ => blocks.push((free, 1)),
        }
    }
    if blocks[0].0 == 0 {
        println!("{}", blocks[0].1);
        return;
    }
    // m - 1 does not count: step 1 has two free fields behind it.
    let sum = nim::nim_sum(blocks.iter().filter(|block| block.0 % 2 == 0).map(|block| block.1));
    let mut winning = 0;
    for (place, &(free, pawns)) in blocks.iter().enumerate() {
        winning += match (free % 2, place.checked_sub(1).map(|below| blocks[below])) {
            (0, _) => u32::from(pawns ^ sum < pawns),
            (_, below) if free > 1 => {
                let step = below.filter(|below| below.0 == free - 1).map_or(0, |below| below.1);
                u32::from(step < step ^ sum && (step ^ sum) - step <= pawns)
            }
            _ => 0,
        };
    }
    println!("{winning}");
}
