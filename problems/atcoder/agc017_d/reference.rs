//! AtCoder AGC 017 D by its rules: every edge that is left is deleted.
//!
//! The middle tier has trees whose branches at the root fork a few times. Each branch is worth the
//! mex of what deleting its edges leaves of it; it knows nothing of the colon principle.

use reference::{Generator, GrundyValues, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_branches).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(9, 100_000));
    // A path, a tree of random depth, or one that is nearly a path.
    let shape = g.within(0..=2);
    // Any vertex can be the root 1: the numbers are rotated by `shift`.
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let nearest = match (g.size(), shape) {
            (Size::Tiny, _) | (Size::Largest, 0) => 0,
            (Size::Largest, 1) => vertex - 1,
            (Size::Largest, _) => vertex.saturating_sub(3),
        };
        let other = g.within(nearest..=vertex - 1);
        let (a, b) = ((vertex + shift) % n + 1, (other + shift) % n + 1);
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

/// Returns a tree of paths that begin on the root or fork from others, often with such a last path
/// that the position is lost.
fn generate_middle(g: &mut Generator) -> String {
    let mut parents = vec![0];
    let path = |parents: &mut Vec<usize>, from: usize, length: u64| {
        let mut last = from;
        for _ in 0..length {
            parents.push(last);
            last = parents.len() - 1;
        }
        last
    };
    let mut sum = 0;
    for _ in 0..g.within(1..=4) {
        let [stem, neck, a, b, c] = [6, 4, 6, 6, 3].map(|most| g.within(1..=most));
        let fork = path(&mut parents, 0, stem);
        path(&mut parents, fork, a);
        let next = path(&mut parents, fork, neck);
        path(&mut parents, next, b);
        path(&mut parents, next, c);
        sum ^= stem + (a ^ (neck + (b ^ c)));
    }
    path(&mut parents, 0, if g.one_in(2) { sum } else { g.within(0..=20) });
    let n = parents.len();
    let shift = g.within(0..=1) as usize * (n - 1);
    let number = |vertex: usize| if vertex == 0 { 1 } else { 2 + (vertex - 1 + shift) % (n - 1) };
    let mut input = format!("{n}\n");
    for (vertex, &parent) in parents.iter().enumerate().skip(1) {
        let (a, b) = (number(vertex), number(parent));
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

/// An edge with what stands on its upper end, the branches in ascending order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Branch(Vec<Branch>);

impl Branch {
    /// Returns what a move leaves of the branch, if it leaves anything.
    fn options(&self) -> Vec<Vec<Branch>> {
        let mut options = vec![Vec::new()];
        for (place, branch) in self.0.iter().enumerate() {
            for left in branch.options() {
                let mut branches = self.0.clone();
                branches.remove(place);
                branches.extend(left);
                branches.sort_unstable();
                options.push(vec![Branch(branches)]);
            }
        }
        options
    }

    /// Returns the branches that stand on a vertex, seen from another one.
    fn all_on(vertex: u32, from: u32, edges: &[(u32, u32)]) -> Vec<Branch> {
        let other = |&(a, b): &(u32, u32)| match vertex {
            _ if vertex == a => Some(b),
            _ if vertex == b => Some(a),
            _ => None,
        };
        let ends = edges.iter().filter_map(other).filter(|&end| end != from);
        let mut branches: Vec<Branch> =
            ends.map(|end| Branch(Branch::all_on(end, vertex, edges))).collect();
        branches.sort_unstable();
        branches
    }
}

fn answer_by_branches(input: &mut Input) -> String {
    let (_, edges) = read(input);
    let alice = GrundyValues::new().sum(&Branch::all_on(1, 0, &edges), &Branch::options) > 0;
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

/// Reads the number of vertices and the edges.
fn read(input: &mut Input) -> (u32, Vec<(u32, u32)>) {
    let n = input.number(2..=100_000);
    let edges = (1..n).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
    input.end();
    (n, edges)
}

fn answer(input: &mut Input) -> String {
    let (n, edges) = read(input);
    assert!(
        joined_to_the_root(&edges).len() == edges.len(),
        "not all edges are connected to vertex 1"
    );
    let mut ends: Vec<u32> = edges.iter().flat_map(|&(a, b)| [a, b]).collect();
    ends.sort_unstable();
    ends.dedup();
    assert!(ends.len() == n as usize, "the edges are not those of a tree");
    let mut search = Search::normal()
        .written(|edges: &Vec<(u32, u32)>| reference::edges(edges.iter().map(|&(a, b)| [a, b])));
    let alice = search.mover_wins(&edges, &|edges: &Vec<_>| delete(edges));
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn delete(edges: &[(u32, u32)]) -> Vec<Vec<(u32, u32)>> {
    let after = (0..edges.len()).map(|deleted| {
        let mut option = edges.to_vec();
        option.remove(deleted);
        joined_to_the_root(&option)
    });
    after.collect()
}

/// Returns the edges that a walk from vertex 1 can use.
fn joined_to_the_root(edges: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut reached = vec![1];
    for _ in edges {
        for &(a, b) in edges {
            if reached.contains(&a) != reached.contains(&b) {
                reached.extend([a, b]);
            }
        }
    }
    edges.iter().copied().filter(|(a, _)| reached.contains(a)).collect()
}
