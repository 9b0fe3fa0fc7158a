//! Codeforces 1451F by its rules, except that cells are only set to numbers below a bound, the
//! least power of two above all numbers of the matrix: a search cannot try every number.
//!
//! The middle tier has up to 40 rows and columns and large numbers, mostly with nim sum 0 on all
//! antidiagonals or all but one. It takes for granted that these sums decide, and keeps for each
//! the cells on it.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_antidiagonals).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=g.pick(2, 10));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        let m = g.within(g.pick(1, 100)..=g.pick(if n == 3 { 2 } else { 3 }, 100));
        let largest = g.pick(if n * m > 3 { 1 } else { 3 }, 1_000_000);
        input += &format!("{n} {m}\n");
        let side = n.max(m);
        let numbers = g.many(side * side, 0..=largest);
        // A symmetric matrix with zeros on its diagonal has the nim sum 0 on each antidiagonal.
        let is_symmetric = g.one_in(2);
        let number = |row: u64, column: u64| match is_symmetric {
            true if row == column => 0,
            true => numbers[(row.min(column) * side + row.max(column)) as usize],
            false => numbers[(row * side + column) as usize],
        };
        let row = |row| join(&(0..m).map(|column| number(row, column)).collect::<Vec<_>>()) + "\n";
        input.extend((0..n).map(row));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let (n, m) = (g.within(1..=40) as usize, g.within(1..=40) as usize);
        let most = if g.one_in(2) { (1 << 19) - 1 } else { 1 };
        let mut numbers = g.many((n * m) as u64, 0..=most);
        if !g.one_in(5) {
            for cells in antidiagonals(n, m) {
                let sum = cells.iter().fold(0, |sum, &cell| sum ^ numbers[cell]);
                numbers[cells[g.within(0..=cells.len() as u64 - 1) as usize]] ^= sum;
            }
        }
        if g.one_in(2) {
            let corners = [0, n * m - 1, g.within(0..=(n * m) as u64 - 1) as usize];
            numbers[corners[g.within(0..=2) as usize]] ^= 1;
        }
        input += &format!("{n} {m}\n");
        input.extend(numbers.chunks(m).map(|row| join(row) + "\n"));
    }
    input
}

/// Returns the cells of each antidiagonal of a matrix, counted row by row.
fn antidiagonals(n: usize, m: usize) -> Vec<Vec<usize>> {
    let on = |sum: usize| (0..n * m).filter(move |cell| cell / m + cell % m == sum).collect();
    (0..n + m - 1).map(on).collect()
}

fn answer_by_antidiagonals(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, m, cells } in read(input) {
        let sum = |on: &Vec<usize>| on.iter().fold(0, |sum, &cell| sum ^ cells[cell]);
        let first = antidiagonals(n, m).iter().any(|on| sum(on) > 0);
        output += if first { "Ashish\n" } else { "Jeel\n" };
    }
    output
}

struct Case {
    n: usize,
    m: usize,
    cells: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10) {
        let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
        cases.push(Case { n, m, cells: input.numbers(n * m, 0..=1_000_000) });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, m, cells } in read(input) {
        let bound = cells.iter().max().map_or(1, |largest| largest + 1).next_power_of_two();
        let mut paths = Vec::new();
        for start in 0..n * m {
            longer_paths(&[start], n, m, &mut paths);
        }
        let options = |cells: &Vec<u64>| {
            let mut options = Vec::new();
            for path in &paths {
                let mut partial: Vec<Vec<u64>> = (0..cells[path[0]])
                    .map(|left| {
                        let mut option = cells.clone();
                        option[path[0]] = left;
                        option
                    })
                    .collect();
                for &cell in &path[1..] {
                    let with = |option: &Vec<u64>, number| {
                        let mut option = option.clone();
                        option[cell] = number;
                        option
                    };
                    partial = partial
                        .iter()
                        .flat_map(|option| (0..bound).map(move |number| with(option, number)))
                        .collect();
                }
                options.extend(partial);
            }
            options.sort_unstable();
            options.dedup();
            options
        };
        output += if Search::normal()
            .written(|cells: &Vec<u64>| cells.chunks(m).map(join).collect::<Vec<_>>().join("\n"))
            .mover_wins(&cells, &options)
        {
            "Ashish\n"
        } else {
            "Jeel\n"
        };
    }
    output
}

/// Adds the path, and all that continue it to the right and down.
fn longer_paths(path: &[usize], n: usize, m: usize, paths: &mut Vec<Vec<usize>>) {
    paths.push(path.to_vec());
    let last = path[path.len() - 1];
    if last % m + 1 < m {
        longer_paths(&[path, &[last + 1]].concat(), n, m, paths);
    }
    if last / m + 1 < n {
        longer_paths(&[path, &[last + m]].concat(), n, m, paths);
    }
}
