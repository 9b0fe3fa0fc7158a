//! HDU 4315 by its rules: every step of everyone.

use reference::{words, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 40)..=g.pick(5, 40)) {
        let most = g.within(1..=g.pick(4, 1000));
        let most = g.pick(most, 1000);
        let cells: BTreeSet<u64> = g.many(most, 1..=g.pick(8, 99_999)).into_iter().collect();
        let cells: Vec<u64> = cells.into_iter().collect();
        let k = g.within(1..=cells.len() as u64);
        input += &format!("{} {k}\n{}\n", cells.len(), words(&cells));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1000usize) {
        let king = input.number(1..=n) - 1;
        let cells = input.numbers(n, 1..=99_999u64);
        assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "the cells do not ascend");
        // Once the king is up the game is over, and the player to move has lost.
        let options = |cells: &Vec<u64>| {
            let mut after = Vec::new();
            for person in (0..n).filter(|_| cells[king] > 0) {
                let above = if person == 0 { 0 } else { cells[person - 1] };
                let free = if above == 0 { 0 } else { above + 1 };
                for to in free..cells[person] {
                    let mut option = cells.clone();
                    option[person] = to;
                    after.push(option);
                }
            }
            after
        };
        let alice_wins = Search::normal().mover_wins(&cells, &options);
        output += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    output
}
