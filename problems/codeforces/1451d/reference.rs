//! Codeforces 1451D by its rules: tries both steps.
//!
//! The middle tier has circles with a radius of up to 100 steps, mostly with a point near the
//! diagonal that lies close to the circle. All points are decided, from the outside in.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_points).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(5, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let d = g.within(1..=g.pick(60, 100_000));
        let most_steps = g.within(1..=20);
        let k = g.within(1..=d.div_ceil(most_steps));
        input += &format!("{d} {k}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let k = g.within(1..=1000);
        let z = g.within(1..=70);
        let other = z + g.within(0..=1);
        let d = (k * k * (z * z + other * other)).isqrt() + g.within(0..=1);
        let d = if g.one_in(4) { g.within(k..=100 * k) } else { d };
        input += &format!("{d} {k}\n");
    }
    input
}

fn answer_by_points(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { d, k } in read(input) {
        let most = (d / k) as usize;
        // Whether the player who is to move in step i, j wins; beyond the circle, so that it is
        // never chosen.
        let mut wins = vec![vec![true; most + 2]; most + 2];
        for i in (0..=most).rev() {
            for j in (0..=most).rev().filter(|&j| k * k * (i * i + j * j) as u64 <= d * d) {
                wins[i][j] = !wins[i + 1][j] || !wins[i][j + 1];
            }
        }
        output += if wins[0][0] { "Ashish\n" } else { "Utkarsh\n" };
    }
    output
}

struct Case {
    d: u64,
    k: u64,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let d = input.number(1..=100_000);
        cases.push(Case { d, k: input.number(1..=d) });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { d, k } in read(input) {
        let options = |&(p, q): &(u64, u64)| {
            let steps = [(p + k, q), (p, q + k)].into_iter();
            steps.filter(|(p, q)| p * p + q * q <= d * d).collect()
        };
        let first = Search::normal().mover_wins(&(0, 0), &options);
        output += if first { "Ashish\n" } else { "Utkarsh\n" };
    }
    output
}
