//! CodeChef JAGAM by its rules: both signs of every number, as long as play could matter.
//!
//! A forced win is looked for within 8 moves, by trying all of them. The middle tier has more and
//! larger numbers, and looks for one within 4 moves.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_within_4).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(5, 50));
    let cases_text = (0..cases).map(|_| {
        let n = g.within(1..=g.pick(3, 50));
        let largest = g.pick(4, 1_000_000_000);
        let [first, second] = [0; 2].map(|_| g.within(0..=2 * largest) as i64 - largest as i64);
        let numbers: Vec<i64> = g
            .many(n, 0..=2 * largest)
            .iter()
            .map(|&number| number as i64 - largest as i64)
            .collect();
        format!("{n} {first} {second}\n{}\n", join(&numbers))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// Returns lists in which there is often a winning answer to every move, or to every one but one.
fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..10).map(|_| {
        let targets =
            [g.within(5..=1000) as i64, if g.one_in(3) { 0 } else { g.within(5..=1000) as i64 }];
        let mut numbers: Vec<i64> = Vec::new();
        for _ in 0..g.within(1..=3) {
            let number = g.within(1..=1000) as i64;
            let towards = |sum: i64| targets[usize::from(sum % 2 == 0)] - sum;
            numbers.extend([number, towards(number), towards(-number)]);
        }
        if g.one_in(2) {
            numbers.pop();
        }
        format!("{} {}\n{}\n", numbers.len(), join(&targets), join(&numbers))
    });
    format!("10\n{}", cases_text.collect::<String>())
}

struct Case {
    targets: [i64; 2],
    numbers: Vec<i64>,
}

impl Case {
    fn after(&self, sum: i64) -> Vec<i64> {
        self.numbers.iter().flat_map(|number| [sum + number, sum - number]).collect()
    }

    /// Returns whether the player to move can force a win within so many moves.
    fn wins(&self, sum: i64, moves: u32, known: &mut HashMap<(i64, u32), bool>) -> bool {
        if moves == 0 {
            return false;
        }
        if let Some(&wins) = known.get(&(sum, moves)) {
            return wins;
        }
        let wins = self
            .after(sum)
            .into_iter()
            .any(|next| self.targets.contains(&next) || self.loses(next, moves - 1, known));
        known.insert((sum, moves), wins);
        wins
    }

    /// Returns whether the other player can force a win within so many moves.
    fn loses(&self, sum: i64, moves: u32, known: &mut HashMap<(i64, u32), bool>) -> bool {
        moves > 1
            && self
                .after(sum)
                .into_iter()
                .all(|next| !self.targets.contains(&next) && self.wins(next, moves - 1, known))
    }
}

fn answer(input: &mut Input) -> String {
    results(input, 8)
}

fn answer_within_4(input: &mut Input) -> String {
    results(input, 4)
}

fn results(input: &mut Input, moves: u32) -> String {
    const LARGEST: i64 = 1_000_000_000;
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let n = input.number(1..=50);
        let targets = [input.number(-LARGEST..=LARGEST), input.number(-LARGEST..=LARGEST)];
        let case = Case { targets, numbers: input.numbers(n, -LARGEST..=LARGEST) };
        let mut known = HashMap::new();
        output += if case.wins(0, moves, &mut known) {
            "1\n"
        } else if case.loses(0, moves, &mut known) {
            "2\n"
        } else {
            "0\n"
        };
        show(&case);
    }
    input.end();
    output
}

/// Hands out the beginning of the play; a sum that is far away counts as a tie.
fn show(case: &Case) {
    // The sum, and whether it was made by a move.
    let options = |&(sum, _): &(i64, bool)| -> Vec<(i64, bool)> {
        case.after(sum).into_iter().map(|next| (next, true)).collect()
    };
    let mut search = Search::normal()
        .over(|&(sum, is_made): &(i64, bool)| match case.targets.contains(&sum) {
            true if is_made => Some(Standing::Lost),
            _ => (sum.abs() > 3).then_some(Standing::Drawn),
        })
        .written(
            |&(sum, is_made): &(i64, bool)| if is_made { sum.to_string() } else { "start".into() },
        );
    search.show(&(0, false), &options);
}
