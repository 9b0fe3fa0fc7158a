//! AtCoder ARC 105 D by its rules: every bag onto every dish, then every move of Nim.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let bags = g.heaps(g.pick(4, 40_000), 1..=g.pick(3, 1_000_000_000));
        input += &format!("{}\n{}\n", bags.len(), spaced(&bags));
    }
    input
}

/// The bags and the dishes, both sorted.
type Table = (Vec<u64>, Vec<u64>);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    let mut total = 0;
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=200_000);
        total += n;
        assert!(total <= 200_000, "too many bags in all");
        let mut bags = input.numbers(n, 1..=1_000_000_000);
        bags.sort_unstable();
        let first = search.mover_wins(&(bags, vec![0; n]), &moves);
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn moves((bags, dishes): &Table) -> Vec<Table> {
    if bags.is_empty() {
        let after = take_from_one_heap(dishes, |_| true);
        return after.into_iter().map(|dishes| (Vec::new(), dishes)).collect();
    }
    let mut options = Vec::new();
    for bag in 0..bags.len() {
        for dish in 0..dishes.len() {
            let (mut bags, mut dishes) = (bags.clone(), dishes.clone());
            dishes[dish] += bags.remove(bag);
            dishes.sort_unstable();
            options.push((bags, dishes));
        }
    }
    options
}
