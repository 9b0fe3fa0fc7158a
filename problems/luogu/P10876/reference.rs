//! Luogu P10876 by its rules: every segment that crosses none.
//!
//! The middle tier has up to 18 points. It plays a game to its end by the rules, because all games
//! last equally long.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

type Point = (i64, i64);

/// Returns twice the area of the triangle, with its sign.
fn area(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 99_999)..=g.pick(5, 100_000));
    let mut points: Vec<Point> = Vec::new();
    if n > 10 {
        // A parabola modulo a prime has no three points on a line, but for a few.
        let prime = 999_983;
        points.extend((1..=n as i64).map(|x| (x * 9, x * x % prime)));
    }
    while points.len() < n as usize {
        let point = (g.within(1..=6) as i64, g.within(1..=6) as i64);
        let in_line = |&a: &Point| points.iter().any(|&b| a != b && area(a, b, point) == 0);
        if !points.contains(&point) && !points.iter().any(in_line) {
            points.push(point);
        }
    }
    let points = points.iter().map(|(x, y)| format!("{x} {y}\n"));
    format!("{n}\n{}", points.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, most) = (g.within(2..=18), [30, 1_000_000][g.within(0..=1) as usize]);
    let mut points: Vec<Point> = Vec::new();
    while points.len() < n as usize {
        let point = (g.within(1..=most) as i64, g.within(1..=most) as i64);
        let in_line = |&a: &Point| points.iter().any(|&b| a != b && area(a, b, point) == 0);
        if !points.contains(&point) && !points.iter().any(in_line) {
            points.push(point);
        }
    }
    let points = points.iter().map(|(x, y)| format!("{x} {y}\n"));
    format!("{n}\n{}", points.collect::<String>())
}

fn answer_by_playing(input: &mut Input) -> String {
    let points = read(input);
    let mut drawn: Vec<[Point; 2]> = Vec::new();
    for (place, &one) in points.iter().enumerate() {
        for &other in &points[..place] {
            if !drawn.iter().any(|&segment| cross(segment, [one, other])) {
                drawn.push([one, other]);
            }
        }
    }
    (if drawn.len() % 2 == 1 { "Alenka\n" } else { "Bara\n" }).to_string()
}

/// Returns whether segments cross inside; the triangle of three points is not flat.
fn cross(one: [Point; 2], other: [Point; 2]) -> bool {
    let parts = |line: [Point; 2], ends: [Point; 2]| {
        let side = |end: Point| area(line[0], line[1], end).signum();
        side(ends[0]) * side(ends[1]) < 0
    };
    parts(one, other) && parts(other, one)
}

fn read(input: &mut Input) -> Vec<Point> {
    let n = input.number(2..=100_000usize);
    let mut points = Vec::new();
    for _ in 0..n {
        points.push((input.number(0..=1_000_000i64), input.number(0..=1_000_000i64)));
    }
    input.end();
    points
}

fn answer(input: &mut Input) -> String {
    let points = read(input);
    let n = points.len();
    assert!(n < 8, "{n} points are too many for brute force");
    let triples = (0..n).flat_map(|a| (0..a).flat_map(move |b| (0..b).map(move |c| [a, b, c])));
    for [a, b, c] in triples {
        assert!(area(points[a], points[b], points[c]) != 0, "three points on a line");
    }
    assert!(n != 2 || points[0] != points[1], "two equal points");
    let segments: Vec<[usize; 2]> = (0..n).flat_map(|a| (0..a).map(move |b| [a, b])).collect();
    let ends = |segment: usize| segments[segment].map(|end| points[end]);
    let options = |&drawn: &u32| -> Vec<u32> {
        let free = (0..segments.len()).filter(|&new| {
            let bars = |old: usize| drawn >> old & 1 == 1 && cross(ends(old), ends(new));
            drawn >> new & 1 == 0 && !(0..segments.len()).any(bars)
        });
        free.map(|new| drawn | 1 << new).collect()
    };
    let written = |&drawn: &u32| {
        let drawn = segments.iter().enumerate().filter(|(number, _)| drawn >> number & 1 == 1);
        let ends = drawn.map(|(_, [a, b])| format!("{}-{}", b + 1, a + 1));
        ends.collect::<Vec<_>>().join(" ")
    };
    let alenka = Search::normal().written(written).mover_wins(&0, &options);
    (if alenka { "Alenka\n" } else { "Bara\n" }).to_string()
}
