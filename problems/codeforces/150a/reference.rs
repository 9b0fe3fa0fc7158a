//! Codeforces 150A by its rules: tries every divisor; a player without a move wins.
//!
//! The middle tier has numbers of up to 10^7, with two to five factors of every size, searched
//! in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let q = g.within(g.pick(1, 9_999_999_999_000)..=g.pick(200, 10_000_000_000_000));
    // The largest product of two primes takes the longest.
    let q = if g.one_in(3) { g.pick(30, 9_999_919_930_081) } else { q };
    format!("{q}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let mut q = 1;
    for _ in 0..g.within(1..=5) {
        let factor = g.within(2..=3000);
        q *= if q * factor > 10_000_000 { g.within(2..=7) } else { factor };
    }
    format!("{q}\n")
}

fn answer(input: &mut Input) -> String {
    let q = input.number(1..=10_000_000_000_000u64);
    input.end();
    let mut search = Search::misere();
    if !search.mover_wins(&q, &divisors) {
        return "2\n".to_string();
    }
    let winning = divisors(&q).into_iter().filter(|option| !search.mover_wins(option, &divisors));
    format!("1\n{}\n", winning.min().unwrap_or(0))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let q = input.number(1..=10_000_000_000_000u64);
    let winner = output.number(1..=2u8);
    let mut search = Search::misere();
    if search.mover_wins(&q, &divisors) != (winner == 1) {
        return Err(format!("{winner} does not win"));
    }
    if winner == 1 {
        let first = output.number(0..=q);
        let options = divisors(&q);
        if options.is_empty() && first != 0 {
            return Err(format!("there is no move, not even {first}"));
        }
        if !options.is_empty() && !options.contains(&first) {
            return Err(format!("{first} is no move"));
        }
        if !options.is_empty() && search.mover_wins(&first, &divisors) {
            return Err(format!("{first} does not win"));
        }
    }
    output.end();
    Ok(())
}

/// Returns the divisors of q other than 1 and q.
fn divisors(q: &u64) -> Vec<u64> {
    let small = (2..).take_while(|d| d * d <= *q).filter(|&d| q % d == 0);
    small.flat_map(|d| [d, q / d]).collect()
}
