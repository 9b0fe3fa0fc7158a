//! BZOJ 2410 by its rules: every cell in every colour.
//!
//! The middle tier plays the same moves on stretches of free cells instead of whole rows: one of up
//! to 200 cells is worth the mex of what its moves leave. It knows no period and no closed form.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
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
        input += &format!("{n} {k}\n{}\n", join(&cells));
    }
    input
}

/// Returns rows with one painted cell. Often the values of the stretches beside it are chosen
/// rather than their lengths, because a wrong value shows only if it makes the sum 0, or should.
fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let mut input = String::from("20\n");
    for case in 0..20 {
        // Most often the one colour, of which the values are irregular.
        let k = [1, 1, 2, 3][case % 4];
        let colour = g.within(1..=k);
        let mut value = |free: u64| {
            let stretch = Stretch { k, left: colour, free: free as usize, right: 0 };
            values.value(&stretch, &Stretch::options)
        };
        // Near the ends of the first periods, or anywhere.
        let end = 52 + 34 * g.within(0..=3);
        let free = if g.one_in(2) { g.within(3..=160) } else { g.within(end - 3..=end + 3) };
        let (any, wanted) = (g.within(1..=160), g.within(0..=8));
        let wanted = if g.one_in(2) { value(free) } else { wanted };
        let other = (any..=any + 160).find(|&other| value(other) == wanted).unwrap_or(any);
        let cells = [vec![0; free as usize], vec![colour], vec![0; other as usize]].concat();
        input += &format!("{} {k}\n{}\n", cells.len(), join(&cells));
    }
    input
}

fn answer_by_stretches(input: &mut Input) -> String {
    let mut output = String::new();
    let mut values = GrundyValues::new();
    for Case { k, cells } in read(input) {
        let mut sum = 0;
        let mut left = 0;
        for stretch in cells.split_inclusive(|&cell| cell > 0) {
            let right = *stretch.last().expect("a stretch that is not empty");
            let free = stretch.iter().filter(|&&cell| cell == 0).count();
            sum ^= values.value(&Stretch { k, left, free, right }, &Stretch::options);
            left = right;
        }
        output += if sum > 0 { "y\n" } else { "n\n" };
    }
    output
}

/// Free cells between painted ones, in a game of `k` colours; the colour 0 is an end of the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Stretch {
    k: u64,
    left: u64,
    free: usize,
    right: u64,
}

impl Stretch {
    fn options(&self) -> Vec<Vec<Stretch>> {
        let Stretch { k, left, free, right } = *self;
        let mut options = Vec::new();
        for cell in 0..free {
            for colour in 1..=k {
                if (cell > 0 || colour != left) && (cell + 1 < free || colour != right) {
                    let before = Stretch { k, left, free: cell, right: colour };
                    let after = Stretch { k, left: colour, free: free - cell - 1, right };
                    options.push(vec![before, after]);
                }
            }
        }
        options
    }
}

struct Case {
    k: u64,
    cells: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(1..=100_000usize);
        let k = input.number(1..=n as u64);
        let cells = input.numbers(n, 0..=k);
        let touch = cells.windows(2).any(|two| two[0] > 0 && two[0] == two[1]);
        assert!(!touch, "neighbours of the same colour");
        cases.push(Case { k, cells });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { k, cells } in read(input) {
        let options = |cells: &Vec<u64>| painted(cells, k);
        let first = Search::normal().mover_wins(&cells, &options);
        output += if first { "y\n" } else { "n\n" };
    }
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
