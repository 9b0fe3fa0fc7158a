//! CodeChef CHN07 by its rules: every red card is turned, with every run of blue ones after it.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|cards: &Vec<u8>| letters(cards));
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let cards = input.token().expect("a row").as_bytes().to_vec();
        assert!(cards.len() <= 500, "a row of {} cards", cards.len());
        assert!(cards.iter().all(|card| b"RB".contains(card)), "another letter than R and B");
        assert!(cards.len() <= 14, "too long for brute force");
        output += if search.mover_wins(&cards, &|cards: &Vec<u8>| moves(cards)) {
            "Malvika\n"
        } else {
            "Animesh\n"
        };
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
