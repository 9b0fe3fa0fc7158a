//! CodeChef CHN07 by its rules: every red card is turned, with every run of blue ones after it.
//!
//! The middle tier has rows of up to 500 cards whose red ones are among the last 16: as binary
//! numbers they are below 2^16, and a table says for each number whether taking a power of 2 leaves
//! a lost one. That moves take powers of 2 is for the small rows to check.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_powers).run();
}

fn generate(g: &mut Generator) -> String {
    let rows = g.pick(5, 100);
    let mut input = format!("{rows}\n");
    for _ in 0..rows {
        for _ in 0..g.within(g.pick(1, 500)..=g.pick(9, 500)) {
            input.push(if g.one_in(2) { 'R' } else { 'B' });
        }
        input.push('\n');
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let blue = if g.one_in(4) { g.within(0..=484) } else { 0 };
        input += &"B".repeat(blue as usize);
        let last = g.many(16, 0..=1).into_iter().map(|red| if red == 1 { 'R' } else { 'B' });
        input += &format!("{}\n", last.collect::<String>());
    }
    input
}

fn answer_by_powers(input: &mut Input) -> String {
    let mut is_lost: Vec<bool> = Vec::new();
    for number in 0..1 << 16 {
        let mut powers = (0..16).map(|bit| 1 << bit).take_while(|&power| power <= number);
        is_lost.push(!powers.any(|power| is_lost[number - power]));
    }
    winners(input, |cards| {
        !is_lost[cards.iter().fold(0, |number, &card| 2 * number + usize::from(card == b'R'))]
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|cards: &Vec<u8>| letters(cards));
    winners(input, |cards| {
        assert!(cards.len() <= 14, "too long for brute force");
        search.mover_wins(&cards, &|cards: &Vec<u8>| moves(cards))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u8>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let cards = input.token().expect("a row").as_bytes().to_vec();
        assert!(cards.len() <= 500, "a row of {} cards", cards.len());
        assert!(cards.iter().all(|card| b"RB".contains(card)), "another letter than R and B");
        output += if is_won(cards) { "Malvika\n" } else { "Animesh\n" };
    }
    input.end();
    output
}

fn moves(cards: &[u8]) -> Vec<Vec<u8>> {
    let mut after = Vec::new();
    for red in (0..cards.len()).filter(|&place| cards[place] == b'R') {
        let mut next = cards.to_vec();
        next[red] = b'B';
        after.push(next.clone());
        for blue in (red + 1..cards.len()).take_while(|&place| cards[place] == b'B') {
            next[blue] = b'R';
            after.push(next.clone());
        }
    }
    after
}
