//! HDU 1525 by its rules: every multiple of the smaller number taken from the larger.
//!
//! The middle tier has numbers of up to 2^31 with few moves, and pairs on both sides of the golden
//! ratio, where the winner changes. The same search answers, because the numbers fall quickly.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(12, 50_000) {
        let most = g.pick(40, 2_147_483_647);
        let (a, b) = match g.one_in(2) {
            true => (g.within(1..=most), g.within(1..=most)),
            false => long_division(g, most),
        };
        input += &format!("{a} {b}\n");
    }
    input + "0 0\n"
}

/// Returns numbers whose quotients in Euclid's algorithm are mostly 1, so that many moves are
/// forced. If all quotients are 1, they are Fibonacci numbers.
fn long_division(g: &mut Generator, most: u64) -> (u64, u64) {
    let (mut small, mut large) = (0, 1);
    loop {
        let quotient = if g.one_in(g.pick(4, 40)) { 2 } else { 1 };
        let larger = large * quotient + small;
        if larger > most || g.one_in(g.pick(8, 100)) {
            return if small > 0 { (large, small) } else { (large, large) };
        }
        (small, large) = (large, larger);
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..40 {
        let (a, b) = long_division(g, 2_147_483_647);
        input += &format!("{a} {b}\n");
        let most = if g.one_in(2) { 500 } else { 20_000 };
        let small = g.within(1..=most);
        let golden = small * 1_618_033_989 / 1_000_000_000;
        input += &format!("{small} {}\n{} {small}\n", golden, golden + 1);
        input += &format!("{} {}\n", g.within(1..=3000), g.within(1..=3000));
    }
    input + "0 0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let (a, b) = (input.number(0..=u64::MAX), input.number(0..=u64::MAX));
        if (a, b) == (0, 0) {
            input.end();
            return output;
        }
        assert!(a > 0 && b > 0, "a line with one 0");
        let stan = search.mover_wins(&(a.min(b), a.max(b)), &subtractions);
        output += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
}

/// The two numbers after each move, the smaller first; none once it is 0.
fn subtractions(&(small, large): &(u64, u64)) -> Vec<(u64, u64)> {
    if small == 0 {
        return vec![];
    }
    let rests = (1..=large / small).map(|times| large - times * small);
    rests.map(|rest| (rest.min(small), rest.max(small))).collect()
}
