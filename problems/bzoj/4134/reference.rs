//! BZOJ 4134 by its rules: every choice of every position.

use reference::{members, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
    let rare = g.within(1..=4);
    let flags: Vec<u64> = (0..n).map(|_| u64::from(g.one_in(rare + 1))).collect();
    let reach = [1, 2, 3, n][g.within(0..=3) as usize];
    let mut input = format!("{n}\n{}\n", spaced(&flags));
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
