//! CodeChef MDSWIN by its rules: every choice of thresholds, and every move.

use reference::{ordered_heaps, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 5)..=g.pick(2, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 1_000_000_000)..=g.pick(4, 1_000_000_000));
        let n = g.within(g.pick(1, 100_000)..=g.pick(6 - k.min(4), 100_000));
        // Numbers with many divisors, those with few, and large ones.
        let unit = [1, 1, 4, 6][g.within(0..=3) as usize] * g.pick(1, 27_720);
        let most = g.pick(if n == 1 && k == 1 { 1_000_000_000 } else { 60 }, 1_000_000_000) / unit;
        let mut numbers = BTreeSet::new();
        while (numbers.len() as u64) < n {
            let number = g.within(1..=most.max(n));
            numbers.insert(if g.one_in(2) && number <= most { number * unit } else { number });
        }
        input += &format!("{n} {k}\n");
        for number in numbers {
            input += &format!("{number}\n");
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=5usize);
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=100_000u64);
        let k = input.number(1..=1_000_000_000u64);
        let numbers = input.numbers(n as usize, 1..=1_000_000_000u64);
        assert_eq!(BTreeSet::from_iter(&numbers).len() as u64, n, "the numbers are not different");
        if (n, k) == (1, 1) {
            // The first player moves to the threshold at once, unless it is reached.
            output += if numbers[0] > 1 { "1\n" } else { "0\n" };
            continue;
        }
        assert!(numbers.iter().all(|&number| number <= 1000), "too large for a reference");
        let mut search = Search::normal();
        let wins = ordered_heaps(k, &numbers).into_iter().filter(|thresholds| {
            let stack = |&threshold: &u64| Stack { threshold, stones: 1 };
            let mut stacks: Vec<Stack> = thresholds.iter().map(stack).collect();
            stacks.sort_unstable();
            search.mover_wins(&stacks, &|stacks: &Vec<Stack>| options(stacks))
        });
        output += &format!("{}\n", wins.count() % 1_000_000_007);
    }
    input.end();
    output
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Stack {
    threshold: u64,
    stones: u64,
}

fn options(stacks: &[Stack]) -> Vec<Vec<Stack>> {
    let mut options = Vec::new();
    for first in 0..stacks.len() {
        for option in moves_in(stacks, first) {
            for second in first + 1..stacks.len() {
                options.extend(moves_in(&option, second));
            }
            options.push(option);
        }
    }
    options.iter_mut().for_each(|option| option.sort_unstable());
    options.sort_unstable();
    options.dedup();
    options
}

/// Returns the stacks after each move in one of them.
fn moves_in(stacks: &[Stack], index: usize) -> Vec<Vec<Stack>> {
    let Stack { threshold, stones } = stacks[index];
    let larger = (stones + 1..=threshold).filter(|stones| threshold % stones == 0);
    let moved = larger.map(|stones| {
        let mut option = stacks.to_vec();
        option[index] = Stack { threshold, stones };
        option
    });
    moved.collect()
}
