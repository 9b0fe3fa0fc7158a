//! Luogu P7841 by its rules: every edge that leaves all marked ones on a path.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 3);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 500_000)..=g.pick(13, 500_000));
        let shift = g.within(0..=n - 1);
        // Some trees are long, and some are bushy.
        let reach = g.within(1..=n);
        input += &format!("{n}\n");
        for vertex in 1..n {
            let below = vertex - g.within(1..=reach.min(vertex));
            let name = |vertex: u64| (vertex + shift) % n + 1;
            input += &format!("{} {}\n", name(vertex), name(below));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=500_000usize);
        let edges: Vec<Vec<usize>> = (1..n).map(|_| input.numbers(2, 1..=n)).collect();
        assert!(n < 20, "{n} vertices are too many for brute force");
        // The edges of each path, from every vertex outwards.
        let mut paths = vec![];
        for start in 1..=n {
            let mut found = vec![(start, 0u32)];
            let mut done = 0;
            while done < found.len() {
                let (vertex, path) = found[done];
                done += 1;
                for (number, edge) in edges.iter().enumerate() {
                    if edge.contains(&vertex) && path >> number & 1 == 0 {
                        let next = edge[0] + edge[1] - vertex;
                        assert!(found.iter().all(|&(other, _)| other != next), "not a tree");
                        found.push((next, path | 1 << number));
                    }
                }
            }
            assert!(found.len() == n, "not a tree");
            paths.extend(found.into_iter().map(|(_, path)| path));
        }
        let options = |&marked: &u32| -> Vec<u32> {
            let after = (0..edges.len()).map(|edge| marked | 1 << edge);
            let after = after.filter(|&after| after != marked);
            after.filter(|after| paths.iter().any(|path| after & path == *after)).collect()
        };
        let written = |&marked: &u32| {
            let marked = edges.iter().enumerate().filter(|(number, _)| marked >> number & 1 == 1);
            let ends = marked.map(|(_, ends)| format!("{}-{}", ends[0], ends[1]));
            ends.collect::<Vec<_>>().join(" ")
        };
        let bob = Search::normal().written(written).mover_wins(&0, &options);
        output += if bob { "Play now\n" } else { "Restart\n" };
    }
    input.end();
    output
}
