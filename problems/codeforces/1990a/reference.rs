//! Codeforces 1990A by its rules: chooses every index that may be chosen.
//!
//! The middle tier has up to 50 numbers. A position is the largest number taken and how many
//! equal ones are left, because no larger one has been taken and no smaller one may be.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_largest).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 49)..=g.pick(8, 50));
        let mut numbers = g.many(n, 1..=n);
        if g.one_in(2) {
            // Equal pairs, with one number left over if their count is odd.
            let half = numbers[..n as usize / 2].to_vec();
            numbers.splice(..half.len(), half.clone());
            numbers.splice(half.len()..2 * half.len(), half);
        }
        input += &format!("{n}\n{}\n", join(&numbers));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let n = g.within(9..=50);
        let highest = g.within(1..=n);
        let mut numbers = g.many(n, 1..=highest);
        if !g.one_in(4) {
            // Equal pairs, with one number left over if their count is odd.
            let half = n as usize / 2;
            numbers.copy_within(..half, half);
        }
        input += &format!("{n}\n{}\n", join(&numbers));
    }
    input
}

fn answer_by_largest(input: &mut Input) -> String {
    let mut output = String::new();
    for numbers in read(input) {
        let count = |number: usize| numbers.iter().filter(|&&other| other == number as u64).count();
        let counts: Vec<usize> = (0..=50).map(count).collect();
        // Whether a move to a number above the present one wins.
        let mut larger_wins = false;
        for count in counts.into_iter().rev() {
            // The player to move may also take an equal number, one after the other.
            let mut wins = larger_wins;
            let mut taking_wins = false;
            for _ in 0..count {
                taking_wins = !wins;
                wins = larger_wins || taking_wins;
            }
            larger_wins |= taking_wins;
        }
        output += if larger_wins { "YES\n" } else { "NO\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(2..=50u64);
        cases.push(input.numbers(n as usize, 1..=n));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    // A position is the largest number taken, and the numbers that are left.
    let options = |(mx, numbers): &(u64, Vec<u64>)| {
        let mut options = Vec::new();
        for (index, &number) in numbers.iter().enumerate() {
            if number >= *mx {
                let mut left = numbers.clone();
                left.remove(index);
                options.push((number, left));
            }
        }
        options
    };
    let mut search =
        Search::normal().written(|(mx, numbers): &(u64, Vec<u64>)| match (mx, &numbers[..]) {
            (_, []) => "∅".to_string(),
            (0, _) => join(numbers),
            _ => format!("{} | ≥{mx}", join(numbers)),
        });
    let mut output = String::new();
    for numbers in read(input) {
        let alice = search.mover_wins(&(0, numbers), &options);
        output += if alice { "YES\n" } else { "NO\n" };
    }
    output
}
