//! ZOJ 3529 by its rules: every smaller divisor of every number.
//!
//! The middle tier has numbers of up to 3000, each of them worth the mex of what its divisors are
//! worth.

use grundy::mex::mex;
use reference::{change_one_heap, join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 10);
    let mut input = String::new();
    for _ in 0..cases {
        let count = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
        let largest = g.pick(30, 5_000_000);
        let mut numbers = g.many(count, 1..=largest);
        if g.one_in(3) {
            // Powers of 2 have the most prime factors.
            let exponents = u64::from(largest.ilog2() + 1);
            numbers.iter_mut().for_each(|number| *number = 1 << (*number % exponents));
        }
        input += &format!("{count}\n{}\n", join(&numbers));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..30 {
        let count = g.within(1..=8);
        let mut numbers = g.many(count, 1..=MOST);
        // Half of the positions are two equal halves.
        if g.one_in(2) {
            numbers.extend_from_within(..);
        }
        input += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    input
}

/// The largest number of the middle tier.
const MOST: u64 = 3000;

fn divisors(number: u64) -> impl Iterator<Item = u64> {
    (1..number).filter(move |divisor| number % divisor == 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |numbers, place| {
        let options = |numbers: &Vec<u64>| -> Vec<Vec<u64>> {
            change_one_heap(numbers, |&number| divisors(number).map(|other| vec![other]).collect())
        };
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        // The game as a whole is the one to be shown.
        search.mover_wins(&sorted, &options)
            && divisors(numbers[place]).any(|divisor| {
                let mut next = numbers.to_vec();
                next[place] = divisor;
                next.sort_unstable();
                !search.mover_wins(&next, &options)
            })
    })
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values: Vec<u64> = vec![0];
    for number in 1..=MOST {
        values.push(mex(divisors(number).map(|divisor| values[divisor as usize])));
    }
    winners(input, |numbers, place| {
        let sum_without = |place: usize| {
            let others = numbers.iter().enumerate().filter(|&(other, _)| other != place);
            others.fold(0, |sum, (_, &number)| sum ^ values[number as usize])
        };
        divisors(numbers[place]).any(|divisor| values[divisor as usize] == sum_without(place))
    })
}

/// Prints the winner, where `is_first_move` says whether Alice can begin with a place.
fn winners(input: &mut Input, mut is_first_move: impl FnMut(&[u64], usize) -> bool) -> String {
    let mut output = String::new();
    let mut case = 0;
    while let Some(n) = input.number_or_end(1..=100_000) {
        let numbers: Vec<u64> = input.numbers(n, 1..=5_000_000);
        assert!(n <= 20, "too large for a reference");
        case += 1;
        output += &match (0..n).find(|&place| is_first_move(&numbers, place)) {
            Some(place) => format!("Test #{case}: Alice {}\n", place + 1),
            None => format!("Test #{case}: Bob\n"),
        };
    }
    output
}
