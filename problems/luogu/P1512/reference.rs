//! Luogu P1512 by its rules: all dates back from the goal.
//!
//! The middle tier asks for every date of ten years, the last ones among them; the same map
//! answers.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeMap;
use std::sync::OnceLock;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

type Date = (u64, u64, u64);

const GOAL: Date = (2006, 11, 4);

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(15, 50_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let (year, month) = (g.within(1900..=2006), g.within(1..=12));
        let first = if g.one_in(2) { 27 } else { 1 };
        let (year, month, day) = match (year, month, g.within(first..=days(year, month))) {
            date if date <= GOAL => date,
            (_, _, day) => (2006, 10, day),
        };
        input += &format!("{year} {month} {day}\n");
    }
    input
}

fn days(year: u64, month: u64) -> u64 {
    let is_leap = year % 4 == 0 && year % 100 != 0 || year == 2000;
    let february = if is_leap { 29 } else { 28 };
    [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month as usize - 1]
}

fn next_month(year: u64, month: u64) -> (u64, u64) {
    if month == 12 {
        (year + 1, 1)
    } else {
        (year, month + 1)
    }
}

/// Returns the next day, and the same day of the next month if there is one.
fn later(&(year, month, day): &Date) -> Vec<Date> {
    let (next_year, next) = next_month(year, month);
    let tomorrow = match day < days(year, month) {
        true => (year, month, day + 1),
        false => (next_year, next, 1),
    };
    let later = Some((next_year, next, day)).filter(|_| day <= days(next_year, next));
    [Some(tomorrow), later].into_iter().flatten().collect()
}

/// Returns the dates from a year on, up to the goal.
fn calendar(first: u64) -> impl Iterator<Item = Date> {
    let months = (first..=2006).flat_map(|year| (1..=12).map(move |month| (year, month)));
    let dates = months.flat_map(|(y, m)| (1..=days(y, m)).map(move |day| (y, m, day)));
    dates.filter(|&date| date <= GOAL)
}

/// Returns for every date whether the mover wins; on the goal the game is over and lost.
fn wins() -> BTreeMap<Date, bool> {
    let dates: Vec<Date> = calendar(1900).collect();
    let mut wins = BTreeMap::new();
    for &date in dates.iter().rev() {
        // Past the goal there is no date in the map: such a move loses.
        let win = later(&date).iter().any(|date| wins.get(date) == Some(&false));
        wins.insert(date, win);
    }
    wins
}

/// Returns every date of ten years, every second time the last ten.
fn generate_middle(g: &mut Generator) -> String {
    let first = if g.one_in(2) { 1997 } else { g.within(1900..=1996) };
    let dates = calendar(first).filter(|&date| date.0 < first + 10 && date < GOAL);
    let dates: Vec<Date> = dates.collect();
    let line = |(year, month, day): &Date| format!("{year} {month} {day}\n");
    format!("{}\n", dates.len()) + &dates.iter().map(line).collect::<String>()
}

fn answer(input: &mut Input) -> String {
    static WINS: OnceLock<BTreeMap<Date, bool>> = OnceLock::new();
    let wins = WINS.get_or_init(wins);
    let mut output = String::new();
    for _ in 0..input.number(0..=1_000_000) {
        let (year, month) = (input.number(1900..=2006), input.number(1..=12));
        let date = (year, month, input.number(1..=31));
        let mut search = Search::normal().written(|(y, m, d)| format!("{y}-{m}-{d}"));
        search.show(&date, &|date| later(date).into_iter().filter(|date| *date <= GOAL).collect());
        let win = wins.get(&date).unwrap_or_else(|| panic!("{date:?} is not in the calendar"));
        output += if *win { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}
