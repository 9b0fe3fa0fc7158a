//! Codeforces 1681A by its rules: every larger card.
//!
//! The middle tier has up to 50 cards for each player. A card that has been played is never larger
//! than the last one, so that one and the player to move are all that matters.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_last_card).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1000));
    let [most, largest] = [g.pick(4, 50), g.pick(6, 50)];
    written(g, cases, most, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 20, 50, 50)
}

fn written(g: &mut Generator, cases: u64, most: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let top = g.within(1..=largest);
        let [alice, bob] = [0, 1].map(|_| {
            let count = g.within(1..=most);
            g.many(count, 1..=top)
        });
        format!("{}\n{}\n{}\n{}\n", alice.len(), join(&alice), bob.len(), join(&bob))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The last card, the cards of both players, and whether Alice is to move.
type Position = (u64, [Vec<u64>; 2], bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(last, hands, _): &Position| {
            format!("{last}: {}|{}", join(&hands[0]), join(&hands[1]))
        })
        .turn(|&(.., alice): &Position| if alice { "Alice" } else { "Bob" });
    let options = |(last, hands, alice): &Position| -> Vec<Position> {
        let player = usize::from(!alice);
        let larger = (0..hands[player].len()).filter(|&place| hands[player][place] > *last);
        let play = |place: usize| {
            let mut hands = hands.clone();
            let card = hands[player].remove(place);
            (card, hands, !alice)
        };
        larger.map(play).collect()
    };
    winners(input, |hands, alice| search.mover_wins(&(0, hands.clone(), alice), &options))
}

fn answer_by_last_card(input: &mut Input) -> String {
    winners(input, |hands, alice| {
        // Whether each player wins who has to play more than a card, from 50 down.
        let mut wins = [[false; 2]; 51];
        for last in (0..50).rev() {
            for player in 0..2 {
                let mut larger = hands[player].iter().filter(|&&card| card > last);
                wins[last as usize][player] = larger.any(|&card| !wins[card as usize][1 - player]);
            }
        }
        wins[0][usize::from(!alice)]
    })
}

fn winners(input: &mut Input, mut wins: impl FnMut(&[Vec<u64>; 2], bool) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let hands = [0, 1].map(|_| {
            let count = input.number(1..=50);
            input.numbers(count, 1..=50)
        });
        output += if wins(&hands, true) { "Alice\n" } else { "Bob\n" };
        output += if wins(&hands, false) { "Bob\n" } else { "Alice\n" };
    }
    input.end();
    output
}
