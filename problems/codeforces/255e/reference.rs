//! Codeforces 255E by its rules: leaves every number between the roots.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 77_777)..=g.pick(3, 77_777));
    let mut piles = g.many(n, g.pick(1, 777_000_000_000)..=g.pick(100, 777_777_777_777));
    if g.one_in(3) {
        piles[0] =
            g.within(1..=g.pick([60_000, 8000, 300][n.min(3) as usize - 1], 777_777_777_777));
    }
    format!("{n}\n{}\n", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=77_777);
    let mut piles = input.numbers(n, 1..=777_777_777_777u64);
    input.end();
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &pile) in piles.iter().enumerate() {
            let from_fourth_root = (0..pile).skip_while(|&left| left.pow(4) < pile);
            for left in from_fourth_root.take_while(|left| left * left <= pile) {
                let mut option = piles.clone();
                option[place] = left;
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let first = Search::normal().mover_wins(&piles, &options);
    if first { "Furlo\n" } else { "Rublo\n" }.to_string()
}
