//! Codeforces 69D by its rules: tries every vector, and the reflections that are left.
//!
//! The middle tier has larger circles and longer vectors, searched in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let d = g.within(g.pick(1, 200)..=g.pick(7, 200));
    // A dot in a square within the circle, or at the origin if that square has no other point.
    let reach = (d * 7 - 1) / 10;
    let mut coordinate = || g.within(0..=2 * reach) as i64 - reach as i64;
    let (x, y) = (coordinate(), coordinate());
    let n = g.within(g.pick(1, 20)..=g.pick(4, 20));
    let mut input = format!("{x} {y} {n} {d}\n");
    for _ in 0..n {
        let (a, b) = (g.within(0..=g.pick(3, 9)), g.within(0..=3));
        input += &format!("{} {b}\n", if a + b == 0 { 1 } else { a });
    }
    input
}

/// The dot, and whether the player to move and the other one may still reflect it.
type Position = (i64, i64, bool, bool);

fn generate_middle(g: &mut Generator) -> String {
    let d = g.within(8..=20);
    let reach = (d * 7 - 1) / 10;
    let mut coordinate = || g.within(0..=2 * reach) as i64 - reach as i64;
    let (x, y) = (coordinate(), coordinate());
    let n = g.within(1..=8);
    let longest = if g.one_in(2) { 3 } else { d };
    let mut input = format!("{x} {y} {n} {d}\n");
    for _ in 0..n {
        let (a, b) = (g.within(0..=longest), g.within(0..=longest));
        input += &format!("{} {b}\n", if a + b == 0 { 1 } else { a });
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (x, y) = (input.number(-200..=200i64), input.number(-200..=200i64));
    let n = input.number(1..=20);
    let d = input.number(1..=200i64);
    assert!(x * x + y * y < d * d, "a dot outside the circle");
    let vectors: Vec<Vec<i64>> = (0..n).map(|_| input.numbers(2, 0..=200)).collect();
    assert!(vectors.iter().all(|vector| vector.iter().sum::<i64>() > 0), "a zero vector");
    input.end();
    // A move out of the circle loses at once, just as having no move does.
    let options = |&(x, y, mine, theirs): &Position| {
        let added = vectors.iter().map(|vector| (x + vector[0], y + vector[1], theirs, mine));
        let reflected = mine.then_some((y, x, theirs, false));
        let all = added.chain(reflected);
        all.filter(|&(x, y, _, _)| x * x + y * y <= d * d).collect()
    };
    let first = Search::normal()
        .written(|&(x, y, mine, theirs): &Position| {
            let mark = |is_left| if is_left { "↔" } else { "" };
            format!("{x},{y} {}|{}", mark(mine), mark(theirs))
        })
        .mover_wins(&(x, y, true, true), &options);
    if first { "Anton\n" } else { "Dasha\n" }.to_string()
}
