//! Codeforces 119A by its rules: play until a player cannot move.
//!
//! The middle tier has all numbers that the statement allows, played out in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(30, 100);
    format!("{} {} {}\n", g.within(1..=most), g.within(1..=most), g.within(1..=most))
}

fn generate_middle(g: &mut Generator) -> String {
    join(&g.many(3, 1..=100)) + "\n"
}

fn answer(input: &mut Input) -> String {
    let [a, b, n] = [(); 3].map(|()| input.number(1..=100u64));
    input.end();
    // The number of the player to move, that of the other one, and the heap.
    let options = |&(mine, theirs, heap): &(u64, u64, u64)| {
        let divides = |divisor: &u64| mine % divisor == 0 && heap % divisor == 0;
        let take = (1..=mine).rev().find(divides).expect("1 divides every number");
        if take > heap {
            return vec![];
        }
        vec![(theirs, mine, heap - take)]
    };
    let simon = Search::normal().mover_wins(&(a, b, n), &options);
    if simon { "0\n" } else { "1\n" }.to_string()
}
