//! CodeChef PUPPYGM by its rules: either stack is eaten, and the other one split in every way.
//!
//! The middle tier has stacks of up to 2000 nuts: a table says for each stack whether some split of
//! it leaves a lost position.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let [a, b] = [(); 2].map(|()| g.within(1..=g.pick(25, 10_000)));
        input += &format!("{a} {b}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    // Mostly odd stacks, as all others are won.
    let mut nuts = || g.within(0..=999) * 2 + 2 - u64::from(!g.one_in(4));
    let stacks = |_| format!("{} {}\n", nuts(), nuts());
    ["500\n".to_string()].into_iter().chain((0..500).map(stacks)).collect()
}

fn answer_by_table(input: &mut Input) -> String {
    // Whether some split of a stack wins, whatever the other stack was.
    let mut wins: Vec<bool> = vec![false];
    for stack in 1..=2000 {
        wins.push((1..stack).any(|part| !wins[part] && !wins[stack - part]));
    }
    winners(input, |a, b| wins[a as usize] || wins[b as usize])
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |a, b| {
        assert!(a.max(b) <= 100, "too large for brute force");
        search.mover_wins(&(a, b), &moves)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(u32, u32) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let (a, b) = (input.number(1..=10_000u32), input.number(1..=10_000u32));
        output += if is_won(a, b) { "Tuzik\n" } else { "Vanka\n" };
    }
    input.end();
    output
}

fn moves(&(a, b): &(u32, u32)) -> Vec<(u32, u32)> {
    let splits = |stack: u32| (1..stack).map(move |part| (part, stack - part));
    splits(a).chain(splits(b)).collect()
}
