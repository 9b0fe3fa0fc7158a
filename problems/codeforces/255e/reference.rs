//! Codeforces 255E by its rules: leaves every number between the roots.
//!
//! The middle tier has piles of every size, mostly close to where the values could change. All
//! values up to the root of the largest pile are found by the definition, with the numbers in
//! reach counted by value.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 77_777)..=g.pick(3, 77_777));
    let mut piles = g.many(n, g.pick(1, 777_000_000_000)..=g.pick(100, 777_777_777_777));
    if g.one_in(3) {
        piles[0] =
            g.within(1..=g.pick([60_000, 8000, 300][n.min(3) as usize - 1], 777_777_777_777));
    }
    format!("{n}\n{}\n", join(&piles))
}

/// The largest number that a pile can leave.
const LARGEST_ROOT: u64 = 881_917;

fn generate_middle(g: &mut Generator) -> String {
    // Where a number comes into reach, or has gone out of it.
    const PLACES: [u64; 11] = [
        4,
        16,
        82,
        256,
        6724,
        50_626,
        43_046_722,
        45_212_176,
        2_562_991_876,
        1_000_000_000,
        777_777_777_776,
    ];
    let n = g.within(1..=3);
    let pile = |_| match g.within(0..=4) {
        0 => g.within(1..=777_777_777_777),
        1 => g.within(1..=100_000),
        _ => PLACES[g.within(0..=10) as usize] - 1 + g.within(0..=2),
    };
    let piles: Vec<u64> = (0..n).map(pile).collect();
    format!("{n}\n{}\n", join(&piles))
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values: Vec<u8> = Vec::new();
    // How many of the numbers from `start` to before `end` have each value.
    let mut counts = [0u32; 5];
    let (mut start, mut end) = (0, 0);
    for pile in 0..=LARGEST_ROOT {
        while end < pile && end * end <= pile {
            counts[usize::from(values[end as usize])] += 1;
            end += 1;
        }
        while start < end && start.pow(4) < pile {
            counts[usize::from(values[start as usize])] -= 1;
            start += 1;
        }
        values.push(counts.iter().take_while(|&&count| count > 0).count() as u8);
    }
    let sum = read(input).iter().fold(0, |sum, &pile| {
        let from_fourth_root = (0..pile).skip_while(|&left| left.pow(4) < pile);
        let left = from_fourth_root.take_while(|left| left * left <= pile);
        let mut is_reached = [false; 5];
        left.for_each(|left| is_reached[usize::from(values[left as usize])] = true);
        sum ^ is_reached.iter().take_while(|&&is_reached| is_reached).count()
    });
    if sum > 0 { "Furlo\n" } else { "Rublo\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=77_777);
    let piles = input.numbers(n, 1..=777_777_777_777u64);
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let mut piles = read(input);
    piles.sort_unstable();
    let options = |piles: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &pile) in piles.iter().enumerate() {
            let from_fourth_root = (0..pile).skip_while(|&left| left.pow(4) < pile);
            for left in from_fourth_root.take_while(|left| left * left <= pile) {
                let mut option = piles.clone();
                option[place] = left;
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let first = Search::normal().mover_wins(&piles, &options);
    if first { "Furlo\n" } else { "Rublo\n" }.to_string()
}
