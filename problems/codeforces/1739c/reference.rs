//! Codeforces 1739C by its rules: every way to deal the cards, and every card in each turn.
//!
//! The middle tier has up to 10 cards, searched in the same way.

use reference::{members, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 30));
    written(g, cases, g.pick(3, 30))
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 1, 5)
}

fn written(g: &mut Generator, cases: u64, most: u64) -> String {
    let sizes = g.many(cases, 1..=most).into_iter();
    let sizes: String = sizes.map(|half| format!("{}\n", 2 * half)).collect();
    format!("{cases}\n{sizes}")
}

/// The cards of Alex and of Boris, as bits; the card to be answered, or 0; and whether Alex is to play.
type Position = ([u32; 2], u32, bool);

/// A move answers the card, if there is one, and plays the next one, if any is left.
fn options(&(hands, card, alex): &Position) -> Vec<Position> {
    let player = usize::from(!alex);
    let without = |hand: u32, least: u32| {
        let cards = (least..32).filter(move |larger| hand >> larger & 1 == 1);
        cards.map(move |larger| (hand ^ 1 << larger, larger))
    };
    let answered: Vec<u32> = match card {
        0 => vec![hands[player]],
        _ => without(hands[player], card + 1).map(|(hand, _)| hand).collect(),
    };
    let mut after = vec![];
    for hand in answered {
        let mut left = hands;
        left[player] = hand;
        if hand == 0 {
            after.push((left, 0, !alex));
        }
        for (hand, next) in without(hand, 1) {
            left[player] = hand;
            after.push((left, next, !alex));
        }
    }
    after
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|&(hands, card, _): &Position| {
            (hands == [0, 0] && card == 0).then_some(Standing::Drawn)
        })
        .written(|&(hands, card, _): &Position| {
            let [alex, boris] = hands.map(members);
            match card {
                0 => format!("{alex} {boris}"),
                _ => format!("{alex} {boris} ← {card}"),
            }
        })
        .turn(|&(.., alex): &Position| if alex { "Alex" } else { "Boris" });
    let mut output = String::new();
    for _ in 0..input.number(1..=30) {
        let n = input.number(2..=60u32);
        assert!(n % 2 == 0, "an odd number");
        assert!(n <= 10, "too large for a reference");
        let all = (2u32 << n) - 2;
        let mut counts = [0; 3];
        for alex in (0..=all).filter(|set| set & !all == 0 && set.count_ones() == n / 2) {
            let result = search.standing(&([alex, all & !alex], 0, true), &options);
            let place = match result {
                Standing::Won => 0,
                Standing::Lost => 1,
                Standing::Drawn => 2,
            };
            counts[place] += 1;
        }
        output += &format!("{} {} {}\n", counts[0], counts[1], counts[2]);
    }
    input.end();
    output
}
