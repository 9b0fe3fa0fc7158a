//! Codeforces 1102C by its rules: every door in both phases, for more and more turns. A durability
//! above a limit counts as the limit, which no game played here comes near a second time.
//!
//! The middle tier has larger numbers, of which all that matters is how many hits a door can bear;
//! they are divided by a common factor.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_units).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(1..=g.pick(3, 100));
    let largest = g.pick(3, 100_000);
    let [x, y] = [0; 2].map(|_| g.within(1..=largest));
    format!("{n} {x} {y}\n{}\n", join(&g.many(n, 1..=g.pick(5, 100_000))))
}

/// Returns numbers that are all multiples of one.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=3);
    let unit = g.within(10..=20_000);
    let [x, y] = [0; 2].map(|_| unit * g.within(1..=3));
    let doors: Vec<u64> = g.many(n, 1..=5).iter().map(|door| door * unit).collect();
    format!("{n} {x} {y}\n{}\n", join(&doors))
}

struct Doors {
    hit: u64,
    repair: u64,
    doors: Vec<u64>,
}

fn read(input: &mut Input) -> Doors {
    let n = input.number(1..=100);
    let [hit, repair] = [0; 2].map(|_| input.number(1..=100_000));
    let doors = input.numbers(n, 1..=100_000);
    input.end();
    Doors { hit, repair, doors }
}

fn answer(input: &mut Input) -> String {
    let doors = read(input);
    let count = in_the_end(&doors);
    show(&doors, count);
    format!("{count}\n")
}

/// Hands out the game of breaking so many doors, in which Slavik wins nothing.
fn show(rules: &Doors, count: usize) {
    // The doors, and whether the policeman is to move.
    type Position = (Vec<u64>, bool);
    let options = |(doors, is_hit): &Position| -> Vec<Position> {
        let places = (0..doors.len()).filter(|&place| *is_hit || doors[place] > 0);
        let change = |place: usize| {
            let mut next = doors.clone();
            let changed = if *is_hit {
                next[place].saturating_sub(rules.hit)
            } else {
                next[place] + rules.repair
            };
            next[place] = changed.min(LIMIT);
            next.sort_unstable();
            (next, !is_hit)
        };
        places.map(change).collect()
    };
    let mut search = Search::normal()
        .over(|(doors, is_hit): &Position| {
            let broken = doors.iter().filter(|&&door| door == 0).count();
            (broken >= count).then(|| Standing::of_mover(*is_hit))
        })
        .written(|(doors, _): &Position| join(doors))
        .turn(|&(_, is_hit): &Position| if is_hit { "hit" } else { "repair" });
    let mut doors = rules.doors.clone();
    doors.sort_unstable();
    search.show(&(doors, true), &options);
}

fn answer_by_units(input: &mut Input) -> String {
    let Doors { hit, repair, doors } = read(input);
    let mut unit = 0;
    for &number in doors.iter().chain([&hit, &repair]) {
        let mut rest = number;
        while rest > 0 {
            (unit, rest) = (rest, unit % rest);
        }
    }
    let doors = doors.iter().map(|door| door / unit).collect();
    format!("{}\n", in_the_end(&Doors { hit: hit / unit, repair: repair / unit, doors }))
}

/// Returns how many doors are at 0 after so many turns that more do not matter.
fn in_the_end(doors: &Doors) -> usize {
    assert!(doors.doors.len() <= 4 && doors.doors.iter().all(|&door| door <= 20), "too large");
    let mut start = doors.doors.clone();
    start.sort_unstable();
    let mut known = HashMap::new();
    broken(&start, doors, 24, &mut known)
}

/// The strongest that a door can be.
const LIMIT: u64 = 8;

/// Returns how many doors are at 0 after so many turns.
fn broken(
    doors: &[u64],
    rules: &Doors,
    turns: u32,
    known: &mut HashMap<(Vec<u64>, u32), usize>,
) -> usize {
    if turns == 0 {
        return doors.iter().filter(|&&door| door == 0).count();
    }
    if let Some(&count) = known.get(&(doors.to_vec(), turns)) {
        return count;
    }
    let change = |doors: &[u64], place: usize, durability: u64| {
        let mut next = doors.to_vec();
        next[place] = durability.min(LIMIT);
        next.sort_unstable();
        next
    };
    let mut best = 0;
    for place in 0..doors.len() {
        let hit = change(doors, place, doors[place].saturating_sub(rules.hit));
        let standing = (0..hit.len()).filter(|&place| hit[place] > 0);
        let counts = standing.map(|place| {
            let next = change(&hit, place, hit[place] + rules.repair);
            broken(&next, rules, turns - 1, known)
        });
        let count = counts.min().unwrap_or(hit.len());
        best = best.max(count);
    }
    known.insert((doors.to_vec(), turns), best);
    best
}
