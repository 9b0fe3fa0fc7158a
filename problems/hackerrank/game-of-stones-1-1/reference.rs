//! HackerRank game-of-stones-1-1 by its rules: every way to split every pile in three.
//!
//! The middle tier has piles of up to 99 stones, each of them worth the mex of what its splits are
//! worth.

use reference::{change_one_heap, join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=g.pick(4, 10));
    let largest = g.pick(9, 999_999_999);
    let cases_text = (0..cases).map(|_| {
        let games = g.within(1..=g.pick(2, 100));
        written(g, games, g.pick(2, 100_000 / games), largest)
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..5).map(|_| written(g, 3, 4, 99));
    format!("5\n{}", cases_text.collect::<String>())
}

fn written(g: &mut Generator, games: u64, most: u64, largest: u64) -> String {
    let mut text = format!("{games}\n");
    for _ in 0..games {
        let count = g.within(g.pick(1, most.div_ceil(2))..=most);
        let piles: Vec<u64> =
            g.many(count, 0..=largest / 2).iter().map(|half| 2 * half + 1).collect();
        text += &format!("{count}\n{}\n", join(&piles));
    }
    text
}

fn splits(&pile: &u64) -> Vec<Vec<u64>> {
    let odd = |most: u64| (1..=most).step_by(2);
    let pairs = odd(pile).flat_map(|first| odd(pile).map(move |second| [first, second]));
    let rest = |[first, second]: [u64; 2]| {
        let third = pile.checked_sub(first + second).filter(|third| *third >= second)?;
        (first <= second).then(|| vec![first, second, third])
    };
    pairs.filter_map(rest).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut piles| {
        piles.sort_unstable();
        search.mover_wins(&piles, &|piles: &Vec<u64>| change_one_heap(piles, splits))
    })
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    winners(input, |piles| values.sum(&piles, &splits) > 0)
}

fn winners(input: &mut Input, mut mover_wins: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let mut piles = Vec::new();
        for _ in 0..input.number(1..=100_000) {
            let count = input.number(1..=100_000);
            piles.extend(input.numbers::<u64>(count, 1..=1_000_000_000));
        }
        assert!(piles.len() <= 100_000, "{} piles", piles.len());
        assert!(piles.iter().all(|pile| pile % 2 == 1), "a pile with an even number of stones");
        assert!(piles.iter().all(|&pile| pile < 200), "too large for a reference");
        output += if mover_wins(piles) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
