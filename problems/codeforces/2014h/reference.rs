//! Codeforces 2014H by its rules: every target that is left.
//!
//! The middle tier has up to 13 targets. What was shot before does not matter for the rest, so that
//! what the next player gets more is found for every set of targets.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let (cases, n) = if g.one_in(2) { (10_000, 20) } else { (1, 200_000) };
        let largest = if g.one_in(2) { 1_000_000 } else { 3 };
        return written(g, cases, n, n, largest);
    }
    let cases = g.within(1..=3);
    let [n, q] = [6, 4].map(|most| g.within(1..=most));
    let largest = g.within(1..=4);
    written(g, cases, n, q, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(7..=13);
    let largest = g.within(1..=3);
    written(g, 2, n, 30, largest)
}

/// Returns rows of targets that are mostly followed by others of the same worth.
fn written(g: &mut Generator, cases: u64, n: u64, q: u64, largest: u64) -> String {
    let mut output = format!("{cases}\n");
    for _ in 0..cases {
        let mut points = g.many(n, 1..=largest);
        if g.one_in(2) {
            let distance = g.within(1..=n) as usize;
            for place in distance..points.len() {
                points[place] = points[place - distance];
            }
        }
        output += &format!("{n} {q}\n{}\n", join(&points));
        for _ in 0..q {
            let [a, b] = [0; 2].map(|_| g.within(1..=n));
            output += &format!("{} {}\n", a.min(b), a.max(b));
        }
    }
    output
}

/// The targets, by how much the player to move is ahead, and whether that is Robin Hood.
type Position = (Vec<u64>, i64, bool);

fn options((targets, lead, is_robin): &Position) -> Vec<Position> {
    let shoot = |place: usize| {
        let mut left = targets.clone();
        let points = left.remove(place);
        (left, -(lead + points as i64), !is_robin)
    };
    (0..targets.len()).map(shoot).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|(targets, lead, _): &Position| match targets.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover(*lead > 0)),
            false => None,
        })
        .written(|(targets, lead, _): &Position| {
            let targets = if targets.is_empty() { "∅".to_string() } else { join(targets) };
            format!("{targets} ({lead:+})")
        })
        .turn(|&(.., is_robin): &Position| if is_robin { "Robin Hood" } else { "Sheriff" });
    verdicts(input, |points, ranges| {
        assert!(points.len() <= 8, "too large for a reference");
        let mut standing = |&(l, r): &(usize, usize)| {
            let mut targets = points[l - 1..r].to_vec();
            targets.sort_unstable();
            search.standing(&(targets, 0, true), &options)
        };
        ranges.iter().map(|range| standing(range) != Standing::Won).collect()
    })
}

fn answer_by_sets(input: &mut Input) -> String {
    verdicts(input, |points, ranges| {
        let n = points.len();
        assert!(n <= 16, "too large for a table");
        // What the next player gets more, for each set of targets.
        let mut gains = vec![0];
        for set in 1usize..1 << n {
            let targets = (0..n).filter(|target| set >> target & 1 == 1);
            let gain = |target: usize| points[target] as i64 - gains[set & !(1 << target)];
            gains.push(targets.map(gain).max().expect("a target"));
        }
        ranges.iter().map(|&(l, r)| gains[(1 << r) - (1 << (l - 1))] <= 0).collect()
    })
}

fn verdicts(
    input: &mut Input,
    mut holds: impl FnMut(&[u64], &[(usize, usize)]) -> Vec<bool>,
) -> String {
    let mut output = String::new();
    let mut sums = [0; 2];
    for _ in 0..input.number(1..=10_000) {
        let [n, q] = [0; 2].map(|_| input.number(1..=200_000usize));
        sums = [sums[0] + n, sums[1] + q];
        assert!(sums.iter().all(|&sum| sum <= 200_000), "too many targets or ranges");
        let points: Vec<u64> = input.numbers(n, 1..=1_000_000);
        let range = |_| {
            let l = input.number(1..=n);
            (l, input.number(l..=n))
        };
        let ranges: Vec<_> = (0..q).map(range).collect();
        let verdicts = holds(&points, &ranges);
        output.extend(verdicts.iter().map(|&holds| if holds { "YES\n" } else { "NO\n" }));
    }
    input.end();
    output
}
