//! BZOJ 1463 by its rules: every edge deleted from every drawing that can arise.
//!
//! The middle tier has drawings of up to 40 vertices and 55 edges. It takes the principles of
//! fusion and of the colon for granted, but not how cycles are found: an edge is in one if its ends
//! stay connected without it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_fusion).run();
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

/// Returns drawings of one to three parts, the last of which often is a path or a cycle that is
/// worth as much as all others.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for _ in 0..6 {
        let n = g.within(2..=25);
        let reach = [1, 2, n][g.within(0..=2) as usize];
        let mut edges: Vec<[usize; 2]> = Vec::new();
        for vertex in 1..n {
            edges.push(
                [vertex, g.within(vertex.saturating_sub(reach)..=vertex - 1)].map(|v| v as usize),
            );
        }
        let most = g.within(0..=n);
        for _ in 0..g.within(0..=most) {
            edges.push([(); 2].map(|()| g.within(0..=n - 1) as usize));
        }
        let mut vertices = n as usize;
        if g.one_in(2) {
            for _ in 0..value_of_drawing(vertices, &edges) {
                edges.push([if vertices == n as usize { 0 } else { vertices - 1 }, vertices]);
                vertices += 1;
            }
        }
        g.shuffle(&mut edges);
        input += &format!("{vertices} {}\n", edges.len());
        edges.iter().for_each(|[a, b]| input += &format!("{} {}\n", a + 1, b + 1));
    }
    input
}

fn answer_by_fusion(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=1000) {
        let n: usize = input.number(1..=1000);
        let m = input.number(0..=1000);
        let edges: Vec<[usize; 2]> =
            (0..m).map(|_| [(); 2].map(|()| input.number(1..=n) - 1)).collect();
        output += if value_of_drawing(n, &edges) > 0 { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

/// Returns what a drawing is worth whose ground is vertex 0: the vertices of a cycle are made one,
/// and each edge of the tree that remains is worth one more than what it carries. An edge is in a
/// cycle if its ends stay connected without it.
fn value_of_drawing(vertices: usize, edges: &[[usize; 2]]) -> u64 {
    let reached = |start: usize, edges: &[[usize; 2]]| {
        let mut is_reached = vec![false; vertices];
        is_reached[start] = true;
        while let Some(&[a, b]) = edges.iter().find(|&&[a, b]| is_reached[a] != is_reached[b]) {
            is_reached[a] = true;
            is_reached[b] = true;
        }
        is_reached
    };
    let is_in_cycle = |&edge: &usize| {
        let others = [&edges[..edge], &edges[edge + 1..]].concat();
        reached(edges[edge][0], &others)[edges[edge][1]]
    };
    let (in_cycles, bridges): (Vec<usize>, Vec<usize>) = (0..edges.len()).partition(is_in_cycle);
    let of_cycles: Vec<[usize; 2]> = in_cycles.iter().map(|&edge| edges[edge]).collect();
    // The least vertex with which each one is fused.
    let fused = |vertex: usize| {
        let fused = reached(vertex, &of_cycles);
        (0..vertices).find(|&other| fused[other]).expect("the vertex itself")
    };
    let fused: Vec<usize> = (0..vertices).map(fused).collect();
    let mut loops = vec![0; vertices];
    of_cycles.iter().for_each(|[a, _]| loops[fused[*a]] ^= 1);
    let tree: Vec<[usize; 2]> =
        bridges.iter().map(|&edge| edges[edge].map(|vertex| fused[vertex])).collect();
    value_of_tree(0, vertices, &tree, &loops)
}

/// Returns what a vertex carries that was reached from `parent`.
fn value_of_tree(vertex: usize, parent: usize, tree: &[[usize; 2]], loops: &[u64]) -> u64 {
    let ends = tree.iter().filter(|ends| ends.contains(&vertex));
    let children = ends.map(|[a, b]| a + b - vertex).filter(|&child| child != parent);
    children.fold(loops[vertex], |sum, child| sum ^ (value_of_tree(child, vertex, tree, loops) + 1))
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
