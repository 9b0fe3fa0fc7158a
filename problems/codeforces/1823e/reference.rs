//! Codeforces 1823E by its rules: tries every connected set of l to r vertices.
//!
//! The middle tier has cycles of up to 130 vertices, mostly about as long as l + r. A cycle and
//! the paths that it becomes are worth the mex of what the moves leave.

use grundy::mex::mex;
use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_paths).run();
}

fn generate(g: &mut Generator) -> String {
    let mut sizes = vec![g.within(3..=g.pick(7, 100_000))];
    let most = g.pick(8, 200_000);
    while sizes.iter().sum::<u64>() + 3 <= most && (most > 8 || g.one_in(2)) {
        let left = most - sizes.iter().sum::<u64>();
        sizes.push(g.within(3..=left.min(g.pick(4, 1000))));
    }
    let n: u64 = sizes.iter().sum();
    let r = g.within(2..=g.pick(5, n).min(n));
    let l = g.within(1..=r - 1);
    cycles(g, sizes, l, r)
}

/// The longest cycle whose value is found.
const LONGEST: u64 = 130;

/// Returns cycles, of which two often have the same value as far as they are shorter than l + r.
fn generate_middle(g: &mut Generator) -> String {
    let l = g.within(1..=20);
    let r = g.within(l + 1..=60);
    let longest = l + r - 1;
    let one = g.within(3.min(longest)..=longest).max(3);
    let near = |size: u64, g: &mut Generator| (size / l * l + g.within(0..=l - 1)).max(3);
    let mut sizes = vec![one, near(one, g)];
    if g.one_in(2) {
        sizes.push(g.within(l + r - 1..=l + r + 1).max(3));
    }
    if g.one_in(3) || sizes.iter().sum::<u64>() < r {
        sizes.push(g.within(r.max(3)..=LONGEST));
    }
    cycles(g, sizes, l, r)
}

fn cycles(g: &mut Generator, sizes: Vec<u64>, l: u64, r: u64) -> String {
    let n: u64 = sizes.iter().sum();
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    let mut edges = Vec::new();
    for size in sizes {
        let cycle = names.split_off(names.len() - size as usize);
        edges.extend((0..cycle.len()).map(|at| (cycle[at], cycle[(at + 1) % cycle.len()])));
    }
    let lines: Vec<String> = edges.iter().map(|(u, v)| format!("{u} {v}\n")).collect();
    format!("{n} {l} {r}\n{}", lines.concat())
}

fn answer_by_paths(input: &mut Input) -> String {
    let Case { l, r, near } = read(input);
    let parts = l as usize..=r as usize;
    let mut paths: Vec<u64> = Vec::new();
    for size in 0..=LONGEST as usize {
        let erased = parts.clone().take_while(|&part| part <= size);
        let left = erased.flat_map(|part| {
            let rest = size - part;
            (0..=rest / 2).map(move |before| (before, rest - before))
        });
        paths.push(mex(left.map(|(before, after)| paths[before] ^ paths[after])));
    }
    let mut is_reached = vec![false; near.len()];
    let mut sum = 0;
    for start in 0..near.len() {
        let (mut size, mut next) = (0, Some(start).filter(|&start| !is_reached[start]));
        while let Some(vertex) = next {
            is_reached[vertex] = true;
            size += 1;
            next = near[vertex].iter().copied().find(|&other| !is_reached[other]);
        }
        sum ^= mex(parts.clone().take_while(|&part| part <= size).map(|part| paths[size - part]));
    }
    if sum > 0 { "Alice\n" } else { "Bob\n" }.to_string()
}

struct Case {
    l: u32,
    r: u32,
    /// The neighbours of each vertex.
    near: Vec<Vec<usize>>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(3..=200_000usize);
    let l = input.number(1..=n as u32);
    let r = input.number(l + 1..=n as u32);
    let mut near = vec![vec![]; n];
    for _ in 0..n {
        let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        assert!(u != v && !near[u].contains(&v), "no simple graph");
        near[u].push(v);
        near[v].push(u);
    }
    input.end();
    assert!(near.iter().all(|near| near.len() == 2), "no cycles");
    Case { l, r, near }
}

fn answer(input: &mut Input) -> String {
    let Case { l, r, near } = read(input);
    let n = near.len();
    assert!(n < 20, "too many vertices to be searched");
    let bits = |vertices: &Vec<usize>| vertices.iter().map(|vertex| 1u64 << vertex).sum();
    let near: Vec<u64> = near.iter().map(bits).collect();
    let is_connected = |part: u64| {
        let mut reached = part & part.wrapping_neg();
        loop {
            let around = (0..n)
                .filter(|&vertex| reached >> vertex & 1 == 1)
                .fold(0, |all, vertex| all | near[vertex]);
            let more = reached | around & part;
            if more == reached {
                return reached == part;
            }
            reached = more;
        }
    };
    let parts: Vec<u64> = (1..1 << n)
        .filter(|part: &u64| (l..=r).contains(&part.count_ones()) && is_connected(*part))
        .collect();
    let options = |left: &u64| {
        parts.iter().filter(|&part| part & left == *part).map(|part| left ^ part).collect()
    };
    let first = Search::normal()
        .written(|&left: &u64| members(left))
        .mover_wins(&((1u64 << n) - 1), &options);
    if first { "Alice\n" } else { "Bob\n" }.to_string()
}
