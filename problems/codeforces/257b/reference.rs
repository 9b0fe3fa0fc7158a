//! Codeforces 257B by its rules: both colours in each turn.
//!
//! The middle tier has up to 100 cubes, and a table of the best results for each last cube.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let [smallest, largest] = [g.pick(1, 90_000), g.pick(5, 100_000)];
    format!("{} {}\n", g.within(smallest..=largest), g.within(smallest..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{} {}\n", g.within(1..=50), g.within(1..=50))
}

fn read(input: &mut Input) -> [usize; 2] {
    let cubes = [input.number(1..=100_000), input.number(1..=100_000)];
    input.end();
    assert!(cubes[0] + cubes[1] <= 100, "too large for a reference");
    cubes
}

fn written(all: [usize; 2], petya: i64) -> String {
    format!("{petya} {}\n", (all[0] + all[1]) as i64 - 1 - petya)
}

/// The line, and how many cubes of each colour are left.
type Position = (String, [usize; 2]);

fn options((line, left): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (colour, letter) in ["R", "B"].into_iter().enumerate() {
        if left[colour] > 0 {
            let mut next = *left;
            next[colour] -= 1;
            after.push((format!("{line}{letter}"), next));
        }
    }
    after
}

/// Returns Petya's points.
fn equal_pairs(line: &str) -> i64 {
    line.as_bytes().windows(2).filter(|pair| pair[0] == pair[1]).count() as i64
}

fn answer(input: &mut Input) -> String {
    let all = read(input);
    let start = (String::new(), all);
    let pairs = (all[0] + all[1]) as i64 - 1;
    let best = best(&start);
    let is_petyas = |line: &str| line.len() % 2 == 0;
    let mut search = Search::normal()
        .over(|(line, left): &Position| {
            (*left == [0, 0]).then(|| match (2 * equal_pairs(line)).cmp(&pairs) {
                std::cmp::Ordering::Equal => Standing::Drawn,
                order => Standing::of_mover(order.is_gt() == is_petyas(line)),
            })
        })
        .written(|(line, _): &Position| if line.is_empty() { "–".into() } else { line.clone() })
        .turn(|(line, _): &Position| if is_petyas(line) { "Petya" } else { "Vasya" });
    search.show(&start, &options);
    written(all, best)
}

/// Returns Petya's points in the end.
fn best(position: &Position) -> i64 {
    let results: Vec<i64> = options(position).iter().map(best).collect();
    let petya = position.0.len() % 2 == 0;
    let best = if petya { results.iter().max() } else { results.iter().min() };
    best.copied().unwrap_or_else(|| equal_pairs(&position.0))
}

fn answer_by_table(input: &mut Input) -> String {
    let all = read(input);
    // Petya's points from here on, by how many cubes of each colour are left, and the last one.
    let mut points = vec![vec![[0i64; 2]; all[1] + 1]; all[0] + 1];
    for red in 0..=all[0] {
        for blue in 0..=all[1] {
            for last in 0..2 {
                let mut results = Vec::new();
                if red > 0 {
                    results.push(points[red - 1][blue][0] + i64::from(last == 0));
                }
                if blue > 0 {
                    results.push(points[red][blue - 1][1] + i64::from(last == 1));
                }
                let is_petyas = (all[0] + all[1] - red - blue) % 2 == 0;
                let best = if is_petyas { results.iter().max() } else { results.iter().min() };
                points[red][blue][last] = best.copied().unwrap_or(0);
            }
        }
    }
    let [red, blue] = all;
    written(all, points[red - 1][blue][0].max(points[red][blue - 1][1]))
}
