//! AtCoder ttpc2024_2_n by its rules: every vertex for Alice, then every mark of both.
//!
//! The middle tier has trees of up to 300 vertices. It takes for granted that a perfect matching
//! decides, and finds a largest one by paths that make it larger.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matching).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 199_990)..=g.pick(8, 200_000));
    // Mostly an even number, since Alice wins on every tree with an odd one.
    let n = if g.one_in(4) { n } else { n + n % 2 };
    let width = [1, 2, n][g.within(0..=2) as usize];
    let mut input = format!("{n}\n");
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(width).max(1)..=vertex - 1);
        let (u, v) = if g.one_in(2) { (vertex, parent) } else { (parent, vertex) };
        input += &format!("{} {}\n", n + 1 - u, n + 1 - v);
    }
    input
}

/// Returns a tree that grew by pairs of vertices, which has a perfect matching, or by single ones
/// at last.
fn generate_middle(g: &mut Generator) -> String {
    let pairs = g.within(1..=150);
    let singles = [0, 0, 1, 2, 4][g.within(0..=4) as usize];
    let width = [1, 2, 3, 300][g.within(0..=3) as usize];
    let n = 2 * pairs + singles;
    let shift = g.within(0..=n - 1);
    let name = |vertex: u64| (vertex + shift) % n + 1;
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let is_second = vertex < 2 * pairs && vertex % 2 == 1;
        let least = if is_second { vertex - 1 } else { vertex.saturating_sub(width) };
        let parent = g.within(least..=vertex - 1);
        let (u, v) = if g.one_in(2) { (vertex, parent) } else { (parent, vertex) };
        input += &format!("{} {}\n", name(u), name(v));
    }
    input
}

fn answer_by_matching(input: &mut Input) -> String {
    let n: usize = input.number(1..=200_000);
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    input.end();
    // The depth of each vertex, and whether it is even.
    let mut order = vec![(0, 0, true)];
    for at in 0..n {
        let &(vertex, parent, is_even) = order.get(at).expect("a tree");
        let children = neighbours[vertex].iter().filter(|&&child| vertex == 0 || child != parent);
        order.extend(children.map(|&child| (child, vertex, !is_even)));
    }
    assert!(order.len() == n, "not a tree");
    let mut partners = vec![None; n];
    let even = order.iter().filter(|(_, _, is_even)| *is_even);
    let pairs = even.filter(|(vertex, _, _)| {
        find_partner(*vertex, &neighbours, &mut partners, &mut vec![false; n])
    });
    if 2 * pairs.count() == n { "Bob\n" } else { "Alice\n" }.to_string()
}

/// Gives a vertex of even depth a partner, if those that others have can be exchanged for that.
fn find_partner(
    vertex: usize,
    neighbours: &[Vec<usize>],
    partners: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for &near in &neighbours[vertex] {
        if std::mem::replace(&mut tried[near], true) {
            continue;
        }
        let is_free = match partners[near] {
            Some(other) => find_partner(other, neighbours, partners, tried),
            None => true,
        };
        if is_free {
            partners[near] = Some(vertex);
            return true;
        }
    }
    false
}

fn answer(input: &mut Input) -> String {
    let n: usize = input.number(1..=200_000);
    let mut neighbours = vec![0u32; n];
    assert!(n <= 20, "too large for a reference");
    for _ in 1..n {
        let (u, v) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        neighbours[u] |= 1 << v;
        neighbours[v] |= 1 << u;
    }
    input.end();
    let grown = |set: u32| (0..n).filter(|v| set >> v & 1 == 1).fold(set, |s, v| s | neighbours[v]);
    let connected = (0..n).fold(1, |set, _| grown(set));
    assert!(connected + 1 == 1 << n, "not connected");
    // The marks of the player to move, and those of the other one.
    let mut search = Search::normal()
        .written(|&(mine, theirs): &(u32, u32)| format!("{} | {}", members(mine), members(theirs)));
    let moves = |&(mine, theirs): &(u32, u32)| {
        let free = (0..n).filter(|&vertex| (mine | theirs) >> vertex & 1 == 0);
        let allowed = free.filter(|&vertex| neighbours[vertex] & theirs != 0);
        allowed.map(|vertex| (theirs, mine | 1 << vertex)).collect()
    };
    let alice = (0..n).any(|first| !search.mover_wins(&(0, 1 << first), &moves));
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}
