//! Codeforces 1312F by its rules: tries every attack on every castle, whose last kind of attack is
//! part of the position.
//!
//! The middle tier has castles of up to 2000 soldiers, whose values are found one after the
//! other, without a period.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = match g.size() {
        Size::Largest if g.one_in(2) => 1,
        _ => g.within(g.pick(1, 1000)..=g.pick(3, 1000)),
    };
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 300_000 / cases)..=g.pick(3, 300_000 / cases));
        let most = 5 - g.within(0..=2);
        let power = g.many(3, 1..=most);
        let largest = g.pick(if n == 1 { 40 } else { 12 / n }, 1_000_000_000_000_000_000);
        let castles = g.many(n, g.pick(1, largest / 2)..=largest);
        input += &format!("{n} {}\n{}\n", join(&power), join(&castles));
    }
    input
}

/// What stands behind a castle whose last attack was mixed, by infantry or by cavalry.
const KINDS: [&str; 3] = ["", "i", "c"];

/// The castles, each with the kind of its last attack; 0 if it was mixed or none.
type Position = Vec<(u64, usize)>;

/// Returns castles of which the last one often makes the nim sum small.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for case in 0..20 {
        let n = [1, 2, 3, 20][case % 4];
        let most = 5 - g.within(0..=2);
        let power = g.many(3, 1..=most);
        let castles = g.many(n, 1..=MOST_SOLDIERS as u64);
        input += &format!("{n} {}\n{}\n", join(&power), join(&castles));
    }
    input
}

/// The largest castle whose values are found.
const MOST_SOLDIERS: usize = 2000;

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { power, castles } in read(input) {
        // By the soldiers, then by the kind of the last attack.
        let mut values = vec![[0; 3]];
        for soldiers in 1..=MOST_SOLDIERS {
            let after = |last: usize| {
                let kinds = (0..3).filter(|&kind| kind == 0 || kind != last);
                mex(kinds.map(|kind| values[soldiers.saturating_sub(power[kind] as usize)][kind]))
            };
            values.push([0, 1, 2].map(after));
        }
        let sum = castles.iter().fold(0, |sum, &castle| sum ^ values[castle as usize][0]);
        let mut count = 0;
        for &castle in &castles {
            for kind in 0..3 {
                let left = values[castle.saturating_sub(power[kind]) as usize][kind];
                count += u32::from(sum ^ values[castle as usize][0] ^ left == 0);
            }
        }
        output += &format!("{count}\n");
    }
    output
}

struct Case {
    power: Vec<u64>,
    castles: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let (mut cases, mut all) = (Vec::new(), 0);
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=300_000);
        all += n;
        assert!(all <= 300_000, "{all} castles");
        let power = input.numbers(3, 1..=5);
        cases.push(Case { power, castles: input.numbers(n, 1..=1_000_000_000_000_000_000) });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { power, castles } in read(input) {
        let start: Position = castles.into_iter().map(|castle| (castle, 0)).collect();
        let mut search = Search::normal().written(|position: &Position| {
            let castle = |(castle, last): &(u64, usize)| format!("{castle}{}", KINDS[*last]);
            position.iter().map(castle).collect::<Vec<_>>().join(" ")
        });
        let options = |position: &Position| attacks(position, &power);
        let after = options(&start).into_iter();
        let count = after.filter(|option| !search.mover_wins(option, &options)).count();
        output += &format!("{count}\n");
    }
    output
}

fn attacks(position: &Position, power: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for place in 0..position.len() {
        let (castle, last) = position[place];
        for (kind, &power) in power.iter().enumerate() {
            if castle > 0 && (kind == 0 || kind != last) {
                let mut option = position.clone();
                option[place] = (castle.saturating_sub(power), kind);
                options.push(option);
            }
        }
    }
    options
}
