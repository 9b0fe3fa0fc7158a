//! Codeforces 1511G by its rules: shifts every chip to every column further left.
//!
//! The middle tier has up to 300 columns, and adds up the distances of the chips for each
//! question. It takes for granted that a chip is a heap.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_distances).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    let m = g.within(g.pick(1, 199_990)..=g.pick(7, 200_000));
    let mut input = format!("{n} {m}\n{}\n", join(&g.many(n, 1..=m)));
    let q = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    input += &format!("{q}\n");
    for _ in 0..q {
        let left = g.within(1..=m);
        input += &format!("{left} {}\n", g.within(left..=m));
    }
    input
}

/// Returns chips of which many come in pairs, and questions about every number of columns.
fn generate_middle(g: &mut Generator) -> String {
    let m = g.within(1..=300);
    let n = g.within(1..=60);
    let mut chips = g.many(n, 1..=m);
    for _ in 0..n {
        let pair = g.within(1..=m);
        chips.extend([pair, pair]);
    }
    let mut input = format!("{} {m}\n{}\n300\n", chips.len(), join(&chips));
    for _ in 0..300 {
        let left = g.within(1..=m);
        input += &format!("{left} {}\n", g.within(left..=m));
    }
    input
}

fn answer_by_distances(input: &mut Input) -> String {
    let Case { chips, queries } = read(input);
    let verdict = |(left, right): (usize, usize)| {
        let inside = chips.iter().filter(|&&chip| left <= chip && chip <= right);
        if inside.fold(0, |sum, chip| sum ^ (chip - left)) > 0 {
            'A'
        } else {
            'B'
        }
    };
    queries.into_iter().map(verdict).collect::<String>() + "\n"
}

struct Case {
    chips: Vec<usize>,
    queries: Vec<(usize, usize)>,
}

fn read(input: &mut Input) -> Case {
    let (n, m) = (input.number(1..=200_000usize), input.number(1..=200_000usize));
    let chips = input.numbers(n, 1..=m);
    let mut queries = Vec::new();
    for _ in 0..input.number(1..=200_000) {
        let left = input.number(1..=m);
        queries.push((left, input.number(left..=m)));
    }
    input.end();
    Case { chips, queries }
}

fn answer(input: &mut Input) -> String {
    let Case { chips, queries } = read(input);
    let mut winners = String::new();
    for (left, right) in queries {
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
    winners + "\n"
}
