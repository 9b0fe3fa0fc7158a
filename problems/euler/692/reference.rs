//! Project Euler 692 by its rules: the first takes are tried one by one, each against all replies.
//!
//! The middle tier goes up to 100 000: a table has for each number of stones the fewest that one
//! must take to win. It uses no Fibonacci number.

use reference::{FibonacciHeap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 60)..=g.pick(60, u64::MAX)))
}

fn generate_middle(g: &mut Generator) -> String {
    let most = if g.one_in(2) { 100_000 } else { 2000 };
    format!("{}\n", g.within(61..=most))
}

fn answer_by_table(input: &mut Input) -> String {
    let largest = input.number(1..=100_000usize);
    input.end();
    let mut fewest = vec![0];
    for stones in 1..=largest {
        // The opponent may take twice as many, which must not be enough.
        let wins = |&take: &usize| take == stones || 2 * take < fewest[stones - take];
        fewest.push((1..=stones).find(wins).expect("taking all stones wins"));
    }
    format!("{}\n", fewest.iter().sum::<usize>())
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=u64::MAX);
    input.end();
    let mut search = Search::normal().written(FibonacciHeap::to_string);
    let mut fewest = |stones: u64| {
        let heap = FibonacciHeap { stones, most: stones };
        let wins = |&take: &u64| !search.mover_wins(&heap.after(take), &FibonacciHeap::options);
        (1..=stones).find(wins).expect("taking all stones wins")
    };
    format!("{}\n", (1..=largest).map(&mut fewest).sum::<u64>())
}
