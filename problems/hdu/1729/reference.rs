//! HDU 1729 by its rules: every number of stones added to every box.
//!
//! The middle tier has boxes of size up to 1000, many of them with few stones, where the closed
//! form goes through several sizes. The value of each is the mex of what the moves reach. Half of
//! the cases are made lost by the last box.

use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for n in [1, 2, 4] {
        input += &format!("{n}\n");
        let mut sum = 0;
        for place in 1..=n {
            // Around the sizes t + t² at which one stone more or less counts.
            let t = g.within(1..=31);
            let near = (t + t * t + g.within(0..=3)).saturating_sub(1);
            let size = if g.one_in(3) { g.within(0..=500) } else { near };
            let values = box_values(size);
            let any = g.within(0..=size.min(2 * t)) as usize;
            let wanted = values.iter().position(|&value| value == sum);
            let stones = wanted.filter(|_| place == n && g.one_in(2)).unwrap_or(any);
            sum ^= values[stones];
            input += &format!("{size} {stones}\n");
        }
    }
    input + "0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for (case, boxes) in read(input).into_iter().enumerate() {
        let value = |&(size, stones): &(u64, u64)| box_values(size)[stones as usize];
        let first = boxes.iter().fold(0, |sum, stones| sum ^ value(stones)) > 0;
        output += &format!("Case {}:\n{}\n", case + 1, if first { "Yes" } else { "No" });
    }
    output
}

/// Returns the value of a box for each number of stones in it.
fn box_values(size: u64) -> Vec<u64> {
    let size = size as usize;
    let mut values = vec![0; size + 1];
    for stones in (0..size).rev() {
        let most = size.min(stones + stones * stones);
        values[stones] = mex(values[stones + 1..=most].iter().copied());
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<(u64, u64)>> {
    let mut cases = Vec::new();
    loop {
        let n = input.number(0..=50);
        if n == 0 {
            input.end();
            return cases;
        }
        let mut boxes = Vec::new();
        for _ in 0..n {
            let size = input.number(0..=1_000_000);
            boxes.push((size, input.number(0..=size)));
        }
        cases.push(boxes);
    }
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Boxes);
    let mut output = String::new();
    for (case, boxes) in read(input).into_iter().enumerate() {
        let first = analysis.outcome(&boxes).expect("boxes fill up").mover_wins();
        output += &format!("Case {}:\n{}\n", case + 1, if first { "Yes" } else { "No" });
    }
    output
}
