//! CodeChef MATCHS by its rules: every allowed number of matches, taken from either pile.
//!
//! The middle tier has the same search on piles of up to 10^18, with small quotients in Euclid's
//! algorithm, so that few positions can be reached; mostly 1, which makes the ratios close to the
//! golden ratio.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 100_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(40, 1_000_000_000_000_000_000);
        let first = g.within(1..=most);
        let second = match g.one_in(2) {
            true => g.within(1..=most),
            // Piles whose ratio is near the golden one decide it.
            false => (first as f64 / 1.618_033_988_749_895) as u64 + g.within(0..=2),
        };
        input += &format!("{first} {}\n", second.max(1));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let digits = g.within(2..=17) as u32;
        let (mut small, mut large) = (g.within(1..=3), g.within(3..=20));
        // The last quotients decide about the ratio first.
        let ones = g.within(0..=80);
        for step in 0.. {
            let quotient = if step >= ones && g.one_in(3) { g.within(2..=4) } else { 1 };
            (small, large) = (large, quotient * large + small);
            if large >= 10u64.pow(digits) {
                break;
            }
        }
        let (n, m) = if g.one_in(2) { (small, large) } else { (large, small) };
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let [n, m] = [(); 2].map(|()| input.number(1..=1_000_000_000_000_000_000u64));
        assert!(quotients(n, m) <= 10_000, "too many moves for brute force");
        output += if search.mover_wins(&(n, m), &moves) { "Ari\n" } else { "Rich\n" };
    }
    input.end();
    output
}

/// Returns the piles after each move; none once a pile is empty, as its last match won.
fn moves(&(n, m): &(u64, u64)) -> Vec<(u64, u64)> {
    if n == 0 || m == 0 {
        return vec![];
    }
    let from_first = (1..=n / m).map(|times| (n - times * m, m));
    let from_second = (1..=m / n).map(|times| (n, m - times * n));
    from_first.chain(from_second).collect()
}

/// Returns the sum of the quotients in Euclid's algorithm.
fn quotients(n: u64, m: u64) -> u64 {
    n.checked_div(m).map_or(0, |times| times + quotients(m, n % m))
}
