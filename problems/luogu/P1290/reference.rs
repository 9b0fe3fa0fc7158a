//! Luogu P1290 by its rules: every multiple of the smaller number taken from the larger.
//!
//! The middle tier has pairs on both sides of the golden ratio, where the winner changes, and any
//! pairs of up to 3000. The same search answers, because the numbers fall quickly.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(50, 2_147_483_647);
    let mut input = "6\n".to_string();
    for _ in 0..6 {
        // Games of numbers in the golden ratio take the longest, and those next to it have choices.
        let m = g.within(1..=most);
        let golden = m * 1_618_033_989 / 1_000_000_000 + g.within(0..=2);
        let n = if g.one_in(2) { golden.min(most) } else { g.within(1..=most) };
        input += &format!("{m} {n}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for case in 0..6 {
        let m = g.within(1..=[500, 20_000][case % 2]);
        let golden = (m * 1_618_033_989 / 1_000_000_000 + g.within(0..=2)).max(2) - 1;
        let n = if case > 3 { g.within(1..=3000) } else { golden };
        input += &if g.one_in(2) { format!("{m} {n}\n") } else { format!("{n} {m}\n") };
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=6) {
        let (m, n) = (input.number(1..=2_147_483_647), input.number(1..=2_147_483_647));
        let stan = search.mover_wins(&(m.min(n), m.max(n)), &subtractions);
        output += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    input.end();
    output
}

/// Returns the two numbers after each move, the smaller one first; none once it is 0.
fn subtractions(&(small, large): &(u64, u64)) -> Vec<(u64, u64)> {
    if small == 0 {
        return vec![];
    }
    let rests = (1..=large / small).map(|times| large - times * small);
    rests.map(|rest| (rest.min(small), rest.max(small))).collect()
}
