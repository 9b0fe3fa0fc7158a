//! HDU 2897 by its rules: every number of coins that a move may take.
//!
//! The middle tier has up to 1000 coins; a table marks all numbers of coins up to there.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(5, 1000));
    let (most, coins) = g.pick((5, 25), (65_535, 65_535));
    (0..cases).map(|_| case(g, most, coins)).collect()
}

fn generate_middle(g: &mut Generator) -> String {
    (0..40).map(|_| case(g, 60, 1000)).collect()
}

fn case(g: &mut Generator, most: u64, coins: u64) -> String {
    let q = g.within(1..=most);
    let p = g.within(1..=q);
    format!("{} {p} {q}\n", g.within(1..=coins))
}

fn answer(input: &mut Input) -> String {
    verdicts(input, |coins, least, most| {
        let options = |&coins: &u64| -> Vec<u64> { takes(coins, least, most).collect() };
        Search::misere().mover_wins(&coins, &options)
    })
}

fn answer_by_table(input: &mut Input) -> String {
    verdicts(input, |coins, least, most| {
        let mut wins = vec![true];
        for coins in 1..=coins {
            wins.push(takes(coins, least, most).any(|left| !wins[left as usize]));
        }
        wins[coins as usize]
    })
}

/// Returns how many coins are left after each move.
fn takes(coins: u64, least: u64, most: u64) -> impl Iterator<Item = u64> {
    let is_allowed = move |take: &u64| (least..=most).contains(take) || *take == coins.min(least);
    (1..=coins).filter(is_allowed).map(move |take| coins - take)
}

fn verdicts(input: &mut Input, wins: impl Fn(u64, u64, u64) -> bool) -> String {
    let mut output = String::new();
    while let Some(coins) = input.number_or_end(1..=65_535) {
        let least = input.number(1..=65_535);
        let most = input.number(least..=65_535);
        output += if wins(coins, least, most) { "WIN\n" } else { "LOST\n" };
    }
    output
}
