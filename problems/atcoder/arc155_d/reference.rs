//! AtCoder ARC 155 D by its rules: every number that is left and not coprime to G.
//!
//! The middle tier has up to 60 numbers of up to 2310. Only G and how many of its multiples are
//! left matter, as a number whose common divisor with G is smaller has not been erased; it uses
//! that count itself, not only its parity.

use reference::{join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_multiples).run();
}

fn generate(g: &mut Generator) -> String {
    loop {
        let n = g.within(g.pick(2, 200_000)..=g.pick(7, 200_000));
        let numbers = match g.size() {
            Size::Tiny if g.one_in(2) => {
                let products = [2, 3, 4, 5, 6, 10, 12, 15, 30, 42, 60, 210];
                let chosen = g.many(n, 0..=11);
                chosen.iter().map(|&index| products[index as usize]).collect()
            }
            Size::Tiny => g.many(n, 2..=24),
            // Multiples of 12, and one number that is coprime to some of them.
            Size::Largest => {
                let mut numbers = g.many(n, 1..=16_666);
                numbers.iter_mut().for_each(|number| *number *= 12);
                numbers[0] = g.within(100_000..=199_999) | 1;
                numbers
            }
        };
        if numbers.iter().fold(0, |a, &b| common_divisor(a, b)) == 1 {
            return format!("{n}\n{}\n", join(&numbers));
        }
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(8..=60);
    let primes = [2, 3, 5, 7, 11];
    loop {
        let mut numbers = Vec::new();
        for _ in 0..n {
            let most = g.within(1..=4) as usize;
            let mut number = 1;
            for _ in 0..g.within(1..=4) {
                number *= primes[g.within(0..=most as u64) as usize];
            }
            numbers.push(number);
        }
        if numbers.iter().fold(0, |a, &b| common_divisor(a, b)) == 1 {
            return format!("{n}\n{}\n", join(&numbers));
        }
    }
}

fn answer_by_multiples(input: &mut Input) -> String {
    let numbers = read(input);
    let count = |g: u64| numbers.iter().filter(|&number| number % g == 0).count();
    let mut search = Search::normal();
    let options = |&(g, left): &(u64, usize)| {
        let mut divisors: Vec<u64> =
            numbers.iter().map(|&number| common_divisor(g, number)).collect();
        divisors.sort_unstable();
        divisors.dedup();
        divisors.retain(|&divisor| divisor > 1 && divisor < g);
        let erased = count(g) - left;
        let smaller = divisors.into_iter().map(|divisor| (divisor, count(divisor) - erased - 1));
        smaller.chain((left > 0).then(|| (g, left - 1))).collect()
    };
    let winner = |&first: &u64| {
        let aoki = search.mover_wins(&(first, count(first) - 1), &options);
        if aoki {
            "Aoki\n"
        } else {
            "Takahashi\n"
        }
    };
    numbers.iter().map(winner).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(2..=200_000);
    let numbers = input.numbers(n, 2..=200_000);
    input.end();
    let common = numbers.iter().fold(0, |a, &b| common_divisor(a, b));
    assert!(common == 1, "the numbers have a common divisor");
    numbers
}

fn answer(input: &mut Input) -> String {
    let numbers = read(input);
    let n = numbers.len();
    let mut search = Search::normal();
    let options = |(g, left): &(u64, Vec<u64>)| erase(*g, left);
    let firsts = (0..n).map(|first| {
        let mut left = numbers.clone();
        let g = left.remove(first);
        left.sort_unstable();
        if search.mover_wins(&(g, left), &options) {
            "Aoki\n"
        } else {
            "Takahashi\n"
        }
    });
    firsts.collect()
}

fn erase(g: u64, left: &[u64]) -> Vec<(u64, Vec<u64>)> {
    let after = (0..left.len()).map(|index| {
        let mut rest = left.to_vec();
        let number = rest.remove(index);
        (common_divisor(g, number), rest)
    });
    after.filter(|&(g, _)| g != 1).collect()
}

fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        common_divisor(b, a % b)
    }
}
