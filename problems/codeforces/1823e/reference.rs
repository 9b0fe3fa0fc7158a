//! Codeforces 1823E by its rules: tries every connected set of l to r vertices.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
    let mut names: Vec<u64> = (1..=n).collect();
    for last in (1..n).rev() {
        names.swap(last as usize, g.within(0..=last) as usize);
    }
    let mut edges = Vec::new();
    for size in sizes {
        let cycle = names.split_off(names.len() - size as usize);
        edges.extend((0..cycle.len()).map(|at| (cycle[at], cycle[(at + 1) % cycle.len()])));
    }
    let lines: Vec<String> = edges.iter().map(|(u, v)| format!("{u} {v}\n")).collect();
    format!("{n} {} {r}\n{}", g.within(1..=r - 1), lines.concat())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(3..=200_000usize);
    let l = input.number(1..=n as u32);
    let r = input.number(l + 1..=n as u32);
    let mut near = vec![0u64; n];
    assert!(n < 20, "too many vertices to be searched");
    for _ in 0..n {
        let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        assert!(u != v && near[u] >> v & 1 == 0, "no simple graph");
        near[u] |= 1 << v;
        near[v] |= 1 << u;
    }
    input.end();
    assert!(near.iter().all(|near| near.count_ones() == 2), "no cycles");
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
