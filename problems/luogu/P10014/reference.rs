//! Luogu P10014 by its rules: the value of every row from all that may be taken of it.

use reference::{change_one_heap, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=5u64);
    // Roots up to about 20, so that the order of the values turns more than once.
    let most = g.pick([20, 400, 900, 2000, 2000][k as usize - 1], (1 << 60) - 1);
    let games = g.pick(4, 10);
    let mut text = format!("{games} {k}\n");
    for _ in 0..games {
        let mut rows = g.heaps(g.pick(3, 10_000), 1..=most);
        if g.one_in(3) {
            // Two equal numbers have the nim sum 0, so that the first player often loses.
            rows = rows.iter().flat_map(|&row| [row, row]).collect();
        }
        text += &format!("{}\n{}\n", rows.len(), spaced(&rows));
    }
    text
}

fn answer(input: &mut Input) -> String {
    let games = input.number(1..=100_000);
    let k = input.number(1..=5u32);
    let mut values: Vec<usize> = vec![0];
    let mut verdicts = String::new();
    for _ in 0..games {
        let n = input.number(0..=100_000);
        let mut sum = 0;
        let mut rows = Vec::new();
        for most in input.numbers(n, 0..=(1u64 << 60) - 1) {
            while values.len() as u64 <= most {
                let x = values.len();
                let takes = (1..=x).take_while(|take| take.pow(k) <= x);
                let options: Vec<usize> = takes.map(|take| values[x - take]).collect();
                values.push((0..).find(|value| !options.contains(value)).expect("a number"));
            }
            rows.extend(1..=most as usize);
            sum = (1..=most as usize).fold(sum, |sum, row| sum ^ values[row]);
        }
        rows.sort_unstable();
        Search::normal().show(&rows, &|rows| {
            change_one_heap(rows, |&x| {
                let takes = (1..=x).take_while(|take| take.pow(k) <= x);
                takes.map(|take| vec![x - take]).collect()
            })
        });
        verdicts += if sum != 0 { "Lily\n" } else { "Kaguya\n" };
    }
    input.end();
    verdicts
}
