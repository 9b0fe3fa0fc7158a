//! CodeChef BOXGAM97 by its rules: both boxes beside the ball.
//!
//! The middle tier has up to 100 boxes and 100 turns, and a table for each number of turns.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1000));
    let [boxes, turns, largest] =
        [g.pick(5, 100), g.pick(6, 1_000_000_000), g.pick(9, 1_000_000_000)];
    written(g, cases, boxes, turns, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 5, 100, 100, 50)
}

fn written(g: &mut Generator, cases: u64, boxes: u64, turns: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(2..=boxes);
        let numbers = g.many(n, 1..=largest);
        format!("{n} {} {}\n{}\n", g.within(1..=turns), g.within(0..=1), join(&numbers))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The box of the ball, counted from 1, or 0; and how many turns are left.
type Position = (usize, u64);

fn moves(place: usize, n: usize) -> Vec<usize> {
    match place {
        0 => (1..=n).collect(),
        _ => (1..=n).filter(|next| next.abs_diff(place) == 1).collect(),
    }
}

fn answer(input: &mut Input) -> String {
    results(input, |numbers, turns, jafar_begins| {
        assert!(turns <= 6, "too large for a reference");
        let is_jafars = |left: u64| ((turns - left) % 2 == 0) == jafar_begins;
        let options = |&(place, left): &Position| -> Vec<Position> {
            moves(place, numbers.len()).into_iter().map(|next| (next, left - 1)).collect()
        };
        let result = best((0, turns), numbers, &options, &is_jafars);
        let mut search = Search::normal()
            .over(|&(place, left): &Position| {
                (left == 0)
                    .then(|| Standing::of_mover((numbers[place - 1] >= result) == is_jafars(left)))
            })
            .written(|&(place, left): &Position| match place {
                0 => "–".to_string(),
                _ => format!("{place}, {left} left"),
            })
            .turn(|&(_, left): &Position| if is_jafars(left) { "Jafar" } else { "Almir" });
        search.show(&(0, turns), &options);
        result
    })
}

fn best(
    position: Position,
    numbers: &[u64],
    options: &impl Fn(&Position) -> Vec<Position>,
    is_jafars: &impl Fn(u64) -> bool,
) -> u64 {
    if position.1 == 0 {
        return numbers[position.0 - 1];
    }
    let results =
        options(&position).into_iter().map(|next| best(next, numbers, options, is_jafars));
    let best = if is_jafars(position.1) { results.max() } else { results.min() };
    best.expect("a box")
}

fn answer_by_table(input: &mut Input) -> String {
    results(input, |numbers, turns, jafar_begins| {
        assert!(turns <= 1000, "too large for a table");
        let mut results = numbers.to_vec();
        for turn in (0..turns).rev() {
            let is_jafars = (turn % 2 == 0) == jafar_begins;
            let best = |place: usize| {
                let next = moves(place, numbers.len()).into_iter().map(|next| results[next - 1]);
                if is_jafars { next.max() } else { next.min() }.expect("a box")
            };
            results = match turn {
                0 => vec![best(0)],
                _ => (1..=numbers.len()).map(best).collect(),
            };
        }
        results[0]
    })
}

fn results(input: &mut Input, mut result: impl FnMut(&[u64], u64, bool) -> u64) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(2..=100);
        let turns = input.number(1..=1_000_000_000);
        let jafar_begins = input.number(0..=1) == 0;
        let numbers: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        output += &format!("{}\n", result(&numbers, turns, jafar_begins));
    }
    input.end();
    output
}
