//! CodeChef SPACEARR by its rules: every move, and every permutation.
//!
//! The middle tier plays sequences of up to 40 numbers to the end, with any moves that are safe,
//! because each play is as long as any other; that is for the tiny sequences to check. Hall's
//! condition tells whether there is a permutation.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
        let mut sequence: Vec<u64> = if g.one_in(4) {
            g.many(n, 1..=n)
        } else {
            (1..=n).map(|place| g.within(1..=place)).collect()
        };
        for place in 1..sequence.len() {
            sequence.swap(place, g.within(0..=place as u64) as usize);
        }
        input += &format!("{n}\n{}\n", join(&sequence));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let n = g.within(5..=40);
        let mut sequence: Vec<u64> = (1..=n).map(|place| g.within(1..=place)).collect();
        if g.one_in(4) {
            // Perhaps too much.
            let place = g.within(0..=n - 1) as usize;
            sequence[place] = (sequence[place] + g.within(1..=3)).min(n);
        }
        for place in 1..sequence.len() {
            sequence.swap(place, g.within(0..=place as u64) as usize);
        }
        input += &format!("{n}\n{}\n", join(&sequence));
    }
    input
}

fn answer_by_playing(input: &mut Input) -> String {
    winners(input, |mut sequence| {
        let mut moves = 0;
        if !fits(&sequence) {
            return false;
        }
        // What is not safe now will not be safe later.
        for place in 0..sequence.len() {
            loop {
                sequence[place] += 1;
                if !fits(&sequence) {
                    break;
                }
                moves += 1;
            }
            sequence[place] -= 1;
        }
        moves % 2 == 1
    })
}

/// Returns whether some permutation has a number at each place that is at least the sequence's:
/// there are enough large numbers for those of the sequence.
fn fits(sequence: &[u64]) -> bool {
    let n = sequence.len() as u64;
    (1..=n + 1).all(|least| {
        let demanding = sequence.iter().filter(|&&number| number >= least).count() as u64;
        demanding <= n + 1 - least
    })
}

fn answer(input: &mut Input) -> String {
    winners(input, |sequence| {
        let n = sequence.len();
        assert!(n <= 8, "too large for a reference");
        // Whoever cannot move without losing loses in any case.
        let options = |sequence: &Vec<u64>| {
            let raised = (0..n).map(|place| {
                let mut option = sequence.clone();
                option[place] += 1;
                option
            });
            raised.filter(|option| is_below_permutation(option, &mut vec![])).collect()
        };
        Search::normal().mover_wins(&sequence, &options)
    })
}

fn winners(input: &mut Input, is_won: impl Fn(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=20_000) {
        let n = input.number(1..=200_000usize);
        let sequence = input.numbers(n, 1..=n as u64);
        output += if is_won(sequence) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

/// Tries to continue the beginning of a permutation.
fn is_below_permutation(sequence: &[u64], beginning: &mut Vec<u64>) -> bool {
    if beginning.len() == sequence.len() {
        return true;
    }
    for number in sequence[beginning.len()]..=sequence.len() as u64 {
        if !beginning.contains(&number) {
            beginning.push(number);
            if is_below_permutation(sequence, beginning) {
                return true;
            }
            beginning.pop();
        }
    }
    false
}
