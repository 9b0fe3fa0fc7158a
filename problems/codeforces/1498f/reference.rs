//! Codeforces 1498F by its rules: tries every root, every node and every number of presents.
//!
//! The middle tier has up to 80 nodes and large k. For each root it finds the depth of each node
//! and takes for granted that the nim sum of the nodes on odd steps decides.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_depths).run();
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
    input + &join(&g.many(n, 0..=largest)) + "\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(3..=80);
    let k = if g.one_in(2) { g.within(1..=3) } else { g.within(1..=20) };
    let far = g.within(1..=4);
    let mut input = format!("{n} {k}\n");
    for node in 2..=n {
        let parent = g.within(node.saturating_sub(far).max(1)..=node - 1);
        input += &format!("{} {}\n", node % n + 1, parent % n + 1);
    }
    let largest = [1, 3, 1_000_000_000][g.within(0..=2) as usize];
    // Most nodes have presents of one size or none, so that many sums are 0.
    let size = g.within(1..=largest);
    let presents = |_| if g.one_in(20) { g.within(0..=largest) } else { size * g.within(0..=1) };
    input + &join(&(0..n).map(presents).collect::<Vec<_>>()) + "\n"
}

fn answer_by_depths(input: &mut Input) -> String {
    let Case { k, edges, presents } = read(input);
    let n = presents.len();
    let mut neighbours = vec![Vec::new(); n + 1];
    for edge in edges {
        neighbours[edge[0]].push(edge[1]);
        neighbours[edge[1]].push(edge[0]);
    }
    let verdict = |root: usize| {
        let mut depths = vec![None; n + 1];
        depths[root] = Some(0);
        let mut reached = vec![root];
        let mut sum = 0;
        while let Some(node) = reached.pop() {
            let depth = depths[node].expect("a node that was reached");
            if depth / k % 2 == 1 {
                sum ^= presents[node - 1];
            }
            for &next in &neighbours[node] {
                if depths[next].is_none() {
                    depths[next] = Some(depth + 1);
                    reached.push(next);
                }
            }
        }
        u64::from(sum > 0)
    };
    join(&(1..=n).map(verdict).collect::<Vec<_>>()) + "\n"
}

struct Case {
    k: usize,
    edges: Vec<Vec<usize>>,
    presents: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(3..=100_000usize);
    let k = input.number(1..=20usize);
    let edges = (1..n).map(|_| input.numbers(2, 1..=n)).collect();
    let presents = input.numbers(n, 0..=1_000_000_000u64);
    input.end();
    Case { k, edges, presents }
}

fn answer(input: &mut Input) -> String {
    let Case { k, edges, presents } = read(input);
    let n = presents.len();
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
    join(&verdicts) + "\n"
}
