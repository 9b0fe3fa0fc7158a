//! Codeforces 850C by its rules: tries every prime power on all the numbers.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let mut numbers = g.many(n, 1..=g.pick(40, 1_000_000_000));
    if g.one_in(2) {
        // Powers of one prime, or of 2 on the largest inputs.
        let (prime, most) =
            if g.pick(false, true) { (2, 29) } else { [(2, 7), (3, 4)][g.within(0..=1) as usize] };
        numbers.iter_mut().for_each(|number| *number = u64::pow(prime, g.within(0..=most) as u32));
    }
    format!("{n}\n{}\n", spaced(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100);
    let mut numbers = input.numbers(n, 1..=1_000_000_000u64);
    input.end();
    numbers.sort_unstable();
    let options = |numbers: &Vec<u64>| {
        let mut options = Vec::new();
        let largest = numbers.iter().copied().max().unwrap_or(1);
        for power in (2..=largest).filter(|&power| is_prime_power(power)) {
            let divided = |&number: &u64| if number % power == 0 { number / power } else { number };
            let mut option: Vec<u64> = numbers.iter().map(divided).collect();
            option.sort_unstable();
            if option != *numbers {
                options.push(option);
            }
        }
        options
    };
    let first = Search::normal().mover_wins(&numbers, &options);
    if first { "Mojtaba\n" } else { "Arpa\n" }.to_string()
}

fn is_prime_power(number: u64) -> bool {
    let prime = (2..=number).find(|&d| number % d == 0).unwrap_or(number);
    let mut power = prime;
    while power < number {
        power *= prime;
    }
    power == number
}
