//! Codeforces 282D by its rules: lowers one number, or all of them.
//!
//! The middle tier has all pairs that the statement allows, and three numbers of up to 60, decided
//! one after the other: a position is lost if no move from it leads to a lost one.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(1..=3);
    let largest = g.pick([25, 25, 9][n as usize - 1], 299);
    let mut numbers = g.many(n, g.pick(0, 290)..=largest);
    // Lost positions are rare.
    if n == 3 && g.one_in(3) {
        numbers[2] = (numbers[0] ^ numbers[1]).min(largest);
    }
    if n == 2 && g.one_in(3) {
        numbers[1] = (numbers[0] * 1618 / 1000 + g.within(0..=1)).min(largest);
    }
    format!("{n}\n{}\n", join(&numbers))
}

/// Returns numbers that are lost half of the time, or close to it.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=3) as usize;
    let largest = largest(n);
    let mut numbers: Vec<usize> =
        g.many(n as u64, 0..=largest as u64).into_iter().map(|number| number as usize).collect();
    if n > 1 && !g.one_in(4) {
        let is_lost = is_lost(n);
        let wanted = |last: &usize| {
            let mut numbers = numbers.clone();
            numbers[n - 1] = *last;
            is_lost[place(&numbers)]
        };
        if let Some(last) = (0..=largest).find(wanted) {
            numbers[n - 1] = last;
        }
    }
    if g.one_in(3) {
        let one = g.within(0..=n as u64 - 1) as usize;
        numbers[one] = (numbers[one] + 1).min(largest);
    }
    format!("{n}\n{}\n", join(&numbers))
}

/// Returns the largest number of the tables.
fn largest(n: usize) -> usize {
    [299, 299, 40][n - 1]
}

/// Returns the place of a position in the table.
fn place(numbers: &[usize]) -> usize {
    numbers.iter().fold(0, |place, number| place * (largest(numbers.len()) + 1) + number)
}

/// Returns for each position whether it is lost.
fn is_lost(n: usize) -> Vec<bool> {
    let base = largest(n) + 1;
    let positions = base.pow(n as u32);
    let mut table = Vec::with_capacity(positions);
    // For each line of moves whether there is a lost position on it: by the place of its first
    // position, which has a 0 where the moves lower a number.
    let mut has_lost = vec![vec![false; positions]; n + 1];
    for position in 0..positions {
        let numbers: Vec<usize> =
            (0..n).map(|at| position / base.pow((n - 1 - at) as u32) % base).collect();
        let least = numbers.iter().copied().min().unwrap_or(0);
        let together = place(&numbers.iter().map(|number| number - least).collect::<Vec<_>>());
        let lines: Vec<usize> = (0..n)
            .map(|at| position - numbers[at] * base.pow((n - 1 - at) as u32))
            .chain([together])
            .collect();
        let is_lost = lines.iter().zip(&has_lost).all(|(&line, has_lost)| !has_lost[line]);
        if is_lost {
            lines.iter().zip(&mut has_lost).for_each(|(&line, has_lost)| has_lost[line] = true);
        }
        table.push(is_lost);
    }
    table
}

fn answer_by_table(input: &mut Input) -> String {
    let numbers: Vec<usize> = read(input).into_iter().map(|number| number as usize).collect();
    let first = !is_lost(numbers.len())[place(&numbers)];
    if first { "BitLGM\n" } else { "BitAryo\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=3);
    let numbers = input.numbers(n, 0..=299u64);
    input.end();
    numbers
}

fn answer(input: &mut Input) -> String {
    let mut numbers = read(input);
    numbers.sort_unstable();
    let options = |numbers: &Vec<u64>| {
        let mut options = take_from_one_heap(numbers, |_| true);
        let least = numbers.iter().min().copied().unwrap_or(0);
        options.extend((1..=least).map(|x| numbers.iter().map(|number| number - x).collect()));
        options
    };
    let first = Search::normal().mover_wins(&numbers, &options);
    if first { "BitLGM\n" } else { "BitAryo\n" }.to_string()
}
