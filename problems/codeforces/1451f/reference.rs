//! Codeforces 1451F by its rules, except that cells are only set to numbers below a bound, the
//! least power of two above all numbers of the matrix: a search cannot try every number.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        let row =
            |row| spaced(&(0..m).map(|column| number(row, column)).collect::<Vec<_>>()) + "\n";
        input.extend((0..n).map(row));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
        let cells = input.numbers(n * m, 0..=1_000_000u64);
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
            .written(|cells: &Vec<u64>| cells.chunks(m).map(spaced).collect::<Vec<_>>().join("\n"))
            .mover_wins(&cells, &options)
        {
            "Ashish\n"
        } else {
            "Jeel\n"
        };
    }
    input.end();
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
