//! POJ 3710 by its rules: every edge cut in every drawing that can arise.

use reference::{Generator, Input, Reference, Search};

/// A drawing's number and a vertex of it; all roots are (0, 0).
type Vertex = (u32, u32);

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 5)..=g.pick(4, 5)) {
        let drawings = g.within(g.pick(1, 99)..=g.pick(3, 99));
        input += &format!("{drawings}\n");
        for _ in 0..drawings {
            let (vertices, edges) = drawing(g, drawings);
            input += &format!("{vertices} {}\n", edges.len());
            edges.iter().for_each(|(a, b)| input += &format!("{a} {b}\n"));
        }
    }
    input
}

/// A tree with cycles hung on it: now and then a vertex starts a cycle of two edges or more
/// instead of bearing another vertex.
fn drawing(g: &mut Generator, drawings: u64) -> (u64, Vec<(u64, u64)>) {
    let most = g.within(g.pick(0, 97)..=g.pick(10 / drawings, 97));
    let (mut vertices, mut edges, mut on_tree) = (1, Vec::new(), vec![1]);
    while vertices < most {
        let from = on_tree[g.within(0..=on_tree.len() as u64 - 1) as usize];
        let length = if g.one_in(3) { g.within(2..=4) } else { 1 };
        if edges.len() as u64 + length > g.pick(10 / drawings, 499) {
            break;
        }
        let mut last = from;
        for _ in 1..length {
            vertices += 1;
            edges.push((last, vertices));
            last = vertices;
        }
        if length == 1 {
            vertices += 1;
            on_tree.push(vertices);
            edges.push((vertices, from));
        } else {
            edges.push((last, from));
        }
    }
    (vertices, edges)
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100u32) {
        let mut edges = Vec::new();
        for drawing in 1..=n {
            let m: u32 = input.number(1..=100);
            for _ in 0..input.number(0..=500) {
                let ends = [input.number(1..=m), input.number(1..=m)];
                edges.push(ends.map(|end| if end == 1 { (0, 0) } else { (drawing, end) }));
            }
        }
        let options = |edges: &Vec<[Vertex; 2]>| {
            let without = |gone: usize| [&edges[..gone], &edges[gone + 1..]].concat();
            (0..edges.len()).map(|edge| connected(&without(edge))).collect()
        };
        // The root is 0; the vertices of a drawing that is not the only one begin with its number.
        let vertex = |&(drawing, end): &Vertex| match (drawing, end) {
            (0, _) => "0".to_string(),
            (1, _) if n == 1 => end.to_string(),
            _ => format!("{drawing}.{end}"),
        };
        let written = |edges: &Vec<[Vertex; 2]>| {
            let edge = |[from, to]: &[Vertex; 2]| format!("{}-{}", vertex(from), vertex(to));
            edges.iter().map(edge).collect::<Vec<_>>().join(" ")
        };
        let sally_wins = Search::normal().written(written).mover_wins(&connected(&edges), &options);
        output += if sally_wins { "Sally\n" } else { "Harry\n" };
    }
    output
}

/// The edges that are still connected to a root, in the order given.
fn connected(edges: &[[Vertex; 2]]) -> Vec<[Vertex; 2]> {
    let mut reached = vec![(0, 0)];
    let mut kept = vec![false; edges.len()];
    let next = |kept: &[bool], reached: &[Vertex]| {
        (0..kept.len()).find(|&edge| !kept[edge] && edges[edge].iter().any(|v| reached.contains(v)))
    };
    while let Some(edge) = next(&kept, &reached) {
        kept[edge] = true;
        reached.extend(edges[edge]);
    }
    (0..edges.len()).filter(|&edge| kept[edge]).map(|edge| edges[edge]).collect()
}
