//! Luogu P7589 by its rules: every step forward, and every step back that is left.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 100);
    let mut input = format!("{cases}\n\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        let k = g.within(g.pick(0, 100)..=g.pick(2, 100));
        let d = g.within(g.pick(1, 20)..=g.pick(3, 20));
        input += &format!("{n} {k} {d}\n");
        let gaps = g.heaps(n, 1..=g.pick(4, 1000));
        for line in 0..n {
            let gap = gaps[line as usize % gaps.len()] as i64;
            let left = g.within(0..=g.pick(10, 1000)) as i64 - g.pick(5, 1000);
            let (black, white) = if g.one_in(2) { (left, left + gap) } else { (left + gap, left) };
            input += &format!("{line} {black} {white}\n");
        }
        input += "\n";
    }
    input
}

/// The lines with the mover's piece and the opponent's, and the retreats left to both.
type Position = (Vec<(i64, i64)>, u64, u64);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let (k, d) = (input.number(0..=100), input.number(0..=20));
        let mut pieces = Vec::new();
        for _ in 0..n {
            let [_, black, white] = [(); 3].map(|()| input.number(-1000..=1000));
            assert!(black != white, "two pieces at one place");
            pieces.push((black, white));
        }
        let mut search = Search::normal().written(|(lines, own, others): &Position| {
            let lines = lines.iter().map(|(own, other)| format!("{own}:{other}"));
            let lines = lines.collect::<Vec<_>>().join(" ");
            if k == 0 {
                lines
            } else {
                format!("{lines} | {own},{others}")
            }
        });
        let options = |position: &Position| steps(position, d);
        output += if search.mover_wins(&(pieces, k, k), &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

/// Returns the positions after each step, as the opponent sees them.
fn steps((lines, retreats, others): &Position, d: i64) -> Vec<Position> {
    let turned: Vec<(i64, i64)> = lines.iter().map(|&(own, other)| (other, own)).collect();
    let mut after = Vec::new();
    for (line, &(own, other)) in lines.iter().enumerate() {
        let forward = (other - own).signum();
        let mut to = |place: i64, retreats: u64| {
            let mut next = turned.clone();
            next[line] = (other, place);
            after.push((next, *others, retreats));
        };
        for cells in 1..(other - own).abs() {
            to(own + forward * cells, *retreats);
        }
        for cells in (1..=d).filter(|_| *retreats > 0) {
            to(own - forward * cells, retreats - 1);
        }
    }
    after
}
