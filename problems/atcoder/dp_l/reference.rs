//! AtCoder dp_l by its rules: either end, to the end of the play.
//!
//! The middle tier has up to 60 numbers. Both players' points are found for each stretch, as in the
//! rules, as what is left of the whole sum.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 3000)..=g.pick(9, 3000));
    format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(9, 1_000_000_000))))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=60);
    let largest = if g.one_in(2) { 20 } else { 1_000_000_000 };
    format!("{n}\n{}\n", join(&g.many(n, 1..=largest)))
}

fn read(input: &mut Input) -> Vec<i64> {
    let n = input.number(1..=3000);
    let numbers = input.numbers(n, 1..=1_000_000_000);
    input.end();
    numbers
}

/// The numbers that are left, what the player to move is ahead, and whether that is Taro.
type Position = (Vec<i64>, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(numbers, lead, _): &Position| match numbers.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover(*lead > 0)),
            false => None,
        })
        .written(|(numbers, lead, _): &Position| format!("{} ({lead:+})", join(numbers)))
        .turn(|&(_, _, is_taro): &Position| if is_taro { "Taro" } else { "Jiro" });
    let start = (read(input), 0, true);
    search.show(&start, &options);
    format!("{}\n", best_lead(&start))
}

fn options((numbers, lead, is_taro): &Position) -> Vec<Position> {
    let ends = [numbers.split_first(), numbers.split_last()].into_iter().flatten();
    ends.map(|(taken, left)| (left.to_vec(), -(lead + taken), !is_taro)).collect()
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next));
    leads.max().unwrap_or(position.1)
}

fn answer_by_stretches(input: &mut Input) -> String {
    let numbers = read(input);
    assert!(numbers.len() <= 200, "too many numbers for a table");
    let points = points(&numbers, &mut HashMap::new());
    format!("{}\n", 2 * points - numbers.iter().sum::<i64>())
}

/// Returns how many points of a stretch the player to move gets.
fn points<'a>(stretch: &'a [i64], known: &mut HashMap<(*const i64, usize), i64>) -> i64 {
    let name = (stretch.as_ptr(), stretch.len());
    if let Some(&points) = known.get(&name) {
        return points;
    }
    let ends = [stretch.split_first(), stretch.split_last()].into_iter().flatten();
    let lefts: Vec<&'a [i64]> = ends.map(|(_, left)| left).collect();
    let theirs = lefts.into_iter().map(|left| points(left, known)).min();
    let points = theirs.map_or(0, |theirs| stretch.iter().sum::<i64>() - theirs);
    known.insert(name, points);
    points
}
