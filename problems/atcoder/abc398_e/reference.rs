//! AtCoder ABC 398 E by its rules: the judge's side of the game, which looks for odd cycles and may
//! look at every position.
//!
//! The middle tier has trees of up to 40 vertices against random moves, which no search decides:
//! the judge only says whether the program has won in the end.

use reference::{Fault, Generator, Input, Opponent, Reference, Search, Talk};

/// The number of vertices up to which an opponent can look at every position.
const SEARCHED: usize = 7;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100)..=g.pick(SEARCHED as u64, 100));
    let opponent = match n as usize {
        0..=SEARCHED => Opponent::any(g),
        _ => Opponent::random(g.within(0..=999)),
    };
    written(g, n, opponent)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(SEARCHED as u64 + 1..=40);
    let opponent = Opponent::random(g.within(0..=999));
    written(g, n, opponent)
}

/// Returns a tree that is sometimes a path, and sometimes a star.
fn written(g: &mut Generator, n: u64, opponent: Opponent) -> String {
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    let reach = [1, 3, n][g.within(0..=2) as usize];
    let is_star = g.one_in(6);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let least = if is_star { 0 } else { vertex.saturating_sub(reach) };
        let most = if is_star { g.within(0..=1).min(vertex - 1) } else { vertex - 1 };
        let (u, v) = (names[vertex as usize], names[g.within(least..=most) as usize]);
        input += &format!("{} {}\n", u.min(v), u.max(v));
    }
    format!("{input}{opponent}\n")
}

/// A graph, by its edges: `joined[i][j]` for an edge of vertices i and j, counted from 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Graph {
    joined: Vec<Vec<bool>>,
}

impl Graph {
    fn with(&self, (i, j): (usize, usize)) -> Graph {
        let mut joined = self.joined.clone();
        joined[i][j] = true;
        joined[j][i] = true;
        Graph { joined }
    }

    /// Returns whether a walk of odd length leads from vertex i back to it.
    fn has_odd_walk(&self, i: usize) -> bool {
        // Whether a walk of even or of odd length leads from i to each vertex.
        let mut is_reached = vec![[false; 2]; self.joined.len()];
        is_reached[i][0] = true;
        let mut open = vec![(i, 0)];
        while let Some((vertex, parity)) = open.pop() {
            for (next, reached) in is_reached.iter_mut().enumerate() {
                if self.joined[vertex][next] && !reached[1 - parity] {
                    reached[1 - parity] = true;
                    open.push((next, 1 - parity));
                }
            }
        }
        is_reached[i][1]
    }

    /// Returns whether a move may add the edge.
    fn allows(&self, (i, j): (usize, usize)) -> bool {
        i < j && !self.joined[i][j] && !self.with((i, j)).has_odd_walk(i)
    }

    fn pairs(&self) -> Vec<(usize, usize)> {
        let n = self.joined.len();
        (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j))).collect()
    }

    fn moves(&self) -> Vec<(usize, usize)> {
        self.pairs().into_iter().filter(|&edge| self.allows(edge)).collect()
    }

    fn options(&self) -> Vec<Graph> {
        self.moves().into_iter().map(|edge| self.with(edge)).collect()
    }
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(2..=100usize);
    let mut graph = Graph { joined: vec![vec![false; n]; n] };
    let mut lines = vec![n.to_string()];
    let mut part: Vec<usize> = (0..n).collect();
    for _ in 1..n {
        let u = input.number(1..=n);
        let v = input.number(u + 1..=n);
        let (from, to) = (part[u - 1], part[v - 1]);
        assert_ne!(from, to, "a cycle");
        part.iter_mut().filter(|part| **part == from).for_each(|part| *part = to);
        graph = graph.with((u - 1, v - 1));
        lines.push(format!("{u} {v}"));
    }
    let mut opponent = Opponent::read(input);
    input.end();
    let is_random = matches!(opponent, Opponent::Random { .. });
    assert!(is_random || n <= SEARCHED, "too many vertices for this opponent");

    lines.iter().for_each(|line| talk.say(line));
    let mut is_programs_turn = match &*talk.word()? {
        "First" => true,
        "Second" => false,
        other => return Err(format!("expected First or Second, heard {other:?}").into()),
    };
    // What cannot be added once can never be: a walk that was there remains.
    let mut candidates = graph.pairs();
    loop {
        let edge = if is_programs_turn {
            let (i, j) = (talk.number(1..=n)?, talk.number(1..=n)?);
            if !graph.allows((i - 1, j - 1)) {
                return Err(format!("{i} {j} is no move").into());
            }
            (i - 1, j - 1)
        } else {
            let Some(edge) = answer(&mut opponent, &graph, &mut candidates) else {
                talk.say("-1 -1");
                return Ok(());
            };
            talk.say(format!("{} {}", edge.0 + 1, edge.1 + 1));
            edge
        };
        graph = graph.with(edge);
        is_programs_turn = !is_programs_turn;
    }
}

/// Returns the opponent's move, if there is one, and drops candidates that are no moves.
fn answer(
    opponent: &mut Opponent,
    graph: &Graph,
    candidates: &mut Vec<(usize, usize)>,
) -> Option<(usize, usize)> {
    if graph.joined.len() <= SEARCHED {
        candidates.retain(|&edge| graph.allows(edge));
    }
    let is_lost = |graph: &Graph| !Search::normal().mover_wins(graph, &Graph::options);
    loop {
        let edge = opponent.choose(
            candidates,
            |&edge| is_lost(&graph.with(edge)),
            |&edge| graph.with(edge).options().iter().filter(|&after| is_lost(after)).count(),
        )?;
        if graph.allows(edge) {
            return Some(edge);
        }
        candidates.retain(|&other| other != edge);
    }
}
