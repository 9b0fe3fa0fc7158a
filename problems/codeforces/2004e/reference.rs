//! Codeforces 2004E by its rules: tries every coprime number.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=3);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(3, 100_000);
        let n = g.within(g.pick(1, most)..=most);
        let largest = g.pick(if n == 3 { 6 } else { 30 / n }, 10_000_000);
        input += &format!("{n}\n{}\n", spaced(&g.many(n, 1..=largest)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut output, mut all) = (String::new(), 0);
    let mut search = Search::normal();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=300_000);
        all += n;
        assert!(all <= 300_000, "{all} piles");
        let mut piles = input.numbers(n, 1..=10_000_000u64);
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &pile) in piles.iter().enumerate() {
                let rest = [&piles[..place], &piles[place + 1..]].concat();
                for left in take_from_one_heap(&[pile], |take| are_coprime(pile, take)) {
                    let mut option = [&rest[..], &left].concat();
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        output += if search.mover_wins(&piles, &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn are_coprime(x: u64, y: u64) -> bool {
    (2..=x.min(y)).all(|d| x % d != 0 || y % d != 0)
}
