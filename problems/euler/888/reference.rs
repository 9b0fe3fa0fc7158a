//! Project Euler 888 by its rules: every take and every split is tried.
//!
//! The middle tier has heaps of up to 900, past the preperiod, each of them worth the mex of what
//! the moves leave; two edge cases go past the second period in the same way. The multisets are
//! counted one size of heaps after the other, by how many they are and their nim sum.

use grundy::mex::mex_of_mask;
use reference::{ordered_heaps, Generator, Input, Reference, Search};

const MODULUS: u64 = 912_491_249;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.within(g.pick(1, 1000)..=g.pick(4, 1249));
    let largest = g.pick([24, 12, 8, 6][heaps.min(4) as usize - 1], 12_491_249);
    format!("{} {heaps}\n", g.within(g.pick(1, 12_000_000)..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{} {}\n", g.within(10..=900), g.within(1..=40))
}

fn answer_by_values(input: &mut Input) -> String {
    let largest = input.number(1..=100_000usize);
    let heaps = input.number(1..=1249usize);
    input.end();
    let mut values: Vec<usize> = vec![0];
    let mut positions = vec![[0u64; 16]; heaps + 1];
    positions[0][0] = 1;
    for stones in 1..=largest {
        let taken = [1, 2, 4, 9].into_iter().filter(|&take| take <= stones);
        let by_taking = taken.fold(0u128, |options, take| options | 1 << values[stones - take]);
        let by_splitting = (1..stones).map(|part| values[part] ^ values[stones - part]);
        let options = by_splitting.fold(by_taking, |options, value| options | 1 << value);
        values.push(mex_of_mask(options) as usize);
        for chosen in 1..=heaps {
            for nim_sum in 0..16 {
                let before = positions[chosen - 1][nim_sum ^ values[stones]];
                positions[chosen][nim_sum] = (positions[chosen][nim_sum] + before) % MODULUS;
            }
        }
    }
    format!("{}\n", positions[heaps][0])
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=12_491_249u64);
    let heaps = input.number(1..=1249u64);
    input.end();
    let mut search = Search::normal();
    let sizes: Vec<u64> = (1..=largest).collect();
    let positions = ordered_heaps(heaps, &sizes).into_iter().filter(|heaps| heaps.is_sorted());
    let lost = positions.filter(|heaps| !search.mover_wins(heaps, &|heaps| options(heaps)));
    format!("{}\n", lost.count() as u64 % MODULUS)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        let stones = heaps[heap];
        let taken = [1, 2, 4, 9].into_iter().filter(|&take| take <= stones);
        let by_taking = taken.map(|take| vec![stones - take]);
        let by_splitting = (1..stones).map(|part| vec![part, stones - part]);
        for parts in by_taking.chain(by_splitting) {
            let mut option = heaps.to_vec();
            option.swap_remove(heap);
            option.extend(parts.into_iter().filter(|&part| part > 0));
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
