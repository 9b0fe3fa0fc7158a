//! BOJ 21088 by its rules: every segment with every prime that divides all of its numbers.
//!
//! The middle tier has up to 40 numbers, products of primes below 100 and of known ones above 10^6,
//! and every run is worth the mex of what its moves leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

const LARGEST: u64 = 1_000_000_000_000_000_000;

/// Some primes above 10^6, from the list of the last ones below each power of 10 and of the first
/// ones above.
const LARGE_PRIMES: [u64; 6] =
    [1_000_003, 9_999_991, 99_999_989, 100_000_007, 999_999_937, 1_000_000_007];

fn generate(g: &mut Generator) -> String {
    match g.size() {
        Size::Tiny => {
            let count = g.within(1..=4);
            let most = g.within(2..=30);
            written(&g.many(count, 1..=most))
        }
        Size::Largest if g.one_in(3) => written(&g.many(1000, LARGEST - 1_000_000..=LARGEST)),
        Size::Largest => written(&(0..1000).map(|_| product(g)).collect::<Vec<_>>()),
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=40);
    written(&(0..count).map(|_| product(g)).collect::<Vec<_>>())
}

/// Returns a product of a few primes; often with two large ones, which are hard to tell.
fn product(g: &mut Generator) -> u64 {
    let kinds = g.within(1..=6) as usize;
    let mut product = 1u64;
    for _ in 0..g.within(0..=4) {
        let factor = match g.one_in(2) {
            true => LARGE_PRIMES[g.within(0..=kinds as u64 - 1) as usize],
            false => [2, 3, 5, 7, 61, 97][g.within(0..=kinds as u64 - 1) as usize],
        };
        if product <= LARGEST / factor {
            product *= factor;
        }
    }
    product
}

fn written(numbers: &[u64]) -> String {
    format!("{}\n{}\n", numbers.len(), join(numbers))
}

fn read(input: &mut Input) -> Vec<u64> {
    let count = input.number(1..=1000);
    let numbers = input.numbers(count, 1..=LARGEST);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    winner(Search::normal().mover_wins(&read(input), &|row: &Vec<u64>| moves(row)))
}

fn moves(numbers: &[u64]) -> Vec<Vec<u64>> {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    assert!(largest <= 1000, "too large for a reference");
    let is_prime = |&number: &u64| (2..number).all(|divisor| number % divisor != 0);
    let mut after = Vec::new();
    for prime in (2..=largest).filter(is_prime) {
        for start in 0..numbers.len() {
            let mut next = numbers.to_vec();
            for number in next.iter_mut().skip(start) {
                if *number % prime != 0 {
                    break;
                }
                while *number % prime == 0 {
                    *number /= prime;
                }
            }
            // Every segment from this start, up to the one that goes furthest.
            let changed = (start..numbers.len()).take_while(|&place| next[place] != numbers[place]);
            for end in changed {
                after.push([&next[..=end], &numbers[end + 1..]].concat());
            }
        }
    }
    after
}

fn answer_by_values(input: &mut Input) -> String {
    let mut rests = read(input);
    let numbers = rests.clone();
    let mut primes: Vec<u64> = (2..100).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
    primes.extend(LARGE_PRIMES);
    let mut values = GrundyValues::new();
    let mut sum = 0;
    for prime in primes {
        for rest in &mut rests {
            while *rest % prime == 0 {
                *rest /= prime;
            }
        }
        let divides: String =
            numbers.iter().map(|number| if number % prime == 0 { '1' } else { '0' }).collect();
        for run in divides.split('0') {
            sum ^= values.value(&run.len(), &parts_of_run);
        }
    }
    assert!(rests.iter().all(|&rest| rest == 1), "a prime that this does not know");
    winner(sum > 0)
}

/// Returns the two runs that each move leaves of one.
fn parts_of_run(&run: &usize) -> Vec<Vec<usize>> {
    (0..run).flat_map(|start| (start + 1..=run).map(move |end| vec![start, run - end])).collect()
}

fn winner(first_wins: bool) -> String {
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
