//! AtCoder ARC 134 E by its rules: every choice of numbers, and every m.

use reference::{words, Generator, Input, Reference, Search};

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 190)..=g.pick(3, 200));
    let most = [0, 60, 24, 12][n as usize % 4];
    let n = if g.one_in(60) { 1 } else { n };
    let most = if n == 1 { 200 } else { most };
    let bounds = g.many(n, 1..=g.pick(most, 200));
    format!("{n}\n{}\n", words(&bounds))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200);
    let bounds = input.numbers(n, 1..=200u64);
    input.end();
    // If all numbers are 0 the player to move wins, by one more position that is lost.
    let options = |numbers: &Vec<u64>| -> Vec<Vec<u64>> {
        match numbers.iter().max() {
            None => vec![],
            Some(0) => vec![vec![]],
            Some(&largest) => (1..=largest)
                .map(|m| {
                    let mut left: Vec<u64> = numbers.iter().map(|number| number % m).collect();
                    left.sort_unstable();
                    left.dedup();
                    left
                })
                .collect(),
        }
    };
    let mut search = Search::normal();
    let mut choices = vec![Vec::new()];
    for &bound in &bounds {
        let longer = choices.iter().flat_map(|numbers: &Vec<u64>| {
            (1..=bound).map(move |number| [&numbers[..], &[number]].concat())
        });
        choices = longer.collect();
    }
    let won = choices.into_iter().filter_map(|mut numbers| {
        numbers.sort_unstable();
        numbers.dedup();
        Some(()).filter(|()| search.mover_wins(&numbers, &options))
    });
    format!("{}\n", won.count() % 998_244_353)
}
