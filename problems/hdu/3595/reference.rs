//! HDU 3595 by its rules: every choice of a move in each game that is not over.
//!
//! The middle tier has heaps of up to 60 stones; how long a game lasts is found from all of its
//! moves, and the games with the longest decide.

use reference::{Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_lengths).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 20));
    let (games, heap) = (g.pick(3, 1000), g.pick(5, 1000));
    (0..cases).map(|_| case(g, games, heap)).collect()
}

fn generate_middle(g: &mut Generator) -> String {
    (0..30).map(|_| case(g, 4, 60)).collect()
}

fn case(g: &mut Generator, games: u64, heap: u64) -> String {
    let games = g.within(g.pick(1, games)..=games);
    let lines = (0..games).map(|_| format!("{} {}\n", g.within(1..=heap), g.within(1..=heap)));
    let lines: String = lines.collect();
    format!("{games}\n{lines}")
}

/// The larger and the smaller heap of a game.
type Heaps = (u64, u64);

/// Returns the heaps after each move in one game.
fn moves(&(larger, smaller): &Heaps) -> Vec<Heaps> {
    let most = larger.checked_div(smaller).unwrap_or(0);
    let left = (1..=most).map(|factor| larger - factor * smaller);
    left.map(|left| (smaller.max(left), smaller.min(left))).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |games| search.mover_wins(&running(games.to_vec()), &after_a_turn))
}

/// Returns the games that are not over, in order.
fn running(mut games: Vec<Heaps>) -> Vec<Heaps> {
    games.retain(|game| game.1 > 0);
    games.sort_unstable();
    games
}

fn after_a_turn(games: &Vec<Heaps>) -> Vec<Vec<Heaps>> {
    if games.is_empty() {
        return Vec::new();
    }
    let mut after: Vec<Vec<Heaps>> = vec![Vec::new()];
    for game in games {
        let with_move = |before: Vec<Heaps>| {
            moves(game).into_iter().map(move |heaps| [before.as_slice(), &[heaps]].concat())
        };
        after = after.into_iter().flat_map(with_move).collect();
    }
    after.into_iter().map(running).collect()
}

fn answer_by_lengths(input: &mut Input) -> String {
    let mut known = HashMap::new();
    winners(input, |games| {
        games.iter().map(|game| length(game, &mut known)).max().unwrap_or(0) % 2 == 1
    })
}

/// Returns how many moves a game lasts if its winner delays the end and its loser hurries.
fn length(game: &Heaps, known: &mut HashMap<Heaps, u32>) -> u32 {
    if let Some(&length) = known.get(game) {
        return length;
    }
    let after: Vec<u32> = moves(game).iter().map(|heaps| length(heaps, known)).collect();
    let longest_win = after.iter().filter(|&&length| length % 2 == 0).max();
    let length = longest_win.or(after.iter().min()).map_or(0, |length| length + 1);
    known.insert(*game, length);
    length
}

fn winners(input: &mut Input, mut mover_wins: impl FnMut(&[Heaps]) -> bool) -> String {
    let mut output = String::new();
    while let Some(games) = input.number_or_end(1..=1000usize) {
        let heaps = input.numbers(2 * games, 1..=1000u64);
        let games = heaps.chunks(2).map(|pair| (pair[0].max(pair[1]), pair[0].min(pair[1])));
        output += if mover_wins(&games.collect::<Vec<Heaps>>()) { "MM\n" } else { "GG\n" };
    }
    output
}
