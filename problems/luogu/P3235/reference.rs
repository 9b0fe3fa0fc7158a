//! Luogu P3235 by its rules: every number of parts, on whole positions.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 99)..=g.pick(4, 99));
    let mut input = format!("{t} {}\n", g.within(2..=g.pick(6, 2)));
    for _ in 0..t {
        let heaps = g.heaps(g.pick(2, 99), 1..=g.pick(11, 99_999));
        input += &format!("{} {}\n", heaps.len(), spaced(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let t = input.number(1..=99);
    // With F = 1 empty heaps could be split off a single stone for ever.
    let f = input.number(2..=99_999u64);
    let options = |heaps: &Vec<u64>| {
        let mut after = Vec::new();
        for (place, &x) in heaps.iter().enumerate().filter(|(_, &x)| x >= f) {
            for m in 2..=x + 2 {
                let mut option = heaps.clone();
                option.remove(place);
                option.extend((0..m).map(|part| x / m + u64::from(part < x % m)));
                // Heaps that can never be split change nothing.
                option.retain(|&heap| heap >= f);
                option.sort_unstable();
                after.push(option);
            }
        }
        after
    };
    let mut search = Search::normal();
    let mut verdicts = Vec::new();
    for _ in 0..t {
        let n = input.number(1..=99);
        let mut heaps = input.numbers(n, 1..=99_999);
        heaps.retain(|&heap| heap >= f);
        heaps.sort_unstable();
        verdicts.push(u64::from(search.mover_wins(&heaps, &options)));
    }
    input.end();
    spaced(&verdicts) + "\n"
}
