//! yukicoder 2 by its rules: every prime factor, and every number of divisions by it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
