//! Codeforces 1965A by its rules: tries every number of stones.
//!
//! The middle tier has up to 100 piles of up to 1000 stones. All piles have lost the same number
//! of stones or are empty, so that a position is this number.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_taken).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 2000)..=g.pick(4, 2000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
        let mut piles = g.many(n, 1..=g.pick(9, 1_000_000_000));
        let ones = g.within(0..=n);
        (1..=ones).for_each(|size| piles[size as usize - 1] = size);
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(1..=100);
        let highest = [n, n + 3, 1000][g.within(0..=2) as usize];
        let mut piles = g.many(n, 1..=highest);
        let ones = if g.one_in(3) { n } else { g.within(0..=n) };
        (1..=ones).for_each(|size| piles[size as usize - 1] = size);
        piles.reverse();
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer_by_taken(input: &mut Input) -> String {
    let mut output = String::new();
    for mut piles in read(input) {
        piles.sort_unstable();
        let most = piles[piles.len() - 1] as usize;
        // By how many stones were taken from each pile.
        let mut wins = vec![false; most + 1];
        for taken in (0..most).rev() {
            let least = piles.iter().find(|&&pile| pile > taken as u64).expect("the largest");
            wins[taken] = (taken + 1..=*least as usize).any(|after| !wins[after]);
        }
        output += if wins[0] { "Alice\n" } else { "Bob\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let (mut cases, mut all) = (Vec::new(), 0);
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=200_000);
        all += n;
        assert!(all <= 200_000, "{all} piles");
        cases.push(input.numbers(n, 1..=1_000_000_000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    let options = |piles: &Vec<u64>| {
        let least = piles.iter().copied().filter(|&pile| pile > 0).min().unwrap_or(0);
        let after =
            |take| piles.iter().map(|&pile| if pile > 0 { pile - take } else { 0 }).collect();
        (1..=least).map(after).collect()
    };
    for piles in read(input) {
        output += if search.mover_wins(&piles, &options) { "Alice\n" } else { "Bob\n" };
    }
    output
}
