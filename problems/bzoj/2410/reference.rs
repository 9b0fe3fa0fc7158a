//! BZOJ 2410 by its rules: every cell in every colour.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(1..=3);
        let longest = [12, 7, 5][k as usize - 1];
        let n = g.within(k.max(g.pick(1, 90_000))..=g.pick(longest, 100_000));
        let every = g.within(2..=g.pick(8, 2000));
        let mut cells: Vec<u64> = Vec::new();
        for _ in 0..n {
            let colour = if g.one_in(every) { g.within(1..=k) } else { 0 };
            cells.push(if cells.last() == Some(&colour) { 0 } else { colour });
        }
        input += &format!("{n} {k}\n{}\n", spaced(&cells));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(1..=100_000usize);
        let k = input.number(1..=n as u64);
        let cells = input.numbers(n, 0..=k);
        let touch = cells.windows(2).any(|two| two[0] > 0 && two[0] == two[1]);
        assert!(!touch, "neighbours of the same colour");
        let options = |cells: &Vec<u64>| painted(cells, k);
        let first = Search::normal().mover_wins(&cells, &options);
        output += if first { "y\n" } else { "n\n" };
    }
    input.end();
    output
}

fn painted(cells: &[u64], k: u64) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for cell in (0..cells.len()).filter(|&cell| cells[cell] == 0) {
        for colour in 1..=k {
            let neighbours = [cell.wrapping_sub(1), cell + 1];
            if neighbours.iter().all(|&near| cells.get(near) != Some(&colour)) {
                let mut next = cells.to_vec();
                next[cell] = colour;
                after.push(next);
            }
        }
    }
    after
}
