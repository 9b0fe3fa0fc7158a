//! AtCoder ARC 116 F by its rules: both ends of every sequence, for the best sum.
//!
//! The middle tier has up to 4 sequences, which are longer if there are fewer of them, and also
//! tries every play on them.

use reference::{join, Generator, Input, Reference, Size};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=g.pick(4, 100_000));
    let mut left = g.pick(11, 200_000);
    let mut sequences = Vec::new();
    for before in 0..k {
        // At least one number is kept for each sequence that follows.
        let most = left - (k - 1 - before);
        let n = match g.size() {
            Size::Tiny => g.within(1..=most.min(7)),
            Size::Largest if before == k - 1 => most,
            Size::Largest => g.within(1..=most.min(6)),
        };
        left -= n;
        sequences.push(g.many(n, 1..=g.pick(9, 1_000_000_000)));
    }
    let lines = sequences.iter().map(|numbers| format!("{} {}\n", numbers.len(), join(numbers)));
    format!("{k}\n{}", lines.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let longest: &[u64] =
        [&[40][..], &[12, 10], &[6, 5, 5], &[4, 4, 3, 3]][g.within(0..=3) as usize];
    let most = [5, 1_000_000_000][g.within(0..=1) as usize];
    let mut input = format!("{}\n", longest.len());
    for &longest in longest {
        let n = g.within(longest - 2..=longest);
        input += &format!("{n} {}\n", join(&g.many(n, 1..=most)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let k = input.number(1..=200_000);
    let mut sequences: Vec<Vec<u64>> = Vec::new();
    for _ in 0..k {
        let n = input.number(1..=200_000);
        sequences.push(input.numbers(n, 1..=1_000_000_000));
    }
    input.end();
    assert!(sequences.iter().map(Vec::len).sum::<usize>() <= 200_000, "too many numbers");
    sequences.sort_unstable();
    format!("{}\n", best(&sequences, true, &mut HashMap::new()))
}

/// Returns the final sum. Whose turn it is follows from how many numbers are left, so the
/// sequences alone make the position.
fn best(
    sequences: &[Vec<u64>],
    takahashi_moves: bool,
    known: &mut HashMap<Vec<Vec<u64>>, u64>,
) -> u64 {
    if let Some(&sum) = known.get(sequences) {
        return sum;
    }
    let mut sums = Vec::new();
    for index in (0..sequences.len()).filter(|&index| sequences[index].len() > 1) {
        for end in [0, sequences[index].len() - 1] {
            let mut option = sequences.to_vec();
            option[index].remove(end);
            option.sort_unstable();
            sums.push(best(&option, !takahashi_moves, known));
        }
    }
    let choice = if takahashi_moves { sums.iter().max() } else { sums.iter().min() };
    let sum = choice.copied().unwrap_or_else(|| sequences.iter().map(|numbers| numbers[0]).sum());
    known.insert(sequences.to_vec(), sum);
    sum
}
