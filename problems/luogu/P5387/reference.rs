//! Luogu P5387 by its rules: every position looked at, and lost ones found by search.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 900_000_000_000_000_000)..=g.pick(4, 1_000_000_000_000_000_000));
    let most = g.pick([9, 40, 16, 9][n as usize % 4], 1_000_000);
    format!("{n} {}\n", g.within(g.pick(1, 990_000)..=most))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000_000_000_000u64);
    let m = input.number(1..=1_000_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |numbers: &Vec<u64>| {
        let mut after = Vec::new();
        for (place, &x) in numbers.iter().enumerate() {
            for z in (1..=x).map(|y| x ^ y).filter(|&z| z < x) {
                let mut option = numbers.clone();
                option[place] = z;
                option.sort_unstable();
                after.push(option);
            }
        }
        after
    };
    let mut positions = vec![Vec::new()];
    for _ in 0..n {
        let longer = positions
            .iter()
            .flat_map(|numbers: &Vec<u64>| (1..=m).map(move |x| [&numbers[..], &[x]].concat()));
        positions = longer.collect();
    }
    let won = positions.into_iter().filter_map(|mut numbers| {
        numbers.sort_unstable();
        Some(()).filter(|()| search.mover_wins(&numbers, &options))
    });
    format!("{}\n", won.count() % 998_244_353)
}
