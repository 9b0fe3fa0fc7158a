//! Codeforces 2062E1 by its rules: chooses every node that may be chosen. Any winning node is
//! right.
//!
//! The middle tier has trees of up to 60 nodes. It takes for granted that a first node wins if
//! it leaves the opponent a move, but only moves after which there is no other; the checker does
//! the same with more than ten nodes.

use reference::{join, members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_two_moves)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000)..=g.pick(8, 200_000));
        input += &tree(g, n);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let n = g.within(9..=60);
        input += &tree(g, n);
    }
    input
}

/// Returns a case with so many nodes.
fn tree(g: &mut Generator, n: u64) -> String {
    let most = g.within(1..=n);
    let mut values = g.many(n, 1..=most);
    // A root with the largest value, or values that grow away from the root.
    if g.one_in(3) {
        values.sort_unstable();
    }
    let mut lines = format!("{n}\n{}\n", join(&values));
    let reach = g.within(1..=n);
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let [u, v] = if g.one_in(2) { [vertex, parent] } else { [parent, vertex] };
        lines += &format!("{u} {v}\n");
    }
    lines
}

struct Case {
    values: Vec<usize>,
    /// By node, the set of the nodes below it and itself.
    subtrees: Vec<u64>,
}

impl Case {
    /// Returns the winning first nodes, in rising order, by a search.
    fn winning_nodes(&self) -> Vec<usize> {
        let Case { values, subtrees } = self;
        let n = values.len();
        // The nodes that are left, and the value chosen last.
        let options = |&(left, last): &(u64, usize)| {
            let may_follow = |node: &usize| left >> node & 1 == 1 && values[*node] > last;
            let choose = |node: usize| (left & !subtrees[node], values[node]);
            (0..n).filter(may_follow).map(choose).collect()
        };
        let mut search = Search::misere()
            .written(|&(left, last): &(u64, usize)| format!("{} > {last}", members(left)));
        let wins = |node: &usize| {
            !search.mover_wins(&(subtrees[0] & !subtrees[*node], values[*node]), &options)
        };
        (0..n).filter(wins).map(|node| node + 1).collect()
    }

    /// Returns the nodes outside the subtree of a node that have larger values.
    fn larger_outside(&self, node: usize) -> u64 {
        let is_larger = |&other: &usize| self.values[other] > self.values[node];
        let larger: u64 = (0..self.values.len()).filter(is_larger).map(|other| 1 << other).sum();
        larger & !self.subtrees[node]
    }

    /// Returns the winning first nodes, in rising order: those after which the opponent can move,
    /// but only so that no move is left.
    fn winning_nodes_by_two_moves(&self) -> Vec<usize> {
        let n = self.values.len();
        let wins = |&first: &usize| {
            let replies = self.larger_outside(first);
            let mut each = (0..n).filter(|&reply| replies >> reply & 1 == 1);
            let ends = |reply| self.larger_outside(reply) & !self.subtrees[first] == 0;
            replies > 0 && each.all(ends)
        };
        (0..n).filter(wins).map(|node| node + 1).collect()
    }
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
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
        cases.push(Case { values, subtrees });
    }
    input.end();
    cases
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

fn answer_by_two_moves(input: &mut Input) -> String {
    let line = |case: Case| written(case.winning_nodes_by_two_moves().last());
    read(input).into_iter().map(line).collect()
}

fn answer(input: &mut Input) -> String {
    read(input).into_iter().map(|case| written(case.winning_nodes().first())).collect()
}

fn written(node: Option<&usize>) -> String {
    format!("{}\n", node.unwrap_or(&0))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    for case in read(input) {
        let nodes = match case.values.len() {
            ..=10 => case.winning_nodes(),
            _ => case.winning_nodes_by_two_moves(),
        };
        let printed = output.number_or_end(0..=400_000).ok_or("too few lines")?;
        let is_right = if printed == 0 { nodes.is_empty() } else { nodes.contains(&printed) };
        if !is_right {
            return Err(format!("{printed} is printed, and these nodes win: {nodes:?}"));
        }
    }
    output.end();
    Ok(())
}
