//! CodeChef PRIGAME by its rules: every number up to X! and every subtraction.
//!
//! The middle tier has X up to 5000, and Y near the number of primes up to X. It takes for granted
//! that exactly the multiples of the product of the first Y + 1 primes are lost, which 7! shows for
//! Y up to 3; but the primes are found by division, and each must divide a factor of X!.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_divisors).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1_000_000)..=g.pick(5, 1_000_000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let tiny = if g.one_in(100) { 7 } else { 6 };
        let x = g.within(1..=g.pick(tiny, 1_000_000));
        let y = g.within(1..=g.pick(4, 100_000));
        input += &format!("{x} {y}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let primes = primes();
    let mut input = String::from("300\n");
    for _ in 0..300 {
        let x = g.within(1..=5000);
        // A number of primes near to that up to x.
        let up_to = primes.iter().filter(|&&prime| prime as u64 <= x).count() as u64;
        let y = g.within(up_to.saturating_sub(2)..=up_to + 1).max(1);
        input += &format!("{x} {y}\n");
    }
    input
}

fn answer_by_divisors(input: &mut Input) -> String {
    // For each prime, the first number that it divides.
    let first = |prime| (1..).find(|factor| factor % prime == 0).expect("the prime itself");
    let first_factors: Vec<usize> = primes().into_iter().map(first).collect();
    winners(input, |x, y| {
        // Some prime divides none of the factors of X!.
        first_factors[..=y].iter().any(|&factor| factor > x)
    })
}

/// Returns the primes up to somewhat more than 5000.
fn primes() -> Vec<usize> {
    let is_prime = |&number: &usize| (2..=number.isqrt()).all(|divisor| number % divisor != 0);
    (2..5100).filter(is_prime).collect()
}

fn answer(input: &mut Input) -> String {
    winners(input, |x, y| {
        assert!(x <= 7, "too large for a reference");
        mover_wins((1..=x).product(), y)
    })
}

fn winners(input: &mut Input, is_won: impl Fn(usize, usize) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let (x, y) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
        output += if is_won(x, y) { "Chef\n" } else { "Divyam\n" };
    }
    input.end();
    output
}

fn mover_wins(start: usize, y: usize) -> bool {
    let may_subtract: Vec<usize> =
        (1..=start).filter(|&number| prime_factors(number) <= y).collect();
    Search::normal().show(&start, &|number| {
        may_subtract.iter().filter_map(|take| number.checked_sub(*take)).collect()
    });
    let mut wins = vec![false; start + 1];
    for number in 0..=start {
        if !wins[number] {
            // Whatever can be lowered to this number wins.
            let above = may_subtract.iter().take_while(|&&take| number + take <= start);
            above.for_each(|take| wins[number + take] = true);
        }
    }
    wins[start]
}

/// Returns the number of different primes that divide `number`.
fn prime_factors(number: usize) -> usize {
    let is_prime = |&divisor: &usize| (2..divisor).all(|smaller| divisor % smaller != 0);
    (2..=number).filter(|divisor| number % *divisor == 0).filter(is_prime).count()
}
