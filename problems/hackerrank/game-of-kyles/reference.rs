//! HackerRank game-of-kyles by its rules: every throw at the whole row.
//!
//! The middle tier has rows of up to 300 signs in few parts, each of them worth the mex of what the
//! throws leave.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let first = g.within(1..=140) as usize;
        // Two parts of equal values, if 12 is the period, or any two, and perhaps a third one.
        let second = if g.one_in(2) { first + 12 } else { g.within(1..=140) as usize };
        let mut row = format!("{}X{}", "I".repeat(first), "I".repeat(second));
        if g.one_in(2) {
            row += &format!("X{}", "I".repeat(g.within(0..=6) as usize));
        }
        input += &format!("{}\n{row}\n", row.len());
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values: Vec<u64> = vec![0];
    for pins in 1..=300 {
        let throws = (1..=2.min(pins)).flat_map(|down| {
            let left = pins - down;
            (0..=left).map(move |before| (before, left - before))
        });
        values.push(mex(throws.map(|(before, behind)| values[before] ^ values[behind])));
    }
    verdicts(input, |row| row.split('X').fold(0, |sum, pins| sum ^ values[pins.len()]) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    verdicts(input, |row| search.mover_wins(&row.to_string(), &|row: &String| throws(row)))
}

fn verdicts(input: &mut Input, mut is_won: impl FnMut(&str) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=300usize);
        let row = input.token().expect("a row");
        assert!(row.len() == n && row.chars().all(|sign| "IX".contains(sign)), "{row}");
        output += if is_won(row) { "WIN\n" } else { "LOSE\n" };
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
