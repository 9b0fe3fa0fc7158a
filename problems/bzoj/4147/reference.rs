//! BZOJ 4147 by its rules: wins found backwards over all heaps, until nothing changes.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let common = if g.one_in(2) { g.within(1..=3) } else { 1 };
        let [p, q, n] = [8, 8, 25].map(|most| common * g.within(1..=g.pick(most, 300_000_000)));
        input += &format!("{p} {q} {n}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let numbers = input.numbers(3, 1..=1_000_000_000usize);
        let (steps, n) = ([numbers[0], numbers[1]], numbers[2]);
        // No heap grows past this: stones are added to heaps below the step only.
        let heaps = n.max(2 * steps[0]).max(2 * steps[1]) + 1;
        assert!(heaps < 1000, "{heaps} heaps are too many for brute force");
        // Who wins, by the heap and whose turn it is. The empty heap was left by the winner.
        let mut winner: Vec<[Option<usize>; 2]> = vec![[None; 2]; heaps];
        winner[0] = [Some(1), Some(0)];
        let mut changed = true;
        while changed {
            changed = false;
            for heap in 1..heaps {
                for turn in [0, 1] {
                    let after = match heap < steps[turn] {
                        true => vec![heap + steps[turn]],
                        false => (0..=heap - steps[turn]).rev().step_by(steps[turn]).collect(),
                    };
                    let after: Vec<_> = after.iter().map(|&heap| winner[heap][1 - turn]).collect();
                    let found = if after.contains(&Some(turn)) {
                        Some(turn)
                    } else if after.iter().all(|&winner| winner == Some(1 - turn)) {
                        Some(1 - turn)
                    } else {
                        None
                    };
                    changed |= found != winner[heap][turn];
                    winner[heap][turn] = found;
                }
            }
        }
        output += ["E\n", "P\n", "R\n"][winner[n][0].unwrap_or(2)];
    }
    input.end();
    output
}
