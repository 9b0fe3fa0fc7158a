//! BZOJ 4589 by its rules: every position looked at, and lost ones found by search.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 80)..=g.pick(4, 80)) {
        let n = g.within(g.pick(1, 900_000_000)..=g.pick(4, 1_000_000_000));
        let m = g.within(g.pick(2, 49_000)..=g.pick([19, 19, 13, 7][n as usize % 4], 50_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1_000_000_000u64) {
        let m = input.number(2..=50_000u64);
        let primes: Vec<u64> =
            (2..=m).filter(|&size| (2..size).all(|divisor| size % divisor != 0)).collect();
        let mut positions = vec![Vec::new()];
        for _ in 0..n {
            let longer = positions.iter().flat_map(|heaps: &Vec<u64>| {
                primes.iter().map(move |&prime| [&heaps[..], &[prime]].concat())
            });
            positions = longer.collect();
        }
        let lost = positions.into_iter().filter_map(|mut heaps| {
            heaps.sort_unstable();
            Some(()).filter(|()| !search.mover_wins(&heaps, &options))
        });
        output += &format!("{}\n", lost.count());
    }
    output
}
