//! LeetCode 3021 by its rules: every pair is played out.
//!
//! The middle tier has up to 300 flowers a lane: who wins is remembered for each pair.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let (least, most) = (g.pick(1, 99_000), g.pick(6, 100_000));
    format!("{}\n{}\n", g.within(least..=most), g.within(least..=most))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n{}\n", g.within(1..=300), g.within(1..=300))
}

fn read(input: &mut Input) -> [u64; 2] {
    let lanes = [(); 2].map(|()| input.number(1..=100_000));
    input.end();
    lanes
}

fn answer(input: &mut Input) -> String {
    let [n, m] = read(input);
    let mut search = Search::normal();
    let options = |&[x, y]: &[u64; 2]| {
        let fewer = [x.checked_sub(1).map(|x| [x, y]), y.checked_sub(1).map(|y| [x, y])];
        fewer.into_iter().flatten().collect()
    };
    let pairs = (1..=n).rev().flat_map(|x| (1..=m).rev().map(move |y| [x, y]));
    format!("{}\n", pairs.filter(|pair| search.mover_wins(pair, &options)).count())
}

fn answer_by_table(input: &mut Input) -> String {
    let [n, m] = read(input);
    // Who wins with x - 1 flowers in the first lane, and then with x.
    let mut won = vec![false];
    for y in 1..=m as usize {
        won.push(!won[y - 1]);
    }
    let mut count = 0;
    for _ in 1..=n {
        let before = won;
        won = vec![!before[0]];
        for y in 1..=m as usize {
            won.push(!before[y] || !won[y - 1]);
        }
        count += won[1..].iter().filter(|&&wins| wins).count();
    }
    format!("{count}\n")
}
