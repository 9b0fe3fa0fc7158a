//! Codeforces 2032F by its rules: cuts the row in every way, and tries every move.
//!
//! The middle tier has up to 60 pockets, so that the counts pass the modulus. It puts box after
//! box in front of the others, and takes for granted who wins Nim and misère Nim.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_boxes).run();
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
        input += &format!("{n}\n{}\n", join(&pockets));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(1..=60);
        let largest = [3, 7, 1_000_000_000][g.within(0..=2) as usize];
        let mut pockets = g.many(n, 1..=largest);
        // The row may begin with single peanuts, or have nothing else, and end with sums of 0.
        let singles = if g.one_in(8) { n } else { g.within(0..=n) } as usize;
        pockets[..singles].fill(1);
        let half = (n as usize - singles) / 2;
        if g.one_in(2) {
            pockets.copy_within(singles..singles + half, singles + half);
        }
        input += &format!("{n}\n{}\n", join(&pockets));
    }
    input
}

fn answer_by_boxes(input: &mut Input) -> String {
    const MODULUS: u64 = 998_244_353;
    let mut output = String::new();
    for pockets in read(input) {
        let n = pockets.len();
        // The ways to cut the pockets from each one on so that the player wins who begins there,
        // and so that he loses, as he does where no pocket is left.
        let mut winning = vec![0; n + 1];
        let mut losing = vec![0; n + 1];
        losing[n] = 1;
        for start in (0..n).rev() {
            let (mut sum, mut are_single) = (0, true);
            let (mut wins, mut loses) = (0, 0);
            for end in start + 1..=n {
                sum ^= pockets[end - 1];
                are_single &= pockets[end - 1] == 1;
                let wins_normal = sum > 0;
                *(if wins_normal { &mut wins } else { &mut loses }) += losing[end];
                // If the beginner of the next box wins, nobody wants the last peanut of this one.
                let wins_misere = wins_normal != are_single;
                *(if wins_misere { &mut wins } else { &mut loses }) += winning[end];
            }
            winning[start] = wins % MODULUS;
            losing[start] = loses % MODULUS;
        }
        output += &format!("{}\n", winning[0]);
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=1_000_000usize);
        cases.push(input.numbers(n, 1..=1_000_000_000u64));
    }
    input.end();
    cases
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
    for pockets in read(input) {
        let n = pockets.len();
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
    output
}
