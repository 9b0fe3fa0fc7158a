//! Luogu P5652 by its rules: every move of the token on each part.
//!
//! The middle tier has up to 60 numbers. While the token stands on a number, the later ones are as
//! given, so a table of what is left of it, for each place, solves a part.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1_000_000)..=g.pick(6, 1_000_000));
    let m = g.within(1..=g.pick(4, 5));
    let queries = g.within(g.pick(1, 1_000_000)..=g.pick(6, 1_000_000));
    written(g, n, m, queries, g.pick(4, 1_000_000_000))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=60);
    let reach = if g.one_in(4) { 70 } else { 9 };
    let m = g.within(1..=reach);
    let queries = g.within(1..=60);
    written(g, n, m, queries, 6)
}

fn written(g: &mut Generator, n: u64, m: u64, queries: u64, most: u64) -> String {
    let mut numbers = g.many(n, 1..=most);
    if g.one_in(3) {
        numbers.iter_mut().for_each(|number| *number += *number % 2);
        numbers[g.within(0..=n - 1) as usize] -= 1;
    }
    let kind = g.within(0..=1);
    let mut input = format!("{n} {m} {queries} {kind}\n{}\n", join(&numbers));
    if kind == 1 {
        let factor = g.within(1..=40);
        let modulus = g.within(factor + 1..=20_000_000);
        let [start, addend] = [(); 2].map(|()| g.within(1..=modulus - 1));
        return input + &format!("{start} {factor} {addend} {modulus}\n");
    }
    for _ in 0..queries {
        let [a, b] = [(); 2].map(|()| g.within(1..=n));
        input += &format!("{} {}\n", a.min(b), a.max(b));
    }
    input
}

/// The place of the token, and the numbers from there on.
type Position = (usize, Vec<u64>);

fn answer(input: &mut Input) -> String {
    // The moves depend on m, and so does what is remembered.
    let mut search = None;
    sum_of_squares(input, |part, m| {
        assert!(part.iter().product::<u64>() <= 100_000, "too large for brute force");
        let options = |(place, numbers): &Position| {
            let reach = numbers.iter().enumerate().take(m + 1).filter(|&(_, &number)| number > 0);
            let after = reach.map(|(steps, _)| {
                let mut left = numbers[steps..].to_vec();
                left[0] -= 1;
                (place + steps, left)
            });
            after.collect::<Vec<Position>>()
        };
        let mut start = part.to_vec();
        start[0] -= 1;
        let search = search.get_or_insert_with(|| {
            Search::normal().written(|(place, numbers): &Position| {
                format!("{}{}", "· ".repeat(*place), join(numbers))
            })
        });
        search.mover_wins(&(0, start), &options)
    })
}

fn answer_by_table(input: &mut Input) -> String {
    sum_of_squares(input, |part, m| {
        // Whether the mover wins when the token has come to a place and lowered its number.
        let mut wins = vec![false; part.len()];
        for place in (0..part.len()).rev() {
            let behind = place + 1..part.len().min(place + m + 1);
            let can_leave = behind.into_iter().any(|to| !wins[to]);
            let mut wins_with_left = can_leave;
            for _ in 1..part[place] {
                wins_with_left = can_leave || !wins_with_left;
            }
            wins[place] = wins_with_left;
        }
        wins[0]
    })
}

fn sum_of_squares(input: &mut Input, mut wins: impl FnMut(&[u64], usize) -> bool) -> String {
    let n = input.number(1..=1_000_000);
    let m = input.number(1..=1_000_000);
    let queries = input.number(1..=10_000_000u64);
    let kind = input.number(0..=1);
    let numbers = input.numbers(n, 1..=1_000_000_000);
    let [mut random, factor, addend, modulus] = match kind {
        1 => [(); 4].map(|()| input.number(0..=i32::MAX as u64)),
        _ => [0, 0, 0, 1],
    };
    if kind == 1 {
        assert!(random.max(factor).max(addend) < modulus, "a number that is not below P");
        assert!(modulus * (factor + 1) < i32::MAX as u64, "P is too large");
    }
    let mut sum = 0;
    for query in 1..=queries {
        let mut end = || match kind {
            0 => input.number(1..=n),
            _ => {
                random = (random * factor + addend) % modulus;
                random as usize % n + 1
            }
        };
        let (mut left, mut right) = (end(), end());
        if kind == 1 && left > right {
            (left, right) = (right, left);
        }
        assert!(left <= right, "a part that ends before it begins");
        if wins(&numbers[left - 1..right], m) {
            sum = (sum + query * query) % (1 << 32);
        }
    }
    input.end();
    format!("{sum}\n")
}
