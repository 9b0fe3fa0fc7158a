//! yukicoder 7 by its rules: every prime up to the number, those that lose at once included.
//!
//! The middle tier has all numbers of up to 10^4. Each number that is found lost makes those won
//! that are larger by a prime.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(2, 9_990)..=g.pick(120, 10_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=10_000);
    // Lost numbers are rare.
    let is_won = won_up_to(10_000);
    let lost = (n..=10_000).find(|&n| !is_won[n as usize]).filter(|_| g.one_in(2));
    format!("{}\n", lost.unwrap_or(n))
}

fn answer_by_table(input: &mut Input) -> String {
    let n = input.number(2..=10_000);
    input.end();
    if won_up_to(n)[n as usize] { "Win\n" } else { "Lose\n" }.to_string()
}

/// Returns whether each number is won, up to `n`.
fn won_up_to(n: u64) -> Vec<bool> {
    let is_prime = |p: u64| (2..p).take_while(|d| d * d <= p).all(|divisor| p % divisor != 0);
    let primes: Vec<u64> = (2..=n).filter(|&p| is_prime(p)).collect();
    let mut is_won = vec![false; n as usize + 1];
    for lost in 2..=n {
        if !is_won[lost as usize] {
            let above = primes.iter().map(|prime| lost + prime).take_while(|&above| above <= n);
            above.for_each(|above| is_won[above as usize] = true);
        }
    }
    is_won
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=10_000u64);
    input.end();
    let first = Search::normal().mover_wins(&n, &|&n| given(n));
    if first { "Win\n" } else { "Lose\n" }.to_string()
}

/// Returns the numbers that a move may leave. One who leaves 0 or 1 loses, as if the opponent were
/// given a number that is won: so these are not options.
fn given(n: u64) -> Vec<u64> {
    let is_prime = |p: &u64| (2..*p).all(|divisor| p % divisor != 0);
    (2..=n).filter(is_prime).map(|prime| n - prime).filter(|&left| left > 1).collect()
}
