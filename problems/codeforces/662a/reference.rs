//! Codeforces 662A by its rules: all ways in which the cards can fall, and Nim by search.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=500_000);
    let cards: Vec<Vec<u64>> =
        (0..n).map(|_| input.numbers(2, 0..=1_000_000_000_000_000_000)).collect();
    input.end();
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
