//! HDU 2188 by its rules: every gift from 1 to m, until the fund has n or more.
//!
//! The middle tier has goals of up to 1000, most of them near a multiple of m + 1; a table marks every sum
//! from which some gift wins or leaves a lost one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=100);
    written(g, cases, 7, 25)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 60, 40, 1000)
}

/// Returns cases of which half have a goal that is a multiple of m + 1 or next to one.
fn written(g: &mut Generator, cases: u64, small: u64, most: u64) -> String {
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(1..=g.pick(small, 1000));
        let near = (m + 1) * g.within(1..=(most / (m + 1)).max(1)) + g.within(0..=2) - 1;
        let goal = if g.one_in(2) { near.min(1000) } else { g.within(1..=g.pick(most, 1000)) };
        input += &format!("{goal} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    winners(input, |goal, most| {
        let gifts = |&fund: &u64| -> Vec<u64> {
            if fund < goal {
                (1..=most).map(|gift| (fund + gift).min(goal)).collect()
            } else {
                Vec::new()
            }
        };
        Search::normal().mover_wins(&0, &gifts)
    })
}

fn answer_by_table(input: &mut Input) -> String {
    winners(input, |goal, most| {
        let mut wins = vec![false; goal as usize];
        for fund in (0..goal).rev() {
            let is_good = |gift| fund + gift >= goal || !wins[(fund + gift) as usize];
            wins[fund as usize] = (1..=most).any(is_good);
        }
        wins[0]
    })
}

fn winners(input: &mut Input, grass_wins: impl Fn(u64, u64) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let goal = input.number(1..=1000);
        let most = input.number(1..=1000);
        output += if grass_wins(goal, most) { "Grass\n" } else { "Rabbit\n" };
    }
    input.end();
    output
}
