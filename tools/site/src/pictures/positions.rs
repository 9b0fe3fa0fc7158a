//! All positions of a tiny game, as a graph: a box for each, an arrow for each move, and below
//! each box what the library's oracle finds there.
//!
//! A game is Rust data: its first position, a closure that returns the options of a position,
//! and one that writes it.

use super::drawing::class_of_value;
use games::drawing::boxes::{self, Node};
use grundy::graph::{Dag, Loopy, LoopyOutcome};
use grundy::Outcome;
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::hash::Hash;

/// The most positions that are drawn: a reader looks at each of them.
const MOST: usize = 16;
/// All positions that can follow a first one, each with how it is written.
pub struct Positions<P> {
    positions: Vec<P>,
    names: Vec<String>,
    /// The moves, by the numbers of the positions.
    moves: Vec<(usize, usize)>,
}

/// What a picture says of a position: the class of its box, and the note below it.
type Finding = (&'static str, String);

/// Who is to move, in a game whose players have different moves or aims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    First,
    Second,
}

impl Player {
    /// Returns the opponent.
    pub fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

impl<P: Clone + PartialEq> Positions<P> {
    /// Returns all positions that can follow `start`; `None` if they are too many to be drawn.
    /// Positions that are written alike are one.
    pub fn after(
        start: P,
        options: impl Fn(&P) -> Vec<P>,
        name: impl Fn(&P) -> String,
    ) -> Option<Positions<P>> {
        let mut positions = vec![start];
        let mut names: Vec<String> = positions.iter().map(&name).collect();
        let mut moves = Vec::new();
        let mut next = 0;
        while next < positions.len() {
            for option in options(&positions[next]) {
                let written = name(&option);
                let number = names.iter().position(|other| *other == written);
                let number = number.unwrap_or(positions.len());
                if number == positions.len() {
                    positions.push(option);
                    names.push(written);
                }
                if !moves.contains(&(next, number)) {
                    moves.push((next, number));
                }
            }
            next += 1;
            if positions.len() > MOST {
                return None;
            }
        }
        Some(Positions { positions, names, moves })
    }

    /// Returns the drawing with the outcomes under normal play.
    pub fn outcomes(&self) -> Option<Markup> {
        self.outcomes_with_ends(|_| None)
    }

    /// Returns the drawing with the outcomes, where `ends` says in which positions play is over
    /// and how; a player who cannot move anywhere else loses. A position is a draw if neither
    /// player can force the end.
    pub fn outcomes_with_ends(&self, ends: impl Fn(&P) -> Option<Outcome>) -> Option<Markup> {
        let outcomes = self.solve(ends)?;
        let finding = |number: usize| {
            let (class, letter) = class_and_letter(&outcomes[number]);
            (class, letter.to_string())
        };
        Some(self.drawing(finding, |_, to| is_lost(&outcomes[to])))
    }

    /// Returns the drawing with the Grundy values under normal play.
    pub fn values(&self) -> Option<Markup> {
        let graph = Dag::from_edges(self.positions.len(), &self.moves).ok()?;
        let values = graph.values();
        let finding = |number: usize| {
            (class_of_value(values[number].into()), format!("G = {}", values[number]))
        };
        Some(self.drawing(finding, |_, to| values[to] == 0))
    }

    /// Returns the drawing with the player who wins each position, by their names, where
    /// `mover` says who is to move. The positions that the second player wins are green. `ends`
    /// says in which positions play is over, and who has won there; a player who cannot move
    /// anywhere else loses.
    pub fn winners(
        &self,
        players: [&str; 2],
        mover: impl Fn(&P) -> Player,
        ends: impl Fn(&P) -> Option<Player>,
    ) -> Option<Markup> {
        let outcomes = self.solve(|position| {
            ends(position).map(|winner| Outcome::of_mover(winner == mover(position)))
        })?;
        let finding = |number: usize| {
            let mover = mover(&self.positions[number]);
            let winner = match outcomes[number] {
                LoopyOutcome::N { .. } => mover,
                LoopyOutcome::P { .. } => mover.other(),
                LoopyOutcome::Draw => return ("u", "=".to_string()),
            };
            match winner {
                Player::First => ("n", players[0].to_string()),
                Player::Second => ("p", players[1].to_string()),
            }
        };
        Some(self.drawing(finding, |_, to| is_lost(&outcomes[to])))
    }

