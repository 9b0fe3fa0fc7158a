//! AtCoder ARC 105 E by its rules: every edge that keeps the graph good.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(5, 3));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 60_000)..=g.pick(6, 66_666));
        // The two sides are never joined, so that the graph is good.
        let sides: Vec<u64> = (0..n)
            .map(|v| {
                if v == 0 {
                    0
                } else if v == n - 1 {
                    1
                } else {
                    g.within(0..=1)
                }
            })
            .collect();
        let mut edges = Vec::new();
        for _ in 0..g.within(0..=g.pick(6, 66_666)) {
            let (a, b) = (g.within(0..=n - 1), g.within(0..=n - 1));
            if a != b && sides[a as usize] == sides[b as usize] {
                edges.push((a.min(b), a.max(b)));
            }
        }
        edges.sort_unstable();
        edges.dedup();
        input += &format!("{n} {}\n", edges.len());
        for (a, b) in edges {
            input += &format!("{} {}\n", a + 1, b + 1);
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(2..=100_000);
        let m = input.number(0..=100_000);
        let mut edges = Vec::new();
        for _ in 0..m {
            let ends = (input.number(1..=n), input.number(1..=n));
            edges.push((ends.0.min(ends.1) - 1, ends.0.max(ends.1) - 1));
        }
        edges.sort_unstable();
        assert!(is_good(n, &edges), "the graph is bad at the beginning");
        let mut search = Search::normal().written(|edges: &Vec<(usize, usize)>| {
            reference::edges(edges.iter().map(|&(a, b)| [a + 1, b + 1]))
        });
        let first = search.mover_wins(&edges, &|edges| good_options(n, edges));
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn good_options(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let mut options = Vec::new();
    for (a, b) in (0..n).flat_map(|b| (0..b).map(move |a| (a, b))) {
        let mut option = edges.to_vec();
        option.push((a, b));
        option.sort_unstable();
        if is_good(n, &option) {
            options.push(option);
        }
    }
    options
}

fn is_good(n: usize, sorted: &[(usize, usize)]) -> bool {
    let is_simple = sorted.windows(2).all(|pair| pair[0] != pair[1]);
    let mut reached = vec![false; n];
    reached[0] = true;
    for _ in 0..n {
        for &(a, b) in sorted {
            let either = reached[a] || reached[b];
            (reached[a], reached[b]) = (either, either);
        }
    }
    is_simple && sorted.iter().all(|(a, b)| a != b) && !reached[n - 1]
}
