//! The values of 10^8 heaps of subtraction games, as a list: the long table, against the plain
//! loop with a row of flags.

mod ratio;

use criterion::{Criterion, SamplingMode};
use grundy::long_tables::LongTable;
use grundy::subtraction::SubtractionSet;
use std::hint::black_box;

const LEN: usize = 100_000_000;

/// Two sets: one of moves up to 64 with one of the longest preperiods among such sets, and one
/// of large moves, with a period of 199 994 heaps after a preperiod of 1 826 110.
const SETS: [(&str, &[u64]); 2] = [
    ("subtraction_64", &[20, 42, 57, 62]),
    ("subtraction_far", &[1000, 3500, 4531, 10_007, 99_991, 100_003]),
];

fn plain_loop(moves: &[u64]) -> Vec<u8> {
    let moves: Vec<usize> = moves.iter().map(|&take| take as usize).collect();
    let mut values = vec![0u8; LEN];
    let mut used = [false; 64];
    for heap in 0..LEN {
        used[..=moves.len()].fill(false);
        for &take in &moves {
            if take <= heap {
                used[values[heap - take] as usize] = true;
            }
        }
        let mut mex = 0;
        while used[mex] {
            mex += 1;
        }
        values[heap] = mex as u8;
    }
    values
}

fn long_table(moves: &[u64]) -> Vec<u8> {
    let set = SubtractionSet::finite(moves).expect("numbers above 0");
    LongTable::new(&set, LEN).expect("not too many").values(LEN)
}

fn benches(criterion: &mut Criterion) {
    for (name, moves) in SETS {
        assert!(plain_loop(moves) == long_table(moves));
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10).sampling_mode(SamplingMode::Flat);
        group.bench_function("long-table", |b| b.iter(|| long_table(black_box(moves))));
        group.bench_function("plain-loop", |b| b.iter(|| plain_loop(black_box(moves))));
    }
}

fn main() {
    let groups = SETS.map(|(name, _)| (name, "long-table", &["plain-loop"][..]));
    ratio::groups(benches, &groups);
}
