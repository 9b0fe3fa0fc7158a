//! Codeforces 1442F by its rules: the judge's side, which knows the outcomes of all positions with
//! as many tokens as a question has.
//!
//! The middle tier has up to 100 vertices.

use reference::{Fault, Generator, Input, Opponent, Reference, Size, Talk};
use std::collections::HashMap;

/// The number of positions that the judge can look at.
const SEARCHED: usize = 4_000_000;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    // Up to 20 vertices are no more than heaps.
    let most = [5, 24, 40][g.within(0..=2) as usize];
    let n = match g.size() {
        Size::Tiny => g.within(1..=most),
        Size::Largest => g.pick(40, 1000),
    };
    let rounds = g.within(g.pick(1, 2000)..=g.pick(3, 2000));
    graph(g, n, rounds)
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, rounds) = (g.within(15..=100), g.within(1..=4));
    graph(g, n, rounds)
}

fn graph(g: &mut Generator, n: u64, rounds: u64) -> String {
    let mut order: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut order);
    let one_in = [1, 2, 5, 30][g.within(0..=3) as usize];
    let mut edges = Vec::new();
    for (place, from) in order.iter().enumerate() {
        for to in &order[place + 1..] {
            if edges.len() < 100_000 && g.one_in(one_in) {
                edges.push(format!("{from} {to}\n"));
            }
        }
    }
    if g.one_in(5) {
        edges.clear();
    }
    let opponent = Opponent::any(g);
    format!("{n} {} {rounds}\n{}{opponent}\n", edges.len(), edges.concat())
}

/// The outcomes that the judge may say.
const OUTCOMES: [&str; 3] = ["Win", "Lose", "Draw"];
const WIN: u8 = 0;
const LOSE: u8 = 1;
const DRAW: u8 = 2;

/// The graph after the changes.
struct Graph {
    vertices: usize,
    edges: Vec<(usize, usize)>,
    /// The outcomes of all positions with some numbers of tokens.
    known: HashMap<usize, Vec<u8>>,
}

impl Graph {
    /// Returns the outcome of each position of so many tokens. The number of a position has the
    /// vertex of each token as a digit, in base `vertices`.
    fn outcomes(&mut self, tokens: usize) -> &[u8] {
        let (vertices, edges) = (self.vertices, &self.edges);
        self.known.entry(tokens).or_insert_with(|| {
            let positions = vertices.checked_pow(tokens as u32).filter(|&all| all <= SEARCHED);
            let positions = positions.expect("too many positions for the judge");
            let digits = |position: usize| {
                (0..tokens as u32).map(move |token| {
                    let weight = vertices.pow(token);
                    (weight, position / weight % vertices)
                })
            };
            let mut starts = vec![vec![]; vertices];
            let mut degrees = vec![0; vertices];
            for &(from, to) in edges {
                starts[to].push(from);
                degrees[from] += 1;
            }
            // The moves that are not yet known to let the opponent win.
            let mut hopes: Vec<u32> = (0..positions)
                .map(|position| digits(position).map(|(_, vertex)| degrees[vertex]).sum())
                .collect();
            let mut outcomes = vec![DRAW; positions];
            let mut decided: Vec<usize> =
                (0..positions).filter(|&position| hopes[position] == 0).collect();
            for &position in &decided {
                outcomes[position] = LOSE;
            }
            while let Some(position) = decided.pop() {
                for (weight, vertex) in digits(position) {
                    for &from in &starts[vertex] {
                        let before = position - vertex * weight + from * weight;
                        if outcomes[before] == DRAW {
                            hopes[before] -= 1;
                            if outcomes[position] == LOSE {
                                outcomes[before] = WIN;
                                decided.push(before);
                            } else if hopes[before] == 0 {
                                outcomes[before] = LOSE;
                                decided.push(before);
                            }
                        }
                    }
                }
            }
            outcomes
        })
    }

    /// Returns the outcome for each hidden vertex together with the vertices of a question.
    fn answers(&mut self, question: &[usize]) -> Vec<u8> {
        let vertices = self.vertices;
        let asked = question.iter().fold(0, |number, vertex| number * vertices + vertex);
        let outcomes = self.outcomes(question.len() + 1);
        (0..vertices).map(|hidden| outcomes[asked * vertices + hidden]).collect()
    }
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(1..=1000usize);
    let m = input.number(0..=100_000usize);
    let rounds = input.number(1..=2000);
    let mut edges = Vec::new();
    for _ in 0..m {
        edges.push((input.number(1..=n) - 1, input.number(1..=n) - 1));
    }
    let mut opponent = Opponent::read(input);
    input.end();
    let mut sorted = edges.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert!(sorted.len() == m, "an edge twice");
    let mut graph = Graph { vertices: n, edges, known: HashMap::new() };
    assert!(graph.outcomes(1).iter().all(|&outcome| outcome != DRAW), "a cycle");
    graph.known.clear();

    talk.say(format!("{n} {m} {rounds}"));
    for &(from, to) in &graph.edges {
        talk.say(format!("{} {}", from + 1, to + 1));
    }
    for _ in 0..talk.number(0..=4242)? {
        let sign = talk.word()?;
        let edge = (talk.number(1..=n)? - 1, talk.number(1..=n)? - 1);
        match (&*sign, graph.edges.iter().position(|&other| other == edge)) {
            ("+", _) => graph.edges.push(edge),
            ("-", Some(place)) => {
                graph.edges.swap_remove(place);
            }
            _ => return Err(format!("{sign} {} {} is no change", edge.0 + 1, edge.1 + 1).into()),
        }
    }
    for _ in 0..rounds {
        hide(&mut graph, &mut opponent, talk)?;
    }
    Ok(())
}

/// Hides a vertex, which may be any one that fits what was said about it.
fn hide(graph: &mut Graph, opponent: &mut Opponent, talk: &mut Talk) -> Result<(), Fault> {
    let n = graph.vertices;
    let mut fits: Vec<usize> = (0..n).collect();
    let (mut questions, mut total) = (0, 0);
    loop {
        let word = talk.word()?;
        if word == "!" {
            let vertex = talk.number(1..=n)? - 1;
            if fits != [vertex] {
                talk.say("Wrong");
                let reason = format!("{} is wrong: {} vertices fit", vertex + 1, fits.len());
                return Err(reason.into());
            }
            talk.say("Correct");
            return Ok(());
        }
        if word != "?" {
            return Err(format!("expected ? or !, heard {word:?}").into());
        }
        let size = talk.number(0..=20usize)?;
        (questions, total) = (questions + 1, total + size);
        let mut question = Vec::new();
        for _ in 0..size {
            question.push(talk.number(1..=n)? - 1);
        }
        if questions > 20 || total > 20 {
            talk.say("Slow");
            return Err(format!("{questions} questions for {total} vertices").into());
        }
        let answers = graph.answers(&question);
        let count = |outcome: u8| fits.iter().filter(|&&vertex| answers[vertex] == outcome).count();
        let possible: Vec<u8> = [WIN, LOSE, DRAW].into_iter().filter(|&o| count(o) > 0).collect();
        let outcome = opponent
            .choose(&possible, |_| false, |&outcome| fits.len() - count(outcome))
            .expect("some vertex fits");
        fits.retain(|&vertex| answers[vertex] == outcome);
        talk.say(OUTCOMES[outcome as usize]);
    }
}
