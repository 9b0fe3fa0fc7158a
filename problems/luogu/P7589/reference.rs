//! Luogu P7589 by its rules: every step forward, and every step back that is left.
//!
//! The middle tier has up to 100 lines with gaps of up to 200. It takes for granted that steps back
//! change nothing; a gap is worth the mex of what the steps forward leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n\n");
    for _ in 0..20 {
        let count = g.within(1..=99);
        let mut gaps = g.many(count, 0..=127);
        if g.one_in(2) {
            gaps.push(gaps.iter().fold(0, |sum, gap| sum ^ gap));
        }
        input += &format!("{} {} {}\n", gaps.len(), g.within(0..=100), g.within(1..=20));
        for gap in gaps {
            let apart = gap as i64 + 1;
            let left = g.within(0..=1800) as i64 - 1000;
            let (black, white) =
                if g.one_in(2) { (left, left + apart) } else { (left + apart, left) };
            input += &format!("{} {black} {white}\n", g.within(0..=100));
        }
        input += "\n";
    }
    input
}

fn answer_by_gaps(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&gap: &u64| (0..gap).map(|left| vec![left]).collect();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let _ = (input.number(0..=100u64), input.number(0..=20u64));
        let mut sum = 0;
        for _ in 0..n {
            let [_, black, white] = [(); 3].map(|()| input.number(-1000..=1000i64));
            sum ^= values.value(&(black.abs_diff(white) - 1), &options);
        }
        output += if sum > 0 { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
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
