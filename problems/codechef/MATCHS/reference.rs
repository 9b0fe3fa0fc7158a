//! CodeChef MATCHS by its rules: every allowed number of matches, taken from either pile.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let [n, m] = [(); 2].map(|()| input.number(1..=1_000_000_000_000_000_000u64));
        assert!(n.max(m) <= 10_000, "too many matches for brute force");
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
    let from_first = (1..=n).filter(|taken| taken % m == 0).map(|taken| (n - taken, m));
    let from_second = (1..=m).filter(|taken| taken % n == 0).map(|taken| (n, m - taken));
    from_first.chain(from_second).collect()
}
