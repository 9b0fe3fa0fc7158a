//! Luogu P9220 by its rules: what can be won within 0, 1, 2, … moves, over all colourings.
//!
//! The middle tier has up to 60 vertices in up to 7 strong components, which it finds by all pairs
//! that reach each other. What can be won within 0, 1, 2, … moves is found over all sets of
//! components that are flipped; a colouring that no set makes white is nobody's.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_components).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 15);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 90_000)..=g.pick(5, 100_000));
        let most = if g.one_in(2) { g.pick(4, 2 * n) } else { g.pick(2 * n, 2 * n) };
        let m = g.within(g.pick(0, n)..=most);
        // The largest inputs, and often others, have a cycle of the black vertices and one of the
        // white ones.
        let split = g.within(0..=n);
        let colours: Vec<String> = match g.within(0..=3) {
            0 => (0..n).map(|_| g.within(0..=1).to_string()).collect(),
            1 => (0..n).map(|_| "1".to_string()).collect(),
            _ => (0..n).map(|vertex| u64::from(vertex < split).to_string()).collect(),
        };
        let mut edges = Vec::new();
        if g.one_in(2) {
            edges.extend((0..split).map(|vertex| (vertex, (vertex + 1) % split)));
            edges.extend((split..n).map(|vertex| (vertex, split.max((vertex + 1) % n))));
        }
        for _ in 0..m.saturating_sub(edges.len() as u64) {
            let (u, v) = (g.within(0..=n - 1), g.within(0..=n - 1));
            edges.push((u.min(v), u.max(v)));
        }
        input += &format!("{n} {}\n{}\n", edges.len(), colours.join(" "));
        edges.iter().for_each(|(u, v)| input += &format!("{} {}\n", u + 1, v + 1));
    }
    input
}

/// Returns cycles with edges between them, in colours that few flips made.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let most = g.within(1..=7);
        let count = g.within(1..=most);
        let sizes = g.many(count, 1..=8);
        let (mut edges, mut cycles, mut n) = (Vec::new(), Vec::new(), 0);
        for size in sizes {
            let cycle: Vec<u64> = (n..n + size).collect();
            edges.extend((0..size).filter(|_| size > 1).map(|at| (n + at, n + (at + 1) % size)));
            cycles.push(cycle);
            n += size;
        }
        let mut leads = vec![vec![false; cycles.len()]; cycles.len()];
        for to in 0..cycles.len() {
            leads[to][to] = true;
            for from in 0..to {
                if g.one_in(2) {
                    edges.push((cycles[from][0], cycles[to][cycles[to].len() - 1]));
                    leads[from][to] = true;
                }
            }
        }
        for (from, middle) in
            (0..count as usize).rev().flat_map(|f| (0..count as usize).map(move |m| (f, m)))
        {
            for to in 0..cycles.len() {
                leads[from][to] |= leads[from][middle] && leads[middle][to];
            }
        }
        let mut colours = vec![0; n as usize];
        for _ in 0..g.within(0..=3) {
            let flipped = g.within(0..=count - 1) as usize;
            for to in (0..cycles.len()).filter(|&to| leads[flipped][to]) {
                cycles[to].iter().for_each(|&vertex| colours[vertex as usize] ^= 1);
            }
        }
        if g.one_in(8) {
            colours[0] ^= 1;
        }
        let shift = g.within(0..=n - 1);
        colours.rotate_right(shift as usize);
        input += &format!("{n} {}\n{}\n", edges.len(), join(&colours));
        let name = |vertex: u64| (vertex + shift) % n + 1;
        edges.iter().for_each(|&(u, v)| input += &format!("{} {}\n", name(u), name(v)));
    }
    input
}

fn answer_by_components(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=15) {
        let n = input.number(1..=100_000usize);
        let m = input.number(0..=200_000);
        let colours = input.numbers(n, 0..=1u64);
        let black: u64 = colours.iter().enumerate().map(|(v, colour)| colour << v).sum();
        assert!(n <= 64, "{n} vertices are too many");
        let mut flips: Vec<u64> = (0..n).map(|vertex| 1 << vertex).collect();
        let edges: Vec<Vec<usize>> = (0..m).map(|_| input.numbers(2, 1..=n)).collect();
        for _ in 0..n {
            edges.iter().for_each(|edge| flips[edge[0] - 1] |= flips[edge[1] - 1]);
        }
        // The vertices of a component reach the same ones.
        flips.sort_unstable();
        flips.dedup();
        let flipped = |set: usize| {
            let chosen = (0..flips.len()).filter(|at| set >> at & 1 == 1);
            chosen.fold(0, |all, at| all ^ flips[at])
        };
        // Whether the player to move wins, if flipping this set would make all vertices white.
        let mut wins: Vec<Option<bool>> = vec![None; 1 << flips.len()];
        loop {
            let before = wins.clone();
            for (due, wins) in wins.iter_mut().enumerate() {
                let mut after = (0..flips.len()).map(|at| due ^ 1 << at);
                *wins = if after.clone().any(|after| after == 0 || before[after] == Some(false)) {
                    Some(true)
                } else if after.all(|after| before[after] == Some(true)) {
                    Some(false)
                } else {
                    None
                };
            }
            if wins == before {
                break;
            }
        }
        let due = (0..wins.len()).find(|&set| flipped(set) == black);
        output.push(match due.and_then(|due| wins[due]) {
            Some(true) => 'A',
            Some(false) => 'B',
            None => 'N',
        });
    }
    input.end();
    output + "\n"
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=15) {
        let n = input.number(1..=100_000usize);
        let m = input.number(0..=200_000);
        let colours: Vec<usize> = input.numbers(n, 0..=1);
        let edges: Vec<Vec<usize>> = (0..m).map(|_| input.numbers(2, 1..=n)).collect();
        assert!(n < 12, "{n} vertices are too many for brute force");
        let mut flips: Vec<usize> = (0..n).map(|vertex| 1 << vertex).collect();
        for _ in 0..n {
            edges.iter().for_each(|edge| flips[edge[0] - 1] |= flips[edge[1] - 1]);
        }
        // Whether the player to move wins. If all vertices are white, the opponent has just won.
        let mut wins: Vec<Option<bool>> = vec![None; 1 << n];
        loop {
            let before = wins.clone();
            for (black, wins) in wins.iter_mut().enumerate() {
                let mut after = flips.iter().map(|flip| black ^ flip);
                let lost = |after: usize| after == 0 || before[after] == Some(false);
                *wins = if after.clone().any(lost) {
                    Some(true)
                } else if after.all(|after| before[after] == Some(true)) {
                    Some(false)
                } else {
                    None
                };
            }
            if wins == before {
                break;
            }
        }
        let start: usize = colours.iter().enumerate().map(|(v, colour)| colour << v).sum();
        output.push(match wins[start] {
            Some(true) => 'A',
            Some(false) => 'B',
            None => 'N',
        });
    }
    input.end();
    output + "\n"
}
