//! Codeforces 768E by its rules: all piles together, each with the numbers taken from it.
//!
//! The middle tier has all piles that the statement allows. It takes for granted what the
//! solution finds by a search: that a pile is worth the largest k for which it has 1 + 2 + … + k
//! stones or more.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_triangles).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1_000_000)..=g.pick(4, 1_000_000));
    let most = g.pick([20, 9, 6, 4][n.min(4) as usize - 1], 60);
    let piles = g.many(n, 1..=most);
    let lines: Vec<String> = piles.iter().map(|pile| format!("{pile}\n")).collect();
    format!("{n}\n{}", lines.concat())
}

/// Returns piles of which the last one often makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=30);
    let mut piles = g.many(count, 1..=60);
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
    if !g.one_in(3) {
        let from = g.within(1..=60);
        piles.extend((from..=60).chain(1..from).find(|&pile| value(pile) == sum));
    }
    let lines: Vec<String> = piles.iter().map(|pile| format!("{pile}\n")).collect();
    format!("{}\n{}", piles.len(), lines.concat())
}

fn value(pile: u64) -> u64 {
    (1..).take_while(|k| (1..=*k).sum::<u64>() <= pile).count() as u64
}

fn answer_by_triangles(input: &mut Input) -> String {
    let sum = read(input).into_iter().fold(0, |sum, pile| sum ^ value(pile));
    if sum > 0 { "NO\n" } else { "YES\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=1_000_000);
    let piles = input.numbers(n, 1..=60);
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let mut start: Vec<(u64, u64)> = read(input).into_iter().map(|pile| (pile, 0)).collect();
    start.sort_unstable();
    let options = |piles: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (place, &(left, taken)) in piles.iter().enumerate() {
            for take in (1..=left).filter(|take| taken >> take & 1 == 0) {
                let mut option = piles.clone();
                option[place] = (left - take, taken | 1 << take);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let written = |piles: &Vec<(u64, u64)>| {
        let pile = |&(left, taken): &(u64, u64)| match taken {
            0 => left.to_string(),
            _ => format!("{left}({})", members(taken >> 1)),
        };
        piles.iter().map(pile).collect::<Vec<_>>().join(" ")
    };
    let first = Search::normal().written(written).mover_wins(&start, &options);
    if first { "NO\n" } else { "YES\n" }.to_string()
}
