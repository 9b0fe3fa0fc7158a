//! Codeforces 1610I by its rules: deletes every edge, for every k.
//!
//! The middle tier has trees of up to 120 vertices. For each k it finds the ground and what
//! stands on it anew: it takes the colon and the fusion principle for granted, but nothing of
//! how the sum changes.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_ground).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 300_000)..=g.pick(9, 300_000));
    let reach = [1, 2, 3, n][g.within(0..=3) as usize];
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        let ends = [vertex, parent].map(|end| (end + shift) % n + 1);
        let turn = g.within(0..=1) as usize;
        input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=120);
    let reach = [1, 2, 3, n][g.within(0..=3) as usize];
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        let ends = [vertex, parent].map(|end| (end + shift) % n + 1);
        let turn = g.within(0..=1) as usize;
        input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
    }
    input
}

fn answer_by_ground(input: &mut Input) -> String {
    let Tree { n, edges } = read(input);
    let mut children = vec![vec![]; n as usize + 1];
    let mut parents = vec![0; n as usize + 1];
    let mut reached = vec![1];
    while let Some(vertex) = reached.pop() {
        for edge in edges.iter().filter(|edge| edge.contains(&vertex)) {
            let other = edge[0] + edge[1] - vertex;
            if other != parents[vertex as usize] {
                parents[other as usize] = vertex;
                children[vertex as usize].push(other);
                reached.push(other);
            }
        }
    }
    let mut output = String::new();
    for k in 1..=n {
        let mut is_ground = vec![false; n as usize + 1];
        for first in 1..=k {
            let mut vertex = first;
            while vertex != 0 {
                is_ground[vertex as usize] = true;
                vertex = parents[vertex as usize];
            }
        }
        let mut sum = 0;
        for vertex in (1..=n).filter(|&vertex| is_ground[vertex as usize]) {
            for &child in &children[vertex as usize] {
                // An edge of the ground is a loop.
                let height = |child| value(child, &children) + 1;
                sum ^= if is_ground[child as usize] { 1 } else { height(child) };
            }
        }
        output.push(if sum > 0 { '1' } else { '2' });
    }
    output + "\n"
}

/// Returns the value of what stands on a vertex.
fn value(vertex: u32, children: &[Vec<u32>]) -> u32 {
    let standing = children[vertex as usize].iter();
    standing.fold(0, |sum, &child| sum ^ (value(child, children) + 1))
}

struct Tree {
    n: u32,
    edges: Vec<[u32; 2]>,
}

fn read(input: &mut Input) -> Tree {
    let n = input.number(1..=300_000u32);
    let edges = (1..n).map(|_| [input.number(1..=n), input.number(1..=n)]).collect();
    input.end();
    Tree { n, edges }
}

fn answer(input: &mut Input) -> String {
    let Tree { n, edges } = read(input);
    let connected = |kept: u32, k: u32| {
        let mut reached: Vec<u32> = (1..=k).collect();
        let mut left = 0u32;
        let next = |left: u32, reached: &[u32]| {
            (0..edges.len()).find(|&edge| {
                (kept & !left) >> edge & 1 == 1 && edges[edge].iter().any(|v| reached.contains(v))
            })
        };
        while let Some(edge) = next(left, &reached) {
            left |= 1 << edge;
            reached.extend(edges[edge]);
        }
        left
    };
    let all = (1u32 << edges.len()) - 1;
    assert!(connected(all, 1) == all && n as usize == edges.len() + 1, "the edges are no tree");
    let mut vertices = edges.concat();
    vertices.push(1);
    vertices.sort_unstable();
    vertices.dedup();
    assert_eq!(vertices.len(), n as usize, "the edges do not connect all vertices");
    let mut output = String::new();
    for k in 1..=n {
        let options = |&kept: &u32| -> Vec<u32> {
            let present = (0..edges.len()).filter(|edge| kept >> edge & 1 == 1);
            present.map(|edge| connected(kept & !(1 << edge), k)).collect()
        };
        output.push(
            if Search::normal()
                .written(|&kept: &u32| {
                    let kept = (0..edges.len()).filter(|edge| kept >> edge & 1 == 1);
                    let ends = kept.map(|edge| edges[edge].map(|end| end.to_string()).join("-"));
                    ends.collect::<Vec<_>>().join(" ")
                })
                .mover_wins(&all, &options)
            {
                '1'
            } else {
                '2'
            },
        );
    }
    output + "\n"
}
