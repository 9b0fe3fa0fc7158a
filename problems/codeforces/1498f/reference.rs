//! Codeforces 1498F by its rules: tries every root, every node and every number of presents.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(3, 100_000)..=g.pick(5, 100_000));
    let k = g.within(g.pick(1, 20)..=g.pick(3, 20));
    let far = g.within(1..=4);
    let mut input = format!("{n} {k}\n");
    for node in 2..=n {
        let parent = g.within(node.saturating_sub(far).max(1)..=node - 1);
        input += &format!("{} {}\n", node % n + 1, parent % n + 1);
    }
    let largest = g.pick(if n == 3 { 4 } else { 2 }, 1_000_000_000);
    input + &spaced(&g.many(n, 0..=largest)) + "\n"
}

fn answer(input: &mut Input) -> String {
    let n = input.number(3..=100_000usize);
    let k = input.number(1..=20usize);
    let edges: Vec<Vec<usize>> = (1..n).map(|_| input.numbers(2, 1..=n)).collect();
    let presents = input.numbers(n, 0..=1_000_000_000u64);
    input.end();
    let verdict = |root| {
        let mut ways = vec![vec![root]];
        let mut next = 0;
        // The way from the root to each node.
        while let Some(way) = ways.get(next).filter(|_| ways.len() <= n).cloned() {
            for edge in &edges {
                let last = way[way.len() - 1];
                if edge.contains(&last) {
                    let other = edge[0] + edge[1] - last;
                    if !way.contains(&other) {
                        ways.push([&way[..], &[other]].concat());
                    }
                }
            }
            next += 1;
        }
        ways.sort_unstable_by_key(|way| way[way.len() - 1]);
        assert!(ways.iter().map(|way| way[way.len() - 1]).eq(1..=n), "no tree");
        let options = |presents: &Vec<u64>| {
            let mut options = Vec::new();
            for way in ways.iter().filter(|way| way.len() > k) {
                let (from, to) = (way[way.len() - 1], way[way.len() - 1 - k]);
                for moved in 1..=presents[from - 1] {
                    let mut option = presents.clone();
                    option[from - 1] -= moved;
                    option[to - 1] += moved;
                    options.push(option);
                }
            }
            options
        };
        u64::from(Search::normal().mover_wins(&presents, &options))
    };
    let verdicts: Vec<u64> = (1..=n).map(verdict).collect();
    spaced(&verdicts) + "\n"
}
