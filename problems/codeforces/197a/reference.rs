//! Codeforces 197A by its rules, except that plates lie at half units only, as a search
//! cannot try every point.
//!
//! The middle tier has all tables that the statement allows, and looks for a place where a plate
//! fits. It takes for granted that the first player wins if there is one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_places).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let largest = if g.one_in(3) { 100 } else { 50 };
    let r = g.within(1..=largest);
    let lengths = [(); 2].map(|_| {
        let close = (2 * r + g.within(0..=3)).saturating_sub(2);
        let length = if g.one_in(3) { g.within(1..=100) } else { close };
        length.min(100)
    });
    format!("{} {} {r}\n", lengths[0], lengths[1])
}

fn answer_by_places(input: &mut Input) -> String {
    let Table { a, b, r } = read(input);
    // Counted in half units.
    let fits = |centre: i32, length: i32| centre - 2 * r >= 0 && centre + 2 * r <= 2 * length;
    let mut places = (0..=2 * a).flat_map(|x| (0..=2 * b).map(move |y| (x, y)));
    let first = places.any(|(x, y)| fits(x, a) && fits(y, b));
    if first { "First\n" } else { "Second\n" }.to_string()
}

struct Table {
    a: i32,
    b: i32,
    r: i32,
}

fn read(input: &mut Input) -> Table {
    let [a, b, r] = [(); 3].map(|_| input.number(1..=100i32));
    input.end();
    Table { a, b, r }
}

fn answer(input: &mut Input) -> String {
    let Table { a, b, r } = read(input);
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
