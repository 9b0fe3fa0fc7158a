//! Codeforces 87C by its rules: tries every split of every pile, by the least new pile.
//!
//! The middle tier has piles of up to 10,000. It lists the splits by their least new pile, and a
//! pile is worth the mex of them.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 99_000)..=g.pick(40, 100_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    let most = if g.one_in(2) { 300 } else { 10_000 };
    format!("{}\n", g.within(1..=most))
}

fn answer_by_values(input: &mut Input) -> String {
    let n = input.number(1..=10_000usize);
    input.end();
    // For each pile, the least of the new piles and how many there are.
    let mut splits = vec![vec![]; n + 1];
    for least in 1..=n / 2 {
        let (mut sum, mut piles) = (least, 1);
        while sum + least + piles <= n {
            sum += least + piles;
            piles += 1;
            splits[sum].push((least, piles));
        }
    }
    let mut values: Vec<u64> = Vec::new();
    let left = |values: &[u64], (least, piles): (usize, usize)| {
        values[least..least + piles].iter().fold(0, |sum, value| sum ^ value)
    };
    for splits in &splits[..n] {
        values.push(mex(splits.iter().map(|&split| left(&values, split))));
    }
    let winning = splits[n].iter().filter(|&&split| left(&values, split) == 0);
    let fewest = winning.map(|&(_, piles)| piles).min();
    fewest.map_or("-1\n".to_string(), |piles| format!("{piles}\n"))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |piles: &Vec<u64>| options(piles);
    let mut winning = runs(n).into_iter().filter(|run| !search.mover_wins(run, &options));
    let least = winning.by_ref().map(|run| run.len()).min();
    least.map_or("-1\n".to_string(), |k| format!("{k}\n"))
}

/// Returns the runs of two or more consecutive sizes that make up a pile.
fn runs(pile: u64) -> Vec<Vec<u64>> {
    let mut runs = Vec::new();
    for smallest in 1..=pile / 2 {
        let mut run = vec![smallest];
        while run.iter().sum::<u64>() < pile {
            run.push(run[run.len() - 1] + 1);
        }
        if run.iter().sum::<u64>() == pile {
            runs.push(run);
        }
    }
    runs
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        for run in runs(pile) {
            let mut option = piles.to_vec();
            option.remove(place);
            option.extend(run);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
