//! LeetCode 1510 by its rules: tries every number of stones that is a square.
//!
//! The middle tier has piles of up to 20,000, half of them lost; every lost pile marks those from
//! which a square leads to it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_marks).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(400, 100_000);
    format!("{}\n", g.within(g.pick(1, largest - 50)..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    let wins = won_piles(20_000);
    let pile = g.within(400..=20_000) as usize;
    let lost = (1..=pile).rev().find(|&pile| !wins[pile]).expect("2 stones are lost");
    format!("{}\n", if g.one_in(2) { lost } else { pile })
}

fn answer_by_marks(input: &mut Input) -> String {
    let n: usize = input.number(1..=100_000);
    input.end();
    format!("{}\n", won_piles(n)[n])
}

fn won_piles(most: usize) -> Vec<bool> {
    let mut wins = vec![false; most + 1];
    for pile in 0..=most {
        if !wins[pile] {
            let after = (1..).map(|root| pile + root * root).take_while(|&larger| larger <= most);
            after.for_each(|larger| wins[larger] = true);
        }
    }
    wins
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000u64);
    input.end();
    let is_square = |take: &u64| (1..=*take).any(|root| root * root == *take);
    let options = |&n: &u64| (1..=n).filter(is_square).map(|take| n - take).collect();
    format!("{}\n", Search::normal().mover_wins(&n, &options))
}
