//! Codeforces 1375F by its rules: the second player, who keeps to piles that do not lose at once.
//!
//! The middle tier has larger piles; the judge decides by itself.

use reference::{Fault, Generator, Input, Opponent, Reference, Talk};

/// The number of turns after which the first player has lost.
const TURNS: u64 = 1000;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(12, 1_000_000_000);
    let mut piles: Vec<u64> = vec![];
    while piles.len() < 3 {
        let close = piles.last().map_or(1, |&last| last.min(largest - 2));
        let pile = if g.one_in(3) { close + g.within(0..=2) } else { g.within(1..=largest) };
        if !piles.contains(&pile) {
            piles.push(pile);
        }
    }
    format!("{} {} {}\n{}\n", piles[0], piles[1], piles[2], Opponent::any(g))
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let mut piles: Vec<u64> = input.numbers(3, 1..=1_000_000_000);
    let mut opponent = Opponent::read(input);
    input.end();
    assert!(!has_equal(&piles), "equal piles at the beginning");
    talk.say(format!("{} {} {}", piles[0], piles[1], piles[2]));
    let side = talk.word()?;
    if side != "First" {
        return Err(format!("expected First, as this judge plays second, heard {side:?}").into());
    }
    let mut last = None;
    loop {
        talk.turn(TURNS)?;
        let added = talk.number(1..=1_000_000_000_000u64)?;
        let after = |pile: usize| {
            let mut piles = piles.clone();
            piles[pile] += added;
            piles
        };
        let is_safe = |&pile: &usize| Some(pile) != last && !has_equal(&after(pile));
        let moves: Vec<usize> = (0..3).filter(is_safe).collect();
        // Nobody wins by a move here. The nearest piles leave the first player the least room.
        let Some(pile) = opponent.choose(&moves, |_| false, |&pile| spread(&after(pile))) else {
            talk.say(0);
            return Ok(());
        };
        piles = after(pile);
        last = Some(pile);
        talk.say(pile + 1);
    }
}

fn has_equal(piles: &[u64]) -> bool {
    piles[0] == piles[1] || piles[0] == piles[2] || piles[1] == piles[2]
}

/// Returns the difference of the largest pile and the smallest.
fn spread(piles: &[u64]) -> usize {
    let largest = piles.iter().max().unwrap_or(&0);
    let smallest = piles.iter().min().unwrap_or(&0);
    (largest - smallest) as usize
}
