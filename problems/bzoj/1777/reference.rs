//! BZOJ 1777 by its rules: every number of rocks moved from every vertex.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 10_000)..=g.pick(5, 10_000));
    let t = g.within(g.pick(1, 10_000)..=g.pick(4, 10_000));
    let reach = [1, 2, n][g.within(0..=2) as usize];
    let mut input = format!("{n} {t} {}\n", g.within(1..=g.pick(3, 1000)));
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        input += &format!("{parent} {}\n", g.within(1..=g.pick(2, 1000)));
    }
    for _ in 0..t {
        input += &format!("{} {}\n", g.within(2..=n), g.within(1..=g.pick(3, 1000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=10_000);
    let t = input.number(1..=10_000);
    let l = input.number(1..=1000u64);
    let (mut parents, mut rocks) = (vec![0], vec![0]);
    for vertex in 2..=n {
        parents.push(input.number(1..=vertex - 1) - 1);
        rocks.push(input.number(1..=1000));
    }
    let options = |rocks: &Vec<u64>| {
        let mut after = Vec::new();
        for vertex in 1..n {
            for moved in 1..=rocks[vertex].min(l) {
                let mut option = rocks.clone();
                option[vertex] -= moved;
                option[parents[vertex]] += moved;
                after.push(option);
            }
        }
        after
    };
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..t {
        let vertex = input.number(2..=n) - 1;
        rocks[vertex] = input.number(1..=1000);
        output += if search.mover_wins(&rocks, &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
