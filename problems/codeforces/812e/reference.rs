//! Codeforces 812E by its rules: tries every swap, and then every way to take apples.
//!
//! The middle tier has up to 60 nodes, and makes each swap. It takes for granted that the nim
//! sum of the nodes at the depths of leaves decides.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_swaps).run();
}

fn generate(g: &mut Generator) -> String {
    let inner = g.within(g.pick(1, 60_000)..=g.pick(3, 60_000));
    let far = g.within(1..=g.pick(3, 9));
    let largest = g.pick(3, 10_000_000);
    tree(g, inner, far, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let inner = g.within(2..=40);
    let far = g.within(1..=4);
    let largest = [1, 3, 10, 10_000_000][g.within(0..=3) as usize];
    tree(g, inner, far, largest)
}

/// Returns a tree with so many nodes beside the leaves that make all parities equal.
fn tree(g: &mut Generator, inner: u64, far: u64, largest: u64) -> String {
    // The parents and depths of nodes 2, 3, …; then leaves at odd depths get a child.
    let (mut parents, mut depths, mut is_leaf) = (vec![], vec![0], vec![true]);
    let mut add = |parent: u64, depths: &mut Vec<u64>, is_leaf: &mut Vec<bool>| {
        parents.push(parent);
        is_leaf[parent as usize - 1] = false;
        depths.push(depths[parent as usize - 1] + 1);
        is_leaf.push(true);
    };
    for node in 2..=inner {
        let parent = g.within(node.saturating_sub(far).max(1)..=node - 1);
        add(parent, &mut depths, &mut is_leaf);
    }
    let parity = if inner == 1 { 1 } else { g.within(0..=1) };
    for node in 1..=inner {
        if is_leaf[node as usize - 1] && depths[node as usize - 1] % 2 != parity {
            add(node, &mut depths, &mut is_leaf);
        }
    }
    let largest = if g.pick(depths.len() > 4, false) { largest.min(2) } else { largest };
    let mut apples = g.many(depths.len() as u64, 1..=largest);
    if g.one_in(2) {
        apples.iter_mut().for_each(|node| *node = node.div_ceil(2));
    }
    format!("{}\n{}\n{}\n", depths.len(), join(&apples), join(&parents))
}

fn answer_by_swaps(input: &mut Input) -> String {
    let Case { apples, children } = read(input);
    let n = apples.len();
    let mut depths = vec![0; n];
    let mut open = vec![0];
    let mut leaf_parity = 0;
    while let Some(node) = open.pop() {
        for &child in &children[node] {
            depths[child] = depths[node] + 1;
            open.push(child);
        }
        if children[node].is_empty() {
            leaf_parity = depths[node] % 2;
        }
    }
    let mut swaps = 0;
    for (one, other) in (0..n).flat_map(|one| (0..one).map(move |other| (one, other))) {
        let mut swapped = apples.clone();
        swapped.swap(one, other);
        let counted = (0..n).filter(|&node| depths[node] % 2 == leaf_parity);
        swaps += u64::from(counted.fold(0, |sum, node| sum ^ swapped[node]) == 0);
    }
    format!("{swaps}\n")
}

struct Case {
    apples: Vec<u64>,
    children: Vec<Vec<usize>>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(2..=100_000);
    let apples = input.numbers(n, 1..=10_000_000u64);
    let parents = input.numbers(n - 1, 1..=n);
    input.end();
    let below =
        |node: usize| (1..n).filter(|&child| parents[child - 1] == node + 1).collect::<Vec<_>>();
    let children: Vec<Vec<usize>> = (0..n).map(below).collect();
    let mut leaves = vec![];
    let mut open = vec![(0, 0)];
    let mut reached = 0;
    while let Some((node, depth)) = open.pop() {
        reached += 1;
        open.extend(children[node].iter().map(|&child| (child, depth + 1)));
        leaves.extend(children[node].is_empty().then_some(depth % 2));
    }
    assert!(reached == n, "no tree");
    assert!(leaves.windows(2).all(|two| two[0] == two[1]), "leaves of both parities");
    Case { apples, children }
}

fn answer(input: &mut Input) -> String {
    let Case { mut apples, children } = read(input);
    let n = apples.len();
    let mut search = Search::normal();
    let options = |apples: &Vec<u64>| {
        let mut options = Vec::new();
        for node in 0..n {
            for take in 1..=apples[node] {
                let mut eaten = apples.clone();
                eaten[node] -= take;
                for &child in &children[node] {
                    let mut brought = eaten.clone();
                    brought[child] += take;
                    options.push(brought);
                }
                if children[node].is_empty() {
                    options.push(eaten);
                }
            }
        }
        options
    };
    let mut swaps = 0;
    for one in 0..n {
        for other in 0..one {
            apples.swap(one, other);
            swaps += u64::from(!search.mover_wins(&apples, &options));
            apples.swap(one, other);
        }
    }
    format!("{swaps}\n")
}
