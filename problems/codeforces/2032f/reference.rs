//! Codeforces 2032F by its rules: cuts the row in every way, and tries every move.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1_000_000)..=g.pick(5, 1_000_000));
        let mut pockets = g.many(n, 1..=g.pick(3, 1_000_000_000));
        // The row may begin with single peanuts, or have nothing else.
        let singles = g.within(0..=n) as usize;
        if g.one_in(2) {
            pockets[..singles].fill(1);
        }
        input += &format!("{n}\n{}\n", spaced(&pockets));
    }
    input
}

fn answer(input: &mut Input) -> String {
    // The boxes that are left, the leftmost one first, each with the pockets that are not empty.
    let options = |boxes: &Vec<Vec<u64>>| {
        let mut options = Vec::new();
        let Some((leftmost, others)) = boxes.split_first() else { return options };
        for (place, &pocket) in leftmost.iter().enumerate() {
            for left in 0..pocket {
                let mut pockets = leftmost.clone();
                pockets[place] = left;
                pockets.retain(|&pocket| pocket > 0);
                pockets.sort_unstable();
                let first_box = (!pockets.is_empty()).then_some(pockets);
                options.push(first_box.into_iter().chain(others.iter().cloned()).collect());
            }
        }
        options
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=1_000_000usize);
        let pockets = input.numbers(n, 1..=1_000_000_000u64);
        let mut search = Search::normal();
        let mut count = 0;
        for cuts in 0..1u64 << (n - 1) {
            let mut boxes = vec![Vec::new()];
            for (place, &pocket) in pockets.iter().enumerate() {
                if place > 0 && cuts >> (place - 1) & 1 == 1 {
                    boxes.push(Vec::new());
                }
                boxes.last_mut().expect("a box").push(pocket);
            }
            boxes.iter_mut().for_each(|pockets| pockets.sort_unstable());
            count += u64::from(search.mover_wins(&boxes, &options));
        }
        output += &format!("{count}\n");
    }
    input.end();
    output
}
