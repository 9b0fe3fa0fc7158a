//! HackerRank alice-and-bobs-silly-game by its rules: every prime that is left is chosen.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let games = g.pick(3, 1000);
    let mut input = format!("{games}\n");
    for _ in 0..games {
        input += &format!("{}\n", g.within(g.pick(1, 99_000)..=g.pick(20, 100_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000u64);
        let first = search.mover_wins(&(1..=n).collect(), &|left: &Vec<u64>| choices(left));
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn choices(left: &[u64]) -> Vec<Vec<u64>> {
    let primes = left.iter().filter(|&&p| p > 1 && (2..p).all(|divisor| p % divisor != 0));
    primes.map(|p| left.iter().copied().filter(|number| number % p != 0).collect()).collect()
}
