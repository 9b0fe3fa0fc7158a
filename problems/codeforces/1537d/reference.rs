//! Codeforces 1537D by its rules: tries every divisor.
//!
//! The middle tier has numbers of up to 20,000: from each lost number, in ascending order, the
//! numbers that lead to it are marked.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 10_000)..=g.pick(6, 10_000));
    let mut input = format!("{count}\n");
    for _ in 0..count {
        let n = g.within(1..=g.pick(200, 1_000_000_000));
        let n = if g.one_in(3) { 1 << g.within(0..=g.pick(7, 29)) } else { n };
        input += &format!("{n}\n");
    }
    input
}

/// The largest number of the table.
const LARGEST: u64 = 20_000;

/// Returns thousands of numbers in a row, and all powers of two.
fn generate_middle(g: &mut Generator) -> String {
    let first = g.within(1..=LARGEST - 5000);
    let mut numbers: Vec<u64> = (first..first + 5000).collect();
    numbers.extend((0..).map(|exponent| 1 << exponent).take_while(|&power| power <= LARGEST));
    format!("{}\n{}\n", numbers.len(), join(&numbers))
}

fn answer_by_table(input: &mut Input) -> String {
    let mut wins = vec![false; 2 * LARGEST as usize + 1];
    for n in 1..=LARGEST as usize {
        if !wins[n] {
            // A divisor of n + d is one of n.
            let small = (1..).take_while(|d| d * d <= n).filter(|d| n % d == 0);
            for divisor in small.flat_map(|d| [d, n / d]).filter(|&d| d > 1) {
                wins[n + divisor] = true;
            }
        }
    }
    let verdict = |n: u64| if wins[n as usize] { "Alice\n" } else { "Bob\n" };
    read(input).into_iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let count = input.number(1..=10_000);
    let numbers = input.numbers(count, 1..=1_000_000_000);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let numbers = read(input);
    let mut search = Search::normal();
    let options = |n: &u64| (2..*n).filter(|&d| n % d == 0).map(|d| n - d).collect();
    let mut winner = |n| if search.mover_wins(&n, &options) { "Alice\n" } else { "Bob\n" };
    numbers.into_iter().map(&mut winner).collect()
}
