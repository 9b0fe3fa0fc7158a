//! HDU 2149 by its rules: every raise tried, those past M too.
//!
//! The middle tier has prices of up to 1099, from a table of the prices from which every raise
//! leaves a won one.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(10, 2000) {
        let n = g.within(g.pick(1, 500)..=g.pick(9, 1099));
        let m = match g.one_in(3) {
            true => (n + 1) * g.within(1..=g.pick(4, 2)),
            false => g.within(1..=g.pick(30, 1099)),
        };
        input += &format!("{} {n}\n", m.min(1099));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..30 {
        let n = if g.one_in(4) { g.within(1..=1099) } else { g.within(1..=60) };
        let near = (n + 1) * g.within(1..=(1099 / (n + 1)).max(1)) + g.within(0..=2) - 1;
        let m = if g.one_in(4) { g.within(1..=1099) } else { near.min(1099) };
        input += &format!("{m} {n}\n");
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let mut output = String::new();
    for (m, n) in read(input) {
        let mut wins = vec![false; (m + n + 1) as usize];
        for price in (0..m as usize).rev() {
            wins[price] = wins[price + 1..=price + n as usize].contains(&false);
        }
        let raises: Vec<u64> = (1..=n).filter(|&raise| !wins[raise as usize]).collect();
        output += if raises.is_empty() { "none" } else { "" };
        output += &format!("{}\n", join(&raises));
    }
    output
}

fn read(input: &mut Input) -> Vec<(u64, u64)> {
    let mut lines = Vec::new();
    while let Some(m) = input.number_or_end(1..=1099u64) {
        lines.push((m, input.number(1..=1099)));
    }
    lines
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (m, n) in read(input) {
        let mut search = Search::normal();
        let options = |&price: &u64| raised(price, m, n);
        let raises: Vec<u64> =
            (1..=n).filter(|&raise| !search.mover_wins(&raise, &options)).collect();
        output += if raises.is_empty() { "none" } else { "" };
        output += &join(&raises);
        output.push('\n');
    }
    output
}

/// The prices after a raise; none once the land is bought.
fn raised(price: u64, m: u64, n: u64) -> Vec<u64> {
    if price >= m {
        return vec![];
    }
    (1..=n).map(|raise| price + raise).collect()
}
