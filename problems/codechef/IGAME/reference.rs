//! CodeChef IGAME by its rules: every move along a line and along the diagonal.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let [m, n] = [(); 2].map(|()| g.within(1..=g.pick(16, 1000)));
        let [p, q] = [m, n].map(|start| match g.one_in(2) {
            true => g.within(0..=start - 1),
            false => 0,
        });
        input += &format!("{m} {n} {p} {q}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let (m, n) = (input.number(1..=1000u32), input.number(1..=1000u32));
        let goal = (input.number(0..=m - 1), input.number(0..=n - 1));
        assert!(m.max(n) <= 60, "too far for brute force");
        // What is won depends on the goal, so that each case needs a search of its own.
        let mut search = Search::normal();
        let alice_wins = search.mover_wins(&(m, n), &|&point| moves(point, goal));
        output += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn moves((x, y): (u32, u32), (p, q): (u32, u32)) -> Vec<(u32, u32)> {
    let along_x = (p..x).map(|left| (left, y));
    let along_y = (q..y).map(|left| (x, left));
    let diagonal = (1..=(x - p).min(y - q)).map(|steps| (x - steps, y - steps));
    along_x.chain(along_y).chain(diagonal).collect()
}
