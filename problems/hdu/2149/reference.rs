//! HDU 2149 by its rules: every raise tried, those past M too.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(m) = input.number_or_end(1..=1099u64) {
        let n = input.number(1..=1099);
        let mut search = Search::normal();
        let options = |&price: &u64| raised(price, m, n);
        let raises: Vec<u64> =
            (1..=n).filter(|&raise| !search.mover_wins(&raise, &options)).collect();
        output += if raises.is_empty() { "none" } else { "" };
        output += &spaced(&raises);
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
