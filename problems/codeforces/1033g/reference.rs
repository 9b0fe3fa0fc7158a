//! Codeforces 1033G by its rules: tries every move for every pair of numbers.
//!
//! The middle tier has more and larger piles than the search can take: a table of all smaller
//! piles, for each pair of numbers. It knows nothing of remainders.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_tables).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let highest = [40, 12, 7, 5][n.min(4) as usize - 1];
    let highest = g.within(2..=highest);
    let m = g.within(g.pick(1, 100_000)..=g.pick(highest.min(9), 100_000));
    let piles = g.many(n, 1..=g.pick(highest, 1_000_000_000_000_000_000));
    format!("{n} {m}\n{}\n", join(&piles))
}

/// Returns piles for which the tables stay small, whether there are few numbers or many.
fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64, u64); 6] =
        [(1, 2000, 15), (1, 90, 60), (2, 50, 12), (2, 20, 30), (3, 16, 9), (4, 9, 6)];
    let (n, highest, m) = SIZES[g.within(0..=5) as usize];
    let piles = g.many(n, highest / 2..=highest);
    format!("{n} {m}\n{}\n", join(&piles))
}

fn answer_by_tables(input: &mut Input) -> String {
    let Case { m, piles } = read(input);
    let piles: Vec<usize> = piles.into_iter().map(|pile| pile as usize).collect();
    let mut counts = [[0; 2]; 2];
    for (a, b) in (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b))) {
        let [alice, bob] = winners(&piles, [a, b]);
        counts[usize::from(alice)][usize::from(bob)] += 1;
    }
    let [[second, bob], [alice, first]] = counts;
    format!("{alice} {bob} {first} {second}\n")
}

/// Returns whether Alice wins if she begins, and whether Bob does if he begins.
fn winners(piles: &[usize], takes: [usize; 2]) -> [bool; 2] {
    // The piles of a position are the digits of its number, each pile with a base of its own.
    let positions: usize = piles.iter().map(|pile| pile + 1).product();
    let mut wins = vec![[false; 2]; positions];
    for position in 0..positions {
        let (mut place, mut digits) = (1, position);
        for pile in piles {
            for (player, take) in takes.into_iter().enumerate() {
                if digits % (pile + 1) >= take && !wins[position - take * place][1 - player] {
                    wins[position][player] = true;
                }
            }
            place *= pile + 1;
            digits /= pile + 1;
        }
    }
    wins[positions - 1]
}

struct Case {
    m: usize,
    piles: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=100);
    let m = input.number(1..=100_000);
    let piles = input.numbers(n, 1..=1_000_000_000_000_000_000u64);
    input.end();
    Case { m, piles }
}

fn answer(input: &mut Input) -> String {
    let Case { m, mut piles } = read(input);
    let (m, n) = (m as u64, piles.len());
    piles.sort_unstable();
    let mut counts = [[0; 2]; 2];
    for (a, b) in (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b))) {
        // A position is the piles, and whether it is Alice's turn.
        let take = |is_alices: bool| if is_alices { a } else { b };
        let options = |&(ref piles, is_alices): &(Vec<u64>, bool)| {
            let mut options = Vec::new();
            for place in (0..n).filter(|&place| piles[place] >= take(is_alices)) {
                let mut option = piles.clone();
                option[place] -= take(is_alices);
                option.sort_unstable();
                options.push((option, !is_alices));
            }
            options
        };
        let mut search = Search::normal()
            .written(|(piles, is_alices): &(Vec<u64>, bool)| {
                format!("{} −{}", join(piles), take(*is_alices))
            })
            .turn(|(_, is_alices)| if *is_alices { "Alice" } else { "Bob" });
        let alice = search.mover_wins(&(piles.clone(), true), &options);
        let bob = search.mover_wins(&(piles.clone(), false), &options);
        counts[usize::from(alice)][usize::from(bob)] += 1;
    }
    let [[second, bob], [alice, first]] = counts;
    format!("{alice} {bob} {first} {second}\n")
}
