//! Tokens on a graph: a move slides a token along an edge. Endless play, possible if the graph has
//! a cycle, is a draw. A game is typed as edges and the tokens' points: `a>b b>c from a b`.

use super::board::{Board, Spot};
use super::evidence::sum_sentence;
use super::graph::NamedGraph;
use super::{texts, Evidence, Opening, Position, Shown, Step, Term};
use crate::heaps::heap_letter;
use grundy::game::Ending;
use grundy::graph::{Dag, LoopySums, LoopyValue};
use grundy::nim::nim_sum;
use grundy::Outcome;
use itertools::Itertools;
use std::collections::BTreeSet;
use support::{ensure, text};

/// The maximum number of tokens, low enough for all positions to be listed.
const MAX_TOKENS: usize = 3;

/// The maximum number of points, low enough for all positions to be listed.
const MAX_POINTS: usize = 24;

/// Tokens on a graph; the position consists of the points of the tokens.
struct Tokens {
    graph: NamedGraph,
    /// For each point, the points to which its edges lead.
    heads: Vec<BTreeSet<usize>>,
    values: PointValues,
}

/// The values of the points under normal play.
enum PointValues {
    /// Numbers, if there is no cycle.
    Finite(Vec<u32>),
    /// Generalized values, which may be infinite.
    Loopy(LoopySums),
}

/// Reads the edges and the tokens' points; the points follow `from`, or each point follows an `@`.
pub fn read(words: &[String]) -> Result<Opening, String> {
    let mut graph = NamedGraph::default();
    let mut names: Vec<&str> = Vec::new();
    let mut is_after_from = false;
    for word in words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty()) {
        match word.strip_prefix('@') {
            Some(point) => names.push(point),
            None if ["from", "从"].contains(&&*word.to_lowercase()) => is_after_from = true,
            None if is_after_from => names.push(word),
            None => graph.add_edges(word)?,
        }
    }
    let count = graph.names.len();
    ensure!(
        (1..=MAX_POINTS).contains(&count),
        "a graph has edges between at most {MAX_POINTS} points; type, for example, graph \
             'a>b b>c a>c' from a",
        "图上有若干条边，最多 {MAX_POINTS} 个点；请输入例如 graph 'a>b b>c a>c' from a"
    );
    ensure!(
        (1..=MAX_TOKENS).contains(&names.len()),
        "1 to {MAX_TOKENS} tokens stand on points of the graph; type, for example, graph \
             'a>b b>c a>c' from a",
        "图上有 1 到 {MAX_TOKENS} 枚棋子；请输入例如 graph 'a>b b>c a>c' from a"
    );
    let start = names.into_iter().map(|name| graph.vertex(name));
    let start: Position = start.collect::<Result<_, String>>()?;
    let arcs = graph.arcs();
    let heads = |point: usize| {
        arcs.iter().filter(|&&(tail, _)| tail == point).map(|&(_, head)| head).collect()
    };
    let heads = (0..count).map(heads).collect();
    let values = match Dag::from_edges(count, &arcs) {
        Ok(dag) => PointValues::Finite(dag.values().to_vec()),
        Err(_) => {
            let sums = LoopySums::from_edges(count, &arcs);
            PointValues::Loopy(sums.expect("every edge has two ends"))
        }
    };
    Ok(Opening::new(Tokens { graph, heads, values }, start))
}

impl Tokens {
    fn terms(&self, position: &[u64]) -> Vec<Term> {
        let PointValues::Finite(values) = &self.values else { return vec![] };
        let term = |(token, &point): (usize, &u64)| {
            Term::new(heap_letter(token), u64::from(values[point as usize]))
        };
        position.iter().enumerate().map(term).collect()
    }
}

impl Shown for Tokens {
    fn name(&self) -> String {
        "graph".to_string()
    }

