//! CodeChef MOVCOIN2 by its rules: every coin, and every node on its path to each root.
//!
//! The middle tier has trees of up to 150 nodes. For each root, a walk from it finds the distance
//! of each node, and the distances of those with an odd number of coins are added without carrying.

use reference::{join, Generator, Input, Reference, Search};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_walks).run();
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
        input += &format!("{}\n", join(&coins));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for _ in 0..5 {
        let n = g.within(2..=150);
        let reach = [1, 2, 3, n][g.within(0..=3) as usize];
        let shift = g.within(0..=n - 1);
        input += &format!("{n}\n");
        for vertex in 1..n {
            let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
            input += &format!("{} {}\n", (vertex + shift) % n + 1, (parent + shift) % n + 1);
        }
        // Few odd numbers of coins, so that the nim sum is 0 for many roots.
        let mut coins: Vec<u64> = (0..n).map(|_| 2 * g.within(0..=8)).collect();
        for _ in 0..[0, 2, 4, n][g.within(0..=3) as usize] {
            let node = g.within(0..=n - 1) as usize;
            coins[node] = coins[node] / 2 + 1;
        }
        input += &format!("{}\n", join(&coins));
    }
    input
}

fn answer_by_walks(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { edges, coins } in read(input) {
        let mut neighbours = vec![Vec::new(); coins.len()];
        for &[a, b] in &edges {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        let (mut sum, mut power) = (0, 1);
        for root in 0..coins.len() {
            let mut nim_sum = 0;
            let mut open = vec![(root, root, 0u32)];
            while let Some((node, from, distance)) = open.pop() {
                if coins[node] % 2 == 1 {
                    nim_sum ^= distance;
                }
                let next = neighbours[node].iter().filter(|&&next| next != from);
                open.extend(next.map(|&next| (next, node, distance + 1)));
            }
            power = 2 * power % PRIME;
            sum += if nim_sum == 0 { power } else { 0 };
        }
        output += &format!("{}\n", sum % PRIME);
    }
    output
}

struct Case {
    edges: Vec<[usize; 2]>,
    coins: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=300_000usize);
        let edge = |_| [input.number(1..=n) - 1, input.number(1..=n) - 1];
        let edges = (1..n).map(edge).collect();
        cases.push(Case { edges, coins: input.numbers(n, 0..=16) });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { edges, coins } in read(input) {
        let n = coins.len();
        assert!(n <= 20, "too large for a reference");
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
        output += &format!("{}\n", sum % PRIME);
    }
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
