//! POJ 3710 by its rules: every edge cut in every drawing that can arise.
//!
//! The middle tier has up to 8 drawings of up to 40 vertices, often in equal pairs. A walk from the
//! root finds the cycles: one of odd length is worth 1, one of even length nothing, and an edge of
//! the tree one more than what it carries. The principles are for the tiny drawings to check.

use reference::{Generator, Input, Reference, Search};

/// A drawing's number and a vertex of it; all roots are (0, 0).
type Vertex = (u32, u32);

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cycles).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..6 {
        let count = g.within(1..=8);
        let mut drawings: Vec<String> = Vec::new();
        for _ in 0..count {
            let most = g.within(1..=40);
            drawings.push(large_drawing(g, most));
        }
        if count > 1 && g.one_in(2) {
            drawings.truncate(count as usize / 2);
            drawings.extend_from_within(..);
        }
        input += &format!("{}\n{}", drawings.len(), drawings.concat());
    }
    input
}

/// Returns a tree of up to `most` vertices with cycles hung on it.
fn large_drawing(g: &mut Generator, most: u64) -> String {
    let (mut vertices, mut edges, mut on_tree) = (1, Vec::new(), vec![1]);
    while vertices + 3 < most {
        let from = on_tree[g.within(0..=on_tree.len() as u64 - 1) as usize];
        if g.one_in(3) {
            let length = g.within(2..=4);
            let cycle: Vec<u64> =
                [vec![from], (vertices + 1..vertices + length).collect(), vec![from]].concat();
            edges.extend(cycle.windows(2).map(|ends| format!("{} {}\n", ends[0], ends[1])));
            vertices += length - 1;
        } else {
            vertices += 1;
            on_tree.push(vertices);
            edges.push(format!("{vertices} {from}\n"));
        }
    }
    format!("{vertices} {}\n{}", edges.len(), edges.concat())
}

fn answer_by_cycles(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100u32) {
        let mut sum = 0;
        for _ in 0..n {
            let m: usize = input.number(1..=100);
            let mut neighbours = vec![Vec::new(); m + 1];
            for edge in 0..input.number(0..=500usize) {
                let (a, b) = (input.number(1..=m), input.number(1..=m));
                neighbours[a].push((b, edge));
                neighbours[b].push((a, edge));
            }
            let mut walk = Walk { neighbours, depths: vec![None; m + 1], cycles: vec![0; m + 1] };
            sum ^= walk.value(1, 0, usize::MAX).value;
        }
        output += if sum > 0 { "Sally\n" } else { "Harry\n" };
    }
    output
}

/// A walk through a drawing.
struct Walk {
    /// The vertex at the other end, and the number of the edge.
    neighbours: Vec<Vec<(usize, usize)>>,
    depths: Vec<Option<usize>>,
    /// The nim sum of the cycles that begin at each vertex.
    cycles: Vec<u64>,
}

/// What hangs on a vertex, and how near to the root the cycle goes on which it is, if it is on one
/// that begins below.
struct Hanging {
    value: u64,
    cycle_start: usize,
}

impl Walk {
    fn value(&mut self, vertex: usize, depth: usize, arrival: usize) -> Hanging {
        self.depths[vertex] = Some(depth);
        let mut hanging = Hanging { value: 0, cycle_start: depth };
        for (next, edge) in self.neighbours[vertex].clone() {
            if edge == arrival {
                continue;
            }
            match self.depths[next] {
                // The cycle is closed; its edges are those down from `next`, and this one.
                Some(start) if start < depth => {
                    hanging.cycle_start = start;
                    self.cycles[next] ^= (depth - start + 1) as u64 % 2;
                }
                Some(_) => {}
                None => {
                    let above = self.value(next, depth + 1, edge);
                    if above.cycle_start > depth {
                        hanging.value ^= above.value + 1;
                    } else {
                        // A cycle carries nothing else; the one that begins here is counted.
                        hanging.value ^= above.value;
                        if above.cycle_start < depth {
                            hanging.cycle_start = above.cycle_start;
                        }
                    }
                }
            }
        }
        hanging.value ^= self.cycles[vertex];
        hanging
    }
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
