//! AtCoder ABC 270 D by its rules: both players' stones are counted through every play.
//!
//! The middle tier has a few hundred stones: both scores are remembered for each number of stones
//! that is left.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 10_000)..=g.pick(16, 10_000));
    let count = g.pick(g.pick(4, 99).min(n - 1), 99);
    let count = g.within(g.pick(0, count)..=count);
    let mut takes = g.many(count, 1..=n.min(g.pick(16, 300)));
    takes.push(1);
    takes.sort_unstable();
    takes.dedup();
    format!("{n} {}\n{}\n", takes.len(), join(&takes))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=10_000);
    let k = input.number(1..=100);
    let takes: Vec<usize> = input.numbers(k, 1..=n);
    input.end();
    assert!(takes[0] == 1 && takes.windows(2).all(|pair| pair[0] < pair[1]), "not rising");
    let mut known = vec![None; n + 1];
    format!("{}\n", play(n, &takes, &mut known).0)
}

/// Returns how many of the stones `left` the player to move and the other one take.
fn play(left: usize, takes: &[usize], known: &mut [Option<(usize, usize)>]) -> (usize, usize) {
    if left == 0 {
        return (0, 0);
    }
    if let Some(scores) = known[left] {
        return scores;
    }
    let mut best = (0, 0);
    for &take in takes.iter().filter(|&&take| take <= left) {
        let (theirs, mine) = play(left - take, takes, known);
        best = best.max((mine + take, theirs));
    }
    known[left] = Some(best);
    best
}
