//! Geography, typed as edges and the place of the token: `a-b b>c from a`.

use super::board::Board;
use super::graph::NamedGraph;
use super::{split_at, texts, Evidence, Opening, Shown, Step};
use grundy::game::Ending;
use grundy::graph::{Dag, Geography as Matched};
use grundy::Outcome;
use itertools::Itertools;
use std::collections::BTreeSet;
use support::language::choose;
use support::{ensure, refuse, text};

/// Geography. The position is the token's vertex, followed by the previously visited vertices in
/// ascending order.
struct Geography {
    graph: NamedGraph,
    theorem: DecidingTheorem,
}

enum DecidingTheorem {
    /// Maximum matchings, if no edge is one-way.
    Matching,
    /// The Grundy values of the vertices, if there is no closed walk.
    Values(Vec<u32>),
    /// Exhaustive search, if there are one-way edges and closed walks.
    Search,
}

/// Reads the edges, then `from` and the token's vertex, then optionally `without` and the vertices
/// visited before.
pub fn read(words: &[String]) -> Result<Opening, String> {
    let (edges, tokens) = split_at(words, &["from", "从"]);
    let mut graph = NamedGraph::default();
    edges.iter().try_for_each(|word| graph.add_edges(word))?;
    let (tokens, before) = split_at(tokens.unwrap_or_default(), &["without", "除"]);
    ensure!(
        !edges.is_empty() && !tokens.is_empty(),
        "expected edges and the place of the token; type, for example, geography a-b b-c from \
             a, or 'a>b b>c c>a from a' for edges that lead one way",
        "应为各条边和棋子所在的点；请输入例如 geography a-b b-c from a；单向边请写 \
             'a>b b>c c>a from a'",
    );
    if let Some(word) = tokens.get(1) {
        refuse!(
            "{word:?} comes after the place of the token; vertices on which it was before follow \
             the word without",
            "{word:?} 在棋子的位置之后；棋子到过的点请写在 without 之后"
        );
    }
    let mut position = vec![graph.vertex(&tokens[0])?];
    let before = before.unwrap_or_default().iter().map(|name| graph.vertex(name));
    let before: BTreeSet<u64> = before.collect::<Result<_, String>>()?;
    ensure!(
        !before.contains(&position[0]),
        "the token is on {:?}, which is among those that it has left",
        "棋子在 {:?} 上，而它又在已离开的点之中",
        tokens[0]
    );
    position.extend(before);
    let theorem = DecidingTheorem::find(&graph);
    Ok(Opening::new(Geography { graph, theorem }, position))
}

impl DecidingTheorem {
    fn find(graph: &NamedGraph) -> DecidingTheorem {
        if graph.edges.iter().all(|edge| !edge.is_one_way) {
            return DecidingTheorem::Matching;
        }
        let arcs = graph.arcs();
        match Dag::from_edges(graph.names.len(), &arcs) {
            Ok(dag) => DecidingTheorem::Values(dag.values().to_vec()),
            Err(_) => DecidingTheorem::Search,
        }
    }
}

impl Geography {
    /// Returns the vertices to which edges lead from this vertex, each listed once.
    fn neighbours(&self, vertex: usize) -> BTreeSet<usize> {
        let ends = self.graph.edges.iter().flat_map(|edge| {
            let there = (edge.from == vertex).then_some(edge.to);
            let back = (edge.to == vertex && !edge.is_one_way).then_some(edge.from);
            there.into_iter().chain(back)
        });
        ends.filter(|&other| other != vertex).collect()
    }

    /// Returns the game on the remaining vertices.
    fn remaining_game(&self, position: &[u64]) -> Matched {
        let is_left = |vertex: usize| !position[1..].contains(&(vertex as u64));
        let left = self.graph.edges.iter().filter(|edge| is_left(edge.from) && is_left(edge.to));
        let left: Vec<(usize, usize)> = left.map(|edge| (edge.from, edge.to)).collect();
        Matched::from_edges(self.graph.names.len(), &left).expect("the edges have two ends")
    }
}

impl Shown for Geography {
    fn name(&self) -> String {
        "geography".to_string()
    }

    fn theorem(&self) -> String {
        let key = match self.theorem {
            DecidingTheorem::Matching => "theorem-of-matchings",
            DecidingTheorem::Values(_) => "theorem-of-values",
            DecidingTheorem::Search => "theorem-of-search",
        };
        texts::localize("geography", key)
    }

    fn notation(&self, position: &[u64]) -> String {
        let (edges, token) = (self.graph.notation(), self.graph.names_of(&position[..1]));
        let before = match position.len() {
            1 => String::new(),
            _ => format!(" without {}", self.graph.names_of(&position[1..])),
        };
        format!("{edges} from {token}{before}")
    }

    fn describe(&self, position: &[u64]) -> String {
        let token = self.graph.names_of(&position[..1]);
        let before = self.graph.names_of(&position[1..]);
        match position.len() {
            1 => text!("the token on {token}", "棋子在 {token}"),
            _ => text!("the token on {token}, left {before}", "棋子在 {token}，到过 {before}"),
        }
    }

    fn board(&self, _start: &[u64], position: &[u64]) -> Board {
        let mut board = self.graph.board(&[position[0] as usize]);
        for &left in &position[1..] {
            board.points[left as usize].is_left = true;
        }
        Board::Edges(board)
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let next = self.neighbours(position[0] as usize).into_iter();
        let next = next.map(|vertex| vertex as u64).filter(|vertex| !position.contains(vertex));
        next.map(|vertex| {
            let mut before = position.to_vec();
            before.sort_unstable();
            let after = [vec![vertex], before].concat();
            Step { part: 0, numbers: vec![vertex], taken: 1, after }
        })
        .collect()
    }

    fn text(&self, step: &Step) -> String {
        let name = self.graph.names_of(&step.numbers);
        text!("to {name}", "→ {name}")
    }

    fn words(&self, step: &Step) -> Vec<String> {
        vec![self.graph.names_of(&step.numbers)]
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        let token = position[0] as usize;
        match &self.theorem {
            _ if ending == Ending::Misere => None,
            DecidingTheorem::Matching => Some(self.remaining_game(position).outcome(token)),
            DecidingTheorem::Values(values) => Some(Outcome::of_mover(values[token] != 0)),
            DecidingTheorem::Search => None,
        }
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let name = self.graph.names_of(&position[..1]);
        let token = position[0] as usize;
        Evidence::plain(match &self.theorem {
            DecidingTheorem::Values(values) => {
                let option = |vertex| format!("{} {}", self.graph.names[vertex], values[vertex]);
                let mut options = self.neighbours(token).into_iter().map(option);
                let (options, value) = (options.join(choose(", ", "，")), values[token]);
                match options.is_empty() {
                    true => text!(
                        "No edge leads on, so {name} has the value 0",
                        "已无法操作，{name} 的值为 0"
                    ),
                    false => text!(
                        "The vertices next to {name} have the values {options}, so {name} has the \
                         value {value}, their mex",
                        "{name} 的后继的值为 {options}，其 mex 即 {name} 的值为 {value}"
                    ),
                }
            }
            _ => match self.remaining_game(position).winning_move(token) {
                Some(mate) => text!(
                    "Every maximum matching covers {name}, and one pairs it with {}",
                    "每个最大匹配都盖住 {name}，其中一个把它与 {} 配对",
                    self.graph.names[mate]
                ),
                None => text!(
                    "Some maximum matching leaves {name} out",
                    "有一个最大匹配没有盖住 {name}"
                ),
            },
        })
    }
}
