//! AtCoder ARC 191 E by its rules: every choice of bags, every move of both players.
//!
//! The middle tier has up to 400 bags, so that the number of choices exceeds the modulus. Who wins
//! a bag alone is found by playing with it, and choices are counted bag by bag, by what the sum of
//! their values is.

use reference::{Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 199_000)..=g.pick(3, 200_000));
    let largest = g.pick(3, 1_000_000_000);
    let mut input = format!("{n} {} {}\n", g.within(1..=largest), g.within(1..=largest));
    // With gold, even small bags make long games.
    let most_gold = g.pick([4, 2, 1][n.min(3) as usize - 1], largest);
    let rare = g.within(1..=4);
    for _ in 0..n {
        let gold = if g.one_in(rare) { g.within(0..=most_gold) } else { 0 };
        input += &format!("{gold} {}\n", g.within(0..=g.pick(2, largest)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=400);
    let mut input = format!("{n} {} {}\n", g.within(1..=6), g.within(1..=6));
    let (most_gold, most_silver) = (g.within(0..=6), g.within(0..=9));
    for _ in 0..n {
        input += &format!("{} {}\n", g.within(0..=most_gold), g.within(0..=most_silver));
    }
    input
}

fn answer_by_sums(input: &mut Input) -> String {
    const MODULUS: u64 = 998_244_353;
    let (added, bags) = read(input);
    let mut known = HashMap::new();
    // For each sum of the bags' values to Takahashi, above -n, the number of choices.
    let n = bags.len();
    let mut choices = vec![0; 2 * n + 1];
    choices[n] = 1;
    for &(gold, silver) in &bags {
        let mut wins = |holder| usize::from(holder_wins((gold, silver, holder), added, &mut known));
        let (taken, left) = (wins(0), wins(1));
        let mut next = vec![0; 2 * n + 1];
        for (sum, &ways) in choices.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
            next[sum + taken] = (next[sum + taken] + ways) % MODULUS;
            next[sum - left] = (next[sum - left] + ways) % MODULUS;
        }
        choices = next;
    }
    let winning = choices[n + 1..].iter().sum::<u64>();
    format!("{}\n", winning % MODULUS)
}

/// Returns whether the holder of a bag, 0 for Takahashi or 1 for Aoki, wins with this bag alone if
/// it is his turn.
fn holder_wins(
    bag: (u64, u64, usize),
    added: [u64; 2],
    known: &mut HashMap<(u64, u64, usize), bool>,
) -> bool {
    if let Some(&wins) = known.get(&bag) {
        return wins;
    }
    let (gold, silver, holder) = bag;
    let other = 1 - holder;
    let wins = silver > 0 && !holder_wins((gold, silver - 1, other), added, known)
        || gold > 0 && !holder_wins((gold - 1, silver + added[holder], other), added, known);
    known.insert(bag, wins);
    wins
}

/// Reads what the two players add, and the bags.
fn read(input: &mut Input) -> ([u64; 2], Vec<(u64, u64)>) {
    let n = input.number(1..=200_000usize);
    let mut added = || input.number(1..=1_000_000_000u64);
    let added = [added(), added()];
    let mut coins = || input.number(0..=1_000_000_000u64);
    let bags = (0..n).map(|_| (coins(), coins())).collect();
    input.end();
    (added, bags)
}

/// Who holds a bag, its gold and its silver.
type Bag = (bool, u64, u64);

fn answer(input: &mut Input) -> String {
    let (added, bags) = read(input);
    let n = bags.len();
    assert!(n < 10, "too many bags for a reference");
    let mut search = Search::normal()
        .written(|(_, bags): &(bool, Vec<Bag>)| {
            let bag = |&(aoki, gold, silver): &Bag| {
                format!("{}{gold},{silver}", if aoki { "A" } else { "T" })
            };
            bags.iter().map(bag).collect::<Vec<_>>().join(" ")
        })
        .turn(|(aoki, _)| if *aoki { "Aoki" } else { "Takahashi" });
    let moves = |&(aoki, ref bags): &(bool, Vec<Bag>)| {
        let mut options = Vec::new();
        for (place, &(holder, gold, silver)) in bags.iter().enumerate() {
            let mut give = |gold, silver| {
                let mut after = bags.clone();
                after[place] = (!aoki, gold, silver);
                after.sort_unstable();
                options.push((!aoki, after));
            };
            if holder == aoki && silver > 0 {
                give(gold, silver - 1);
            }
            if holder == aoki && gold > 0 {
                give(gold - 1, silver + added[usize::from(aoki)]);
            }
        }
        options
    };
    let choices = (0..1u32 << n).filter(|choice| {
        let held = bags.iter().enumerate();
        let held = held.map(|(bag, &(gold, silver))| (choice >> bag & 1 == 1, gold, silver));
        let mut start: Vec<Bag> = held.collect();
        start.sort_unstable();
        search.mover_wins(&(false, start), &moves)
    });
    format!("{}\n", choices.count() % 998_244_353)
}
