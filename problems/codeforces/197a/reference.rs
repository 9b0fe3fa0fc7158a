//! Codeforces 197A by its rules, except that plates lie at half units only, as a search
//! cannot try every point.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let r = g.within(1..=g.pick(4, 100));
    let lengths = [(); 2].map(|_| {
        let fits = 2 * r + g.within(0..=g.pick(2, 20));
        let length = if g.one_in(3) { g.within(1..=2 * r) } else { fits };
        length.min(100)
    });
    format!("{} {} {r}\n", lengths[0], lengths[1])
}

fn answer(input: &mut Input) -> String {
    let [a, b, r] = [(); 3].map(|_| input.number(1..=100i32));
    input.end();
    // Counted in half units.
    let across = |length: i32| 2 * r..=2 * (length - r);
    let centres: Vec<(i32, i32)> = across(a).flat_map(|x| across(b).map(move |y| (x, y))).collect();
    let options = |free: &Vec<(i32, i32)>| {
        let apart = |p: &(i32, i32), q: &(i32, i32)| {
            (p.0 - q.0).pow(2) + (p.1 - q.1).pow(2) >= (4 * r).pow(2)
        };
        let without = |plate| free.iter().copied().filter(|other| apart(plate, other)).collect();
        free.iter().map(without).collect()
    };
    let first = Search::normal().mover_wins(&centres, &options);
    if first { "First\n" } else { "Second\n" }.to_string()
}
