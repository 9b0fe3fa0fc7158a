//! CodeChef ADDMULT by its rules: the sum and the product of every two neighbours.
//!
//! The middle tier has up to 13 numbers, of which it keeps only whether they are odd.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parity).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 5));
    let cases_text = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 15_000)..=g.pick(6, 20_000));
        written(g, n)
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..5).map(|_| {
        let n = g.within(1..=13);
        written(g, n)
    });
    format!("5\n{}", cases_text.collect::<String>())
}

/// Returns a case whose last move is most often Chefu's, with few even numbers on odd places, or, behind some
/// place, on even ones.
fn written(g: &mut Generator, n: u64) -> String {
    let chefu_is_last = !g.one_in(4);
    let first = if (n % 2 == 0) == chefu_is_last { "Chefu" } else { "Chef" };
    let turn = if n % 2 == 0 { g.within(0..=n) } else { n };
    let mistakes = g.pick(6, 4 * n).max(3);
    let numbers: Vec<u64> = (0..n)
        .map(|place| {
            let matters = (place % 2 == 0) == (place < turn);
            let is_odd = if matters { !g.one_in(mistakes) } else { g.one_in(3) };
            2 * g.within(1..=24) - u64::from(is_odd)
        })
        .collect();
    format!("{n} {first}\n{}\n", join(&numbers))
}

struct Case {
    chef_begins: bool,
    numbers: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=10_000);
    let cases = (0..cases).map(|_| {
        let n = input.number(1..=100_000usize);
        let chef_begins = match input.token().expect("a player") {
            "Chef" => true,
            "Chefu" => false,
            other => panic!("{other}"),
        };
        Case { chef_begins, numbers: input.numbers(n, 1..=50) }
    });
    let cases: Vec<Case> = cases.collect();
    input.end();
    assert!(cases.iter().map(|case| case.numbers.len()).sum::<usize>() <= 100_000, "too many");
    cases
}

/// The numbers, and whether Chef is to move.
type Position = (Vec<u64>, bool);

fn answer(input: &mut Input) -> String {
    let mut search = search();
    let options = |(numbers, is_chef): &Position| -> Vec<Position> {
        let mut after = Vec::new();
        for place in 1..numbers.len() {
            let [one, other] = [numbers[place - 1], numbers[place]];
            for new in [one + other, one * other] {
                let next = [&numbers[..place - 1], &[new], &numbers[place + 1..]].concat();
                after.push((next, !is_chef));
            }
        }
        after
    };
    winners(input, |case| search.mover_wins(&(case.numbers.clone(), case.chef_begins), &options))
}

fn answer_by_parity(input: &mut Input) -> String {
    let mut search = search();
    let options = |(numbers, is_chef): &Position| -> Vec<Position> {
        let mut after = Vec::new();
        for place in 1..numbers.len() {
            let [one, other] = [numbers[place - 1], numbers[place]];
            for new in [one ^ other, one & other] {
                let next = [&numbers[..place - 1], &[new], &numbers[place + 1..]].concat();
                after.push((next, !is_chef));
            }
        }
        after
    };
    winners(input, |case| {
        assert!(case.numbers.len() <= 16, "too many numbers for a table");
        let parities = case.numbers.iter().map(|number| number % 2).collect();
        search.mover_wins(&(parities, case.chef_begins), &options)
    })
}

fn search() -> Search<'static, Position> {
    Search::normal()
        .over(|(numbers, is_chef): &Position| {
            let is_chefs = numbers[0] % 2 == 0;
            (numbers.len() == 1).then(|| Standing::of_mover(is_chefs == *is_chef))
        })
        .written(|(numbers, _): &Position| join(numbers))
        .turn(|&(_, is_chef): &Position| if is_chef { "Chef" } else { "Chefu" })
}

/// Returns the winner of each case, given whether the player who begins wins.
fn winners(input: &mut Input, mut first_wins: impl FnMut(&Case) -> bool) -> String {
    let winner =
        |case: Case| if first_wins(&case) == case.chef_begins { "Chef\n" } else { "Chefu\n" };
    read(input).into_iter().map(winner).collect()
}
