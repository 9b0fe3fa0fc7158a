//! CodeChef PRIGAME by its rules: every number up to X! and every subtraction.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=1_000_000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let (x, y) = (input.number(1..=1_000_000usize), input.number(1..=1_000_000usize));
        assert!(x <= 7, "too large for a reference");
        output += if mover_wins((1..=x).product(), y) { "Chef\n" } else { "Divyam\n" };
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
