//! Codeforces 1895E by its rules: every card that beats the last one.
//!
//! The middle tier has up to 40 cards for each. There the cards that win and lose are found in
//! rounds, with all replies, until no more are.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::fmt::Write;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rounds).run();
}

fn generate(g: &mut Generator) -> String {
    match g.pick(false, true) {
        false => {
            let (cases, most, largest) = (g.within(1..=3), g.within(1..=5), g.within(2..=7));
            written(g, cases, most, largest)
        }
        true if g.one_in(3) => written(g, 10_000, 30, 1_000_000),
        true => written(g, 1, 300_000, 1_000_000),
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let largest = g.within(5..=60);
    written(g, 3, 40, largest)
}

fn written(g: &mut Generator, cases: u64, most: u64, largest: u64) -> String {
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        // Cards that attack well and defend badly make long play.
        let is_balanced = g.one_in(2);
        let noise = g.within(0..=largest / 4);
        for _ in 0..2 {
            let count = g.within(most.div_ceil(2)..=most);
            let attacks = g.many(count, 1..=largest);
            let mut defences = g.many(count, 1..=largest);
            if is_balanced {
                for (defence, attack) in defences.iter_mut().zip(&attacks) {
                    *defence = (largest - attack + g.within(0..=noise)).clamp(1, largest);
                }
            }
            writeln!(text, "{count}\n{}\n{}", join(&attacks), join(&defences))
                .expect("a string takes any text");
        }
    }
    text
}

/// Attack and defence.
type Card = (u64, u64);

/// The cards of both players.
type Hands = [Vec<Card>; 2];

fn read(input: &mut Input) -> Vec<Hands> {
    let mut sums = [0; 2];
    let mut hand = |player: usize, input: &mut Input| {
        let count = input.number(1..=300_000usize);
        sums[player] += count;
        let [attacks, defences] = [(); 2].map(|()| input.numbers(count, 1..=1_000_000));
        attacks.into_iter().zip(defences).collect::<Vec<Card>>()
    };
    let cases = input.number(1..=10_000);
    let hands = (0..cases).map(|_| [hand(0, input), hand(1, input)]).collect();
    assert!(sums.iter().all(|&sum| sum <= 300_000), "{sums:?} cards");
    input.end();
    hands
}

/// Returns the cards of a hand that beat a card.
fn beating(hand: &[Card], (_, defence): Card) -> Vec<Card> {
    hand.iter().copied().filter(|&(attack, _)| attack > defence).collect()
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for hands in read(input) {
        assert!(hands.iter().all(|hand| hand.len() <= 10), "too large for a reference");
        // The card that was played last, and whose turn it is.
        let options = |&(card, player): &(Card, usize)| -> Vec<(Card, usize)> {
            beating(&hands[player], card).into_iter().map(|card| (card, 1 - player)).collect()
        };
        let mut search = Search::normal()
            .written(|&((attack, defence), _): &(Card, usize)| format!("{attack}/{defence}"))
            .turn(|&(_, player): &(Card, usize)| ["Monocarp", "Bicarp"][player]);
        let standings = hands[0].iter().map(|&card| search.standing(&(card, 1), &options));
        output += &counts(standings.collect());
    }
    output
}

fn answer_by_rounds(input: &mut Input) -> String {
    let mut output = String::new();
    for hands in read(input) {
        assert!(hands.iter().all(|hand| hand.len() <= 100), "too large for rounds");
        // What awaits the opponent of whoever has played a card.
        let mut known = [0, 1].map(|player| vec![Standing::Drawn; hands[player].len()]);
        loop {
            let next = [0, 1].map(|player| {
                let other = 1 - player;
                let standing = |&(_, defence): &Card| {
                    let replies = hands[other].iter().zip(&known[other]);
                    let beating = replies.filter(|(card, _)| card.0 > defence);
                    let mut after = beating.map(|(_, &standing)| standing);
                    if after.clone().any(|standing| standing == Standing::Lost) {
                        Standing::Won
                    } else if after.all(|standing| standing == Standing::Won) {
                        Standing::Lost
                    } else {
                        Standing::Drawn
                    }
                };
                hands[player].iter().map(standing).collect::<Vec<Standing>>()
            });
            if next == known {
                break;
            }
            known = next;
        }
        let [of_monocarps, _] = known;
        output += &counts(of_monocarps);
    }
    output
}

/// Returns the counts of the first cards, by what awaits Bicarp after each.
fn counts(for_bicarp: Vec<Standing>) -> String {
    let count = |wanted| for_bicarp.iter().filter(|&&standing| standing == wanted).count();
    let counts = [Standing::Lost, Standing::Drawn, Standing::Won].map(count);
    format!("{}\n", join(&counts))
}
