//! POJ 3922 by its rules: every number of stones, with what may be taken next.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 20)..=g.pick(4, 20));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(2, 99_000_000)..=g.pick(45, 100_000_000));
        let k = g.within(g.pick(1, 50_000)..=g.pick(6, 100_000));
        let k = if g.one_in(9) { 100_000 } else { k };
        input += &format!("{n} {k}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=20) {
        let (n, k) = (input.number(2..=100_000_000u64), input.number(1..=100_000u64));
        let mut search =
            Search::normal().written(|&(stones, most): &(u64, u64)| FibonacciHeap { stones, most });
        // The stones, and how many may be taken.
        let options = |&(stones, most): &(u64, u64)| {
            (1..=most).map(|take| (stones - take, (k * take).min(stones - take))).collect()
        };
        let after = |take: u64| (n - take, (k * take).min(n - take));
        let winning = (1..n).find(|&take| !search.mover_wins(&after(take), &options));
        let verdict = winning.map_or("lose".to_string(), |take| take.to_string());
        output += &format!("Case {case}: {verdict}\n");
    }
    input.end();
    output
}
