//! BZOJ 2317 by its rules: every edge deleted that a path joins to an important vertex.
//!
//! The middle tier has graphs of up to 30 vertices and 50 edges, parallel ones among them. It makes
//! the important vertices one and takes the principles of fusion and of the colon for granted, but
//! not how cycles are found, and every parallel edge is drawn: an edge is in a cycle if its ends
//! stay connected without it.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_fusion).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 2)..=g.pick(4, 2));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
        let m = g.within(g.pick(0, 100_000)..=g.pick(7, 100_000));
        let p = g.within(0..=g.pick(2.min(n), 10));
        let mut important: Vec<u64> = (1..=n).collect();
        for place in 0..p as usize {
            let other = g.within(place as u64..=n - 1) as usize;
            important.swap(place, other);
        }
        input += &format!("{n} {m}\n{p}\n{}\n", join(&important[..p as usize]));
        let mut edges = 0;
        for _ in 0..m {
            let copies = if g.one_in(3) { g.within(0..=g.pick(4, 1_000_000_000)) } else { 1 };
            let copies = g.pick(copies.min(10 - edges), copies);
            edges += g.pick(copies, 0);
            input += &format!("{} {} {copies}\n", g.within(1..=n), g.within(1..=n));
        }
    }
    input
}

/// Returns graphs which often have a path from an important vertex that makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for _ in 0..6 {
        let (n, p) = (g.within(2..=20), g.within(1..=2));
        let reach = [1, 2, n][g.within(0..=2) as usize];
        let mut bundles = Vec::new();
        for vertex in p + 1..=n {
            let other = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
            bundles.push(if g.one_in(2) { [vertex, other] } else { [other, vertex] });
        }
        for _ in 0..g.within(0..=8) {
            bundles.push([(); 2].map(|()| g.within(1..=n)));
        }
        let mut bundles: Vec<[u64; 3]> = bundles
            .into_iter()
            .map(|[i, j]| [i, j, if g.one_in(4) { g.within(0..=5) } else { 1 }])
            .collect();
        let mut vertices = n;
        if g.one_in(2) {
            let important: Vec<usize> = (1..=p as usize).collect();
            for _ in 0..value_of_bundles(n as usize, &important, &bundles) {
                bundles.push([if vertices == n { 1 } else { vertices }, vertices + 1, 1]);
                vertices += 1;
            }
        }
        let important: Vec<u64> = (1..=p).collect();
        input += &format!("{vertices} {}\n{p}\n{}\n", bundles.len(), join(&important));
        bundles.iter().for_each(|bundle| input += &format!("{}\n", join(bundle)));
    }
    input
}

fn answer_by_fusion(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=1000) {
        let n: usize = input.number(1..=1000);
        let m = input.number(0..=1000);
        let p = input.number(0..=n);
        let important = input.numbers(p, 1..=n);
        let bundles: Vec<[u64; 3]> = (0..m)
            .map(|_| {
                let [i, j] = [(); 2].map(|()| input.number(1..=n as u64));
                [i, j, input.number(0..=1000)]
            })
            .collect();
        let wins = value_of_bundles(n, &important, &bundles) > 0;
        output += if wins { "1\n" } else { "0\n" };
    }
    input.end();
    output
}

/// Returns what bundles of parallel edges are worth, of which the important vertices are the
/// ground.
fn value_of_bundles(n: usize, important: &[usize], bundles: &[[u64; 3]]) -> u64 {
    let name = |vertex: u64| Some(vertex as usize).filter(|vertex| !important.contains(vertex));
    let mut edges = Vec::new();
    for &[i, j, copies] in bundles {
        edges.extend((0..copies).map(|_| [i, j].map(|vertex| name(vertex).unwrap_or(0))));
    }
    value_of_drawing(n + 1, &edges)
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
        let p = input.number(0..=n as usize);
        let important = input.numbers(p, 1..=n);
        let mut edges = Vec::new();
        for _ in 0..m {
            let edge = [input.number(1..=n), input.number(1..=n)];
            edges.extend((0..input.number(0..=1000)).map(|_| edge));
        }
        let options = |edges: &Vec<[u32; 2]>| {
            let mut reached = important.clone();
            let joined =
                |edge: &[u32; 2], reached: &[u32]| edge.iter().any(|v| reached.contains(v));
            for _ in 0..edges.len() {
                let new: Vec<u32> =
                    edges.iter().filter(|edge| joined(edge, &reached)).flatten().copied().collect();
                reached.extend(new);
                reached.sort_unstable();
                reached.dedup();
            }
            let deletable = (0..edges.len()).filter(|&edge| joined(&edges[edge], &reached));
            deletable.map(|edge| [&edges[..edge], &edges[edge + 1..]].concat()).collect()
        };
        let wins = Search::normal().mover_wins(&edges, &options);
        output += if wins { "1\n" } else { "0\n" };
    }
    input.end();
    output
}
