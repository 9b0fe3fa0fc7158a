//! CodeChef ONEPILE by its rules: every array, and every stone that can be taken.
//!
//! The middle tier has arrays of two to seven piles, up to 20 000 of them; a table holds the
//! outcome of each array, empty piles included.

use reference::{join, Generator, Input, Reference, Search};

const PRIME: u64 = 998_244_353;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = g.within(g.pick(2, 500)..=g.pick(4, 500));
        let largest = if g.one_in(2) { 1_000_000_000 } else { 600 };
        let most = g.pick(4, largest);
        input += &format!("{piles}\n{}\n", join(&g.many(piles, 1..=most)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let piles = g.within(2..=7);
        let mut arrays = 20_000;
        let mut bounds: Vec<u64> = Vec::new();
        for _ in 0..piles {
            // Some piles may have more stones than there are piles.
            let most = if g.one_in(3) { 30 } else { 4 };
            let bound = g.within(1..=most).min(arrays);
            arrays /= bound + 1;
            bounds.push(bound.max(1));
        }
        input += &format!("{piles}\n{}\n", join(&bounds));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    counts(input, |bounds| {
        assert!(bounds.iter().product::<u64>() <= 1000, "too large for brute force");
        let mut arrays: Vec<Vec<u64>> = vec![Vec::new()];
        for &bound in bounds {
            let longer = |array: Vec<u64>| {
                (1..=bound).map(move |pile| [array.as_slice(), &[pile]].concat())
            };
            arrays = arrays.into_iter().flat_map(longer).collect();
        }
        let is_won = |array: &Vec<u64>| {
            let mut piles = array.clone();
            piles.sort_unstable();
            search.mover_wins(&piles, &|piles: &Vec<u64>| after_one_stone(piles))
        };
        arrays.iter().rev().map(is_won).filter(|&wins| wins).count() as u64
    })
}

/// Returns the piles after each move, without empty ones; none follow a single pile.
fn after_one_stone(piles: &[u64]) -> Vec<Vec<u64>> {
    if piles.len() == 1 {
        return Vec::new();
    }
    let after = (0..piles.len()).map(|place| {
        let mut left = piles.to_vec();
        left[place] -= 1;
        left.retain(|&pile| pile > 0);
        left.sort_unstable();
        left
    });
    after.collect()
}

fn answer_by_table(input: &mut Input) -> String {
    counts(input, |bounds| {
        let mut units = Vec::new();
        let mut arrays = 1;
        for &bound in bounds {
            units.push(arrays);
            arrays *= bound as usize + 1;
        }
        assert!(arrays <= 1_000_000, "too large for a table");
        let mut is_won = vec![false; arrays];
        let mut wins = 0;
        for array in 0..arrays {
            let pile = |place: usize| array / units[place] % (bounds[place] as usize + 1);
            let filled: Vec<usize> = (0..bounds.len()).filter(|&place| pile(place) > 0).collect();
            is_won[array] =
                filled.len() > 1 && filled.iter().any(|&place| !is_won[array - units[place]]);
            wins += u64::from(is_won[array] && filled.len() == bounds.len());
        }
        wins
    })
}

fn counts(input: &mut Input, mut count: impl FnMut(&[u64]) -> u64) -> String {
    let mut output = String::new();
    let mut all = 0;
    for _ in 0..input.number(1..=100) {
        let piles = input.number(2..=500);
        all += piles;
        let bounds = input.numbers(piles, 1..=1_000_000_000);
        output += &format!("{}\n", count(&bounds) % PRIME);
    }
    assert!(all <= 500, "too many piles");
    input.end();
    output
}
