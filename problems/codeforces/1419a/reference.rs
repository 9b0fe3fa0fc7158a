//! Codeforces 1419A by its rules: every digit in the mover's places.
//!
//! The middle tier has up to 12 digits, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 100));
    let [shortest, longest] = [g.pick(1, 900), g.pick(7, 1000)];
    written(g, cases, shortest, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 5, 8, 12)
}

/// Returns numbers in which few digits are even, or few are odd.
fn written(g: &mut Generator, cases: u64, shortest: u64, longest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(shortest..=longest);
        let (few, every) = (g.within(0..=1), g.within(2..=n + 1));
        let digits = (0..n).map(|place| {
            let is_odd = if g.one_in(every) { few } else { 1 - few };
            (2 * g.within(0..=4) + is_odd).max(2 * u64::from(place == 0)).min(9).to_string()
        });
        format!("{n}\n{}\n", digits.collect::<String>())
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The digits, with a dash for each that is marked, and whether Raze is to move.
type Position = (Vec<u8>, bool);

fn answer(input: &mut Input) -> String {
    let options = |(digits, raze): &Position| -> Vec<Position> {
        let places =
            (usize::from(!raze)..digits.len()).step_by(2).filter(|&place| digits[place] != b'-');
        let mark = |place: usize| {
            let mut next = digits.clone();
            next[place] = b'-';
            (next, !raze)
        };
        places.map(mark).collect()
    };
    let mut search = Search::normal()
        .over(|(digits, raze): &Position| {
            let mut left = digits.iter().filter(|&&digit| digit != b'-');
            let last = left.next().expect("a digit");
            left.next().is_none().then(|| Standing::of_mover((last % 2 == 1) == *raze))
        })
        .written(|(digits, _): &Position| String::from_utf8_lossy(digits).into_owned())
        .turn(|&(_, raze): &Position| if raze { "Raze" } else { "Breach" });
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=1000usize);
        let digits = input.token().expect("a number").as_bytes().to_vec();
        assert!(digits.len() == n && digits.iter().all(u8::is_ascii_digit), "no number");
        assert!(digits[0] != b'0', "a leading zero");
        output += if search.mover_wins(&(digits, true), &options) { "1\n" } else { "2\n" };
    }
    input.end();
    output
}
