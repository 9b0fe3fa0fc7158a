//! CodeChef ANKGAME by its rules: every order and every move.
//!
//! The middle tier counts patterns of small and large piles, up to 300 of them, from the front:
//! whoever gets to the first larger pile wins. The orders of the larger piles are counted by
//! Pascal's triangle instead of factorials and their inverses.

use reference::{join, Generator, Input, Reference, Search};
use std::collections::{BTreeMap, BTreeSet};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_patterns).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=g.pick(3, 10));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 99_990)..=g.pick(6, 100_000));
        let largest = g.pick(4, if n % 2 == 0 { 3 } else { 10_000_000_000 });
        let mut piles = g.many(n, 1..=largest);
        for pile in &mut piles {
            if g.one_in(2) {
                *pile = 1;
            }
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for _ in 0..5 {
        let n = g.within(30..=300);
        let (different, larger) = (g.within(2..=12), g.within(1..=4));
        let pile = |_| if g.within(0..=4) < larger { g.within(2..=different + 1) } else { 1 };
        input += &format!("{n}\n{}\n", join(&(0..n).map(pile).collect::<Vec<_>>()));
    }
    input
}

fn answer_by_patterns(input: &mut Input) -> String {
    const LONGEST: usize = 300;
    let mut choose = vec![vec![1]];
    for n in 1..=LONGEST {
        let above = |k: usize| choose[n - 1].get(k).copied().unwrap_or(0);
        let row = (0..=n).map(|k| (above(k) + if k > 0 { above(k - 1) } else { 0 }) % PRIME);
        let row = row.collect();
        choose.push(row);
    }
    let mut output = String::new();
    for piles in read(input) {
        let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
        piles.iter().for_each(|&pile| *counts.entry(pile).or_default() += 1);
        let ones = counts.remove(&1).unwrap_or(0);
        let (mut larger, mut orders) = (0, 1);
        for count in counts.into_values() {
            larger += count;
            orders = orders * choose[larger][count] % PRIME;
        }
        // How many patterns of the larger piles and some piles of one stone are won.
        let mut won = u64::from(larger > 0);
        for ones in 1..=ones {
            let lost = (choose[larger + ones - 1][larger] + PRIME - won) % PRIME;
            let larger_first = if larger > 0 { choose[larger + ones - 1][ones] } else { 0 };
            won = (lost + larger_first) % PRIME;
        }
        output += &format!("{}\n", won * orders % PRIME);
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut games = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000usize);
        games.push(input.numbers(n, 1..=10_000_000_000));
    }
    input.end();
    games
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    for piles in read(input) {
        assert!(piles.len() <= 8, "too large for a reference");
        let mut orders = BTreeSet::from([vec![]]);
        for pile in piles {
            let longer = |order: &Vec<u64>| {
                let places = 0..=order.len();
                places.map(|place| [&order[..place], &[pile], &order[place..]].concat()).collect()
            };
            orders = orders.iter().flat_map::<Vec<Vec<u64>>, _>(longer).collect();
        }
        let wins = orders
            .iter()
            .filter(|&order| search.mover_wins(order, &|piles: &Vec<u64>| options(piles)));
        output += &format!("{}\n", wins.count() as u64 % PRIME);
    }
    output
}

fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    let Some(first) = piles.iter().position(|&pile| pile > 0) else { return vec![] };
    let leave = |stones| {
        let mut option = piles.to_vec();
        option[first] = stones;
        option
    };
    (0..piles[first]).map(leave).collect()
}
