//! CodeChef GAMEAAM by its rules: every multiple subtracted in every pair.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        input += &format!("{n}\n");
        for _ in 0..n {
            let first = g.within(1..=g.pick(12, 100_000_000));
            let second = match g.one_in(2) {
                true => g.within(1..=g.pick(12, 100_000_000)),
                // A small quotient, and so a small value.
                false => g.within(first.div_ceil(3)..=first),
            };
            let second = if second == first { first % 2 + 1 } else { second };
            let first = if second == first { 3 } else { first };
            input += &format!("{first} {second}\n");
        }
    }
    input
}

/// Pairs of different numbers, the smaller one first, in order.
type Pairs = Vec<(u64, u64)>;

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let mut pairs = Pairs::new();
        for _ in 0..input.number(1..=100) {
            let [a, b] = [(); 2].map(|()| input.number(1..=100_000_000u64));
            assert!(a != b, "equal numbers");
            assert!(a.max(b) <= 50, "too large for brute force");
            pairs.push((a.min(b), a.max(b)));
        }
        assert!(pairs.len() <= 4, "too many pairs for brute force");
        pairs.sort_unstable();
        output += if search.mover_wins(&pairs, &moves) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

fn moves(pairs: &Pairs) -> Vec<Pairs> {
    let mut after = Vec::new();
    for (place, &(small, large)) in pairs.iter().enumerate() {
        let rests = (1..).map(|times| times * small).take_while(|&taken| taken < large);
        for rest in rests.map(|taken| large - taken) {
            let mut next = pairs.clone();
            next[place] = (rest.min(small), rest.max(small));
            next.retain(|(a, b)| a != b);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
