//! HackerRank alice-and-bobs-silly-game by its rules: every prime that is left is chosen.
//!
//! The middle tier has all n of a run up to 10 000. A game is as long as there are primes, for
//! which every smaller number is tried as a divisor up to the root; that it is so long is for the
//! small games to check.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_primes).run();
}

fn generate(g: &mut Generator) -> String {
    let games = g.pick(3, 1000);
    let mut input = format!("{games}\n");
    for _ in 0..games {
        input += &format!("{}\n", g.within(g.pick(1, 99_000)..=g.pick(20, 100_000)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let least = g.within(1..=9001);
    let all = (least..least + 1000).map(|n| format!("{n}\n"));
    ["1000\n".to_string()].into_iter().chain(all).collect()
}

fn answer_by_primes(input: &mut Input) -> String {
    let mut is_won = vec![false, false];
    for number in 2..=10_000u64 {
        let is_prime = (2..=number.isqrt()).all(|divisor| number % divisor != 0);
        is_won.push(is_won[number as usize - 1] != is_prime);
    }
    winners(input, |n| is_won[n as usize])
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |n| search.mover_wins(&(1..=n).collect(), &|left: &Vec<u64>| choices(left)))
}

fn winners(input: &mut Input, mut is_won: impl FnMut(u64) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000u64);
        output += if is_won(n) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn choices(left: &[u64]) -> Vec<Vec<u64>> {
    let primes = left.iter().filter(|&&p| p > 1 && (2..p).all(|divisor| p % divisor != 0));
    primes.map(|p| left.iter().copied().filter(|number| number % p != 0).collect()).collect()
}
