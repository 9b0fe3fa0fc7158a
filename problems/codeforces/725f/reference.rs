//! Codeforces 725F by its rules: the top of every stack, and passing.
//!
//! The middle tier has up to seven stacks. What was taken before does not matter for the rest, so
//! that what Alice gets more from then on is found for each position alone.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_positions).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 99_990)..=g.pick(3, 100_000));
    let largest = if g.one_in(2) { g.pick(3, 1_000_000_000) } else { g.pick(9, 1_000_000_000) };
    written(g, n, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(3..=7);
    let largest = if g.one_in(2) { 8 } else { 1_000_000_000 };
    written(g, n, largest)
}

/// Returns stacks of which about half have the more urgent photo below.
fn written(g: &mut Generator, n: u64, largest: u64) -> String {
    let lines = (0..n).map(|_| {
        let mut photos = [0; 2].map(|_| [0; 2].map(|_| g.within(0..=largest)));
        if g.one_in(2) {
            photos.sort_unstable_by_key(|photo| photo[0] + photo[1]);
        }
        if g.one_in(3) {
            // Somebody likes the top at least as much as the other one likes what is below.
            photos[0][0] = photos[0][0].max(photos[1][1]);
        }
        let [[a, b], [below_a, below_b]] = photos;
        match g.one_in(2) {
            true => format!("{a} {b} {below_a} {below_b}\n"),
            false => format!("{b} {a} {below_b} {below_a}\n"),
        }
    });
    format!("{n}\n{}", lines.collect::<String>())
}

/// What each photo is worth to Alice and to Bonnie; two of each stack, the top first.
type Stacks = Vec<[[i64; 2]; 2]>;

fn read(input: &mut Input) -> Stacks {
    let n = input.number(1..=100_000);
    let mut photo = || [0; 2].map(|_| input.number(0..=1_000_000_000));
    let stacks = (0..n).map(|_| [photo(), photo()]).collect();
    input.end();
    stacks
}

/// How many photos of each stack are taken, whether Alice is to move, and whether the other one has
/// just passed.
type State = (Vec<usize>, bool, bool);

/// Returns the position after each move, and by how much more Alice is ahead then; nothing where
/// play is over.
fn moves(stacks: &Stacks, (taken, is_alice, passed): &State) -> Vec<(State, i64)> {
    let mut after = Vec::new();
    for (stack, photos) in stacks.iter().enumerate() {
        if let Some([a, b]) = photos.get(taken[stack]) {
            let mut taken = taken.clone();
            taken[stack] += 1;
            after.push(((taken, !is_alice, false), if *is_alice { *a } else { -b }));
        }
    }
    if !after.is_empty() && !passed {
        after.push(((taken.clone(), !is_alice, true), 0));
    }
    after
}

/// Returns what Alice gets more from here on. A second pass in a row gives nothing more.
fn gain(stacks: &Stacks, state: &State, known: &mut HashMap<State, i64>) -> i64 {
    if let Some(&gain) = known.get(state) {
        return gain;
    }
    let after = moves(stacks, state).into_iter();
    let gains = after.map(|(next, lead)| lead + gain(stacks, &next, known));
    let best = if state.1 { gains.max() } else { gains.min() };
    let pass = state.2.then_some(0);
    let best = match (best, pass) {
        (Some(best), Some(pass)) if state.1 => best.max(pass),
        (Some(best), Some(pass)) => best.min(pass),
        (best, _) => best.unwrap_or(0),
    };
    known.insert(state.clone(), best);
    best
}

/// A state, none after two passes, and how far Alice is ahead.
type Position = (Option<State>, i64);

fn answer(input: &mut Input) -> String {
    let stacks = read(input);
    assert!(stacks.len() <= 3, "too large for a reference");
    let start = (vec![0; stacks.len()], true, false);
    let options = |(state, lead): &Position| -> Vec<Position> {
        let Some(state) = state else { return Vec::new() };
        let after = moves(&stacks, state).into_iter();
        let mut after: Vec<Position> =
            after.map(|(next, more)| (Some(next), lead + more)).collect();
        if !after.is_empty() && state.2 {
            after.push((None, *lead));
        }
        after
    };
    let best = best_lead(&(Some(start.clone()), 0), true, &options);
    let left = |taken: &[usize]| -> Vec<String> {
        let stack = |(photos, &taken): (&[[i64; 2]; 2], &usize)| {
            let photos = photos[taken..].iter().map(|[a, b]| format!("{a},{b}"));
            photos.collect::<Vec<_>>().join(" ")
        };
        stacks.iter().zip(taken).map(stack).filter(|stack| !stack.is_empty()).collect()
    };
    let mut search = Search::normal()
        .over(|(state, lead): &Position| match state {
            // Nobody is to move any more, and it is written as if Bonnie were.
            None => Some(Standing::of_mover(*lead < best)),
            Some(state) if moves(&stacks, state).is_empty() => {
                Some(Standing::of_mover((*lead >= best) == state.1))
            }
            Some(_) => None,
        })
        .written(|(state, lead): &Position| match state {
            None => format!("end ({lead:+})"),
            Some((taken, _, passed)) => {
                let left = left(taken);
                let left = if left.is_empty() { "∅".to_string() } else { left.join(" | ") };
                format!("{left}{} ({lead:+})", if *passed { ", passed" } else { "" })
            }
        })
        .turn(|(state, _): &Position| match state {
            Some((_, true, _)) => "Alice",
            _ => "Bonnie",
        });
    search.show(&(Some(start), 0), &options);
    format!("{best}\n")
}

/// Returns how far Alice is ahead in the end.
fn best_lead(
    position: &Position,
    is_alice: bool,
    options: &impl Fn(&Position) -> Vec<Position>,
) -> i64 {
    let after = options(position).into_iter();
    let leads = after.map(|next| best_lead(&next, !is_alice, options));
    if is_alice { leads.max() } else { leads.min() }.unwrap_or(position.1)
}

fn answer_by_positions(input: &mut Input) -> String {
    let stacks = read(input);
    assert!(stacks.len() <= 8, "too large for a table");
    let start = (vec![0; stacks.len()], true, false);
    format!("{}\n", gain(&stacks, &start, &mut HashMap::new()))
}
