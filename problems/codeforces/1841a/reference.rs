//! Codeforces 1841A by its rules: merges every number of equal numbers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 99)..=g.pick(3, 99));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(2..=g.pick(20, 100)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=99);
    let counts = input.numbers(cases, 2..=100u64);
    input.end();
    let options = |board: &Vec<u64>| {
        let mut options = Vec::new();
        for &number in board {
            let equal = board.iter().filter(|&&other| other == number).count();
            let others: Vec<u64> = board.iter().copied().filter(|&other| other != number).collect();
            for merged in 2..=equal {
                let mut option = others.clone();
                option.extend(vec![number; equal - merged]);
                option.push(number * merged as u64);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut search = Search::misere();
    let mut winner = |n| {
        let alice = search.mover_wins(&vec![1; n as usize], &options);
        if alice {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    counts.into_iter().map(&mut winner).collect()
}