    fn theorem(&self) -> String {
        let key = if self.may_repeat() { "theorem-of-cycles" } else { "theorem" };
        texts::localize("graph", key)
    }

    fn notation(&self, position: &[u64]) -> String {
        format!("{} from {}", self.graph.notation(), self.graph.names_of(position))
    }

    fn describe(&self, position: &[u64]) -> String {
        let points = self.graph.names_of(position);
        match position.len() {
            1 => text!("the token on {points}", "棋子在 {points}"),
            _ => text!("the tokens on {points}", "棋子在 {points}"),
        }
    }

    fn board(&self, _start: &[u64], position: &[u64]) -> Board {
        let tokens: Vec<usize> = position.iter().map(|&point| point as usize).collect();
        let mut board = self.graph.board(&tokens);
        for (number, point) in board.points.iter_mut().enumerate() {
            point.value = match &self.values {
                PointValues::Finite(values) => values[number].to_string(),
                PointValues::Loopy(sums) => sums.value(number).to_string(),
            };
        }
        Board::Edges(board)
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves = Vec::new();
        for (token, &point) in position.iter().enumerate() {
            for &head in &self.heads[point as usize] {
                let mut after = position.to_vec();
                after[token] = head as u64;
                let numbers = vec![token as u64, head as u64];
                moves.push(Step { part: token, numbers, taken: 1, after });
            }
        }
        moves
    }

    fn text(&self, step: &Step) -> String {
        let words = self.words(step);
        match &words[..] {
            [letter, point] => text!("{letter} to {point}", "{letter} → {point}"),
            _ => text!("to {}", "→ {}", words.concat()),
        }
    }

    fn words(&self, step: &Step) -> Vec<String> {
        // A single token needs no letter.
        let letter = (step.after.len() > 1).then(|| heap_letter(step.part));
        letter.into_iter().chain([self.graph.names_of(&step.numbers[1..])]).collect()
    }

    fn spots(&self, _start: &[u64], position: &[u64], step: &Step) -> Vec<Spot> {
        let from = (position.len() > 1).then(|| [0, position[step.part]]);
        from.into_iter().chain([[0, step.numbers[1]]]).collect()
    }

    fn may_repeat(&self) -> bool {
        matches!(self.values, PointValues::Loopy(_))
    }

    fn summands(&self, position: &[u64]) -> Vec<Position> {
        match &self.values {
            PointValues::Finite(_) => position.iter().map(|&point| vec![point]).collect(),
            PointValues::Loopy(_) => vec![position.to_vec()],
        }
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let PointValues::Finite(_) = &self.values else { return None };
        let sum = nim_sum(self.terms(position).iter().map(|term| term.value));
        (ending == Ending::Normal).then(|| Outcome::of_mover(sum != 0))
    }

    fn explain_values(&self, position: &[u64]) -> Option<String> {
        let PointValues::Loopy(sums) = &self.values else { return None };
        let values: Vec<&LoopyValue> =
            position.iter().map(|&point| sums.value(point as usize)).collect();
        let sum = LoopyValue::sum(values.iter().copied());
        let terms = match &values[..] {
            [value] => value.to_string(),
            values => format!("{} = {sum}", values.iter().join(" + ")),
        };
        let because = match (LoopyValue::outcome(values.iter().copied()), &sum) {
            (Some(Outcome::P), _) => texts::localize("graph", "value-0"),
            (Some(Outcome::N), LoopyValue::Finite(_)) => texts::localize("graph", "finite-value"),
            (Some(Outcome::N), LoopyValue::Infinite(_)) => {
                texts::localize("graph", "infinite-value-with-0")
            }
            (None, _) => texts::localize("graph", "infinite-value-without-0"),
        };
        Some(text!(
            "The generalized Grundy values: {terms}. {because}",
            "广义 SG 值：{terms}。{because}"
        ))
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let terms = self.terms(position);
        Evidence::of_terms(sum_sentence(&terms), terms)
    }
}
