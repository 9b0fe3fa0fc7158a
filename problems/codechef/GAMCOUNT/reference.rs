//! CodeChef GAMCOUNT by its rules: every state and every move.
//!
//! The middle tier has up to 100 numbers, each of them worth the mex of what the moves leave, and
//! states of up to 300 of them, counted one number after the other by their nim sum.

use grundy::mex::mex;
use reference::{join, ordered_heaps, Generator, Input, Reference, Search};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=g.pick(3, 3));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 1_000_000)..=g.pick(4, 1_000_000));
        let tiny = if k == 1 { 24 } else { 9 - 2 * k.min(3) };
        let n = g.within(g.pick(1, 100_000)..=g.pick(tiny, 100_000));
        let largest = g.within(0..=g.pick(4, 17));
        let mut exponents = g.many(n, 0..=largest);
        if g.one_in(10) {
            exponents[0] = 10_000;
            exponents[n as usize - 1] = 64;
        }
        input += &format!("{n} {k}\n{}\n", join(&exponents));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let (n, k) = (g.within(1..=100), g.within(1..=300));
        let largest = g.within(0..=8);
        let mut exponents = g.many(n, 0..=largest);
        if g.one_in(4) {
            // The nim sums of all numbers are spread evenly.
            exponents.fill(0);
        }
        input += &format!("{n} {k}\n{}\n", join(&exponents));
    }
    input
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { k, exponents } in read(input) {
        let mut values: Vec<u64> = Vec::new();
        for (x, &exponent) in exponents.iter().enumerate() {
            values.push(mex(lowered(x as u64, exponent).map(|lower| values[lower as usize])));
        }
        let mut with_value = [0; 128];
        values.iter().for_each(|&value| with_value[value as usize] += 1);
        let mut with_sum = [0; 128];
        with_sum[0] = 1;
        for _ in 0..k {
            let mut longer = [0; 128];
            for (value, &numbers) in with_value.iter().enumerate().filter(|(_, &n)| n > 0) {
                (0..128).for_each(|sum| longer[sum ^ value] += with_sum[sum] * numbers);
            }
            with_sum = longer.map(|states| states % PRIME);
        }
        output += &format!("{}\n", with_sum[1..].iter().sum::<u64>() % PRIME);
    }
    output
}

struct Case {
    k: u64,
    exponents: Vec<u32>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=3) {
        let n = input.number(1..=100_000);
        let k = input.number(1..=1_000_000);
        cases.push(Case { k, exponents: input.numbers(n, 0..=10_000) });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { k, exponents } in read(input) {
        let n = exponents.len() as u64;
        let options = |state: &Vec<u64>| {
            let mut options = Vec::new();
            for (index, &x) in state.iter().enumerate() {
                for lower in lowered(x, exponents[x as usize]) {
                    let mut option = state.clone();
                    option[index] = lower;
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let mut search = Search::normal();
        let numbers: Vec<u64> = (0..n).collect();
        let mut wins = 0;
        for mut state in ordered_heaps(k, &numbers) {
            state.sort_unstable();
            wins += u64::from(search.mover_wins(&state, &options));
        }
        output += &format!("{}\n", wins % PRIME);
    }
    output
}

/// Returns what is left of `x` after each multiple of 2^`exponent` that can be taken from it.
fn lowered(x: u64, exponent: u32) -> impl Iterator<Item = u64> {
    let unit = if exponent < 64 { 1 << exponent } else { u128::from(u64::MAX) + 1 };
    let multiples = (1..).map(move |factor| factor * unit);
    multiples.take_while(move |&taken| taken <= u128::from(x)).map(move |taken| x - taken as u64)
}
