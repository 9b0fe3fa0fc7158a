//! Luogu P3185 by its rules: every move on whole rows of bottles; those after which the
//! opponent loses are counted.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 21)..=g.pick(5, 21));
        // Beans in front lead to many positions; those in the last bottle do nothing.
        let mut beans: Vec<u64> =
            (0..n).map(|bottle| g.within(0..=g.pick(bottle.min(3), 10_000))).collect();
        if g.one_in(2) {
            beans[0] = 1;
        }
        input += &format!("{n}\n{}\n", spaced(&beans));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(2..=21);
        let beans = input.numbers(n, 0..=10_000u64);
        let mut winning = Vec::new();
        for (i, j, k) in triples(&beans) {
            let options = |beans: &Vec<u64>| moves(beans);
            if !search.mover_wins(&moved(&beans, (i, j, k)), &options) {
                winning.push((i, j, k));
            }
        }
        output += &match winning.first() {
            Some((i, j, k)) => format!("{i} {j} {k}\n"),
            None => "-1 -1 -1\n".to_string(),
        };
        output += &format!("{}\n", winning.len());
    }
    input.end();
    output
}

fn triples(beans: &[u64]) -> Vec<(usize, usize, usize)> {
    let n = beans.len();
    let mut triples = Vec::new();
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            triples.extend((j..n).map(|k| (i, j, k)));
        }
    }
    triples
}

/// Returns the beans after a move; those in the last bottle are forgotten, as they cannot move.
fn moved(beans: &[u64], (i, j, k): (usize, usize, usize)) -> Vec<u64> {
    let mut after = beans.to_vec();
    after[i] -= 1;
    after[j] += 1;
    after[k] += 1;
    after[beans.len() - 1] = 0;
    after
}

fn moves(beans: &[u64]) -> Vec<Vec<u64>> {
    triples(beans).into_iter().map(|triple| moved(beans, triple)).collect()
}
