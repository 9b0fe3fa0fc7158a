//! Codeforces 662A by its rules: all ways in which the cards can fall, and Nim by search.
//!
//! The middle tier has up to 12 cards with large numbers, and takes the nim sum of each of the
//! ways in which they can fall.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 500_000)..=g.pick(5, 500_000));
    let mut input = format!("{n}\n");
    let largest = g.pick(if n < 4 { 6 } else { 3 }, 1_000_000_000_000_000_000);
    let few = g.one_in(3);
    for _ in 0..n {
        let a = g.within(g.pick(0, largest / 2)..=largest);
        let b = if few { a ^ 1 } else { g.within(g.pick(0, largest / 2)..=largest) };
        input += &format!("{a} {}\n", b.min(largest));
    }
    input
}

/// Returns cards whose sides differ by nim sums of a few numbers.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=12);
    let bits = [4, 20, 59][g.within(0..=2) as usize];
    let few = g.within(1..=8);
    let numbers = g.many(few, 1..=(1 << bits) - 1);
    let mut lines = String::new();
    let mut sum = 0;
    for card in 1..=n {
        let mut difference = 0;
        for &number in &numbers {
            difference ^= if g.one_in(2) { number } else { 0 };
        }
        let mut a = g.within(0..=(1 << bits) - 1);
        if card == n && !g.one_in(4) {
            // The front sides have a nim sum that can become 0, or nearly.
            a = sum ^ numbers[0] ^ u64::from(g.one_in(3));
        }
        sum ^= a;
        lines += &format!("{a} {}\n", a ^ difference);
    }
    format!("{n}\n{lines}")
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let mut sums = vec![0];
    for card in read(input) {
        sums = sums.iter().flat_map(|sum| [sum ^ card[0], sum ^ card[1]]).collect();
    }
    let (mut won, mut all) = (sums.iter().filter(|&&sum| sum > 0).count(), sums.len());
    while won % 2 == 0 && all % 2 == 0 {
        (won, all) = (won / 2, all / 2);
    }
    format!("{won}/{all}\n")
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let n = input.number(1..=500_000);
    let cards = (0..n).map(|_| input.numbers(2, 0..=1_000_000_000_000_000_000)).collect();
    input.end();
    cards
}

fn answer(input: &mut Input) -> String {
    let cards = read(input);
    let n = cards.len();
    let mut search = Search::normal();
    let (mut won, mut all) = (0u64, 1u64 << n);
    for fall in 0..all {
        let mut heaps: Vec<u64> =
            (0..n).map(|card| cards[card][(fall >> card & 1) as usize]).collect();
        heaps.sort_unstable();
        won += u64::from(
            search.mover_wins(&heaps, &|heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true)),
        );
    }
    let mut divisor = 2;
    while divisor <= all {
        if won % divisor == 0 && all % divisor == 0 {
            (won, all) = (won / divisor, all / divisor);
        } else {
            divisor += 1;
        }
    }
    format!("{won}/{all}\n")
}
