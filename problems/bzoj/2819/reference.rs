//! BZOJ 2819 by its rules: a walk for each path, and play with its heaps.
//!
//! The middle tier has trees of up to 60 vertices and 100 questions, walks each path, and takes
//! Bouton's theorem for granted.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_walks).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 500_000)..=g.pick(5, 500_000));
    let most = g.pick(2, 32_767);
    let heaps: Vec<u64> = (0..n).map(|_| g.within(0..=most)).collect();
    let mut input = format!("{n}\n{}\n", join(&heaps));
    let reach = [1, 2, n][g.within(0..=2) as usize];
    for vertex in 2..=n {
        let other = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let edge = if g.one_in(2) { [vertex, other] } else { [other, vertex] };
        input += &format!("{}\n", join(&edge));
    }
    let q = g.within(g.pick(1, 500_000)..=g.pick(8, 500_000));
    input += &format!("{q}\n");
    for _ in 0..q {
        let v = g.within(1..=n);
        input += &match g.one_in(3) {
            true => format!("C {v} {}\n", g.within(0..=most)),
            false => format!("Q {v} {}\n", g.within(1..=n)),
        };
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=60);
    let most = [1, 3, 32_767][g.within(0..=2) as usize];
    let mut input = format!("{n}\n{}\n", join(&g.many(n, 0..=most)));
    let reach = [1, 3, n][g.within(0..=2) as usize];
    for vertex in 2..=n {
        let other = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let edge = if g.one_in(2) { [vertex, other] } else { [other, vertex] };
        input += &format!("{}\n", join(&edge));
    }
    input += "100\n";
    for _ in 0..100 {
        let v = g.within(1..=n);
        input += &match g.one_in(3) {
            true => format!("C {v} {}\n", g.within(0..=most)),
            false => format!("Q {v} {}\n", g.within(1..=n)),
        };
    }
    input
}

fn answer_by_walks(input: &mut Input) -> String {
    let n = input.number(1..=500_000usize);
    let mut heaps = input.numbers(n, 0..=u64::from(u32::MAX));
    let edges: Vec<[usize; 2]> =
        (1..n).map(|_| [input.number(1..=n) - 1, input.number(1..=n) - 1]).collect();
    let mut output = String::new();
    for _ in 0..input.number(0..=500_000) {
        let command = input.token().expect("a command");
        let v = input.number(1..=n) - 1;
        if command == "C" {
            heaps[v] = input.number(0..=u64::from(u32::MAX));
            continue;
        }
        assert_eq!(command, "Q");
        let path = path(&edges, v, input.number(1..=n) - 1, &mut vec![]).expect("a tree");
        let sum = path.into_iter().fold(0, |sum, vertex| sum ^ heaps[vertex]);
        output += if sum > 0 { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=500_000usize);
    let mut heaps = input.numbers(n, 0..=u64::from(u32::MAX));
    let edges: Vec<[usize; 2]> =
        (1..n).map(|_| [input.number(1..=n) - 1, input.number(1..=n) - 1]).collect();
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(0..=500_000) {
        let command = input.token().expect("a command");
        let v = input.number(1..=n) - 1;
        if command == "C" {
            heaps[v] = input.number(0..=u64::from(u32::MAX));
            continue;
        }
        assert_eq!(command, "Q");
        let path = path(&edges, v, input.number(1..=n) - 1, &mut vec![]).expect("a tree");
        let mut on_path: Vec<u64> = path.into_iter().map(|vertex| heaps[vertex]).collect();
        on_path.sort_unstable();
        let wins =
            search.mover_wins(&on_path, &|heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true));
        output += if wins { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

/// Returns the vertices from one to another, none of them among `before`.
fn path(
    edges: &[[usize; 2]],
    from: usize,
    to: usize,
    before: &mut Vec<usize>,
) -> Option<Vec<usize>> {
    if from == to {
        return Some(vec![to]);
    }
    before.push(from);
    let ways = edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
    let next: Vec<usize> = ways.filter(|way| way[0] == from).map(|way| way[1]).collect();
    let next = next.into_iter().filter(|vertex| !before.contains(vertex)).collect::<Vec<_>>();
    let rest = next.into_iter().find_map(|vertex| path(edges, vertex, to, before));
    rest.map(|rest| [vec![from], rest].concat())
}
