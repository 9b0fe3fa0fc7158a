//! AtCoder ABC 398 G by its rules: every new edge, unless it closes an odd cycle.
//!
//! The middle tier has up to 16 vertices in a few components. Its positions are the numbers of
//! vertices on the two sides of each component and the number of edges missing within them; graphs
//! that agree in these have the same moves.

use reference::{edges, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sides).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 199_999)..=g.pick(6, 200_000));
    let one_in = g.within(1..=4);
    let mut chosen = Vec::new();
    let names = names(g, n);
    for v in 1..n as usize {
        let reach = v.min(g.pick(6, 3)) as u64;
        let mut others: Vec<usize> = (0..reach).map(|back| v - 1 - back as usize).collect();
        // Edges between numbers of different parity close no odd cycle.
        others.retain(|other| (v - other) % 2 == 1 && g.one_in(one_in));
        chosen.extend(others.into_iter().map(|u| (names[u], names[v])));
    }
    chosen.truncate(200_000);
    written(n, chosen)
}

/// Returns up to eight components, half of them with an odd and an even side.
fn generate_middle(g: &mut Generator) -> String {
    let mut sides = Vec::new();
    let mut vertices = 0;
    while vertices < 16 && sides.len() < g.within(3..=8) as usize {
        let (a, b) = match g.within(0..=5) {
            0 | 1 => (1, 0),
            2 => (1, 1),
            3 | 4 => (1, 2),
            _ => (g.within(1..=3), g.within(1..=2)),
        };
        if vertices + a + b <= 16 {
            sides.push((a, b));
        }
        vertices += a + b;
    }
    let n = sides.iter().map(|&(a, b)| a + b).sum();
    let names = names(g, n);
    let (mut chosen, mut next) = (Vec::new(), 0);
    for (a, b) in sides {
        let (left, right) = (next..next + a as usize, next + a as usize..next + (a + b) as usize);
        for u in left.clone() {
            for v in right.clone() {
                // The edges of the first vertex of each side connect the component.
                if u == left.start || v == right.start || g.one_in(2) {
                    chosen.push((names[u], names[v]));
                }
            }
        }
        next = right.end;
    }
    written(n, chosen)
}

/// Returns the numbers from 1 to n in any order.
fn names(g: &mut Generator, n: u64) -> Vec<u64> {
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    names
}

fn written(n: u64, chosen: Vec<(u64, u64)>) -> String {
    let mut input = format!("{n} {}\n", chosen.len());
    for (u, v) in chosen {
        input += &format!("{} {}\n", u.min(v), u.max(v));
    }
    input
}

/// A graph whose edges join vertices counted from 0.
struct Graph {
    vertices: usize,
    edges: Vec<[usize; 2]>,
}

fn read(input: &mut Input) -> Graph {
    let vertices = input.number(1..=200_000usize);
    let m = input.number(0..=200_000usize);
    let mut edges = Vec::new();
    for _ in 0..m {
        let u = input.number(1..=vertices);
        let v = input.number(u + 1..=vertices);
        edges.push([u - 1, v - 1]);
    }
    input.end();
    edges.sort_unstable();
    assert!(edges.windows(2).all(|pair| pair[0] != pair[1]), "an edge twice");
    Graph { vertices, edges }
}

fn answer(input: &mut Input) -> String {
    let Graph { vertices, edges: given } = read(input);
    assert!(vertices <= 11, "too many vertices for sets of pairs");
    let pairs: Vec<[usize; 2]> =
        (0..vertices).flat_map(|u| (u + 1..vertices).map(move |v| [u, v])).collect();
    let chosen = |set: u64| {
        pairs.iter().enumerate().filter(move |(index, _)| set >> index & 1 == 1).map(|(_, &p)| p)
    };
    // The graph is a set of pairs.
    let start = given.iter().fold(0, |set, edge| {
        set | 1 << pairs.iter().position(|pair| pair == edge).expect("a pair")
    });
    let has_odd_cycle = |set: u64| {
        let sides_are_wrong =
            |sides: u32| chosen(set).any(|[u, v]| sides >> u & 1 == sides >> v & 1);
        (0..1 << vertices).all(sides_are_wrong)
    };
    assert!(!has_odd_cycle(start), "an odd cycle");
    let options = |&set: &u64| -> Vec<u64> {
        let unused = (0..pairs.len()).filter(|index| set >> index & 1 == 0);
        unused.map(|index| set | 1 << index).filter(|&after| !has_odd_cycle(after)).collect()
    };
    let label = |set: &u64| edges(chosen(*set).map(|[u, v]| [u + 1, v + 1]));
    let first_wins = Search::normal().written(label).mover_wins(&start, &options);
    verdict(first_wins)
}

/// What matters of a graph: the sides of each component, the larger one first, in order, and how
/// many edges are missing within components.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Sides {
    components: Vec<[u64; 2]>,
    missing: u64,
}

fn answer_by_sides(input: &mut Input) -> String {
    let graph = read(input);
    let mut components = Vec::new();
    let mut colours = vec![None; graph.vertices];
    for start in 0..graph.vertices {
        if colours[start].is_some() {
            continue;
        }
        colours[start] = Some(0);
        let mut component = vec![start];
        let mut done = 0;
        while done < component.len() {
            let vertex = component[done];
            for edge in graph.edges.iter().filter(|edge| edge.contains(&vertex)) {
                let other = edge[0] + edge[1] - vertex;
                let colour = 1 - colours[vertex].expect("found before");
                assert_eq!(*colours[other].get_or_insert(colour), colour, "an odd cycle");
                if !component.contains(&other) {
                    component.push(other);
                }
            }
            done += 1;
        }
        let first = component.iter().filter(|&&vertex| colours[vertex] == Some(0)).count() as u64;
        components.push([first, component.len() as u64 - first]);
    }
    let possible: u64 = components.iter().map(|[a, b]| a * b).sum();
    let start = in_order(components, possible - graph.edges.len() as u64);
    verdict(Search::normal().mover_wins(&start, &options_by_sides))
}

fn in_order(mut components: Vec<[u64; 2]>, missing: u64) -> Sides {
    components.iter_mut().for_each(|sides| sides.sort_unstable_by(|a, b| b.cmp(a)));
    components.sort_unstable();
    Sides { components, missing }
}

fn options_by_sides(position: &Sides) -> Vec<Sides> {
    let Sides { components, missing } = position;
    let mut options = Vec::new();
    if *missing > 0 {
        options.push(Sides { components: components.clone(), missing: missing - 1 });
    }
    for second in 1..components.len() {
        for first in 0..second {
            for (side, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let (one, two) = (components[first], components[second]);
                if one[side] == 0 || two[other] == 0 {
                    continue;
                }
                // The end in the second component comes to the side opposite to the other end.
                let joined = [one[side] + two[1 - other], one[1 - side] + two[other]];
                let pairs = |[a, b]: [u64; 2]| a * b;
                let more = pairs(joined) - pairs(one) - pairs(two) - 1;
                let mut after = components.clone();
                after.remove(second);
                after[first] = joined;
                options.push(in_order(after, missing + more));
            }
        }
    }
    options
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "Aoki\n" } else { "Takahashi\n" }.to_string()
}
