//! Codeforces 936B by its rules: finds where the chip can be after one move, two moves, …
//!
//! The middle tier has up to 60 vertices and longer walks, found in the same way.

use reference::{Generator, Input, Reference};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_checker(check).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
    let forward = g.one_in(2);
    let (mut lines, mut m) = (String::new(), 0);
    for vertex in 1..=n {
        let wanted = g.within(0..=3).min(g.pick(n, 200_000 - m)).min(2 + g.within(0..=1));
        let wanted = if g.pick(false, vertex < n && m < 200_000) { wanted.max(1) } else { wanted };
        let lowest = if forward { vertex + 1 } else { 1 };
        let highest = g.pick(n, n.min(vertex + 9));
        let mut to = BTreeSet::new();
        for _ in 0..wanted {
            if lowest <= highest {
                to.insert(g.within(lowest..=highest));
            }
        }
        to.remove(&vertex);
        m += to.len() as u64;
        let to: Vec<u64> = to.into_iter().collect();
        lines += &format!("{} {}\n", to.len(), reference::join(&to));
    }
    format!("{n} {m}\n{lines}{}\n", g.within(1..=g.pick(n, 9)))
}

struct Graph {
    edges: Vec<Vec<usize>>,
    start: usize,
}

fn read(input: &mut Input) -> Graph {
    let n = input.number(1..=100_000usize);
    let m = input.number(0..=200_000usize);
    let mut edges = Vec::new();
    for vertex in 1..=n {
        let c = input.number(0..=n - 1);
        let to = input.numbers(c, 1..=n);
        let set: BTreeSet<usize> = to.iter().copied().collect();
        assert!(set.len() == c && !set.contains(&vertex), "a loop or an edge twice");
        edges.push(to.into_iter().map(|to| to - 1).collect());
    }
    assert!(edges.iter().map(Vec::len).sum::<usize>() == m, "not {m} edges");
    let start = input.number(1..=n) - 1;
    input.end();
    Graph { edges, start }
}

impl Graph {
    /// Returns where the chip can be after 0, 1, …, 2n moves; longer ways repeat themselves.
    fn layers(&self) -> Vec<BTreeSet<usize>> {
        let mut layers = vec![BTreeSet::from([self.start])];
        for moves in 0..2 * self.edges.len() {
            let next = layers[moves]
                .iter()
                .flat_map(|&vertex| self.edges[vertex].iter().copied())
                .collect();
            layers.push(next);
        }
        layers
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(8..=60);
    let forward = g.one_in(2);
    let most = g.within(1..=3);
    let mut lines = String::new();
    let mut m = 0;
    for vertex in 1..=n {
        let mut to = BTreeSet::new();
        for _ in 0..g.within(u64::from(vertex < n)..=most) {
            let lowest = if forward { vertex + 1 } else { vertex.saturating_sub(5).max(1) };
            let highest = n.min(vertex + 6);
            if lowest <= highest {
                to.insert(g.within(lowest..=highest));
            }
        }
        to.remove(&vertex);
        m += to.len();
        let to: Vec<u64> = to.into_iter().collect();
        lines += &format!("{} {}\n", to.len(), reference::join(&to));
    }
    format!("{n} {m}\n{lines}{}\n", g.within(1..=9.min(n)))
}

fn answer(input: &mut Input) -> String {
    let graph = read(input);
    let layers = graph.layers();
    for moves in (1..layers.len()).step_by(2) {
        let end = layers[moves].iter().find(|&&vertex| graph.edges[vertex].is_empty());
        if let Some(&end) = end {
            let mut way = vec![end];
            for layer in layers[..moves].iter().rev() {
                let to = way[way.len() - 1];
                way.extend(layer.iter().find(|&&from| graph.edges[from].contains(&to)));
            }
            let way: Vec<String> =
                way.iter().rev().map(|vertex| (vertex + 1).to_string()).collect();
            return format!("Win\n{}\n", way.join(" "));
        }
    }
    // A way of 2n moves visits some vertex twice.
    if layers.last().is_some_and(|layer| !layer.is_empty()) { "Draw\n" } else { "Lose\n" }
        .to_string()
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let graph = read(input);
    let layers = graph.layers();
    let n = graph.edges.len();
    let can_win = (1..layers.len())
        .step_by(2)
        .any(|moves| layers[moves].iter().any(|&vertex| graph.edges[vertex].is_empty()));
    let right = match (can_win, layers.last().is_some_and(|layer| !layer.is_empty())) {
        (true, _) => "Win",
        (false, true) => "Draw",
        (false, false) => "Lose",
    };
    let verdict = output.token().unwrap_or("nothing");
    if verdict != right {
        return Err(format!("{verdict}, not {right}"));
    }
    if can_win {
        let mut way = Vec::new();
        while let Some(vertex) = output.number_or_end(1..=n) {
            way.push(vertex - 1);
        }
        let is_way = way.first() == Some(&graph.start)
            && way.windows(2).all(|two| graph.edges[two[0]].contains(&two[1]));
        if !is_way {
            return Err("that is no way from the start".to_string());
        }
        if way.len() % 2 == 1 || way.last().is_none_or(|&last| !graph.edges[last].is_empty()) {
            return Err("the way does not win".to_string());
        }
    }
    output.end();
    Ok(())
}
