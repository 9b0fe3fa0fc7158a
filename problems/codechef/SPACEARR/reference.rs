//! CodeChef SPACEARR by its rules: every move, and every permutation.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{n}\n{}\n", spaced(&sequence));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=20_000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=200_000usize);
        let sequence = input.numbers(n, 1..=n as u64);
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
        let first = Search::normal().mover_wins(&sequence, &options);
        output += if first { "First\n" } else { "Second\n" };
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