    /// Returns the drawing with the result of each position when both play well: `at_end` is
    /// the result of an end, and the players want it large and small. The best moves are green.
    pub fn results(
        &self,
        mover: impl Fn(&P) -> Player,
        at_end: impl Fn(&P) -> i64,
    ) -> Option<Markup> {
        let sign = |number: usize| match mover(&self.positions[number]) {
            Player::First => 1,
            Player::Second => -1,
        };
        let result = |number: usize, results: &[i64]| match results.iter().copied() {
            results if results.len() == 0 => at_end(&self.positions[number]),
            results => sign(number) * results.map(|result| sign(number) * result).max().unwrap(),
        };
        self.numbers(result, |_, _, value| value, |value| ("plain", value.to_string()))
    }

    /// Returns the drawing with the best difference of the scores in each position, for the
    /// player to move: `gain` is what a move from one position to another scores, and `at_end`
    /// what is added at an end. The best moves are green, and so are the positions that the
    /// player to move loses.
    pub fn differences(
        &self,
        gain: impl Fn(&P, &P) -> i64,
        at_end: impl Fn(&P) -> i64,
    ) -> Option<Markup> {
        let difference = |number: usize, through: &[i64]| {
            through.iter().copied().max().unwrap_or_else(|| at_end(&self.positions[number]))
        };
        let through = |from: usize, to: usize, value: i64| {
            gain(&self.positions[from], &self.positions[to]) - value
        };
        self.numbers(difference, through, |value| match value {
            0 => ("u", "0".to_string()),
            value if value < 0 => ("p", format!("−{}", -value)),
            value => ("n", format!("+{}", value)),
        })
    }

    /// Returns the drawing with a number at each position: `of` of what its moves are worth,
    /// which is `through` of the number of the position they lead to.
    fn numbers(
        &self,
        of: impl Fn(usize, &[i64]) -> i64,
        through: impl Fn(usize, usize, i64) -> i64,
        finding: impl Fn(i64) -> Finding,
    ) -> Option<Markup> {
        // Refuses a game that need not end.
        Dag::from_edges(self.positions.len(), &self.moves).ok()?;
        let mut numbers: Vec<Option<i64>> = vec![None; self.positions.len()];
        while numbers.contains(&None) {
            for position in 0..numbers.len() {
                let options = self.moves.iter().filter(|&&(from, _)| from == position);
                let worth: Option<Vec<i64>> =
                    options.map(|&(_, to)| Some(through(position, to, numbers[to]?))).collect();
                numbers[position] = worth.map(|worth| of(position, &worth));
            }
        }
        let numbers: Vec<i64> = numbers.into_iter().flatten().collect();
        let is_best = |from: usize, to: usize| through(from, to, numbers[to]) == numbers[from];
        Some(self.drawing(|number| finding(numbers[number]), is_best))
    }

    /// Returns the drawing with a class and a note that the caller has found for each position,
    /// given its number, and with green moves, given by numbers too.
    pub fn told(
        &self,
        of: impl Fn(usize, &P) -> Finding,
        is_green: impl Fn(usize, usize) -> bool,
    ) -> Markup {
        self.drawing(|number| of(number, &self.positions[number]), is_green)
    }

    /// Returns the positions, in the order of their numbers.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// Returns whether the player to move loses, for each position, where `ends` says in which
    /// positions play is over and how.
    pub fn lost(&self, ends: impl Fn(&P) -> Option<Outcome>) -> Option<Vec<bool>> {
        Some(self.solve(ends)?.iter().map(is_lost).collect())
    }

