//! HDU 6105 by its rules: every vertex painted, after Bob has tried every choice of edges to cut.
//!
//! The middle tier has trees of up to 300 vertices. Such a tree has a perfect matching exactly when
//! every vertex, taken away, leaves one part of an odd number of vertices; and Bob has to cut every
//! edge outside it.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parts).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(1, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = if g.one_in(2) { g.pick(6, 500) } else { g.within(1..=g.pick(6, 500)) };
        // Often in pairs, each pair hanging from an earlier one.
        let in_pairs = g.one_in(2);
        let mut parents = Vec::new();
        for vertex in 2..=n {
            let below = g.within(1..=vertex - 1);
            let pair = in_pairs && vertex % 2 == 0;
            parents.push(if pair { vertex - 1 } else { below });
        }
        let k = (n / 2 + g.within(0..=3)).saturating_sub(3);
        input += &format!("{n} {k}\n{}\n", join(&parents));
    }
    input
}

/// The vertices that are painted, those of them that are white, the edges that are left,
/// how many may be cut, and whether Alice is to move.
type Position = (u32, u32, u32, u32, bool);

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("30\n");
    for _ in 0..30 {
        let most = if g.one_in(2) { 12 } else { 300 };
        let n = g.within(1..=most);
        // In pairs, each hanging from an earlier one, but perhaps for one vertex.
        let odd = if g.one_in(2) { g.within(2..=n.max(2)) } else { 0 };
        let mut parents = Vec::new();
        for vertex in 2..=n {
            let below = g.within(vertex.saturating_sub(9).max(1)..=vertex - 1);
            parents.push(if vertex % 2 == 0 && vertex != odd { vertex - 1 } else { below });
        }
        let k = (n / 2 + g.within(0..=2)).saturating_sub(2);
        input += &format!("{n} {k}\n{}\n", join(&parents));
    }
    input
}

fn answer_by_parts(input: &mut Input) -> String {
    let mut output = String::new();
    for Tree { n, k, edges } in read(input) {
        // The sizes of the parts below each vertex.
        let mut sizes = vec![1; n];
        for &(vertex, parent) in edges.iter().rev() {
            sizes[parent] += sizes[vertex];
        }
        let mut odd_parts: Vec<usize> = sizes.iter().map(|size| (n - size) % 2).collect();
        for &(vertex, parent) in &edges {
            odd_parts[parent] += sizes[vertex] % 2;
        }
        let is_matched = odd_parts.iter().all(|&parts| parts == 1);
        let bob = is_matched && k as usize >= edges.len() - n / 2;
        output += if bob { "Bob\n" } else { "Alice\n" };
    }
    output
}

/// A tree of `n` vertices with `k` cuts, and its edges, each from a vertex to an earlier one.
struct Tree {
    n: usize,
    k: u32,
    edges: Vec<(usize, usize)>,
}

fn read(input: &mut Input) -> Vec<Tree> {
    let mut trees = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=500usize);
        let k = input.number(0..=500u32);
        let edges = (1..n).map(|vertex| (vertex, input.number(1..=vertex) - 1)).collect();
        trees.push(Tree { n, k, edges });
    }
    input.end();
    trees
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Tree { n, k, edges } in read(input) {
        assert!(n < 9, "{n} vertices are too many for brute force");
        let all = (1u32 << n) - 1;
        let at_end = |&(painted, white, _, _, alice): &Position| {
            // Alice has lost if nothing is white, and Bob otherwise.
            (painted == all).then_some(Standing::of_mover(alice != (white == 0)))
        };
        let options = |&(painted, white, left, cuts, alice): &Position| -> Vec<Position> {
            let free = (0..n).filter(|vertex| painted >> vertex & 1 == 0);
            if alice {
                let paint =
                    |vertex: usize| (painted | 1 << vertex, white | 1 << vertex, left, cuts, false);
                return free.map(paint).collect();
            }
            let rest = (0..=left).filter(|rest| rest & left == *rest);
            let rest = rest.filter(|rest| (left & !rest).count_ones() <= cuts);
            let rest: Vec<u32> = rest.collect();
            let paint = |vertex: usize| {
                let edges = &edges;
                rest.iter().map(move |&rest| {
                    let near = |edge: usize| match edges[edge] {
                        (one, other) if one == vertex => 1u32 << other,
                        (one, other) if other == vertex => 1 << one,
                        _ => 0,
                    };
                    let kept = (0..edges.len()).filter(|edge| rest >> edge & 1 == 1);
                    let black = kept.fold(1 << vertex, |black, edge| black | near(edge));
                    let cuts = cuts - (left & !rest).count_ones();
                    (painted | black, white & !black, rest, cuts, true)
                })
            };
            free.flat_map(paint).collect()
        };
        let start = (0, 0, (1 << edges.len()) - 1, k.min(edges.len() as u32), true);
        let alice = Search::normal()
            .over(at_end)
            .written(|&(painted, white, left, cuts, _): &Position| {
                let sign = |vertex: usize| match (painted >> vertex & 1, white >> vertex & 1) {
                    (0, _) => '.',
                    (_, 0) => 'b',
                    _ => 'w',
                };
                let vertices: String = (0..n).map(sign).collect();
                let left = (0..edges.len()).filter(|edge| left >> edge & 1 == 1).map(|edge| {
                    let (one, other) = edges[edge];
                    [other + 1, one + 1]
                });
                match k {
                    0 => vertices,
                    _ => format!("{vertices} | {} | {cuts}", reference::edges(left)),
                }
            })
            .turn(|position| if position.4 { "Alice" } else { "Bob" })
            .mover_wins(&start, &options);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    output
}
