//! HDU 4664 by its rules: every segment drawn between the numbered points of a plane; only
//! a plane of more than 7 points is parted at once into the two sides of a segment.

use grundy::game::{Analysis, Game};
use reference::{spaced, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{}\n{}\n", planes.len(), spaced(&planes));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Segments);
    let mut output = String::new();
    for _ in 0..input.number(0..=1_000_000) {
        let n = input.number(1..=1_000_000);
        let points = input.numbers(n, 1..=1_000_000_000u64);
        let plane = |&points: &u64| match points {
            0..=7 => Plane::Drawn(points, vec![]),
            _ => Plane::Untouched(points),
        };
        let planes: Vec<Plane> = points.iter().map(plane).collect();
        let carol = analysis.outcome(&planes).expect("points are used up").mover_wins();
        output += if carol { "Carol\n" } else { "Dave\n" };
    }
    input.end();
    output
}
