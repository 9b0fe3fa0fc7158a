//! HDU 3094 by its rules: every edge removed from every tree that can arise.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(1..=4);
    let t = g.pick(t, 4);
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
        // Each vertex hangs from an earlier one: stars, stalks and bushes; `name` shuffles them.
        let (shift, reach) = (g.within(0..=n - 1), [1, 3, n][g.within(0..=2) as usize]);
        let name = |place: u64| if place == 0 { 1 } else { (place - 1 + shift) % (n - 1) + 2 };
        input += &format!("{n}\n");
        for place in 1..n {
            let parent = g.within(place.saturating_sub(reach)..=place - 1);
            let ends = [name(place), name(parent)];
            let turn = g.within(0..=1) as usize;
            input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n: u32 = input.number(1..=100_000);
        let edges: Vec<[u32; 2]> =
            (1..n).map(|_| [input.number(1..=n), input.number(1..=n)]).collect();
        let connected = |edges: &[[u32; 2]]| {
            let mut reached = vec![1];
            let mut kept = vec![false; edges.len()];
            while let Some(edge) = (0..edges.len())
                .find(|&edge| !kept[edge] && edges[edge].iter().any(|end| reached.contains(end)))
            {
                kept[edge] = true;
                reached.extend(edges[edge]);
            }
            (0..edges.len()).filter(|&edge| kept[edge]).map(|edge| edges[edge]).collect()
        };
        let tree: Vec<[u32; 2]> = connected(&edges);
        let mut vertices = tree.concat();
        vertices.extend([1]);
        vertices.sort_unstable();
        vertices.dedup();
        assert_eq!(vertices.len(), n as usize, "the edges are no tree");
        let options = |tree: &Vec<[u32; 2]>| {
            let without = |gone: usize| [&tree[..gone], &tree[gone + 1..]].concat();
            (0..tree.len()).map(|edge| connected(&without(edge))).collect()
        };
        let mut search =
            Search::normal().written(|tree: &Vec<[u32; 2]>| reference::edges(tree.clone()));
        let alice_wins = search.mover_wins(&tree, &options);
        output += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
