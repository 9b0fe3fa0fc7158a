//! Codeforces 1511G by its rules: shifts every chip to every column further left.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    let m = g.within(g.pick(1, 199_990)..=g.pick(7, 200_000));
    let mut input = format!("{n} {m}\n{}\n", spaced(&g.many(n, 1..=m)));
    let q = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    input += &format!("{q}\n");
    for _ in 0..q {
        let left = g.within(1..=m);
        input += &format!("{left} {}\n", g.within(left..=m));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=200_000usize), input.number(1..=200_000usize));
    let chips = input.numbers(n, 1..=m);
    let mut winners = String::new();
    for _ in 0..input.number(1..=200_000) {
        let left = input.number(1..=m);
        let right = input.number(left..=m);
        let mut board = chips.clone();
        board.retain(|chip| (left..=right).contains(chip));
        board.sort_unstable();
        let options = |board: &Vec<usize>| {
            let mut options = Vec::new();
            for (place, &chip) in board.iter().enumerate() {
                for column in left..chip {
                    let mut option = board.clone();
                    option[place] = column;
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        winners += if Search::normal().mover_wins(&board, &options) { "A" } else { "B" };
    }
    input.end();
    winners + "\n"
}
