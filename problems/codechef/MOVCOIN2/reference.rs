//! CodeChef MOVCOIN2 by its rules: every coin and every node on its way to each root.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 300_000)..=g.pick(7, 300_000));
        let reach = [1, 2, 3, n][g.within(0..=3) as usize];
        let shift = g.within(0..=n - 1);
        input += &format!("{n}\n");
        for vertex in 1..n {
            let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
            input += &format!("{} {}\n", (vertex + shift) % n + 1, (parent + shift) % n + 1);
        }
        let most = g.pick(if n < 5 { 3 } else { 1 }, 16);
        let coins = g.many(n, 0..=most);
        input += &format!("{}\n", spaced(&coins));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=1000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let n = input.number(1..=300_000usize);
        assert!(n <= 20, "too large for a reference");
        let edges: Vec<[usize; 2]> =
            (1..n).map(|_| [input.number(1..=n) - 1, input.number(1..=n) - 1]).collect();
        let coins = input.numbers(n, 0..=16u64);
        let mut sum = 0u64;
        for root in 0..n {
            let ways = ways_to(root, n, &edges);
            let options = |coins: &Vec<u64>| {
                let mut options = Vec::new();
                for node in (0..n).filter(|&node| coins[node] > 0) {
                    for &to in &ways[node][1..] {
                        let mut option = coins.clone();
                        option[node] -= 1;
                        option[to] += 1;
                        options.push(option);
                    }
                }
                options
            };
            if !Search::normal().mover_wins(&coins, &options) {
                sum += 2 << root;
            }
        }
        output += &format!("{}\n", sum % 1_000_000_007);
    }
    input.end();
    output
}

/// Returns for each node the way from there to the root, with both ends.
fn ways_to(root: usize, n: usize, edges: &[[usize; 2]]) -> Vec<Vec<usize>> {
    let mut ways = vec![vec![]; n];
    ways[root] = vec![root];
    for _ in 0..n {
        for &[a, b] in edges {
            for (near, far) in [(a, b), (b, a)] {
                if !ways[near].is_empty() && ways[far].is_empty() {
                    ways[far] = [&[far], &ways[near][..]].concat();
                }
            }
        }
    }
    assert!(ways.iter().all(|way| !way.is_empty()), "no tree");
    ways
}
