//! Luogu P8347 by its rules: every vertex deleted, every tree kept.
//!
//! The middle tier has trees of up to 18 vertices with few branches, and the same moves.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_subtrees).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 5);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 100_000)..=g.pick(9, 100_000));
        let shift = g.within(0..=n - 1);
        // Children often come in pairs, so that all degrees are odd.
        let by_two = n % 2 == 0 && g.one_in(2);
        let mut edges: Vec<(u64, u64)> = Vec::new();
        for vertex in 1..n {
            let below = match edges.last() {
                Some(&(_, below)) if by_two && vertex > 1 && vertex % 2 != 0 => below,
                _ => g.within(0..=vertex - 1),
            };
            edges.push((vertex, below));
        }
        let name = |vertex: u64| (vertex + shift) % n + 1;
        let edges = edges.iter().map(|&(u, v)| format!("{} {}\n", name(u), name(v)));
        input += &format!("{n}\n{}", edges.collect::<String>());
    }
    input
}

/// Returns paths with few branches, and trees with one more leaf at each vertex of a path, where
/// all degrees are odd.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let spine = g.within(2..=8);
        let mut edges: Vec<[u64; 2]> = (1..spine).map(|vertex| [vertex, vertex - 1]).collect();
        let mut n = spine;
        // Inner vertices of the path need one leaf each.
        for vertex in 1..spine - 1 {
            if !g.one_in(20) {
                edges.push([n, vertex]);
                n += 1;
            }
        }
        for _ in 0..g.within(0..=1) {
            edges.push([n, g.within(0..=n - 1)]);
            n += 1;
        }
        let lines = edges.iter().map(|[u, v]| format!("{} {}\n", u + 1, v + 1));
        input += &format!("{n}\n{}", lines.collect::<String>());
    }
    input
}

fn answer_by_subtrees(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=5) {
        let n = input.number(2..=24usize);
        let mut near = vec![0u32; n];
        for _ in 1..n {
            let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
            near[u] |= 1 << v;
            near[v] |= 1 << u;
        }
        let vertices = |set: u32| (0..n).filter(move |vertex| set >> vertex & 1 == 1);
        let options = |&tree: &u32| -> Vec<u32> {
            // Whoever finds a single vertex has won.
            if tree.is_power_of_two() {
                return vec![0];
            }
            let mut after = Vec::new();
            for deleted in vertices(tree) {
                let left = tree & !(1 << deleted);
                for neighbour in vertices(near[deleted] & tree) {
                    let (mut kept, mut before) = (1 << neighbour, 0);
                    while kept != before {
                        before = kept;
                        kept = vertices(kept).fold(kept, |kept, vertex| kept | near[vertex] & left);
                    }
                    after.push(kept);
                }
            }
            after
        };
        let hifuu = Search::normal().mover_wins(&((1 << n) - 1), &options);
        output += if hifuu { "Hifuu\n" } else { "Luna\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=5) {
        let n = input.number(2..=100_000usize);
        assert!(n < 20, "{n} vertices are too many for brute force");
        let mut near = vec![0u32; n + 1];
        for _ in 1..n {
            let (u, v) = (input.number(1..=n), input.number(1..=n));
            near[u] |= 1 << v;
            near[v] |= 1 << u;
        }
        // Returns the vertices of `within` that are connected to `vertex`.
        let tree_of = |vertex: usize, within: u32| {
            let mut tree = 1 << vertex;
            loop {
                let members = (1..=n).filter(|member| tree >> member & 1 == 1);
                let wider = members.fold(tree, |wider, member| wider | near[member] & within);
                if wider == tree {
                    return tree;
                }
                tree = wider;
            }
        };
        let all = (1 << (n + 1)) - 2;
        assert!(tree_of(1, all) == all, "the edges are not a tree");
        // Whoever finds a single vertex has won, as if moving to nothing were the last move.
        let options = |&tree: &u32| -> Vec<u32> {
            if tree.is_power_of_two() {
                return vec![0];
            }
            let deleted = (1..=n).filter(|vertex| tree >> vertex & 1 == 1);
            let kept = deleted.flat_map(|vertex| {
                let left = tree & !(1 << vertex);
                (1..=n).filter(move |v| left >> v & 1 == 1).map(move |v| (v, left))
            });
            kept.map(|(vertex, left)| tree_of(vertex, left)).collect()
        };
        let hifuu = Search::normal().written(|&tree| members(tree >> 1)).mover_wins(&all, &options);
        output += if hifuu { "Hifuu\n" } else { "Luna\n" };
    }
    input.end();
    output
}
