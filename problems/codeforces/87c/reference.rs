//! Codeforces 87C by its rules: tries every split of every pile, by the least new pile.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 99_000)..=g.pick(40, 100_000)))
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
