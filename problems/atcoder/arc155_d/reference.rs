//! AtCoder ARC 155 D by its rules: every number erased that may be.

use reference::{words, Generator, Input, Reference, Search};

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn generate(g: &mut Generator) -> String {
    // Numbers with many divisors meet in many ways.
    let rich = [6, 10, 12, 15, 30, 60, 2, 3, 4, 5, 8, 9, 18, 20, 24, 36, 42, 70, 105, 14, 21, 35];
    let n = g.within(g.pick(2, 200_000)..=g.pick(8, 200_000));
    let most = g.within(6..=g.pick(21, 200_000)).max(g.pick(0, 100_000));
    let mut numbers: Vec<u64> = (0..n)
        .map(|_| match g.pick(true, false) {
            true if !g.one_in(5) => rich[g.within(0..=21) as usize],
            _ => g.within(2..=most),
        })
        .collect();
    if numbers.iter().fold(0, |all, &number| gcd(all, number)) > 1 {
        let other = if numbers[1] % 2 == 1 { numbers[1] * 2 - 1 } else { numbers[1] + 1 };
        numbers[0] = other.min(200_000);
        numbers.push(numbers[0] - 1);
        numbers.retain(|&number| number > 1);
    }
    if numbers.len() < 2 {
        numbers = vec![2, 3];
    }
    format!("{}\n{}\n", numbers.len(), words(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=200_000);
    let numbers = input.numbers(n, 2..=200_000u64);
    input.end();
    assert_eq!(numbers.iter().fold(0, |all, &number| gcd(all, number)), 1, "a common divisor");
    let mut search = Search::normal();
    // G, and the numbers that are left.
    let options = |&(g, left): &(u64, u32)| {
        let may = (0..n).filter(|place| left >> place & 1 == 1 && gcd(g, numbers[*place]) != 1);
        may.map(|place| (gcd(g, numbers[place]), left & !(1 << place))).collect()
    };
    let mut output = String::new();
    for (place, &number) in numbers.iter().enumerate() {
        let left = ((1u32 << n) - 1) & !(1 << place);
        let aoki_wins = search.mover_wins(&(number, left), &options);
        output += if aoki_wins { "Aoki\n" } else { "Takahashi\n" };
    }
    output
}
