//! Codeforces 1402C by its rules: places the portals in every way, and flies every way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
    let most_copies = match n {
        1..=3 => 3,
        4 => 2,
        _ => 1,
    };
    let d = g.within(
        g.pick(1, 900_000_000_000_000_000)..=g.pick(most_copies, 1_000_000_000_000_000_000),
    );
    let mut input = format!("{n} {d}\n");
    // Now a bush, now a long path.
    let reach = g.within(1..=n);
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let edge = if g.one_in(2) { [vertex, parent] } else { [parent, vertex] };
        // Planet 1 is to be anywhere in the tree.
        let [u, v] = edge.map(|planet| n + 1 - planet);
        input += &format!("{u} {v}\n");
    }
    input
}

/// A way through all copies: for each copy but the last, where its portal leads from and to.
type Portals = Vec<[usize; 2]>;

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000usize);
    let d = input.number(1..=1_000_000_000_000_000_000u64);
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let [u, v] = [(); 2].map(|()| input.number(1..=n) - 1);
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    input.end();
    let mut ways: Vec<Portals> = vec![Vec::new()];
    for _ in 0..d {
        let longer = ways.iter().flat_map(|way| {
            let pairs = (0..n).flat_map(|from| (0..n).map(move |to| [from, to]));
            pairs.map(|portal| [&way[..], &[portal]].concat())
        });
        ways = longer.collect();
    }
    let first_wins = |way: &&Portals| {
        // The places, copy by copy, that have been visited, in order.
        let options = |visited: &Vec<[usize; 2]>| {
            let &[copy, planet] = visited.last().expect("a start");
            let mut next: Vec<[usize; 2]> =
                neighbours[planet].iter().map(|&neighbour| [copy, neighbour]).collect();
            match way.get(copy) {
                Some(&[from, to]) if from == planet => next.push([copy + 1, to]),
                _ => {}
            }
            next.retain(|place| !visited.contains(place));
            next.into_iter().map(|place| [&visited[..], &[place]].concat()).collect()
        };
        let written = |visited: &Vec<[usize; 2]>| {
            let place =
                |[copy, planet]: &[usize; 2]| format!("{}{}", planet + 1, "'".repeat(*copy));
            visited.iter().map(place).collect::<Vec<_>>().join(" ")
        };
        Search::normal().written(written).mover_wins(&vec![[0, 0]], &options)
    };
    assert!(ways.len() < 1_000_000_007, "so many ways would have to be reduced");
    format!("{}\n", ways.iter().filter(first_wins).count())
}
