//! UVa 11859 by its rules: for each row, every choice of a divisor for each of its numbers.
//!
//! The middle tier has up to 20 rows of a single number up to 10^4, which is worth the mex of its
//! own divisors.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_divisors).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 50);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let m = g.within(g.pick(1, 50)..=g.pick(2, 50));
        let largest = if n * m < 4 { g.pick(64, 10_000) } else { g.pick(12, 10_000) };
        input += &format!("{n} {m}\n");
        let mut row = Vec::new();
        for index in 0..n {
            if index % 2 == 0 || !g.one_in(3) {
                row = g.many(m, 2..=largest);
            }
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

type Matrix = Vec<Vec<u64>>;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let rows = g.within(1..=20);
        let most_twos = 2u64.pow(g.within(1..=13) as u32);
        let numbers: Vec<u64> = (0..rows)
            .map(|_| {
                if g.one_in(2) {
                    g.within(2..=10_000)
                } else {
                    most_twos * g.within(1..=10_000 / most_twos)
                }
            })
            .collect();
        input += &format!("{rows} 1\n{}\n", join(&numbers).replace(' ', "\n"));
    }
    input
}

fn answer_by_divisors(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&number: &u64| {
        let smaller = (1..=number / 2).filter(|divisor| number % divisor == 0);
        smaller.map(|divisor| vec![divisor]).collect()
    };
    let mut output = String::new();
    for case in 1..=input.number(1..=50) {
        let n = input.number(1..=50);
        input.number(1..=1);
        let value = values.sum(&input.numbers(n, 2..=10_000u64), &options);
        output += &format!("Case #{case}: {}\n", if value > 0 { "YES" } else { "NO" });
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=50) {
        let n = input.number(1..=50);
        let m = input.number(1..=50);
        let rows = (0..n).map(|_| input.numbers(m, 2..=10_000u64)).collect();
        let first_wins = search.mover_wins(&in_order(rows), &options);
        output += &format!("Case #{case}: {}\n", if first_wins { "YES" } else { "NO" });
    }
    input.end();
    output
}

fn options(rows: &Matrix) -> Vec<Matrix> {
    let mut options = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        for left in divided(row).into_iter().filter(|left| left != row) {
            let mut option = rows.clone();
            option[place] = left;
            options.push(in_order(option));
        }
    }
    options
}

/// Returns all rows in which each number divides the one of this row.
fn divided(row: &[u64]) -> Matrix {
    row.iter().fold(vec![Vec::new()], |rows, &number| {
        let divisors: Vec<u64> = (1..=number).filter(|&divisor| number % divisor == 0).collect();
        let extended = |row: &Vec<u64>| {
            let with = |divisor: &u64| [&row[..], &[*divisor]].concat();
            divisors.iter().map(with).collect::<Matrix>()
        };
        rows.iter().flat_map(extended).collect()
    })
}

/// The order of the rows does not matter, nor that of the numbers of a row.
fn in_order(mut rows: Matrix) -> Matrix {
    for row in &mut rows {
        row.sort_unstable();
    }
    rows.sort_unstable();
    rows
}
