//! CodeChef GERALD08 by its rules: every edge of the player to move.
//!
//! The middle tier has trees of up to 90 edges, often two halves that cancel out except for one
//! edge. The value of each branch is an integer in units of 2^-100, found by the rule for what
//! stands on an edge (Berlekamp, Conway and Guy, Winning Ways, chapter 1); it needs no set of
//! binary digits.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(10, 100_000));
        let reach = [1, 2, 3, n][g.within(0..=3) as usize];
        let shift = g.within(0..=n - 1);
        // Half of the tree mostly black and the other mostly white, or all mixed.
        let mix = g.within(1..=4);
        input += &format!("{n}\n");
        let name = |vertex: u64| if vertex == 0 { 1 } else { (vertex + shift) % (n - 1) + 2 };
        for vertex in 1..n {
            let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
            let is_white = (vertex > n / 2) ^ g.one_in(mix);
            let (u, v) = (name(vertex), name(parent));
            let (u, v) = if g.one_in(2) { (u, v) } else { (v, u) };
            input += &format!("{u} {v} {}\n", u32::from(is_white));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let half = g.within(1..=45);
        let reach = [1, 2, 3, half][g.within(0..=3) as usize];
        let mix = g.within(1..=3);
        // The vertices of one half, without the root, are 1 to `half`, those of the other follow.
        let mut edges = Vec::new();
        for vertex in 1..=half {
            let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
            let colour = u64::from(g.one_in(mix));
            let other = if parent == 0 { 0 } else { parent + half };
            edges.extend([(vertex, parent, colour), (vertex + half, other, 1 - colour)]);
        }
        if g.one_in(2) {
            let changed = g.within(0..=2 * half - 1) as usize;
            edges[changed].2 ^= 1;
        }
        input += &format!("{}\n", 2 * half + 1);
        for (vertex, parent, colour) in edges {
            input += &format!("{} {} {colour}\n", vertex + 1, parent + 1);
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for edges in read(input) {
        let mut neighbours = vec![Vec::new(); edges.len() + 2];
        for &[u, v, colour] in &edges {
            neighbours[u].push((v, colour));
            neighbours[v].push((u, colour));
        }
        output += match value(&neighbours, 1, 0) {
            0 => "Ksen Chef\n",
            value if value > 0 => "Chef Chef\n",
            _ => "Ksen Ksen\n",
        };
    }
    output
}

/// Returns what stands on a vertex, in units of 2^-100.
fn value(neighbours: &[Vec<(usize, usize)>], vertex: usize, parent: usize) -> i128 {
    const ONE: i128 = 1 << 100;
    let branches = neighbours[vertex].iter().filter(|&&(next, _)| next != parent);
    let values = branches.map(|&(next, colour)| {
        let sign = if colour == 0 { 1 } else { -1 };
        let above = sign * value(neighbours, next, vertex);
        let (mut moved, mut parts) = (above + ONE, 1);
        while moved <= ONE {
            (moved, parts) = (moved + ONE, 2 * parts);
        }
        assert!(moved % parts == 0, "a value that needs more than 100 binary places");
        sign * (moved / parts)
    });
    values.sum()
}

/// Reads the edges of each tree: two vertices and the colour.
fn read(input: &mut Input) -> Vec<Vec<[usize; 3]>> {
    let (mut trees, mut vertices) = (Vec::new(), 0);
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000usize);
        vertices += n;
        assert!(vertices <= 100_000, "{vertices} vertices");
        let edge = |_| [input.number(1..=n), input.number(1..=n), input.number(0..=1)];
        trees.push((1..n).map(edge).collect());
    }
    input.end();
    trees
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for edges in read(input) {
        let n = edges.len() + 1;
        assert!(n <= 20, "too large for a reference");
        // The edges of `edges` that are connected to the root by others.
        let connected = |left: u32| {
            let mut reached = vec![false; n + 1];
            reached[1] = true;
            let mut connected = 0u32;
            for _ in 0..n {
                for (index, &[u, v, _]) in edges.iter().enumerate() {
                    if left >> index & 1 == 1 && (reached[u] || reached[v]) {
                        reached[u] = true;
                        reached[v] = true;
                        connected |= 1 << index;
                    }
                }
            }
            connected
        };
        let all = (1 << (n - 1)) - 1;
        assert_eq!(connected(all), all, "no tree");
        // The edges that are left, and the colour of the player to move.
        let options = |&(left, colour): &(u32, usize)| {
            let mine = (0..n - 1).filter(|&edge| left >> edge & 1 == 1 && edges[edge][2] == colour);
            mine.map(|edge| (connected(left & !(1 << edge)), 1 - colour)).collect()
        };
        let mut search = Search::normal()
            .written(|&(left, _): &(u32, usize)| {
                let edges = edges.iter().enumerate().filter(|(edge, _)| left >> edge & 1 == 1);
                let edge = |[u, v, colour]: &[usize; 3]| format!("{u}{}{v}", ["-", "="][*colour]);
                edges.map(|(_, ends)| edge(ends)).collect::<Vec<_>>().join(" ")
            })
            .turn(|&(_, colour)| ["Chef", "Ksen"][colour]);
        let chef_first = search.mover_wins(&(all, 0), &options);
        let ksen_first = search.mover_wins(&(all, 1), &options);
        let name = |is_chef: bool| if is_chef { "Chef" } else { "Ksen" };
        output += &format!("{} {}\n", name(chef_first), name(!ksen_first));
    }
    output
}
