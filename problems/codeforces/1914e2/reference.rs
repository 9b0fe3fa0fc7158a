//! Codeforces 1914E2 by its rules: every colour that both have.
//!
//! The middle tier has up to 12 colours with large numbers. A position is the set of colours that
//! are left, as what became of the others does not matter for the rest.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 5));
    let cases_text = (0..cases).map(|_| {
        let n = g.within(g.pick(2, 30_000)..=g.pick(4, 40_000));
        written(g, n, g.pick(6, 1_000_000_000))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..3).map(|_| {
        let n = g.within(2..=12);
        let largest = if g.one_in(2) { 9 } else { 1_000_000_000 };
        written(g, n, largest)
    });
    format!("3\n{}", cases_text.collect::<String>())
}

fn written(g: &mut Generator, n: u64, largest: u64) -> String {
    let lists = [0; 2].map(|_| join(&g.many(n, 1..=largest)));
    format!("{n}\n{}\n{}\n", lists[0], lists[1])
}

fn read(input: &mut Input) -> Vec<Vec<[i64; 2]>> {
    let cases = input.number(1..=10_000);
    let cases = (0..cases).map(|_| {
        let n = input.number(2..=200_000usize);
        let [a, b]: [Vec<i64>; 2] = [0; 2].map(|_| input.numbers(n, 1..=1_000_000_000));
        a.into_iter().zip(b).map(|(a, b)| [a, b]).collect()
    });
    let cases: Vec<Vec<[i64; 2]>> = cases.collect();
    input.end();
    assert!(cases.iter().map(Vec::len).sum::<usize>() <= 200_000, "too many colours");
    cases
}

/// The marbles of Alice and of Bob, of each colour, and whether Alice is to move.
type Position = (Vec<[i64; 2]>, bool);

fn score(colours: &[[i64; 2]]) -> i64 {
    colours.iter().map(|[a, b]| a - b).sum()
}

fn options((colours, alice): &Position) -> Vec<Position> {
    let both =
        (0..colours.len()).filter(|&colour| colours[colour].iter().all(|&marbles| marbles > 0));
    let choose = |colour: usize| {
        let mut next = colours.clone();
        let [a, b] = next[colour];
        next[colour] = if *alice { [a - 1, 0] } else { [0, b - 1] };
        (next, !alice)
    };
    both.map(choose).collect()
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for colours in read(input) {
        let start = (colours, true);
        let result = result(&start);
        let mut search = Search::normal()
            .over(|position: &Position| {
                let is_enough = score(&position.0) >= result;
                options(position).is_empty().then(|| Standing::of_mover(is_enough == position.1))
            })
            .written(|(colours, _): &Position| {
                let row = |player: usize| {
                    join(&colours.iter().map(|colour| colour[player]).collect::<Vec<_>>())
                };
                format!("{} | {}", row(0), row(1))
            })
            .turn(|&(_, alice): &Position| if alice { "Alice" } else { "Bob" });
        search.show(&start, &options);
        output += &format!("{result}\n");
    }
    output
}

fn result(position: &Position) -> i64 {
    let results = options(position).into_iter().map(|next| result(&next));
    let best = if position.1 { results.max() } else { results.min() };
    best.unwrap_or_else(|| score(&position.0))
}

fn answer_by_sets(input: &mut Input) -> String {
    let mut output = String::new();
    for colours in read(input) {
        assert!(colours.len() <= 14, "too many colours for a table");
        let mut scores = vec![0i64; 1 << colours.len()];
        for set in 1..scores.len() {
            let left = (0..colours.len()).filter(|colour| set >> colour & 1 == 1);
            let alice = (colours.len() - left.clone().count()) % 2 == 0;
            let results = left.map(|colour| {
                let [a, b] = colours[colour];
                scores[set & !(1 << colour)] + if alice { a - 1 } else { 1 - b }
            });
            scores[set] = if alice { results.max() } else { results.min() }.expect("a colour");
        }
        output += &format!("{}\n", scores[scores.len() - 1]);
    }
    output
}
