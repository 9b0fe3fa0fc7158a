//! BZOJ 4134 by its rules: every choice of every position.
//!
//! The middle tier has trees of up to 200 vertices. Every choice in every subtree is followed down
//! its path, and what it leaves is the nim sum of the subtrees beside it; the value is the mex of
//! these.

use grundy::mex::mex;
use reference::{join, members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_choices).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
    let rare = g.within(1..=4);
    let flags: Vec<u64> = (0..n).map(|_| u64::from(g.one_in(rare + 1))).collect();
    let reach = [1, 2, 3, n][g.within(0..=3) as usize];
    let mut input = format!("{n}\n{}\n", join(&flags));
    let shift = g.within(0..=n);
    let name = |place: u64| if place == 1 { 1 } else { (place + shift) % (n - 1) + 2 };
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let ends = [name(vertex), name(parent)];
        let turn = g.within(0..=1) as usize;
        input += &format!("{} {}\n", ends[turn], ends[1 - turn]);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=200);
    let rare = g.within(1..=20);
    let flags: Vec<u64> = (0..n).map(|_| u64::from(g.one_in(rare + 1))).collect();
    let reach = [2, 3, 10, n][g.within(0..=3) as usize];
    let mut input = format!("{n}\n{}\n", join(&flags));
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let ends = if g.one_in(2) { [vertex, parent] } else { [parent, vertex] };
        input += &format!("{}\n", join(&ends));
    }
    input
}

fn answer_by_choices(input: &mut Input) -> String {
    let n = input.number(1..=100_000usize);
    let is_free: Vec<bool> = (0..n).map(|_| input.number(0..=1) == 0).collect();
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    input.end();
    let mut order = vec![0];
    let mut children = vec![Vec::new(); n];
    for at in 0..n {
        let vertex = order[at];
        let below: Vec<usize> =
            neighbours[vertex].iter().copied().filter(|child| !order.contains(child)).collect();
        order.extend(&below);
        children[vertex] = below;
    }
    let mut values = vec![0; n];
    // Each choice in the subtree of a vertex with the nim sum of what it leaves there.
    let choices = |top: usize, values: &[u64]| {
        let mut left = Vec::new();
        let mut open = vec![(top, 0)];
        while let Some((vertex, beside)) = open.pop() {
            let below = children[vertex].iter().fold(0, |sum, &child| sum ^ values[child]);
            left.extend(Some((vertex, beside ^ below)).filter(|_| is_free[vertex]));
            open.extend(
                children[vertex].iter().map(|&child| (child, beside ^ below ^ values[child])),
            );
        }
        left
    };
    for &vertex in order.iter().rev() {
        values[vertex] = mex(choices(vertex, &values).into_iter().map(|(_, left)| left));
    }
    let mut wins: Vec<usize> =
        choices(0, &values).into_iter().filter(|&(_, left)| left == 0).map(|(v, _)| v).collect();
    wins.sort_unstable();
    match wins[..] {
        [] => "-1\n".to_string(),
        _ => wins.iter().map(|vertex| format!("{}\n", vertex + 1)).collect(),
    }
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000usize);
    let free = (0..n).fold(0u32, |free, vertex| free | (1 - input.number(0..=1)) << vertex);
    let edges: Vec<[usize; 2]> =
        (1..n).map(|_| [input.number(1..=n) - 1, input.number(1..=n) - 1]).collect();
    input.end();
    // paths[v] has the bits of all vertices from v to the root.
    let mut paths = vec![0u32; n];
    paths[0] = 1;
    for _ in 1..n {
        for ends in &edges {
            for [a, b] in [[ends[0], ends[1]], [ends[1], ends[0]]] {
                if paths[a] > 0 && paths[b] == 0 {
                    paths[b] = paths[a] | 1 << b;
                }
            }
        }
    }
    assert!(paths.iter().all(|&path| path > 0), "the edges do not connect all vertices");
    let mut search = Search::normal().written(|&free: &u32| members(free));
    let options = |&free: &u32| {
        (0..n).filter(|x| free >> x & 1 == 1).map(|x| free & !paths[x]).collect::<Vec<u32>>()
    };
    search.show(&free, &options);
    let free_ones = (0..n).filter(|x| free >> x & 1 == 1);
    let wins = free_ones.filter(|&x| !search.mover_wins(&(free & !paths[x]), &options));
    let lines: String = wins.map(|x| format!("{}\n", x + 1)).collect();
    if lines.is_empty() {
        "-1\n".to_string()
    } else {
        lines
    }
}
