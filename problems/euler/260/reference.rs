//! Project Euler 260 by its rules: every take from one, two or three heaps is tried.
//!
//! The middle tier has heaps of up to 70: every lost position, in every order of its heaps, marks
//! as won what moves to it, and nothing else is known about lines.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_marking).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(0, 900)..=g.pick(12, 1000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(13..=70))
}

fn answer_by_marking(input: &mut Input) -> String {
    let side = input.number(0..=100usize) + 1;
    input.end();
    let index = |[x, y, z]: [usize; 3]| (x * side + y) * side + z;
    let mut is_won = vec![false; side * side * side];
    let mut sum = 0;
    for (x, y, z) in
        (0..side).flat_map(|x| (0..side).flat_map(move |y| (0..side).map(move |z| (x, y, z))))
    {
        if is_won[index([x, y, z])] {
            continue;
        }
        if x <= y && y <= z {
            sum += x + y + z;
        }
        for chosen in 1..8 {
            let grow = |heap: usize, place: usize, take: usize| {
                if chosen >> place & 1 == 1 {
                    heap + take
                } else {
                    heap
                }
            };
            for take in 1.. {
                let before = [grow(x, 0, take), grow(y, 1, take), grow(z, 2, take)];
                if before.iter().any(|&heap| heap >= side) {
                    break;
                }
                is_won[index(before)] = true;
            }
        }
    }
    format!("{sum}\n")
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(0..=1000u64);
    input.end();
    let mut search = Search::normal();
    let mut sum = 0;
    for x in 0..=largest {
        for y in x..=largest {
            let lost = (y..=largest).filter(|&z| !search.mover_wins(&[x, y, z], &options));
            sum += lost.map(|z| x + y + z).sum::<u64>();
        }
    }
    format!("{sum}\n")
}

fn options(heaps: &[u64; 3]) -> Vec<[u64; 3]> {
    let mut options = vec![];
    for chosen in 1..8 {
        let is_chosen = |heap: usize| chosen >> heap & 1 == 1;
        let most = (0..3).filter(|&heap| is_chosen(heap)).map(|heap| heaps[heap]).min();
        for take in 1..=most.unwrap_or(0) {
            let mut option = *heaps;
            (0..3).filter(|&heap| is_chosen(heap)).for_each(|heap| option[heap] -= take);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
