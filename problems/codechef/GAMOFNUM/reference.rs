//! CodeChef GAMOFNUM by its rules: every prime divisor of every number is replaced.
//!
//! The middle tier has numbers of up to 1200. A table gives each of them the mex of the values
//! after all its moves, without taking it apart into its prime factors.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = if g.one_in(2) { g.pick(4, 100_000) } else { g.pick(3, 2) };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let one = g.one_in(3);
        let most = g.pick(if one { 60 } else { 9 }, 500_000);
        let array = match cases {
            0..=10 => g.heaps(g.pick(if one { 1 } else { 3 }, 100_000), 1..=most),
            _ => g.many(2, 1..=most),
        };
        input += &format!("{}\n{}\n", array.len(), join(&array));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = grundy_values();
    let mut input = String::from("200\n");
    for _ in 0..200 {
        let count = g.within(0..=5);
        let mut array = g.many(count, 1..=MOST);
        // A last number of the value that makes the sum 0, if there is one.
        let sum = array.iter().fold(0, |sum, &number| sum ^ values[number as usize]);
        let any = g.within(1..=MOST);
        let equal = (any..=MOST).chain(1..any).find(|&number| values[number as usize] == sum);
        array.push(equal.filter(|_| !g.one_in(4)).unwrap_or(any));
        input += &format!("{}\n{}\n", array.len(), join(&array));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = grundy_values();
    winners(input, |array| array.iter().fold(0, |sum, &number| sum ^ values[number as usize]) > 0)
}

/// The largest number of the middle tier.
const MOST: u64 = 1200;

fn grundy_values() -> Vec<u64> {
    let mut values = vec![0];
    for number in 1..=MOST {
        values.push(mex(moves_of_one(number).map(|smaller| values[smaller as usize])));
    }
    values
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut array| {
        let most = *array.iter().max().expect("a number");
        let n = array.len();
        let small = n == 1 && most <= 200 || n <= 3 && most <= 10;
        assert!(small, "too much for brute force");
        array.sort_unstable();
        search.mover_wins(&array, &|array: &Vec<u64>| moves(array))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let (mut output, mut all) = (String::new(), 0);
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=100_000);
        all += n;
        assert!(all <= 200_000, "{all} numbers");
        let array = input.numbers(n, 1..=500_000);
        output += if is_won(array) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn moves(array: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &number) in array.iter().enumerate() {
        for smaller in moves_of_one(number) {
            let mut next = array.to_vec();
            next[place] = smaller;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}

fn moves_of_one(number: u64) -> impl Iterator<Item = u64> {
    let primes = (2..=number).filter(move |&p| number % p == 0 && is_prime(p));
    primes.flat_map(move |prime| (1..prime).map(move |factor| number / prime * factor))
}

fn is_prime(number: u64) -> bool {
    !(2..number).any(|divisor| number % divisor == 0)
}
