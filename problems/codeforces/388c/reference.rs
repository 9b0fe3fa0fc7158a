//! Codeforces 388C by its rules: the top or the bottom card of every pile.
//!
//! The middle tier has up to three piles of up to nine cards. A position says which cards of each
//! pile are left.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(1..=g.pick(3, 100));
    let most = g.pick(3, 100);
    written(g, n, most, g.pick(6, 1000))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=3);
    let largest = if g.one_in(2) { 5 } else { 1000 };
    written(g, n, 9, largest)
}

fn written(g: &mut Generator, n: u64, most: u64, largest: u64) -> String {
    let piles = (0..n).map(|_| {
        let cards = g.within(1..=most);
        format!("{cards} {}\n", join(&g.many(cards, 1..=largest)))
    });
    format!("{n}\n{}", piles.collect::<String>())
}

fn read(input: &mut Input) -> Vec<Vec<i64>> {
    let n = input.number(1..=100);
    let pile = |_| {
        let cards = input.number(1..=100);
        input.numbers(cards, 1..=1000)
    };
    let piles = (0..n).map(pile).collect();
    input.end();
    piles
}

/// The cards of each pile, by how much the player to move is ahead, and whether that is Ciel.
type Position = (Vec<Vec<i64>>, i64, bool);

fn options((piles, lead, is_ciel): &Position) -> Vec<Position> {
    let take = |pile: usize| {
        let mut left = piles.clone();
        let card = if *is_ciel { left[pile].remove(0) } else { left[pile].pop().expect("a card") };
        (left, -(lead + card), !is_ciel)
    };
    (0..piles.len()).filter(|&pile| !piles[pile].is_empty()).map(take).collect()
}

fn answer(input: &mut Input) -> String {
    let piles = read(input);
    assert!(piles.iter().map(Vec::len).sum::<usize>() <= 12, "too large for a reference");
    let all: i64 = piles.iter().flatten().sum();
    let start = (piles, 0, true);
    let mut search = Search::normal()
        .over(|(piles, lead, _): &Position| {
            let standing = if *lead == 0 { Standing::Drawn } else { Standing::of_mover(*lead > 0) };
            piles.iter().all(Vec::is_empty).then_some(standing)
        })
        .written(|(piles, lead, _): &Position| {
            let piles: Vec<String> = piles.iter().map(|pile| join(pile)).collect();
            format!("{} ({lead:+})", piles.join(" | "))
        })
        .turn(|&(_, _, is_ciel): &Position| if is_ciel { "Ciel" } else { "Jiro" });
    search.show(&start, &options);
    shares(all, best_lead(&start))
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next));
    leads.max().unwrap_or(position.1)
}

fn answer_by_stretches(input: &mut Input) -> String {
    let piles = read(input);
    assert!(piles.len() <= 3 && piles.iter().all(|pile| pile.len() <= 12), "too large for a table");
    let all: i64 = piles.iter().flatten().sum();
    let start: Vec<[usize; 2]> = piles.iter().map(|pile| [0, pile.len()]).collect();
    shares(all, gain(&start, true, &piles, &mut HashMap::new()))
}

/// Returns what the player to move gets more of the cards that are left, from one to another of each pile.
fn gain(
    left: &[[usize; 2]],
    is_ciel: bool,
    piles: &[Vec<i64>],
    known: &mut HashMap<(Vec<[usize; 2]>, bool), i64>,
) -> i64 {
    let key = (left.to_vec(), is_ciel);
    if let Some(&gain) = known.get(&key) {
        return gain;
    }
    let mut gains = Vec::new();
    for (pile, &[from, to]) in left.iter().enumerate().filter(|(_, [from, to])| from < to) {
        let mut next = left.to_vec();
        let card = if is_ciel { from } else { to - 1 };
        next[pile] = if is_ciel { [from + 1, to] } else { [from, to - 1] };
        gains.push(piles[pile][card] - gain(&next, !is_ciel, piles, known));
    }
    let best = gains.into_iter().max().unwrap_or(0);
    known.insert(key, best);
    best
}

fn shares(all: i64, lead: i64) -> String {
    format!("{} {}\n", (all + lead) / 2, (all - lead) / 2)
}
