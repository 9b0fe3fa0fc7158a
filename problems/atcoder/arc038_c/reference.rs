//! AtCoder ARC 038 C by its rules: every bean into every bowl that it may go to.
//!
//! The middle tier has up to 300 bowls. A bean is worth the mex of the bowls that it may go to,
//! found by looking at each of them.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(6, 100_000));
    let most = g.pick(2, 1_000_000_000);
    let every = g.within(1..=g.pick(3, 1));
    let reach = g.within(g.pick(1, 2)..=n);
    let bowls = (1..n).map(|bowl| {
        let before = g.within(1..=reach.min(bowl));
        let beans = if g.one_in(every) { g.within(0..=most) } else { 0 };
        (before, beans)
    });
    written(bowls.collect())
}

/// Returns bowls for which the number of those before it is at times all, at times one less.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=300);
    let reach = g.within(2..=n);
    let bowls = (1..n).map(|bowl| {
        let before = match g.within(0..=5) {
            0 => bowl,
            1 => (bowl - 1).max(1),
            _ => g.within(1..=reach.min(bowl)),
        };
        (before, if g.one_in(4) { g.within(0..=3) } else { 0 })
    });
    let mut bowls: Vec<(u64, u64)> = bowls.collect();
    // Half of the inputs are lost, as far as one more bean makes them so.
    let before: Vec<usize> = bowls.iter().map(|&(before, _)| before as usize).collect();
    let values = values(&before);
    let sum = bowls.iter().zip(&values[1..]).filter(|((_, beans), _)| beans % 2 == 1);
    let sum = sum.fold(0, |sum, (_, value)| sum ^ value);
    if let Some(bowl) = values[1..].iter().position(|&value| value == sum) {
        if g.one_in(2) {
            bowls[bowl].1 += 1;
        }
    }
    written(bowls)
}

fn written(mut bowls: Vec<(u64, u64)>) -> String {
    if bowls.iter().all(|&(_, beans)| beans == 0) {
        bowls[0].1 = 1;
    }
    let lines: Vec<String> = bowls.iter().map(|&(before, beans)| join(&[before, beans])).collect();
    format!("{}\n{}\n", bowls.len() + 1, lines.join("\n"))
}

/// The bowls from bowl 0 on: how many before each a bean may go to, and the beans.
struct Bowls {
    before: Vec<usize>,
    beans: Vec<u64>,
}

fn read(input: &mut Input) -> Bowls {
    let n: usize = input.number(2..=100_000);
    let mut bowls = Bowls { before: vec![0], beans: vec![0] };
    for bowl in 1..n {
        bowls.before.push(input.number(1..=bowl));
        bowls.beans.push(input.number(0..=1_000_000_000));
    }
    input.end();
    assert!(bowls.beans.iter().any(|&beans| beans > 0), "no bean");
    bowls
}

fn answer(input: &mut Input) -> String {
    let Bowls { before, beans } = read(input);
    verdict(Search::normal().mover_wins(&beans, &|beans: &Vec<u64>| {
        let mut options = Vec::new();
        for bowl in (1..beans.len()).filter(|&bowl| beans[bowl] > 0) {
            for into in bowl - before[bowl]..bowl {
                let mut after = beans.clone();
                after[bowl] -= 1;
                after[into] += 1;
                options.push(after);
            }
        }
        options
    }))
}

fn answer_by_values(input: &mut Input) -> String {
    let Bowls { before, beans } = read(input);
    let values = values(&before[1..]);
    let odd = values.iter().zip(&beans).filter(|(_, beans)| *beans % 2 == 1);
    verdict(odd.fold(0, |sum, (value, _)| sum ^ value) != 0)
}

/// Returns the value of a bean in each bowl, given how many before bowl 1, 2, … it may go to.
fn values(before: &[usize]) -> Vec<u64> {
    let mut values = vec![0];
    for &before in before {
        values.push(mex(values[values.len() - before..].iter().copied()));
    }
    values
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
