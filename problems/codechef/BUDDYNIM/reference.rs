//! CodeChef BUDDYNIM by its rules: both choices of Charlie's, and every number of stones.
//!
//! The middle tier has tables of one or two heaps of up to 12 stones, searched in the same way.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 100));
    let (heaps, largest) = (g.pick(3, 100), g.pick(3, 1_000_000_000));
    written(g, cases, heaps, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 5, 2, 12)
}

/// Returns cases whose tables are often the same.
fn written(g: &mut Generator, cases: u64, heaps: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(1..=heaps);
        let of_alice = g.many(n, 0..=largest);
        let m = g.within(1..=heaps);
        let mut of_bob = g.many(m, 0..=largest);
        if g.one_in(2) {
            of_bob = of_alice.clone();
            of_bob.reverse();
            if g.one_in(2) {
                let changed = g.within(0..=n - 1) as usize;
                of_bob[changed] = g.within(0..=largest);
            }
        }
        format!("{n} {}\n{}\n{}\n", of_bob.len(), join(&of_alice), join(&of_bob))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The heaps of both tables, those of the player to move first, and whether that is Alice. Before her
/// move Charlie has a choice.
type Position = ([Vec<u64>; 2], bool);

fn answer(input: &mut Input) -> String {
    let options = |([mine, theirs], is_alice): &Position| -> Vec<Position> {
        let tables =
            if *is_alice { vec![(mine, theirs), (theirs, mine)] } else { vec![(mine, theirs)] };
        let moves = tables.into_iter().flat_map(|(own, other)| {
            take_from_one_heap(own, |_| true).into_iter().map(move |own| [other.clone(), own])
        });
        moves.map(|tables| (tables, !is_alice)).collect()
    };
    let mut search = Search::normal()
        .written(|([mine, theirs], _): &Position| format!("{} | {}", join(mine), join(theirs)))
        .turn(|&(_, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let sizes = [input.number(1..=100), input.number(1..=100)];
        let tables = sizes.map(|size| {
            let mut heaps: Vec<u64> = input.numbers(size, 0..=1_000_000_000);
            heaps.retain(|&heap| heap > 0);
            heaps.sort_unstable();
            heaps
        });
        output += if search.mover_wins(&(tables, true), &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
