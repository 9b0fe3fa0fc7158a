//! LeetCode 1406 by its rules: one, two or three stones, to the end of the play.
//!
//! The middle tier has up to 300 stones. Both players' scores are found for each rest of the row, as
//! in the rules, from the rest's whole sum.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_scores).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 50_000)..=g.pick(8, 50_000));
    let most = g.pick(3, 1000);
    row(g, count, most)
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=300);
    let most = if g.one_in(2) { 1 } else { 1000 };
    row(g, count, most)
}

fn row(g: &mut Generator, count: u64, most: u64) -> String {
    let values = g.many(count, 0..=2 * most).into_iter();
    let values: Vec<String> = values.map(|v| (v as i64 - most as i64).to_string()).collect();
    format!("[{}]\n", values.join(","))
}

fn read(input: &mut Input) -> Vec<i64> {
    let values = input.list(1..=50_000, -1000..=1000);
    input.end();
    values
}

/// The stones that are left, what the player to move is ahead, and whether that is Alice.
type Position = (Vec<i64>, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(values, lead, _): &Position| {
            let standing = match lead {
                0 => Standing::Drawn,
                _ => Standing::of_mover(*lead > 0),
            };
            values.is_empty().then_some(standing)
        })
        .written(|(values, lead, _): &Position| {
            let values: Vec<String> = values.iter().map(i64::to_string).collect();
            format!("{} ({lead:+})", values.join(" "))
        })
        .turn(|&(_, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    let verdict = match search.standing(&(read(input), 0, true), &options) {
        Standing::Won => "Alice",
        Standing::Lost => "Bob",
        Standing::Drawn => "Tie",
    };
    format!("\"{verdict}\"\n")
}

fn options((values, lead, is_alice): &Position) -> Vec<Position> {
    let counts = 1..=values.len().min(3);
    let take = |count| {
        let (taken, left) = values.split_at(count);
        (left.to_vec(), -(lead + taken.iter().sum::<i64>()), !is_alice)
    };
    counts.map(take).collect()
}

fn answer_by_scores(input: &mut Input) -> String {
    let values = read(input);
    let count = values.len();
    // What the player to move scores from each stone on.
    let mut scores = vec![0; count + 1];
    for start in (0..count).rev() {
        let sum: i64 = values[start..].iter().sum();
        let theirs = scores[start + 1..=count.min(start + 3)].iter().min();
        scores[start] = sum - theirs.expect("a move");
    }
    let bob = values.iter().sum::<i64>() - scores[0];
    let verdict = if scores[0] > bob {
        "Alice"
    } else if scores[0] < bob {
        "Bob"
    } else {
        "Tie"
    };
    format!("\"{verdict}\"\n")
}
