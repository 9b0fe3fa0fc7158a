//! AtCoder ABC 088 B by its rules: every card.
//!
//! The middle tier has up to 60 cards of three numbers. The search is the same, but keeps only how
//! many cards are left of each number.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
    format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(9, 100))))
}

fn generate_middle(g: &mut Generator) -> String {
    let kinds = g.many(3, 1..=100);
    let n = g.within(1..=60);
    let cards: Vec<u64> = (0..n).map(|_| kinds[g.within(0..=2) as usize]).collect();
    format!("{n}\n{}\n", join(&cards))
}

fn read(input: &mut Input) -> Vec<i64> {
    let n = input.number(1..=100);
    let cards = input.numbers(n, 1..=100);
    input.end();
    cards
}

/// The cards that are left, what the player to move is ahead, and whether that is Alice.
type Position = (Vec<i64>, i64, bool);

fn answer(input: &mut Input) -> String {
    let cards = read(input);
    let mut search = Search::normal()
        .over(|(cards, lead, _): &Position| match cards.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover(*lead > 0)),
            false => None,
        })
        .written(|(cards, lead, _): &Position| format!("{} ({lead:+})", join(cards)))
        .turn(|&(_, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    let start = (cards.clone(), 0, true);
    search.show(&start, &options);
    format!("{}\n", best_lead(&start))
}

fn options((cards, lead, is_alice): &Position) -> Vec<Position> {
    let take = |place: usize| {
        let mut left = cards.clone();
        let taken = left.remove(place);
        (left, -(lead + taken), !is_alice)
    };
    (0..cards.len()).map(take).collect()
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next));
    leads.max().unwrap_or(position.1)
}

fn answer_by_counts(input: &mut Input) -> String {
    let mut kinds = read(input);
    let mut counts: HashMap<i64, usize> = HashMap::new();
    kinds.iter().for_each(|&kind| *counts.entry(kind).or_default() += 1);
    kinds.sort_unstable();
    kinds.dedup();
    assert!(kinds.len() <= 3, "too many kinds of cards for a table");
    let counts = kinds.iter().map(|kind| counts[kind]).collect();
    format!("{}\n", gain(counts, &kinds, &mut HashMap::new()))
}

/// Returns by how much the player to move gets more of what is left.
fn gain(left: Vec<usize>, kinds: &[i64], known: &mut HashMap<Vec<usize>, i64>) -> i64 {
    if let Some(&gain) = known.get(&left) {
        return gain;
    }
    let mut gains = Vec::new();
    for (place, _) in left.iter().enumerate().filter(|&(_, &count)| count > 0) {
        let mut next = left.clone();
        next[place] -= 1;
        gains.push(kinds[place] - gain(next, kinds, known));
    }
    let best = gains.into_iter().max().unwrap_or(0);
    known.insert(left, best);
    best
}