    /// Returns the outcome of each position.
    fn solve(&self, ends: impl Fn(&P) -> Option<Outcome>) -> Option<Vec<LoopyOutcome>> {
        let ends: Vec<(usize, Outcome)> = self
            .positions
            .iter()
            .enumerate()
            .filter_map(|(number, position)| Some((number, ends(position)?)))
            .collect();
        let graph = Loopy::with_ends(self.positions.len(), &self.moves, &ends).ok()?;
        Some(graph.outcomes().to_vec())
    }

    /// Returns the drawing with a finding at each position, in which green moves stand out.
    fn drawing(
        &self,
        finding: impl Fn(usize) -> Finding,
        is_green: impl Fn(usize, usize) -> bool,
    ) -> Markup {
        let node = |(number, name): (usize, &String)| {
            let (class, note) = finding(number);
            let (label, class, attributes) = (name.clone(), class.to_string(), String::new());
            Node { label, class, note, attributes }
        };
        let nodes: Vec<Node> = self.names.iter().enumerate().map(node).collect();
        let class = |from, to| if is_green(from, to) { "won" } else { "" };
        PreEscaped(boxes::drawing(&nodes, &self.moves, class).svg())
    }
}

/// Returns whether the player to move loses.
pub fn is_lost(outcome: &LoopyOutcome) -> bool {
    matches!(outcome, LoopyOutcome::P { .. })
}

/// Returns the class of a position with this outcome, and its letter.
pub fn class_and_letter(outcome: &LoopyOutcome) -> (&'static str, &'static str) {
    match outcome {
        LoopyOutcome::P { .. } => ("p", "P"),
        LoopyOutcome::N { .. } => ("n", "N"),
        LoopyOutcome::Draw => ("u", "="),
    }
}

/// Returns the simplest number between two others; `None` if the first is not the smaller one.
pub fn simplest(above: f64, below: f64) -> Option<f64> {
    let is_between = |number: &f64| above < *number && *number < below;
    // The integer nearest to 0, or else the fraction with the least denominator.
    let integers = (0..100).flat_map(|n| [f64::from(n), -f64::from(n)]);
    let fractions = (1..10).flat_map(|exponent| {
        let denominator = f64::from(1 << exponent);
        let least = (above * denominator).floor();
        (0..3).map(move |step| (least + f64::from(step)) / denominator)
    });
    integers.chain(fractions).find(is_between)
}

/// Returns a dyadic fraction as one writes it.
pub fn fraction(value: f64) -> String {
    let denominator = (0..10).map(|exponent| 1 << exponent);
    let exact = |&denominator: &i32| (value * f64::from(denominator)).fract() == 0.0;
    let denominator = denominator.clone().find(exact).unwrap_or(1);
    let numerator = (value.abs() * f64::from(denominator)) as i64;
    let sign = if value < 0.0 { "−" } else { "" };
    match denominator {
        1 => format!("{sign}{numerator}"),
        _ => format!("{sign}{numerator}/{denominator}"),
    }
}

/// Returns the outcomes of some positions, in their order. `ends` says in which positions play
/// is over and how; a player who cannot move anywhere else loses.
pub fn outcomes_from<P: Clone + Eq + Hash>(
    starts: &[P],
    options: impl Fn(&P) -> Vec<P>,
    ends: impl Fn(&P) -> Option<Outcome>,
) -> Option<Vec<LoopyOutcome>> {
    let mut numbers = HashMap::new();
    let mut positions: Vec<P> = Vec::new();
    let mut number = |position: &P, positions: &mut Vec<P>| {
        *numbers.entry(position.clone()).or_insert_with(|| {
            positions.push(position.clone());
            positions.len() - 1
        })
    };
    let first: Vec<usize> = starts.iter().map(|start| number(start, &mut positions)).collect();
    let (mut moves, mut over) = (Vec::new(), Vec::new());
    let mut next = 0;
    while next < positions.len() {
        let position = positions[next].clone();
        match ends(&position) {
            Some(outcome) => over.push((next, outcome)),
            None => {
                for option in options(&position) {
                    moves.push((next, number(&option, &mut positions)));
                }
            }
        }
        next += 1;
    }
    let graph = Loopy::with_ends(positions.len(), &moves, &over).ok()?;
    Some(first.iter().map(|&number| graph.outcomes()[number]).collect())
}
