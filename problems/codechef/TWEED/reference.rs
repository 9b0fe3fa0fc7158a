//! CodeChef TWEED by its rules: every even or odd number of stones.
//!
//! The middle tier has up to three heaps of up to 20 stones, searched in the same way.

use reference::{join, take_part_of_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(5, 50));
    let heaps = if g.one_in(2) { 1 } else { g.pick(4, 50) };
    let largest = g.pick(6, 50);
    written(g, cases, heaps, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let heaps = g.within(1..=3);
    written(g, 10, heaps, 20)
}

fn written(g: &mut Generator, cases: u64, heaps: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(1..=heaps);
        let first = ["Dee", "Dum"][g.within(0..=1) as usize];
        format!("{n} {first}\n{}\n", join(&g.many(n, 1..=largest)))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The heaps in order, and whether Dee is to move.
type Position = (Vec<u64>, bool);

fn answer(input: &mut Input) -> String {
    let options = |(heaps, is_dee): &Position| -> Vec<Position> {
        let after = take_part_of_one_heap(heaps, |_, take| (take % 2 == 0) == *is_dee);
        after.into_iter().map(|heaps| (heaps, !is_dee)).collect()
    };
    let mut search = Search::normal()
        .written(|(heaps, _): &Position| join(heaps))
        .turn(|&(_, is_dee): &Position| if is_dee { "Dee" } else { "Dum" });
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let n = input.number(1..=50);
        let dee_begins = match input.token().expect("a player") {
            "Dee" => true,
            "Dum" => false,
            other => panic!("{other}"),
        };
        let mut heaps: Vec<u64> = input.numbers(n, 1..=50);
        heaps.sort_unstable();
        let first_wins = search.mover_wins(&(heaps, dee_begins), &options);
        output += if first_wins == dee_begins { "Dee\n" } else { "Dum\n" };
    }
    input.end();
    output
}
