//! HDU 1729 by its rules: every number of stones added to every box.

use grundy::game::{Analysis, Game};
use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

struct Boxes;

impl Game for Boxes {
    type Position = (u64, u64);

    fn options(&self, &(size, stones): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let most = (stones * stones).min(size - stones);
        (1..=most).map(|added| vec![(size, stones + added)]).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 200) {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        input += &format!("{n}\n");
        let most = if g.one_in(10) { 150 } else { 20 };
        let (size, stones) = (g.within(0..=g.pick(most, 1_000_000)), g.within(0..=5));
        for place in 0..n {
            // Two boxes of one value, now and then.
            let equal = place < 2 && g.one_in(2);
            let size = if equal { size } else { g.within(0..=g.pick(most, 1_000_000)) };
            let limit = g.within(0..=size);
            let few = g.within(0..=limit);
            input += &format!("{size} {}\n", if equal { stones.min(size) } else { few });
        }
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Boxes);
    let mut output = String::new();
    for case in 1.. {
        let n = input.number(0..=50);
        if n == 0 {
            break;
        }
        let mut boxes = Vec::new();
        for _ in 0..n {
            let size = input.number(0..=1_000_000);
            boxes.push((size, input.number(0..=size)));
        }
        let first = analysis.outcome(&boxes).expect("boxes fill up").mover_wins();
        output += &format!("Case {case}:\n{}\n", if first { "Yes" } else { "No" });
    }
    input.end();
    output
}
