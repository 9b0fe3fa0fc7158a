//! HackerRank tower-breakers-the-final-battle-1 by its rules: every way to break a tower.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(13, 1_000_000_000_000_000_000);
        let n = if g.one_in(50) { most } else { g.within(2..=most) };
        input += &format!("{n}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=100);
    let heights: Vec<usize> = input.numbers(cases, 2..=1_000_000_000_000_000_000);
    input.end();
    let most = *heights.iter().max().expect("a case");
    assert!(most <= 20, "too high for a reference");
    let mut coins = vec![0, 0];
    for height in 2..=most {
        coins.push(cheapest(height, 1, &coins).expect("two parts at least"));
    }
    heights.iter().map(|&height| format!("{}\n", coins[height])).collect()
}

/// Returns the least cost of breaking what is left into parts from the k-th on, none of them
/// the whole tower; `None` if that is impossible.
fn cheapest(left: usize, k: usize, coins: &[usize]) -> Option<usize> {
    if left == 0 {
        return Some(0);
    }
    let first_parts = 1..=left.min(coins.len() - 1);
    let costs = first_parts.filter_map(|part| {
        let others = cheapest(left - part, k + 1, coins)?;
        Some(others.max(k * k + coins[part]))
    });
    costs.min()
}
