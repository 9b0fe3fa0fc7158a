//! AcWing 894 by its rules: every heap replaced by every pair of smaller ones.
//!
//! The middle tier has heaps of up to 100 stones. A heap of h is then a coin at the place h of the
//! game of Winning Ways, chapter 14, that is called Mock Turtles, in which a move turns a coin and
//! up to two further ones to its left: it is worth the h-th number with an odd number of binary
//! ones.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_mock_turtles).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(3, 100), 1..=g.pick(4, 100));
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

/// Returns heaps of which the last one often makes the position lost.
fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=30);
    let mut heaps = g.many(count, 1..=100);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ mock_turtle(heap));
    if g.one_in(2) {
        heaps.extend((1..=100).find(|&heap| mock_turtle(heap) == sum));
        if heaps.len() % 2 == 1 {
            let (first, second) = (heaps[0], g.within(1..=100));
            let wanted = mock_turtle(first) ^ mock_turtle(second);
            let mut pairs = (1..=100).flat_map(|one| (1..one).map(move |other| (one, other)));
            let equal =
                |&(one, other): &(u64, u64)| mock_turtle(one) ^ mock_turtle(other) == wanted;
            let (one, other) = pairs.rfind(equal).unwrap_or((first, second));
            heaps[0] = second;
            heaps.extend([one, other]);
        }
    }
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn answer_by_mock_turtles(input: &mut Input) -> String {
    let nim_sum = read(input).into_iter().fold(0, |sum, heap| sum ^ mock_turtle(heap));
    (if nim_sum > 0 { "Yes\n" } else { "No\n" }).to_string()
}

/// Returns the value of a heap that is not empty.
fn mock_turtle(heap: u64) -> u64 {
    let double = 2 * (heap - 1);
    double + 1 - u64::from(double.count_ones() % 2)
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100);
    let heaps = input.numbers(n, 1..=100);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let mut heaps = read(input);
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| splits(heaps);
    let first = Search::normal().mover_wins(&heaps, &options);
    (if first { "Yes\n" } else { "No\n" }).to_string()
}

fn splits(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for split in 0..heaps.len() {
        for one in 0..heaps[split] {
            for other in 0..=one {
                let mut option = heaps.to_vec();
                option.remove(split);
                option.extend([one, other].iter().filter(|&&part| part > 0));
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
