//! HDU 1848 by its rules: every Fibonacci number tried on every heap.
//!
//! The middle tier has heaps of up to 1000, each of them worth the mex of what the moves leave.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 100_000) {
        let bound = g.pick(9, 1000);
        let [m, n, p] = [(); 3].map(|()| g.within(1..=bound));
        input += &format!("{m} {n} {p}\n");
    }
    input + "0 0 0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let heaps = |_| format!("{}\n", join(&g.many(3, 1..=1000)));
    (0..300).map(heaps).chain(["0 0 0\n".to_string()]).collect()
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&heap: &u64| {
        let takes = (1..=heap).filter(|&take| is_fibonacci(take));
        takes.map(|take| vec![heap - take]).collect()
    };
    let mut output = String::new();
    loop {
        let heaps = input.numbers(3, 0..=1000);
        if heaps == [0, 0, 0] {
            input.end();
            return output;
        }
        output += if values.sum(&heaps, &options) > 0 { "Fibo\n" } else { "Nacci\n" };
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let mut heaps = input.numbers(3, 0..=1000);
        if heaps == [0, 0, 0] {
            input.end();
            return output;
        }
        assert!(!heaps.contains(&0), "a heap of 0 among others");
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, is_fibonacci);
        output += if search.mover_wins(&heaps, &options) { "Fibo\n" } else { "Nacci\n" };
    }
}

fn is_fibonacci(number: u64) -> bool {
    let (mut small, mut large) = (1, 2);
    while small < number {
        (small, large) = (large, small + large);
    }
    small == number
}
