//! Project Euler 806 by its rules: the puzzle is solved disk by disk, and each position is played.
//!
//! The middle tier has up to 18 disks: the puzzle is solved disk by disk, and a position is lost if
//! its heaps, added without carrying, make 0. No position is counted by a formula.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 100_000)..=g.pick(12, 100_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(7..=18))
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let disks = input.number(1..=20u64);
    input.end();
    let mut positions = vec![[disks, 0, 0]];
    solve(disks, [0, 1, 2], &mut positions);
    let lost = (0u64..).zip(positions).filter(|(_, [a, b, c])| a ^ b ^ c == 0);
    format!("{}\n", lost.map(|(number, _)| number).sum::<u64>() % PRIME)
}

fn answer(input: &mut Input) -> String {
    let disks = input.number(1..=100_000u64);
    input.end();
    let mut positions = vec![[disks, 0, 0]];
    solve(disks, [0, 1, 2], &mut positions);
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut sum = 0;
    for (number, heaps) in (0u64..).zip(positions) {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        if !search.mover_wins(&heaps, &options) {
            sum += number;
        }
    }
    format!("{}\n", sum % PRIME)
}

/// Adds the positions in which so many disks have been moved from a peg to another.
fn solve(disks: u64, [from, to, spare]: [usize; 3], positions: &mut Vec<[u64; 3]>) {
    if disks > 0 {
        solve(disks - 1, [from, spare, to], positions);
        let mut position = positions[positions.len() - 1];
        position[from] -= 1;
        position[to] += 1;
        positions.push(position);
        solve(disks - 1, [spare, to, from], positions);
    }
}
