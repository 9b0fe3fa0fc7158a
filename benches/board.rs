//! Wythoff's game on 1024 by 1024 cells and Cram on 4 by 6 cells: values kept as bits, against
//! rows of flags. Also the full sizes, 4096 by 4096 cells and 2^24 positions.

mod ratio;

use criterion::{Criterion, SamplingMode};
use grundy::board::Board;
use grundy::contest::masks::removal_values;
use std::hint::black_box;

/// Computes each cell from all its options, one by one.
fn wythoff_by_options(size: usize) -> Vec<u16> {
    let mut values = vec![0u16; size * size];
    let mut seen = vec![0u32; 4 * size];
    for a in 0..size {
        for b in 0..size {
            let stamp = (a * size + b + 1) as u32;
            (0..b).for_each(|left| seen[values[a * size + left] as usize] = stamp);
            (0..a).for_each(|left| seen[values[left * size + b] as usize] = stamp);
            for taken in 1..=a.min(b) {
                seen[values[(a - taken) * size + b - taken] as usize] = stamp;
            }
            let mex = seen.iter().take_while(|&&seen| seen == stamp).count();
            values[a * size + b] = mex as u16;
        }
    }
    values
}

/// Computes each position from all its moves, one by one.
fn removals_by_options(things: u32, moves: &[u32]) -> Vec<u8> {
    let mut values = vec![0u8; 1 << things];
    for position in 0..1usize << things {
        let mut used = [false; 32];
        for &taken in moves {
            if taken as usize & !position == 0 {
                used[values[position ^ taken as usize] as usize] = true;
            }
        }
        values[position] = used.iter().take_while(|&&used| used).count() as u8;
    }
    values
}

fn dominoes() -> Vec<u32> {
    let across = (0..24).filter(|cell| cell % 6 < 5).map(|cell| 0b11 << cell);
    across.chain((0..18).map(|cell| 0b100_0001 << cell)).collect()
}

fn benches(criterion: &mut Criterion) {
    let board = Board::wythoff(256, 256).expect("a small board");
    let values: Vec<u16> = (0..256).flat_map(|a| board.row(a).to_vec()).collect();
    assert!(values == wythoff_by_options(256));
    let dominoes = dominoes();
    let values = removal_values(24, &dominoes).expect("24 things");
    assert!(values == removals_by_options(24, &dominoes));

    let mut group = criterion.benchmark_group("wythoff_board");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.bench_function("bits", |b| b.iter(|| Board::wythoff(black_box(1024), 1024)));
    group.bench_function("options", |b| b.iter(|| wythoff_by_options(black_box(1024))));
    group.bench_function("bits-4096", |b| b.iter(|| Board::wythoff(black_box(4096), 4096)));
    group.bench_function("chomp-4096", |b| b.iter(|| Board::two_row_chomp(black_box(4096))));
    group.finish();

    let mut group = criterion.benchmark_group("removals");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.bench_function("blocks", |b| b.iter(|| removal_values(24, black_box(&dominoes))));
    group.bench_function("options", |b| b.iter(|| removals_by_options(24, black_box(&dominoes))));
}

fn main() {
    let groups =
        [("wythoff_board", "bits", &["options"][..]), ("removals", "blocks", &["options"][..])];
    ratio::groups(benches, &groups);
}
