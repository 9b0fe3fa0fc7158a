//! Codeforces 768E by its rules: all piles together, each with the numbers taken from it.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1_000_000)..=g.pick(4, 1_000_000));
    let most = g.pick([20, 9, 6, 4][n.min(4) as usize - 1], 60);
    let piles = g.many(n, 1..=most);
    let lines: Vec<String> = piles.iter().map(|pile| format!("{pile}\n")).collect();
    format!("{n}\n{}", lines.concat())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000);
    let piles = input.numbers(n, 1..=60u64);
    input.end();
    let mut start: Vec<(u64, u64)> = piles.into_iter().map(|pile| (pile, 0)).collect();
    start.sort_unstable();
    let options = |piles: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (place, &(left, taken)) in piles.iter().enumerate() {
            for take in (1..=left).filter(|take| taken >> take & 1 == 0) {
                let mut option = piles.clone();
                option[place] = (left - take, taken | 1 << take);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let written = |piles: &Vec<(u64, u64)>| {
        let pile = |&(left, taken): &(u64, u64)| match taken {
            0 => left.to_string(),
            _ => format!("{left}({})", members(taken >> 1)),
        };
        piles.iter().map(pile).collect::<Vec<_>>().join(" ")
    };
    let first = Search::normal().written(written).mover_wins(&start, &options);
    if first { "NO\n" } else { "YES\n" }.to_string()
}
