//! CodeChef GAMOFNUM by its rules: every prime divisor of every number is replaced.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{}\n{}\n", array.len(), spaced(&array));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut output, mut all) = (String::new(), 0);
    let mut search = Search::normal();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=100_000);
        all += n;
        assert!(all <= 200_000, "{all} numbers");
        let mut array: Vec<u64> = input.numbers(n, 1..=500_000);
        let most = *array.iter().max().expect("a number");
        let small = n == 1 && most <= 200 || n <= 3 && most <= 10;
        assert!(small, "too much for brute force");
        array.sort_unstable();
        let alice_wins = search.mover_wins(&array, &|array: &Vec<u64>| moves(array));
        output += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn moves(array: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &number) in array.iter().enumerate() {
        for prime in (2..=number).filter(|&p| number % p == 0 && is_prime(p)) {
            for factor in 1..prime {
                let mut next = array.to_vec();
                next[place] = number * factor / prime;
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after
}

fn is_prime(number: u64) -> bool {
    !(2..number).any(|divisor| number % divisor == 0)
}
