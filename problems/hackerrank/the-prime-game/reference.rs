//! HackerRank the-prime-game by its rules: each of the six primes taken.

use grundy::game::{Analysis, Game};
use reference::{change_one_heap, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

struct Bucket;

impl Game for Bucket {
    type Position = u64;

    fn options(&self, &bucket: &u64) -> Vec<Vec<u64>> {
        let primes = [2, 3, 5, 7, 11, 13].into_iter();
        primes.filter_map(|prime| bucket.checked_sub(prime)).map(|left| vec![left]).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(10) { 500 } else { 25 };
        let buckets = g.heaps(g.pick(3, 10_000), 0..=g.pick(most, 1_000_000_000_000_000_000));
        input += &format!("{}\n{}\n", buckets.len(), spaced(&buckets));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Bucket);
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=10_000);
        let buckets = input.numbers(n, 0..=1_000_000_000_000_000_000);
        Search::normal()
            .show(&buckets, &|buckets| change_one_heap(buckets, |heap| Bucket.options(heap)));
        let manasa = analysis.outcome(&buckets).expect("buckets get smaller").mover_wins();
        output += if manasa { "Manasa\n" } else { "Sandy\n" };
    }
    input.end();
    output
}
