//! Codeforces 1147F by its rules: the judge's side of the games, which looks at every walk in small
//! graphs.
//!
//! The middle tier has graphs of up to 24 nodes, with an opponent who moves at random.

use reference::{join, Fault, Generator, Input, Opponent, Reference, Search, Talk};

/// The n up to which an opponent can look at every walk; above, each moves at random.
const SEARCHED: usize = 3;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate).run();
}

fn generate(g: &mut Generator) -> String {
    let few = g.within(1..=2);
    let cases = g.pick(few, 50);
    let graphs = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 45)..=g.pick(SEARCHED as u64, 50));
        let mut weights: Vec<u64> = (1..=n * n).collect();
        for place in 1..n * n {
            weights.swap(place as usize, g.within(0..=place) as usize);
        }
        let rows: String = weights.chunks(n as usize).map(|row| join(row) + "\n").collect();
        format!("{n}\n{rows}")
    });
    let graphs: String = graphs.collect();
    format!("{cases}\n{graphs}{}\n", Opponent::any(g))
}

/// The weights of the edges between the nodes 0 to n - 1 and the nodes n to 2n - 1.
struct Graph {
    weights: Vec<Vec<u64>>,
}

/// A token on its way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    node: usize,
    is_visited: Vec<bool>,
    /// The weight of the edge that was used last.
    last: Option<u64>,
    /// Whether the player to move uses rising weights.
    rises: bool,
}

impl Graph {
    fn nodes(&self) -> usize {
        2 * self.weights.len()
    }

    fn weight(&self, from: usize, to: usize) -> Option<u64> {
        let n = self.weights.len();
        match (from < n, to < n) {
            (true, false) => Some(self.weights[from][to - n]),
            (false, true) => Some(self.weights[to][from - n]),
            _ => None,
        }
    }

    fn start(&self, node: usize, rises: bool) -> Position {
        let mut is_visited = vec![false; self.nodes()];
        is_visited[node] = true;
        Position { node, is_visited, last: None, rises }
    }

    /// Returns the nodes to which the token may go.
    fn moves(&self, position: &Position) -> Vec<usize> {
        let Position { node, is_visited, last, rises } = position;
        let may_use = |weight: u64| match last {
            None => true,
            Some(last) if *rises => weight > *last,
            Some(last) => weight < *last,
        };
        let may_go = |&to: &usize| !is_visited[to] && self.weight(*node, to).is_some_and(may_use);
        (0..self.nodes()).filter(may_go).collect()
    }

    fn after(&self, position: &Position, to: usize) -> Position {
        let mut is_visited = position.is_visited.clone();
        is_visited[to] = true;
        let last = self.weight(position.node, to);
        Position { node: to, is_visited, last, rises: !position.rises }
    }

    fn options(&self, position: &Position) -> Vec<Position> {
        self.moves(position).into_iter().map(|to| self.after(position, to)).collect()
    }
}

/// A judge that plays on a graph.
struct Judge<'a> {
    graph: &'a Graph,
    opponent: &'a mut Opponent,
    at_random: Opponent,
}

impl Judge<'_> {
    /// Returns which of the positions it leaves to the program.
    fn choose(&mut self, positions: &[Position]) -> Option<Position> {
        let graph = self.graph;
        let options = |position: &Position| graph.options(position);
        let is_lost = |position: &Position| !Search::normal().mover_wins(position, &options);
        let answers =
            |position: &Position| options(position).iter().filter(|&p| is_lost(p)).count();
        let is_small = graph.nodes() <= 2 * SEARCHED;
        let opponent = if is_small { &mut *self.opponent } else { &mut self.at_random };
        opponent.choose(positions, is_lost, answers)
    }
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let cases = input.number(1..=50);
    let mut graphs = vec![];
    for _ in 0..cases {
        let n = input.number(1..=50u64);
        let numbers: Vec<u64> = input.numbers((n * n) as usize, 1..=n * n);
        let weights: Vec<Vec<u64>> = numbers.chunks(n as usize).map(<[u64]>::to_vec).collect();
        let mut sorted = numbers;
        sorted.sort_unstable();
        assert!(sorted.is_sorted_by(|a, b| a < b), "equal weights");
        graphs.push(Graph { weights });
    }
    let mut opponent = Opponent::read(input);
    input.end();
    talk.say(cases);
    for (seed, graph) in graphs.iter().enumerate() {
        talk.say(graph.weights.len());
        graph.weights.iter().for_each(|row| talk.say(join(row)));
        let at_random = Opponent::random(seed as u64);
        play(&mut Judge { graph, opponent: &mut opponent, at_random }, talk)?;
    }
    Ok(())
}

fn play(judge: &mut Judge, talk: &mut Talk) -> Result<(), Fault> {
    let graph = judge.graph;
    // Bob is the first to move, by weights of the other kind than Alice's.
    let (mut position, mut is_programs_turn) = match &*talk.word()? {
        "A" => {
            let rises = match &*talk.word()? {
                "I" => true,
                "D" => false,
                other => return Err(format!("expected I or D, heard {other:?}").into()),
            };
            let node = talk.number(1..=graph.nodes())?;
            (graph.start(node - 1, !rises), false)
        }
        "B" => {
            let starts = (0..graph.nodes())
                .flat_map(|node| [false, true].map(|rises| graph.start(node, rises)));
            let starts: Vec<Position> = starts.collect();
            let start = judge.choose(&starts).ok_or("a graph without nodes")?;
            talk.say(format!("{} {}", if start.rises { "D" } else { "I" }, start.node + 1));
            (start, true)
        }
        other => return Err(format!("expected A or B, heard {other:?}").into()),
    };
    loop {
        if is_programs_turn {
            let node = talk.number(-1..=graph.nodes() as i64)?;
            let is_allowed = |&to: &usize| to as i64 + 1 == node;
            let Some(to) = graph.moves(&position).into_iter().find(is_allowed) else {
                talk.say(-2);
                return Err(format!("the token cannot go to {node}").into());
            };
            position = graph.after(&position, to);
        } else {
            let Some(next) = judge.choose(&graph.options(&position)) else {
                talk.say(-1);
                return Ok(());
            };
            talk.say(next.node + 1);
            position = next;
        }
        is_programs_turn = !is_programs_turn;
    }
}
