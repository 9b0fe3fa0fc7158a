//! CodeChef EVENGAME by its rules: both signs before every number.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    let reference = Reference::new(generate, answer);
    reference.without_middle("the program counts odd numbers, and uses nothing else").run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 10));
    let arrays = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
        format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(7, 1_000_000_000))))
    });
    format!("{cases}\n{}", arrays.collect::<String>())
}

/// The numbers without a sign, the sum of the others, and whether the first player is to move.
type Position = (Vec<i64>, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(numbers, sum, first): &Position| {
            numbers.is_empty().then(|| Standing::of_mover((sum % 2 == 0) == *first))
        })
        .written(|(numbers, sum, _): &Position| format!("{sum} ± {}", join(numbers)))
        .turn(|&(_, _, first): &Position| if first { "first" } else { "second" });
    let options = |(numbers, sum, first): &Position| -> Vec<Position> {
        let mut after = Vec::new();
        for place in 0..numbers.len() {
            let mut left = numbers.clone();
            let number = left.remove(place);
            after.extend([number, -number].map(|number| (left.clone(), sum + number, !first)));
        }
        after
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=100_000usize);
        let start = (input.numbers(n, 1..=1_000_000_000), 0, true);
        output += if search.mover_wins(&start, &options) { "1\n" } else { "2\n" };
    }
    input.end();
    output
}
