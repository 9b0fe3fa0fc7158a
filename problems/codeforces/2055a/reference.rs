//! Codeforces 2055A by its rules: finds who is stuck after 1, 2, 3, … jumps.
//!
//! The middle tier has up to 30 pads, looked at in the same way.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 500)..=g.pick(4, 500));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(2..=g.pick(9, 100));
        let a = g.within(1..=n);
        input += &format!("{n} {a} {}\n", (a + g.within(1..=n - 1) - 1) % n + 1);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for _ in 0..6 {
        let n = g.within(2..=30);
        let a = g.within(1..=n);
        input += &format!("{n} {a} {}\n", (a + g.within(1..=n - 1) - 1) % n + 1);
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=500) {
        let n = input.number(2..=100usize);
        let (a, b) = (input.number(1..=n), input.number(1..=n));
        assert!(a != b, "two frogs on a pad");
        output += if mover_wins(n, a, b) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

fn mover_wins(n: usize, a: usize, b: usize) -> bool {
    // The outcomes by the pads of the mover's frog and of the other one.
    let mut wins = vec![vec![None; n + 1]; n + 1];
    while wins[a][b].is_none() {
        let before = wins.clone();
        for mover in 1..=n {
            for other in (1..=n).filter(|&other| other != mover) {
                let pads = [mover - 1, mover + 1].into_iter();
                let after = pads
                    .filter(|&pad| (1..=n).contains(&pad) && pad != other)
                    .map(|pad| before[other][pad]);
                if after.clone().any(|wins| wins == Some(false)) {
                    wins[mover][other] = Some(true);
                } else if after.clone().all(|wins| wins == Some(true)) {
                    wins[mover][other] = Some(false);
                }
            }
        }
        assert!(wins != before, "a play without end");
    }
    wins[a][b] == Some(true)
}
