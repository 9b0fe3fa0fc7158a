//! HackerRank the-prime-game by its rules: each of the six primes taken.
//!
//! The middle tier has buckets of up to 1000 chocolates, many times the period, each of them worth
//! the mex of what the primes leave.

use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use reference::{change_one_heap, join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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
        input += &format!("{}\n{}\n", buckets.len(), join(&buckets));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = values();
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let count = g.within(1..=30);
        let mut buckets = g.many(count, 1..=1000);
        // A last bucket of the value that makes the sum 0, if there is one nearby.
        let sum = buckets.iter().fold(0, |sum, &bucket| sum ^ values[bucket as usize]);
        let last = g.within(1..=900);
        let equal = (last..=last + 100).find(|&bucket| values[bucket as usize] == sum);
        buckets.extend(equal.filter(|_| !g.one_in(4)));
        input += &format!("{}\n{}\n", buckets.len(), join(&buckets));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = values();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=10_000);
        let buckets: Vec<usize> = input.numbers(n, 0..=1000);
        let sum = buckets.iter().fold(0, |sum, &bucket| sum ^ values[bucket]);
        output += if sum > 0 { "Manasa\n" } else { "Sandy\n" };
    }
    input.end();
    output
}

fn values() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for bucket in 0..=1000 {
        let left = Bucket.options(&bucket).into_iter().flatten();
        values.push(mex(left.map(|left| values[left as usize])));
    }
    values
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
