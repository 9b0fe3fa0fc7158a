//! Codeforces 1776I by its rules: the judge's side, which looks at every way to eat a pizza of few
//! corners.
//!
//! The middle tier has up to 12 corners.

use reference::{Fault, Generator, Input, Opponent, Reference, Talk};
use std::collections::HashMap;

/// The number of corners up to which every way is looked at.
const SEARCHED: usize = 12;

const LARGEST: i64 = 1_000_000;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(4, 99)..=g.pick(7, 100));
    let corners = match g.one_in(g.pick(4, 2)) {
        true => parabola(g, n),
        false => hull(g, n, g.pick(5, LARGEST)),
    };
    written(g, corners)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(7..=12);
    let corners = hull(g, n, 300);
    written(g, corners)
}

fn written(g: &mut Generator, mut corners: Vec<[i64; 2]>) -> String {
    let n = corners.len();
    corners.rotate_left(g.within(0..=n as u64 - 1) as usize);
    let lines: String = corners.iter().map(|[x, y]| format!("{x} {y}\n")).collect();
    format!("{n}\n{lines}{}\n", Opponent::any(g))
}

/// Returns points of a parabola.
fn parabola(g: &mut Generator, n: u64) -> Vec<[i64; 2]> {
    let mut places: Vec<i64> = vec![];
    while (places.len() as u64) < n {
        let place = g.within(0..=2 * n) as i64 - n as i64;
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places.sort_unstable();
    let [across, up] = g.pick([1, 1], [10_000, 100]);
    places.into_iter().map(|x| [x * across, x * x * up]).collect()
}

/// Returns the corners of a convex polygon, n of them or, in a small square, as many as there are,
/// but at least four.
fn hull(g: &mut Generator, n: u64, largest: i64) -> Vec<[i64; 2]> {
    // On random directions, the points of a large circle are hardly ever inside of the others' hull.
    let is_circle = largest == LARGEST;
    let mut points: Vec<[i64; 2]> = vec![];
    for tries in 0.. {
        let mut point = || g.within(0..=2 * largest as u64) as i64 - largest;
        let [x, y] = [point(), point()];
        let length = ((x * x + y * y) as f64).sqrt().max(1.0);
        let stretched = |part: i64| (part as f64 / length * largest as f64) as i64;
        points.push(if is_circle { [stretched(x), stretched(y)] } else { [x, y] });
        points = convex_hull(points);
        let enough = if is_circle || tries < 1000 { n as usize } else { 4 };
        if points.len() >= enough {
            break;
        }
    }
    points
}

/// Returns the corners of the smallest convex polygon with all points, counterclockwise.
fn convex_hull(mut points: Vec<[i64; 2]>) -> Vec<[i64; 2]> {
    points.sort_unstable();
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let chain = |points: &mut dyn Iterator<Item = [i64; 2]>| {
        let mut chain: Vec<[i64; 2]> = vec![];
        for point in points {
            while let [.., a, b] = chain[..] {
                if turn(a, b, point) > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let lower = chain(&mut points.iter().copied());
    let upper = chain(&mut points.iter().rev().copied());
    [lower, upper].concat()
}

/// Returns twice the area of a triangle, with a minus sign if it turns to the right.
fn turn([a, b]: [i64; 2], [c, d]: [i64; 2], [e, f]: [i64; 2]) -> i64 {
    (c - a) * (f - b) - (d - b) * (e - a)
}

/// The pizza, and for sets of corners that are left, by how much less the player to move can eat of
/// it than the other.
struct Pizza {
    corners: Vec<[i64; 2]>,
    leads: HashMap<Vec<usize>, i64>,
}

impl Pizza {
    fn triangle(&self, left: &[usize], place: usize) -> i64 {
        let corner = |place: usize| self.corners[left[place % left.len()]];
        turn(corner(place + left.len() - 1), corner(place), corner(place + 1))
    }

    fn without(left: &[usize], place: usize) -> Vec<usize> {
        [&left[..place], &left[place + 1..]].concat()
    }

    fn lead(&mut self, left: &[usize]) -> i64 {
        if left.len() < 3 {
            return 0;
        }
        if let Some(&lead) = self.leads.get(left) {
            return lead;
        }
        let leads = (0..left.len()).map(|place| self.lead_by(left, place));
        let lead = leads.max().expect("a corner is left");
        self.leads.insert(left.to_vec(), lead);
        lead
    }

    fn lead_by(&mut self, left: &[usize], place: usize) -> i64 {
        -self.triangle(left, place) - self.lead(&Pizza::without(left, place))
    }
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(4..=100usize);
    let coordinates: Vec<i64> = input.numbers(2 * n, -LARGEST..=LARGEST);
    let corners: Vec<[i64; 2]> = coordinates.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
    for (place, &corner) in corners.iter().enumerate() {
        let next = (place + 1) % n;
        let mut others = (0..n).filter(|&other| other != place && other != next);
        let is_left = |other: usize| turn(corner, corners[next], corners[other]) > 0;
        assert!(others.all(is_left), "not strictly convex, or not counterclockwise");
    }
    let mut opponent = Opponent::read(input);
    input.end();

    talk.say(n);
    corners.iter().for_each(|[x, y]| talk.say(format!("{x} {y}")));
    let is_alberto = match &*talk.word()? {
        "Alberto" => true,
        "Beatrice" => false,
        other => return Err(format!("expected Alberto or Beatrice, heard {other:?}").into()),
    };
    let mut pizza = Pizza { corners, leads: HashMap::new() };
    let mut left: Vec<usize> = (0..n).collect();
    // By how much the program has eaten more than the judge.
    let mut more = 0;
    for turn in 0..n - 2 {
        let is_programs_turn = (turn % 2 == 0) == is_alberto;
        let place = if is_programs_turn {
            let said = talk.number(1..=n)?;
            let place = left.iter().position(|&corner| corner + 1 == said);
            place.ok_or(format!("the corner {said} is eaten"))?
        } else {
            choose(&mut pizza, &left, more, &mut opponent)
        };
        let eaten = pizza.triangle(&left, place);
        if is_programs_turn {
            more += eaten;
        } else {
            more -= eaten;
            talk.say(left[place] + 1);
        }
        left.remove(place);
    }
    match more > 0 {
        true => Err(format!("more than half of the pizza, by an area of {more} / 4").into()),
        false => Ok(()),
    }
}

/// Returns the place of the corner that the judge chooses.
fn choose(pizza: &mut Pizza, left: &[usize], more: i64, opponent: &mut Opponent) -> usize {
    let places: Vec<usize> = (0..left.len()).collect();
    let pizza = std::cell::RefCell::new(pizza);
    let is_small = left.len() <= SEARCHED;
    // What the program has eaten more in the end is what it has now, and the judge's lead.
    let wins = |&place: &usize| is_small && more + pizza.borrow_mut().lead_by(left, place) > 0;
    let answers = |&place: &usize| {
        let mut pizza = pizza.borrow_mut();
        if !is_small {
            return pizza.triangle(left, place) as usize;
        }
        let rest = Pizza::without(left, place);
        let more = more - pizza.triangle(left, place);
        let right = (0..rest.len()).filter(|&place| more - pizza.lead_by(&rest, place) <= 0);
        right.count()
    };
    opponent.choose(&places, wins, answers).expect("a corner is left")
}
