//! HackerRank tower-breakers-the-final-battle-1 by its rules: every way to break a tower.
//!
//! The middle tier has all heights of a run up to 120. A table has the least cost of breaking each
//! height into parts from the k-th on; it is built height by height, not coin by coin.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let least = g.within(2..=61);
    let all = (least..least + 60).map(|height| format!("{height}\n"));
    ["60\n".to_string()].into_iter().chain(all).collect()
}

fn answer_by_table(input: &mut Input) -> String {
    const MOST: usize = 120;
    let heights = read(input);
    let mut coins = vec![0, 0];
    // By the number k of the first part and what is left; nothing costs nothing.
    let mut least = vec![vec![0; MOST + 1]; MOST + 2];
    for height in 1..=MOST {
        // Of a whole tower, the first part is less than all.
        let cost = |part: usize, k: usize, least: &[Vec<usize>]| {
            least[k + 1][height - part].max(k * k + coins[part])
        };
        if height > 1 {
            let whole = (1..height).map(|part| cost(part, 1, &least)).min();
            coins.push(whole.expect("two parts at least"));
        }
        for k in 2..=MOST {
            let all = (1..=height).map(|part| least[k + 1][height - part].max(k * k + coins[part]));
            least[k][height] = all.min().expect("one part at least");
        }
        least[MOST + 1][height] = usize::MAX;
    }
    heights.iter().map(|&height| format!("{}\n", coins[height])).collect()
}

fn read(input: &mut Input) -> Vec<usize> {
    let cases = input.number(1..=100);
    let heights = input.numbers(cases, 2..=1_000_000_000_000_000_000);
    input.end();
    heights
}

fn answer(input: &mut Input) -> String {
    let heights = read(input);
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
