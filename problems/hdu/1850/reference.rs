//! HDU 1850 by its rules: every first move is tried, and those after which the opponent
//! loses are counted.
//!
//! The middle tier has piles of up to 1000 cards, each worth the mex of the smaller ones; every
//! first move is tried.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 1000) {
        let mut piles = g.heaps(g.pick(4, 100), 1..=g.pick(7, 1_000_000));
        if piles.len() == 1 {
            piles.extend_from_within(..); // two piles are the fewest
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..20 {
        let (count, most) = (g.within(2..=100), g.within(1..=1000));
        let mut piles = g.many(count, 1..=most);
        let last = piles[1..].iter().fold(0, |sum, pile| sum ^ pile);
        if (1..=1000).contains(&last) && g.one_in(3) {
            piles[0] = last;
        }
        input += &format!("{count}\n{}\n", join(&piles));
    }
    input + "0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let values = pile_values(1000);
    let count = |piles: Vec<u64>| {
        let value = |pile: u64| values[pile as usize];
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
        let moves = piles.iter().flat_map(|&pile| (0..pile).map(move |left| (pile, left)));
        let wins = moves.filter(|&(pile, left)| sum ^ value(pile) ^ value(left) == 0);
        format!("{}\n", wins.count())
    };
    read(input).into_iter().map(count).collect()
}

/// Returns the value of each pile up to `most`: the mex of those of all smaller ones.
fn pile_values(most: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for _ in 0..=most {
        values.push(mex(values.iter().copied()));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    loop {
        let count = input.number(0..=100);
        if count == 0 {
            input.end();
            return cases;
        }
        assert!(count > 1, "a single pile");
        cases.push(input.numbers(count, 1..=1_000_000));
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for piles in read(input) {
        let options = |piles: &Vec<u64>| take_from_one_heap(piles, |_| true);
        let after = options(&piles).into_iter();
        let wins = after.filter(|after| !search.mover_wins(after, &options)).count();
        output += &format!("{wins}\n");
    }
    output
}
