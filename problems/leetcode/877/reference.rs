//! LeetCode 877 by its rules: either end, to the end of the play.
//!
//! The middle tier has up to 100 piles: what the player to move is ahead is remembered for each
//! stretch.

use reference::{join, json_list, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let half = g.within(g.pick(1, 250)..=g.pick(4, 250));
    let largest = g.pick(9, 500);
    row(g, half, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let half = g.within(1..=50);
    let largest = if g.one_in(2) { 3 } else { 500 };
    row(g, half, largest)
}

fn row(g: &mut Generator, half: u64, largest: u64) -> String {
    let mut piles = g.many(2 * half, 1..=largest);
    if piles.iter().sum::<u64>() % 2 == 0 {
        piles[0] = if piles[0] > 1 { piles[0] - 1 } else { 2 };
    }
    format!("{}\n", json_list(&piles))
}

fn read(input: &mut Input) -> Vec<i64> {
    let piles = input.list(2..=500, 1..=500);
    input.end();
    assert!(piles.len() % 2 == 0 && piles.iter().sum::<i64>() % 2 == 1, "an even or an odd number");
    piles
}

/// The piles that are left, what the player to move is ahead, and whether that is Alice.
type Position = (Vec<i64>, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(piles, lead, _): &Position| piles.is_empty().then(|| Standing::of_mover(*lead > 0)))
        .written(|(piles, lead, _): &Position| format!("{} ({lead:+})", join(piles)))
        .turn(|&(_, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    format!("{}\n", search.mover_wins(&(read(input), 0, true), &options))
}

fn options((piles, lead, is_alice): &Position) -> Vec<Position> {
    let ends = [piles.split_first(), piles.split_last()].into_iter().flatten();
    ends.map(|(taken, left)| (left.to_vec(), -(lead + taken), !is_alice)).collect()
}

fn answer_by_stretches(input: &mut Input) -> String {
    let piles = read(input);
    // What the player to move is ahead in the end, for each stretch of one length.
    let mut ahead = vec![0; piles.len() + 1];
    for len in 1..=piles.len() {
        let stretches = (0..=piles.len() - len).map(|start| {
            let (first, last) = (piles[start], piles[start + len - 1]);
            (first - ahead[start + 1]).max(last - ahead[start])
        });
        ahead = stretches.collect();
    }
    format!("{}\n", ahead[0] > 0)
}
