//! LightOJ 1247 by its rules: from each row, every choice of a number of stones for each pile.
//!
//! The middle tier has three rows of up to 15 stones in many piles: a search plays Nim with the
//! sums of the rows. That nothing else matters of a row is for the tiny matrices to check.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let largest = if n == 1 { g.pick(4, 1_000_000_000) } else { g.pick(2, 1_000_000_000) };
        input += &format!("{m} {n}\n");
        let mut row = Vec::new();
        for index in 0..m {
            if index % 2 == 0 || !g.one_in(3) {
                row = g.many(n, 0..=largest);
            } else {
                row.reverse();
            }
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

type Matrix = Vec<Vec<u64>>;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("30\n");
    for _ in 0..30 {
        let (a, b) = (g.within(0..=15), g.within(0..=15));
        let last = if g.one_in(2) { a ^ b } else { g.within(0..=15) };
        let n = g.within(1..=20);
        input += &format!("3 {n}\n");
        for stones in [a, b, last] {
            let mut row = vec![0; n as usize];
            (0..stones).for_each(|_| row[g.within(0..=n - 1) as usize] += 1);
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

fn answer_by_sums(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |sums: &Vec<u64>| take_from_one_heap(sums, |_| true);
    winners(input, |rows| {
        let mut sums: Vec<u64> = rows.iter().map(|row| row.iter().sum()).collect();
        sums.sort_unstable();
        search.mover_wins(&sums, &options)
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |rows| search.mover_wins(&in_order(rows), &options))
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Matrix) -> bool) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=100) {
        let m = input.number(1..=50);
        let n = input.number(1..=50);
        let rows = (0..m).map(|_| input.numbers(n, 0..=1_000_000_000)).collect();
        output += &format!("Case {case}: {}\n", if is_won(rows) { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

fn options(rows: &Matrix) -> Vec<Matrix> {
    let mut options = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        for left in up_to(row).into_iter().filter(|left| left != row) {
            let mut option = rows.clone();
            option[place] = left;
            options.push(in_order(option));
        }
    }
    options
}

/// Returns all rows none of whose piles has more stones than in this row.
fn up_to(row: &[u64]) -> Matrix {
    row.iter().fold(vec![Vec::new()], |rows, &pile| {
        let extended = |row: &Vec<u64>| {
            let row = row.clone();
            (0..=pile).map(move |stones| [&row[..], &[stones]].concat())
        };
        rows.iter().flat_map(extended).collect()
    })
}

/// The order of the rows does not matter, nor that of the piles of a row.
fn in_order(mut rows: Matrix) -> Matrix {
    for row in &mut rows {
        row.sort_unstable();
    }
    rows.sort_unstable();
    rows
}
