//! Codeforces 2062E1 by its rules: chooses every node that may be chosen. Any winning node is
//! right.

use reference::{members, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000)..=g.pick(8, 200_000));
        let most = g.within(1..=n);
        let mut values = g.many(n, 1..=most);
        // A root with the largest value, or values that grow away from the root.
        if g.one_in(3) {
            values.sort_unstable();
        }
        input += &format!("{n}\n{}\n", spaced(&values));
        let reach = g.within(1..=n);
        for vertex in 2..=n {
            let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
            let [u, v] = if g.one_in(2) { [vertex, parent] } else { [parent, vertex] };
            input += &format!("{u} {v}\n");
        }
    }
    input
}

/// Reads the cases and returns for each its winning first nodes, in rising order.
fn winning_nodes(input: &mut Input) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=400_000usize);
        let values = input.numbers(n, 1..=n);
        let mut neighbours = vec![Vec::new(); n];
        for _ in 1..n {
            let [u, v] = [(); 2].map(|()| input.number(1..=n) - 1);
            neighbours[u].push(v);
            neighbours[v].push(u);
        }
        let mut subtrees = vec![0u64; n];
        let nodes = subtree(0, None, &neighbours, &mut subtrees);
        assert!(nodes.count_ones() as usize == n, "no tree");
        // The nodes that are left, and the value chosen last.
        let options = |&(left, last): &(u64, usize)| {
            let may_follow = |node: &usize| left >> node & 1 == 1 && values[*node] > last;
            let choose = |node: usize| (left & !subtrees[node], values[node]);
            (0..n).filter(may_follow).map(choose).collect()
        };
        let mut search = Search::misere().written(|&(left, last): &(u64, usize)| {
            format!("{} > {last}", members(left))
        });
        let wins =
            |node: &usize| !search.mover_wins(&(nodes & !subtrees[*node], values[*node]), &options);
        all.push((0..n).filter(wins).map(|node| node + 1).collect());
    }
    input.end();
    all
}

/// Returns the set of nodes below `node` and itself, and stores it for each of them.
fn subtree(node: usize, parent: Option<usize>, near: &[Vec<usize>], sets: &mut [u64]) -> u64 {
    let mut set = 1 << node;
    for &child in near[node].iter().filter(|&&child| Some(child) != parent) {
        set |= subtree(child, Some(node), near, sets);
    }
    sets[node] = set;
    set
}

fn answer(input: &mut Input) -> String {
    let first = |nodes: Vec<usize>| format!("{}\n", nodes.first().unwrap_or(&0));
    winning_nodes(input).into_iter().map(first).collect()
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    for nodes in winning_nodes(input) {
        let printed = output.number_or_end(0..=400_000).ok_or("too few lines")?;
        let is_right = if printed == 0 { nodes.is_empty() } else { nodes.contains(&printed) };
        if !is_right {
            return Err(format!("{printed} is printed, and these nodes win: {nodes:?}"));
        }
    }
    output.end();
    Ok(())
}
