//! Luogu P9220 by its rules: what can be won within 0, 1, 2, … moves, over all colourings.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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
