//! Luogu P2964 by its rules: every number of coins, to the end of the play.
//!
//! The middle tier has up to 60 coins: what the player to move is ahead is remembered for each rest
//! of the stack and each number of coins that may be taken.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_leads).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(5, 2000)..=g.pick(9, 2000));
    written(g, n, g.pick(6, 100_000))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=60);
    let largest = if g.one_in(2) { 3 } else { 100_000 };
    written(g, n, largest)
}

fn written(g: &mut Generator, n: u64, largest: u64) -> String {
    let coins = g.many(n, 1..=largest).into_iter().map(|coin| format!("{coin}\n"));
    format!("{n}\n{}", coins.collect::<String>())
}

fn read(input: &mut Input) -> Vec<i64> {
    let n = input.number(5..=2000);
    let coins = input.numbers(n, 1..=100_000);
    input.end();
    coins
}

/// The coins that are left, how many may be taken, what the player to move is ahead, and whether
/// that is the first player.
type Position = (Vec<i64>, usize, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(coins, _, lead, _): &Position| match coins.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover(*lead > 0)),
            false => None,
        })
        .written(|(coins, most, lead, _): &Position| format!("{} ≤{most} ({lead:+})", join(coins)))
        .turn(|&(_, _, _, is_first): &Position| if is_first { "first" } else { "second" });
    let start = (read(input), 2, 0, true);
    assert!(start.0.len() <= 16, "too many coins for a reference");
    search.show(&start, &options);
    format!("{}\n", (start.0.iter().sum::<i64>() + best_lead(&start)) / 2)
}

fn options((coins, most, lead, is_first): &Position) -> Vec<Position> {
    let take = |count| {
        let (taken, left) = coins.split_at(count);
        (left.to_vec(), left.len().min(2 * count), -(lead + taken.iter().sum::<i64>()), !is_first)
    };
    (1..=coins.len().min(*most)).map(take).collect()
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next));
    leads.max().unwrap_or(position.2)
}

fn answer_by_leads(input: &mut Input) -> String {
    let coins = read(input);
    assert!(coins.len() <= 100, "too many coins for a table");
    let ahead = ahead(&coins, 2, &mut HashMap::new());
    format!("{}\n", (coins.iter().sum::<i64>() + ahead) / 2)
}

/// Returns what the player to move gets more than the other of these coins.
fn ahead(coins: &[i64], most: usize, known: &mut HashMap<(usize, usize), i64>) -> i64 {
    if let Some(&ahead) = known.get(&(coins.len(), most)) {
        return ahead;
    }
    let takes = 1..=coins.len().min(most);
    let leads = takes.map(|count| {
        let (taken, left) = coins.split_at(count);
        taken.iter().sum::<i64>() - ahead(left, 2 * count, known)
    });
    let best = leads.max().unwrap_or(0);
    known.insert((coins.len(), most), best);
    best
}
