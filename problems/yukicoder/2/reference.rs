//! yukicoder 2 by its rules: every prime factor, and every number of divisions by it.
//!
//! The middle tier has numbers of up to 10^8 whose prime factors are at most 31; the same search
//! answers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let rich = [720_720, 36_756_720, 73_513_440, 2u64.pow(26), 3u64.pow(16), 99_999_989];
    let n = if g.one_in(5) {
        rich[g.within(0..=rich.len() as u64 - 1) as usize]
    } else {
        g.within(g.pick(2, 99_999_989)..=g.pick(500, 100_000_000))
    };
    format!("{n}\n")
}

/// Returns a number with many small prime factors.
fn generate_middle(g: &mut Generator) -> String {
    let primes = [2, 2, 3, 3, 5, 7, 11, 13, 17, 31];
    let different = g.within(1..=primes.len() as u64);
    let mut n = 1;
    loop {
        let next = n * primes[g.within(0..=different - 1) as usize];
        if next > 100_000_000 || n > 1 && g.one_in(9) {
            return format!("{n}\n");
        }
        n = next;
    }
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100_000_000u64);
    input.end();
    let alice = Search::normal().mover_wins(&n, &|&n| quotients(n));
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

/// Returns what is left after dividing by one prime, once or more.
fn quotients(n: u64) -> Vec<u64> {
    let mut quotients = Vec::new();
    let mut cofactor = n;
    for divisor in 2..=n {
        // What divides the rest, from which all smaller factors are gone, is a prime.
        let mut quotient = n;
        while cofactor % divisor == 0 {
            cofactor /= divisor;
            quotient /= divisor;
            quotients.push(quotient);
        }
        if cofactor == 1 {
            break;
        }
    }
    quotients
}
