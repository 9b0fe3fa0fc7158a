//! Codeforces 154D by its rules: tries every move, and takes what is not decided after 40 moves
//! for a draw. Any winning move is right.
//!
//! The middle tier has distances of up to 400 and works backwards from the ends. Players who are
//! farther apart than 800 are taken for a draw.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;
use std::ops::RangeInclusive;

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_backwards)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(12, 1_000_000_000u64);
    let mut signed = |most: u64| g.within(0..=2 * most) as i64 - most as i64;
    let x1 = signed(most);
    let x2 = signed(most);
    let [a, b] = [signed(most / 3), signed(most / 3)];
    let x2 = if x1 == x2 { x1 + 1 } else { x2 };
    format!("{x1} {x2} {} {}\n", a.min(b), a.max(b))
}

/// The longest play that is looked at.
const LONGEST: u32 = 40;

/// What the player to move can force.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    Win,
    Loss,
    Open,
}

struct Game {
    steps: RangeInclusive<i64>,
    known: HashMap<(i64, u32), Outcome>,
}

impl Game {
    /// Returns what the player to move can force within so many moves if his opponent is so far
    /// ahead of him.
    fn outcome(&mut self, distance: i64, moves: u32) -> Outcome {
        if moves == 0 {
            return Outcome::Open;
        }
        if let Some(&outcome) = self.known.get(&(distance, moves)) {
            return outcome;
        }
        let mut outcome = Outcome::Loss;
        for step in self.steps.clone() {
            match self.after(distance - step, moves - 1) {
                Outcome::Loss => {
                    outcome = Outcome::Win;
                    break;
                }
                Outcome::Open => outcome = Outcome::Open,
                Outcome::Win => {}
            }
        }
        self.known.insert((distance, moves), outcome);
        outcome
    }

    /// Returns what the opponent can force after a move that leaves this distance.
    fn after(&mut self, distance: i64, moves: u32) -> Outcome {
        if distance == 0 {
            Outcome::Loss
        } else {
            self.outcome(distance, moves)
        }
    }
}

/// Reads the players' places, and the game.
fn read(input: &mut Input) -> (i64, i64, Game) {
    let [x1, x2, a, b] = [(); 4].map(|()| input.number(-1_000_000_000..=1_000_000_000i64));
    input.end();
    assert!(x1 != x2 && a <= b, "x1 = x2, or a > b");
    (x1, x2, Game { steps: a..=b, known: HashMap::new() })
}

/// Returns players whose distance is mostly close to a multiple of a + b.
fn generate_middle(g: &mut Generator) -> String {
    let least = g.within(1..=20) as i64;
    let most = least + g.within(0..=20) as i64;
    let rounds = g.within(0..=6) as i64;
    let near = [0, least, most, -1, 1, least - 1, most + 1][g.within(0..=6) as usize];
    let distance = rounds * (least + most) + near;
    let distance = if distance == 0 { least + most } else { distance };
    let x1 = g.within(0..=2000) as i64 - 1000;
    let (a, b) = if g.one_in(8) { (-least, most) } else { (least, most) };
    match g.within(0..=3) {
        0 => format!("{x1} {} {} {}\n", x1 - distance, -b, -a),
        1 => format!("{x1} {} {a} {b}\n", x1 - distance),
        _ => format!("{x1} {} {a} {b}\n", x1 + distance),
    }
}

/// The distance from which on nobody is thought to win.
const FAR: i64 = 800;

impl Game {
    /// Returns what the player to move can force if his opponent is so far ahead of him.
    fn standing(&self, distance: i64) -> Standing {
        let end = |&distance: &i64| match distance {
            0 => Some(Standing::Lost),
            _ => (distance.abs() >= FAR).then_some(Standing::Drawn),
        };
        let options = |distance: &i64| self.steps.clone().map(|step| distance - step).collect();
        Search::normal().over(end).standing(&distance, &options)
    }

    /// Returns whether a search with few moves decides the game.
    fn is_small(&self, distance: i64) -> bool {
        distance.abs() <= 25 && *self.steps.start() >= -4 && *self.steps.end() <= 4
    }
}

fn answer_backwards(input: &mut Input) -> String {
    let (x1, x2, game) = read(input);
    match game.standing(x2 - x1) {
        Standing::Lost => "SECOND\n".to_string(),
        Standing::Drawn => "DRAW\n".to_string(),
        Standing::Won => {
            let mut steps = game.steps.clone();
            let step = steps.find(|step| game.standing(x2 - x1 - step) == Standing::Lost);
            format!("FIRST\n{}\n", x1 + step.expect("a winning move"))
        }
    }
}

fn answer(input: &mut Input) -> String {
    let (x1, x2, mut game) = read(input);
    match game.outcome(x2 - x1, LONGEST) {
        Outcome::Loss => "SECOND\n".to_string(),
        Outcome::Open => "DRAW\n".to_string(),
        Outcome::Win => {
            let mut steps = game.steps.clone();
            let step = steps.find(|step| game.after(x2 - x1 - step, LONGEST - 1) == Outcome::Loss);
            format!("FIRST\n{}\n", x1 + step.expect("a winning move"))
        }
    }
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let (x1, x2, mut game) = read(input);
    let is_small = game.is_small(x2 - x1);
    let right = if is_small {
        match game.outcome(x2 - x1, LONGEST) {
            Outcome::Win => "FIRST",
            Outcome::Loss => "SECOND",
            Outcome::Open => "DRAW",
        }
    } else {
        match game.standing(x2 - x1) {
            Standing::Won => "FIRST",
            Standing::Lost => "SECOND",
            Standing::Drawn => "DRAW",
        }
    };
    let verdict = output.token().unwrap_or("nothing");
    if verdict != right {
        return Err(format!("{verdict} instead of {right}"));
    }
    if right == "FIRST" {
        let step = output.number(-10_000_000_000..=10_000_000_000i64) - x1;
        if !game.steps.contains(&step) {
            return Err(format!("the step {step} is not allowed"));
        }
        let wins = match is_small {
            true => game.after(x2 - x1 - step, LONGEST - 1) == Outcome::Loss,
            false => game.standing(x2 - x1 - step) == Standing::Lost,
        };
        if !wins {
            return Err(format!("the step {step} does not win"));
        }
    }
    output.end();
    Ok(())
}
