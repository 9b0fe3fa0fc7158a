//! Codeforces 2087H by its rules: tries every move that passes no special number.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let q = g.within(g.pick(1, 300_000)..=g.pick(12, 300_000));
    let largest = g.pick(11, 300_000);
    let often = g.within(2..=5);
    let mut lines = String::new();
    for _ in 0..q {
        if g.one_in(often) {
            let gap = g.within(1..=3);
            lines += &format!("1 {}\n", g.within(1..=largest / gap) * gap);
        } else {
            let k = g.within(g.pick(1, 3)..=3);
            let heaps = g.many(k, 1..=largest);
            lines += &format!("2 {k} {}\n", spaced(&heaps));
        }
    }
    format!("{q}\n{lines}")
}

fn answer(input: &mut Input) -> String {
    let (mut set, mut output): (Vec<u64>, _) = (Vec::new(), String::new());
    for _ in 0..input.number(1..=300_000) {
        if input.number(1..=2) == 1 {
            let number = input.number(1..=300_000);
            match set.iter().position(|&s| s == number) {
                Some(place) => drop(set.remove(place)),
                None => set.push(number),
            }
            continue;
        }
        let k = input.number(1..=3);
        let mut heaps = input.numbers(k, 1..=300_000);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &from) in heaps.iter().enumerate() {
                for to in (0..from).filter(|&to| !set.iter().any(|&s| to < s && s < from)) {
                    let mut option = heaps.clone();
                    option[place] = to;
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let first = Search::normal().mover_wins(&heaps, &options);
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}
