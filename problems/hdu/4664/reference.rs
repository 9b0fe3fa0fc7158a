//! HDU 4664 by its rules: every segment drawn between the numbered points of a plane; only
//! a plane of more than 7 points is parted at once into the two sides of a segment.
//!
//! The middle tier has planes of up to 400 points, past ten periods, half of the cases lost; a
//! plane is worth the mex of what its segments leave.

use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Plane {
    /// How many points there are, and the segments drawn so far between them.
    Drawn(u64, Vec<(u64, u64)>),
    /// Points without a segment.
    Untouched(u64),
}

struct Segments;

impl Game for Segments {
    type Position = Plane;

    fn options(&self, plane: &Plane) -> Vec<Vec<Plane>> {
        match plane {
            Plane::Drawn(points, segments) => {
                let free = |a: u64, b: u64| segments.iter().all(|&drawn| apart(drawn, (a, b)));
                let pairs = (0..*points).flat_map(|a| (a + 1..*points).map(move |b| (a, b)));
                let with = |new: (u64, u64)| {
                    let mut segments = segments.clone();
                    segments.push(new);
                    segments.sort_unstable();
                    vec![Plane::Drawn(*points, segments)]
                };
                pairs.filter(|&(a, b)| free(a, b)).map(with).collect()
            }
            Plane::Untouched(points) => {
                let between = 0..points.saturating_sub(1);
                let parts = |i: u64| vec![Plane::Untouched(i), Plane::Untouched(points - 2 - i)];
                between.map(parts).collect()
            }
        }
    }
}

/// Whether segments of a convex polygon have no point in common.
fn apart((a, b): (u64, u64), (c, d): (u64, u64)) -> bool {
    let inside = |point: u64| a < point && point < b;
    let outside = |point: u64| point < a || b < point;
    inside(c) && inside(d) || outside(c) && outside(d)
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 1);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(10) { 200 } else { 16 };
        let planes = g.heaps(g.pick(4, 1_000_000), 1..=g.pick(most, 1_000_000_000));
        input += &format!("{}\n{}\n", planes.len(), join(&planes));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = plane_values();
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let n = g.within(1..=4);
        let mut planes = g.many(n, 1..=400);
        let sum = planes[1..].iter().fold(0, |sum, &points| sum ^ values[points as usize]);
        let from = g.within(1..=300);
        let last = (from..=400).find(|&points| values[points as usize] == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            planes[0] = last;
        }
        input += &format!("{n}\n{}\n", join(&planes));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = plane_values();
    let verdict = |planes: Vec<u64>| {
        let sum = planes.iter().fold(0, |sum, &points| sum ^ values[points as usize]);
        if sum > 0 {
            "Carol\n"
        } else {
            "Dave\n"
        }
    };
    read(input).into_iter().map(verdict).collect()
}

fn plane_values() -> Vec<u64> {
    let mut values = vec![0, 0];
    for points in 2..=400 {
        values.push(mex((0..=points - 2).map(|side| values[side] ^ values[points - 2 - side])));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(0..=1_000_000) {
        let n = input.number(1..=1_000_000);
        cases.push(input.numbers(n, 1..=1_000_000_000u64));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Segments);
    let mut output = String::new();
    for points in read(input) {
        let plane = |&points: &u64| match points {
            0..=7 => Plane::Drawn(points, vec![]),
            _ => Plane::Untouched(points),
        };
        let planes: Vec<Plane> = points.iter().map(plane).collect();
        let carol = analysis.outcome(&planes).expect("points are used up").mover_wins();
        output += if carol { "Carol\n" } else { "Dave\n" };
    }
    output
}
