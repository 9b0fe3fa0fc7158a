//! HDU 4155 by its rules: every card laid, in a search from the line that is given.
//!
//! The middle tier has hundreds of positions from the first card on; the same search answers,
//! because there are not many more.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(4, 20_000) {
        let mut position = Position { left: [4; 6], sum: 0 };
        let cards = g.within(g.pick(3, 1)..=12);
        while input.ends_with(|c: char| c.is_ascii_digit()) || position.sum == 0 {
            let after = laid(&position);
            let done = position.left.iter().sum::<u32>() + cards as u32 <= 24;
            if after.is_empty() || done && position.sum >= g.pick(12, 1) {
                break;
            }
            let next = after[g.within(0..=after.len() as u64 - 1) as usize];
            input += &(next.sum - position.sum).to_string();
            position = next;
        }
        input += "\n";
    }
    input
}

/// The cards that are left of each number, and the sum of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Position {
    left: [u32; 6],
    sum: u32,
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(word) = input.token() {
        let mut position = Position { left: [4; 6], sum: 0 };
        for card in word.chars() {
            let card = card.to_digit(7).expect("a digit of 1 to 6");
            let next = laid(&position).into_iter().find(|next| next.sum == position.sum + card);
            position = next.expect("a card that may be laid");
        }
        let mover = search.mover_wins(&position, &laid);
        let winner = if mover == (word.len() % 2 == 0) { "A" } else { "B" };
        output += &format!("{word} {winner}\n");
    }
    output
}

fn laid(position: &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for card in 1..=6 {
        let mut next = *position;
        if next.left[card - 1] > 0 && next.sum + card as u32 <= 31 {
            next.left[card - 1] -= 1;
            next.sum += card as u32;
            after.push(next);
        }
    }
    after
}
