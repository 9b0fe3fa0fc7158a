//! CodeChef GAMEAAM by its rules: every multiple subtracted in every pair.
//!
//! The middle tier has pairs of up to 10^8 whose quotients in Euclid's algorithm are small, so that
//! few pairs can be reached from them, and all small pairs. Each is worth the mex of what the moves
//! leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let count = g.within(1..=4);
        input += &format!("{count}\n");
        for _ in 0..count {
            // Quotients that are all the same give a ratio near one where the value changes.
            let (least, most) = (g.within(1..=6), g.within(1..=6));
            let (mut small, mut large) = (g.within(1..=3), g.within(4..=30));
            let digits = g.within(1..=7) as u32;
            while large < 10u64.pow(digits) {
                let quotient = g.within(least.min(most)..=least.max(most));
                (small, large) = (large, quotient * large + small);
            }
            let (a, b) = if g.one_in(2) { (small, large) } else { (large, small) };
            input += &format!("{a} {b}\n");
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&(small, large): &(u64, u64)| match small == large {
        true => vec![],
        false => moves_of_one(small, large).map(|pair| vec![pair]).collect(),
    };
    verdicts(input, |pairs| values.sum(&pairs, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    verdicts(input, |mut pairs| {
        assert!(pairs.iter().all(|&(_, large)| large <= 50), "too large for brute force");
        assert!(pairs.len() <= 4, "too many pairs for brute force");
        pairs.sort_unstable();
        search.mover_wins(&pairs, &moves)
    })
}

fn verdicts(input: &mut Input, mut is_won: impl FnMut(Pairs) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let mut pairs = Pairs::new();
        for _ in 0..input.number(1..=100) {
            let [a, b] = [(); 2].map(|()| input.number(1..=100_000_000u64));
            assert!(a != b, "equal numbers");
            pairs.push((a.min(b), a.max(b)));
        }
        output += if is_won(pairs) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

/// Returns the pair after each subtraction of a multiple of the smaller number.
fn moves_of_one(small: u64, large: u64) -> impl Iterator<Item = (u64, u64)> {
    let rests = (1..).map(move |times| times * small).take_while(move |&taken| taken < large);
    rests.map(move |taken| large - taken).map(move |rest| (rest.min(small), rest.max(small)))
}

fn moves(pairs: &Pairs) -> Vec<Pairs> {
    let mut after = Vec::new();
    for (place, &(small, large)) in pairs.iter().enumerate() {
        for pair in moves_of_one(small, large) {
            let mut next = pairs.clone();
            next[place] = pair;
            next.retain(|(a, b)| a != b);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
