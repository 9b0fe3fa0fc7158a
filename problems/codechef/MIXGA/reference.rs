//! CodeChef MIXGA by its rules: both signs.
//!
//! The middle tier has up to 60 numbers, searched in the same way.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 50));
    let cases_text = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 30_000)..=g.pick(8, 30_000));
        written(g, n)
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..20).map(|_| {
        let n = g.within(1..=60);
        written(g, n)
    });
    format!("20\n{}", cases_text.collect::<String>())
}

/// Returns a case in which the ones are mostly Vanja's, or mixed, and K is around the difference.
fn written(g: &mut Generator, n: u64) -> String {
    let of_miksi = g.within(2..=6);
    let one_of_vanja = |g: &mut Generator| !g.one_in(3);
    let numbers: Vec<u64> = (0..n)
        .map(|turn| u64::from(if turn % 2 == 0 { one_of_vanja(g) } else { g.one_in(of_miksi) }))
        .collect();
    let sum = |first: usize| numbers.iter().skip(first).step_by(2).sum::<u64>();
    let k = (sum(0) + g.within(0..=2)).saturating_sub(sum(1));
    format!("{n} {k}\n{}\n", join(&numbers))
}

/// The sum, how many numbers have a sign, and whether Vanja is to move.
type Position = (i64, usize, bool);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let n = input.number(1..=30_000usize);
        let k = input.number(0..=30_000);
        let numbers: Vec<i64> = input.numbers(n, 0..=1);
        let options = |&(sum, done, vanja): &Position| -> Vec<Position> {
            [1, -1].map(|sign| (sum + sign * numbers[done], done + 1, !vanja)).to_vec()
        };
        let mut search = Search::normal()
            .over(|&(sum, done, vanja): &Position| {
                (done == n).then(|| Standing::of_mover((sum.abs() >= k) == vanja))
            })
            .written(|&(sum, done, _): &Position| format!("{sum} ± {}", join(&numbers[done..])))
            .turn(|&(_, _, vanja): &Position| if vanja { "Vanja" } else { "Miksi" });
        output += if search.mover_wins(&(0, 0, true), &options) { "1\n" } else { "2\n" };
    }
    input.end();
    output
}
