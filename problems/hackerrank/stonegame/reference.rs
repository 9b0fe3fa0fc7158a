//! HackerRank stonegame by its rules: every choice of stones, every game played.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(3, 100)..=g.pick(4, 100));
    let most = g.pick(if n == 3 { 7 } else { 4 }, 999_999_999);
    let piles = g.many(n, g.pick(1, 900_000_000)..=most);
    format!("{n}\n{}\n", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(3..=100);
    let piles: Vec<u64> = input.numbers(n, 1..=999_999_999);
    input.end();
    let mut search = Search::normal();
    let mut choices = vec![Vec::new()];
    for &pile in &piles {
        let longer = choices.iter().flat_map(|choice: &Vec<u64>| {
            (0..=pile).map(move |left| [choice.clone(), vec![left]].concat())
        });
        choices = longer.collect();
    }
    let mut ways = 0;
    for mut choice in choices {
        let one_unchanged = choice.iter().zip(&piles).any(|(left, pile)| left == pile);
        choice.sort_unstable();
        let moves = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        if one_unchanged && !search.mover_wins(&choice, &moves) {
            ways += 1;
        }
    }
    format!("{}\n", ways % 1_000_000_007u64)
}
