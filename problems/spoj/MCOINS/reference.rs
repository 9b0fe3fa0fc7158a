//! SPOJ MCOINS by its rules: one, K or L coins are taken from each tower.
//!
//! The middle tier has towers of up to 3000 coins, answered by the mex of what each move leaves.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(20, 1_000_000);
    written(g, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3000)
}

fn written(g: &mut Generator, largest: u64) -> String {
    let l = g.within(3..=9);
    let k = g.within(2..=l - 1);
    let m = g.within(g.pick(4, 49)..=g.pick(8, 49));
    let towers = g.many(m, 1..=largest);
    format!("{k} {l} {m}\n{}\n", join(&towers))
}

struct Games {
    takes: [u64; 3],
    towers: Vec<u64>,
}

fn read(input: &mut Input) -> Games {
    let k = input.number(2..=8);
    let l = input.number(k + 1..=9);
    let m = input.number(4..=49);
    let towers = input.numbers(m, 1..=1_000_000);
    input.end();
    Games { takes: [1, k, l], towers }
}

fn answer(input: &mut Input) -> String {
    let Games { takes, towers } = read(input);
    let options = |&tower: &u64| -> Vec<u64> {
        takes.iter().filter_map(|&take| tower.checked_sub(take)).collect()
    };
    letters(towers, |tower| Search::normal().mover_wins(&tower, &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let Games { takes, towers } = read(input);
    let options = |&tower: &u64| -> Vec<Vec<u64>> {
        takes.iter().filter_map(|&take| tower.checked_sub(take)).map(|left| vec![left]).collect()
    };
    let mut values = GrundyValues::new();
    letters(towers, |tower| values.sum(&[tower], &options) > 0)
}

fn letters(towers: Vec<u64>, mut first_wins: impl FnMut(u64) -> bool) -> String {
    let letters = towers.into_iter().map(|tower| if first_wins(tower) { 'A' } else { 'B' });
    letters.collect::<String>() + "\n"
}
