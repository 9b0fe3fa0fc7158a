//! BZOJ 1463 by its rules: every edge deleted from every drawing that can arise.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 2)..=g.pick(4, 2));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
        let further = g.within(0..=g.pick(11u64.saturating_sub(n), 100_000));
        let reach = [1, 2, n][g.within(0..=2) as usize];
        let mut edges: Vec<[u64; 2]> = (2..=n)
            .map(|vertex| [vertex, g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1)])
            .collect();
        for _ in 0..further {
            let edge = [g.within(1..=n), g.within(1..=n)];
            let place = g.within(0..=edges.len() as u64) as usize;
            edges.push(edge);
            let last = edges.len() - 1;
            edges.swap(place, last);
        }
        input += &format!("{n} {}\n", edges.len());
        edges.iter().for_each(|[a, b]| input += &format!("{a} {b}\n"));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=1000) {
        let n: u32 = input.number(1..=1000);
        let m = input.number(0..=1000);
        let edges: Vec<[u32; 2]> =
            (0..m).map(|_| [input.number(1..=n), input.number(1..=n)]).collect();
        let drawing = connected(&edges);
        assert_eq!(drawing.len(), edges.len(), "the drawing is not connected");
        let options = |edges: &Vec<[u32; 2]>| {
            let without = |gone: usize| [&edges[..gone], &edges[gone + 1..]].concat();
            (0..edges.len()).map(|edge| connected(&without(edge))).collect()
        };
        let alice_wins = Search::normal().mover_wins(&drawing, &options);
        output += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

/// Returns the edges that are still connected to the ground, in the order given.
fn connected(edges: &[[u32; 2]]) -> Vec<[u32; 2]> {
    let mut reached = vec![1];
    let mut kept = vec![false; edges.len()];
    let next = |kept: &[bool], reached: &[u32]| {
        (0..kept.len()).find(|&edge| !kept[edge] && edges[edge].iter().any(|v| reached.contains(v)))
    };
    while let Some(edge) = next(&kept, &reached) {
        kept[edge] = true;
        reached.extend(edges[edge]);
    }
    (0..edges.len()).filter(|&edge| kept[edge]).map(|edge| edges[edge]).collect()
}
