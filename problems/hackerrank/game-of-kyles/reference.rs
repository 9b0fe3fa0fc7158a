//! HackerRank game-of-kyles by its rules: every throw at the whole row.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 300)..=g.pick(9, 300));
        let every = g.within(2..=g.pick(6, 60));
        let mut row: String = (0..n).map(|_| if g.one_in(every) { 'X' } else { 'I' }).collect();
        if n % 2 == 1 && g.one_in(3) {
            // Two equal halves, which are lost.
            let half = row.split_off(n as usize / 2 + 1);
            row = format!("{half}X{half}");
        }
        input += &format!("{n}\n{row}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=300usize);
        let row = input.token().expect("a row");
        assert!(row.len() == n && row.chars().all(|sign| "IX".contains(sign)), "{row}");
        let first = search.mover_wins(&row.to_string(), &|row: &String| throws(row));
        output += if first { "WIN\n" } else { "LOSE\n" };
    }
    input.end();
    output
}

fn throws(row: &str) -> Vec<String> {
    let mut after = Vec::new();
    for pins in ["I", "II"] {
        for place in 0..row.len() {
            if row[place..].starts_with(pins) {
                let (before, behind) = (&row[..place], &row[place + pins.len()..]);
                after.push(format!("{before}{}{behind}", "X".repeat(pins.len())));
            }
        }
    }
    after
}
