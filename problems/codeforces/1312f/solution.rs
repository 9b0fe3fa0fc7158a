//! Codeforces 1312F — Attack on Red Kingdom
//! <https://codeforces.com/problemset/problem/1312/F> · 3 s · 512 MiB · medium
//!
//! Rules: n castles with a soldiers each; an attack takes x (mixed), y (infantry) or z
//! (cavalry) of one castle that has any, or all it has if they are fewer. On one castle
//! infantry may not follow infantry, nor cavalry cavalry. The last attack wins. Cases
//! `n x y z`, then the castles, after their number; print how many first attacks win.
//! Model: subtraction game {x, y, z}, each castle with the kind of its last attack.
//! Why: by the theorem of Sprague and Grundy an attack wins if it leaves nim sum 0. A castle
//! has three values, one for each kind of last attack. They follow from the values of the
//! five castles below: once five rows in a line have come before, all repeats.
//! Cost: O(p log p + n) a case, p the preperiod and the period together.

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeMap;

/// The castles "below 0" that stand for taking all: the largest attack.
const BELOW: usize = 5;

/// Each castle's values after mixed (or no) attack, infantry, cavalry; and their period.
fn values(power: &[usize]) -> (Vec<[u64; 3]>, usize) {
    let (mut rows, mut seen) = (vec![[0; 3]; BELOW + 1], BTreeMap::new());
    loop {
        let end = rows.len();
        if let Some(before) = seen.insert(rows[end - BELOW..].to_vec(), end) {
            return (rows, end - before);
        }
        let value = |kinds: &[usize]| mex(kinds.iter().map(|&kind| rows[end - power[kind]][kind]));
        rows.push([value(&[0, 1, 2]), value(&[0, 2]), value(&[0, 1])]);
    }
}

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let (mut counts, mut castles) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize, power: [usize; 3] }
        castles += n;
        assert!(n > 0 && castles <= 300_000, "{n} castles, {castles} in all");
        assert!(power.iter().all(|take| (1..=5).contains(take)), "outside 1..=5: {power:?}");
        input! { soldiers: [usize; n] }
        let in_bounds = |castle: &usize| (1..=10usize.pow(18)).contains(castle);
        assert!(soldiers.iter().all(in_bounds), "a castle outside 1..=10^18");
        let (rows, period) = values(&power);
        let row = |castle: &usize| match (castle + BELOW).checked_sub(rows.len()) {
            Some(past) => rows.len() - period + past % period,
            None => castle + BELOW,
        };
        let sum = soldiers.iter().fold(0, |sum, castle| sum ^ rows[row(castle)][0]);
        let count = soldiers.iter().map(row).map(|row| {
            let rest = sum ^ rows[row][0];
            (0..3).filter(|&kind| rows[row - power[kind]][kind] == rest).count()
        });
        counts += &format!("{}\n", count.sum::<usize>());
    }
    print!("{counts}");
}
