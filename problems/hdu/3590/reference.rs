//! HDU 3590 by its rules: every edge cut in every forest that can arise.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 8)..=g.pick(4, 8)) {
        let trees = g.within(g.pick(1, 99)..=g.pick(4, 99));
        input += &format!("{trees}\n");
        let mut edges_left = 9;
        for _ in 0..trees {
            let m = g.within(g.pick(1, 99)..=g.pick((edges_left + 1).min(6), 99));
            edges_left -= g.pick(m - 1, 0);
            let reach = [1, 2, m][g.within(0..=2) as usize];
            input += &format!("{m}\n");
            for vertex in 2..=m {
                let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
                let ends = [vertex, parent];
                let turn = g.within(0..=1) as usize;
                input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
            }
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100u32) {
        // The roots are one vertex 0; the others keep their tree's number.
        let mut edges: Vec<[(u32, u32); 2]> = Vec::new();
        for tree in 1..=n {
            let m: u32 = input.number(1..=100);
            for _ in 1..m {
                let ends = [input.number(1..=m), input.number(1..=m)];
                edges.push(ends.map(|end| if end == 1 { (0, 0) } else { (tree, end) }));
            }
        }
        let given = edges.len();
        let connected = |edges: &[[(u32, u32); 2]]| {
            let mut reached = vec![(0, 0)];
            let mut kept = vec![false; edges.len()];
            while let Some(edge) = (0..edges.len())
                .find(|&edge| !kept[edge] && edges[edge].iter().any(|end| reached.contains(end)))
            {
                kept[edge] = true;
                reached.extend(edges[edge]);
            }
            (0..edges.len()).filter(|&edge| kept[edge]).map(|edge| edges[edge]).collect()
        };
        let forest: Vec<_> = connected(&edges);
        let mut vertices = forest.concat();
        vertices.push((0, 0));
        vertices.sort_unstable();
        vertices.dedup();
        assert_eq!(vertices.len(), given + 1, "the edges are no trees");
        let options = |forest: &Vec<[(u32, u32); 2]>| {
            let without = |gone: usize| [&forest[..gone], &forest[gone + 1..]].concat();
            (0..forest.len()).map(|edge| connected(&without(edge))).collect()
        };
        output += if Search::misere().mover_wins(&forest, &options) { "PP\n" } else { "QQ\n" };
    }
    output
}
