//! LeetCode 294 by its rules: flips every pair of neighbouring pluses.
//!
//! The middle tier has two to four runs of up to 20 pluses, half of the strings lost; a run is
//! worth the mex of what its moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search, Size};

/// The longest run that a string may have.
const LONGEST_RUN: u64 = 20;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_runs).run();
}

fn generate(g: &mut Generator) -> String {
    if g.size() == Size::Largest {
        let run = "+".repeat(LONGEST_RUN as usize);
        return format!("\"{run}-{run}-{}\"\n", "+".repeat(18));
    }
    let (length, rarity) = (g.within(1..=16), g.within(2..=9));
    let mut state = String::new();
    for _ in 0..length {
        state.push(if g.one_in(rarity) { '-' } else { '+' });
    }
    format!("\"{state}\"\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let first = g.within(2..=LONGEST_RUN) as usize;
    let mut runs = vec![first];
    for _ in 0..g.within(0..=2) {
        runs.push(g.within(0..=17) as usize);
    }
    let sum = values.sum(&runs, &run_options);
    let last = (0..=18).find(|run| values.value(run, &run_options) == sum);
    let any = g.within(0..=18) as usize;
    runs.push(last.filter(|_| g.one_in(2)).unwrap_or(any));
    let turn = g.within(0..=1) as usize;
    runs.rotate_left(turn);
    while runs.iter().sum::<usize>() + runs.len() > 61 {
        runs.pop();
    }
    let runs: Vec<String> = runs.into_iter().map(|run| "+".repeat(run)).collect();
    format!("\"{}\"\n", runs.join("-"))
}

fn answer_by_runs(input: &mut Input) -> String {
    let state = read(input);
    let runs: Vec<usize> = state.split('-').map(str::len).collect();
    format!("{}\n", GrundyValues::new().sum(&runs, &run_options) > 0)
}

fn run_options(&run: &usize) -> Vec<Vec<usize>> {
    (2..=run).map(|end| vec![end - 2, run - end]).collect()
}

fn read<'a>(input: &mut Input<'a>) -> &'a str {
    let state = input.string();
    input.end();
    assert!((1..=60).contains(&state.len()), "{} signs", state.len());
    assert!(state.bytes().all(|sign| b"+-".contains(&sign)), "another sign");
    let is_long = |run: &str| run.len() as u64 > LONGEST_RUN;
    assert!(!state.split('-').any(is_long), "a run of more than {LONGEST_RUN}");
    state
}

fn answer(input: &mut Input) -> String {
    let state = read(input);
    let first = Search::normal().mover_wins(&state.to_string(), &|state| options(state));
    format!("{first}\n")
}

fn options(state: &str) -> Vec<String> {
    let flipped = |(at, _)| format!("{}--{}", &state[..at], &state[at + 2..]);
    let starts = state.char_indices().filter(|&(at, _)| state[at..].starts_with("++"));
    starts.map(flipped).collect()
}
