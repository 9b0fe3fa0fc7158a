//! AtCoder ARC 105 E by its rules: every edge that keeps the graph good.
//!
//! The middle tier has up to 12 vertices. Only the sizes of the components matter, and how many
//! edges they lack.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_components).run();
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

/// Returns graphs of components that are paths with some more edges.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(7..=12);
        let every = g.within(2..=6);
        let mut edges = Vec::new();
        let mut first = 1;
        for vertex in 2..n {
            // The component of N is the last one, that of 1 the first one.
            if g.one_in(every) {
                first = vertex;
            } else {
                edges.push((vertex - 1, vertex));
                edges.extend((first + 1 < vertex && g.one_in(2)).then_some((first, vertex)));
            }
        }
        if first > 1 && !g.one_in(3) {
            edges.push((n - 1, n));
        }
        input += &format!("{n} {}\n", edges.len());
        for (a, b) in edges {
            input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
        }
    }
    input
}

/// What matters of a good graph.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Components {
    with_1: usize,
    with_n: usize,
    /// The sizes of the others in ascending order.
    others: Vec<usize>,
    /// The number of edges that can be added within components.
    lacking: usize,
}

impl Components {
    fn options(&self) -> Vec<Components> {
        let mut options = Vec::new();
        if self.lacking > 0 {
            options.push(Components { lacking: self.lacking - 1, ..self.clone() });
        }
        for place in 0..self.others.len() {
            let mut rest = self.clone();
            let size = rest.others.remove(place);
            // The edge that joins two components is not lacking any more.
            let mut add = |joined: usize, mut option: Components| {
                option.lacking += joined * size - 1;
                option.others.sort_unstable();
                options.push(option);
            };
            add(self.with_1, Components { with_1: self.with_1 + size, ..rest.clone() });
            add(self.with_n, Components { with_n: self.with_n + size, ..rest.clone() });
            for other in place..rest.others.len() {
                let mut option = rest.clone();
                option.others[other] += size;
                add(rest.others[other], option);
            }
        }
        options
    }
}

fn answer_by_components(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for (n, edges) in read(input) {
        let mut vertices_left: Vec<usize> = (0..n).collect();
        let mut sizes = Vec::new();
        let mut lacking = 0;
        for first in [0, n - 1].into_iter().chain(1..n - 1) {
            let mut component = vec![first];
            for _ in 0..n {
                for &(a, b) in &edges {
                    match (component.contains(&a), component.contains(&b)) {
                        (true, false) => component.push(b),
                        (false, true) => component.push(a),
                        _ => {}
                    }
                }
            }
            if vertices_left.contains(&first) {
                vertices_left.retain(|vertex| !component.contains(vertex));
                sizes.push(component.len());
                lacking += component.len() * (component.len() - 1) / 2;
            }
        }
        lacking -= edges.len();
        let mut others = sizes.split_off(2);
        others.sort_unstable();
        let start = Components { with_1: sizes[0], with_n: sizes[1], others, lacking };
        let first = search.mover_wins(&start, &Components::options);
        output += if first { "First\n" } else { "Second\n" };
    }
    output
}

/// Reads the number of vertices and the edges of each case.
fn read(input: &mut Input) -> Vec<(usize, Vec<(usize, usize)>)> {
    let mut cases = Vec::new();
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
        cases.push((n, edges));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, edges) in read(input) {
        let mut search = Search::normal().written(|edges: &Vec<(usize, usize)>| {
            reference::edges(edges.iter().map(|&(a, b)| [a + 1, b + 1]))
        });
        let first = search.mover_wins(&edges, &|edges| good_options(n, edges));
        output += if first { "First\n" } else { "Second\n" };
    }
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
