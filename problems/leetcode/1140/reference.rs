//! LeetCode 1140 by its rules: every number of piles, to the end of the play.
//!
//! The middle tier has up to 40 piles: what the player to move is ahead is remembered for each rest
//! of the row and each M.

use reference::{join, json_list, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_leads).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 100)..=g.pick(7, 100));
    format!("{}\n", json_list(&g.many(count, 1..=g.pick(6, 10_000))))
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=40);
    let largest = if g.one_in(2) { 3 } else { 10_000 };
    format!("{}\n", json_list(&g.many(count, 1..=largest)))
}

fn read(input: &mut Input) -> Vec<i64> {
    let piles = input.list(1..=100, 1..=10_000);
    input.end();
    piles
}

/// The piles that are left and M, what the player to move is ahead, and whether that is Alice.
type Position = (Vec<i64>, usize, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(piles, _, lead, _): &Position| match piles.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover(*lead > 0)),
            false => None,
        })
        .written(|(piles, m, lead, _): &Position| format!("{} M={m} ({lead:+})", join(piles)))
        .turn(|&(_, _, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    let start = (read(input), 1, 0, true);
    search.show(&start, &options);
    format!("{}\n", (start.0.iter().sum::<i64>() + best_lead(&start)) / 2)
}

fn options((piles, m, lead, is_alice): &Position) -> Vec<Position> {
    let take = |x| {
        let (taken, left) = piles.split_at(x);
        (left.to_vec(), x.max(*m), -(lead + taken.iter().sum::<i64>()), !is_alice)
    };
    (1..=piles.len().min(2 * m)).map(take).collect()
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next));
    leads.max().unwrap_or(position.2)
}

fn answer_by_leads(input: &mut Input) -> String {
    let piles = read(input);
    let ahead = ahead(&piles, 1, &mut HashMap::new());
    format!("{}\n", (piles.iter().sum::<i64>() + ahead) / 2)
}

/// Returns what the player to move gets more than the other from these piles.
fn ahead(piles: &[i64], m: usize, known: &mut HashMap<(usize, usize), i64>) -> i64 {
    if let Some(&ahead) = known.get(&(piles.len(), m)) {
        return ahead;
    }
    let mut best = None;
    for x in 1..=piles.len().min(2 * m) {
        let (taken, left) = piles.split_at(x);
        let lead = taken.iter().sum::<i64>() - ahead(left, x.max(m), known);
        best = best.max(Some(lead));
    }
    let best = best.unwrap_or(0);
    known.insert((piles.len(), m), best);
    best
}
