//! Codeforces 1844A by its rules: finds the least pile that is lost.
//!
//! The middle tier has all moves that the statement allows, searched in the same way.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(9) { 100 } else { 12 };
        let b = g.within(2..=most);
        input += &format!("{} {b}\n", g.within(1..=b - 1));
    }
    input
}

fn read(input: &mut Input) -> Vec<(u64, u64)> {
    let cases = input.number(1..=100);
    let sets = (0..cases).map(|_| {
        let a = input.number(1..=99u64);
        (a, input.number(a + 1..=100))
    });
    let sets = sets.collect();
    input.end();
    sets
}

fn second_wins(pile: u64, (a, b): (u64, u64)) -> bool {
    let options = |pile: &Vec<u64>| take_from_one_heap(pile, |take| take == a || take == b);
    !Search::normal().mover_wins(&vec![pile], &options)
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let b = g.within(2..=100);
        let a = if g.one_in(3) { 1 } else { g.within(1..=b - 1) };
        input += &format!("{a} {b}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let least = |set| (1..).find(|&pile: &u64| second_wins(pile, set)).unwrap_or_default();
    read(input).into_iter().map(|set| format!("{}\n", least(set))).collect()
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    for set in read(input) {
        let pile = output.number(1..=1_000_000);
        // A pile of more than a few hundred stones is too much for a search.
        if pile > 400 || !second_wins(pile, set) {
            return Err(format!("{pile} is not lost with {set:?}"));
        }
    }
    output.end();
    Ok(())
}
