//! HDU 5299 by its rules: every circle removed with all inside it, found by distances.
//!
//! The middle tier has up to 150 circles, half of the cases lost by symmetry. It compares all pairs
//! to find the next circle around each, and takes the colon principle for granted.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_pairs).run();
}

type Circle = (i64, i64, i64);

/// Returns whether the circles have no point in common, and whether one is inside the other.
fn apart((x, y, r): Circle, (x2, y2, r2): Circle) -> (bool, bool) {
    let distance = (x - x2).pow(2) + (y - y2).pow(2);
    let (outside, inside) = (distance > (r + r2).pow(2), distance < (r - r2).pow(2));
    (outside || inside, inside)
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut circles: Vec<Circle> = Vec::new();
        if g.pick(false, true) {
            // One around the other, or one above the other, so that one line cuts all of them.
            let nested = g.one_in(2);
            for number in 0..if nested { 20_000 } else { 13_333 } {
                let place = number * 7919 % 13_333 * 3 - 20_000;
                circles.push(if nested { (0, 0, number + 1) } else { (number % 2, place, 1) });
            }
        } else {
            for _ in 0..40 {
                let at = |g: &mut Generator| g.within(0..=24) as i64 - 12;
                let new = (at(g), at(g), g.within(1..=8) as i64);
                if circles.len() < 8 && circles.iter().all(|&old| apart(old, new).0) {
                    circles.push(new);
                }
            }
        }
        input += &format!("{}\n", circles.len());
        circles.iter().for_each(|(x, y, r)| input += &format!("{x} {y} {r}\n"));
    }
    input
}

/// Returns circles, half of them mirror images of the others, now and then but for one.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let mut circles: Vec<Circle> = Vec::new();
        let (wide, most) = (g.within(20..=150), g.within(3..=60));
        for _ in 0..300 {
            let at = |g: &mut Generator| g.within(0..=wide) as i64;
            let new = (at(g), at(g), g.within(1..=most) as i64);
            if circles.len() < 75 && circles.iter().all(|&old| apart(old, new).0) {
                circles.push(new);
            }
        }
        let mirrored: Vec<Circle> = circles.iter().map(|&(x, y, r)| (-x - 200, y, r)).collect();
        circles.extend(mirrored);
        if g.one_in(2) {
            circles.pop();
        }
        let turn = g.within(0..=circles.len() as u64 - 1) as usize;
        circles.rotate_left(turn);
        input += &format!("{}\n", circles.len());
        circles.iter().for_each(|(x, y, r)| input += &format!("{x} {y} {r}\n"));
    }
    input
}

fn answer_by_pairs(input: &mut Input) -> String {
    let mut output = String::new();
    for mut circles in read(input) {
        circles.sort_unstable_by_key(|circle| circle.2);
        // Small circles come first, so that all inside a circle is done.
        let (mut ground, mut inside) = (0, vec![0u64; circles.len()]);
        for (place, &circle) in circles.iter().enumerate() {
            let mut around = (place + 1)..circles.len();
            let value = inside[place] + 1;
            match around.find(|&other| apart(circle, circles[other]).1) {
                Some(around) => inside[around] ^= value,
                None => ground ^= value,
            }
        }
        output += if ground > 0 { "Alice\n" } else { "Bob\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<Circle>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=20) {
        let mut circles: Vec<Circle> = Vec::new();
        for _ in 0..input.number(0..=20_000usize) {
            let center = (input.number(-20_000..=20_000), input.number(-20_000..=20_000));
            circles.push((center.0, center.1, input.number(1..=20_000)));
        }
        cases.push(circles);
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for circles in read(input) {
        let n = circles.len();
        assert!(n < 20, "{n} circles are too many for brute force");
        // For each circle, the bits of itself and all inside it.
        let mut removed: Vec<u32> = (0..n).map(|circle| 1 << circle).collect();
        for (one, other) in (0..n).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let (apart, inside) = apart(circles[one], circles[other]);
            assert!(apart, "two circles touch or cross");
            if inside {
                let larger = if circles[one].2 > circles[other].2 { one } else { other };
                removed[larger] |= 1 << (one + other - larger);
            }
        }
        let options = |&left: &u32| -> Vec<u32> {
            let there = (0..n).filter(|circle| left >> circle & 1 == 1);
            there.map(|circle| left & !removed[circle]).collect()
        };
        let alice = Search::normal()
            .written(|&left: &u32| members(left))
            .mover_wins(&((1u32 << n) - 1), &options);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    output
}
