//! Luogu P7841 by its rules: every edge that leaves all marked ones on a path.
//!
//! The middle tier has trees of up to 30 vertices. A position is the ends of the path that the
//! marked edges span and how many of its edges have no mark, because nothing else limits the moves.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_spans).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for _ in 0..6 {
        let n = g.within(2..=30);
        let reach = [1, 2, 4, n][g.within(0..=3) as usize];
        input += &format!("{n}\n");
        for vertex in 1..n {
            let below = vertex - g.within(1..=(reach + 1).min(vertex));
            input += &format!("{} {}\n", vertex + 1, below + 1);
        }
    }
    input
}

fn answer_by_spans(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=60usize);
        const FAR: usize = 1000;
        let mut apart = vec![vec![FAR; n]; n];
        (0..n).for_each(|vertex| apart[vertex][vertex] = 0);
        for _ in 1..n {
            let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
            (apart[u][v], apart[v][u]) = (1, 1);
        }
        for middle in 0..n {
            for from in 0..n {
                for to in 0..n {
                    let way = apart[from][middle] + apart[middle][to];
                    apart[from][to] = apart[from][to].min(way);
                }
            }
        }
        // The ends of the path, and how many of its edges have no mark.
        let options = |&(a, b, unmarked): &(usize, usize, usize)| {
            let mut after = Vec::new();
            if a == b {
                let pairs = (0..n).flat_map(|u| (0..u).map(move |v| (u, v)));
                after.extend(pairs.filter(|&(u, v)| apart[u][v] == 1).map(|(u, v)| (u, v, 0)));
                return after;
            }
            if unmarked > 0 {
                after.push((a, b, unmarked - 1));
            }
            for end in (0..n).filter(|&end| end != a && end != b) {
                for (kept, passed) in [(a, b), (b, a)] {
                    if apart[kept][end] == apart[kept][passed] + apart[passed][end] {
                        let ends = (kept.max(end), kept.min(end));
                        after.push((ends.0, ends.1, unmarked + apart[passed][end] - 1));
                    }
                }
            }
            after
        };
        let bob = Search::normal().mover_wins(&(0, 0, 0), &options);
        output += if bob { "Play now\n" } else { "Restart\n" };
    }
    input.end();
    output
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
