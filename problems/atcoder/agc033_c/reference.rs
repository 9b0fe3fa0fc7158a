//! AtCoder AGC 033 C by its rules: every vertex that has coins is chosen.
//!
//! The middle tier has up to 200 vertices. It takes for granted that a move shortens the longest
//! path by one or two vertices, and decides every length by its moves; the path is found by looking
//! from every vertex.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_lengths).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(8, 200_000));
    // On request a path, a tree that is nearly one, or a shallow one.
    let shape = g.within(0..=3) as usize;
    let reach = g.pick(n, [1, 2, 100, n][shape]);
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let other = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        let (a, b) = ((vertex + shift) % n + 1, (other + shift) % n + 1);
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(9..=200);
    let reach = g.within(1..=4);
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let other = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        input += &format!("{} {}\n", (vertex + shift) % n + 1, (other + shift) % n + 1);
    }
    input
}

fn answer_by_lengths(input: &mut Input) -> String {
    let neighbours = read(input);
    let n = neighbours.len();
    let paths = (0..n).map(|vertex| longest_path(vertex, vertex, &neighbours));
    let longest = paths.max().expect("a vertex");
    let mut wins = vec![false, true, false];
    for length in 3..=n {
        wins.push(!wins[length - 1] || !wins[length - 2]);
    }
    if wins[longest] { "First\n" } else { "Second\n" }.to_string()
}

/// Returns the number of vertices on a longest path that begins with `vertex` and does not lead
/// back to `from`.
fn longest_path(vertex: usize, from: usize, neighbours: &[Vec<usize>]) -> usize {
    let others = neighbours[vertex].iter().filter(|&&other| other != from);
    1 + others.map(|&other| longest_path(other, vertex, neighbours)).max().unwrap_or(0)
}

/// Reads the neighbours of each vertex.
fn read(input: &mut Input) -> Vec<Vec<usize>> {
    let n = input.number(1..=200_000);
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    input.end();
    neighbours
}

fn answer(input: &mut Input) -> String {
    let neighbours = read(input);
    let n = neighbours.len();
    let towards: Vec<Vec<usize>> = (0..n).map(|chosen| ways_to(chosen, &neighbours)).collect();
    let coins = vec![1u32; n];
    let first = Search::normal().mover_wins(&coins, &|coins: &Vec<u32>| choose(coins, &towards));
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns, for each vertex, the next one on its way to `chosen`.
fn ways_to(chosen: usize, neighbours: &[Vec<usize>]) -> Vec<usize> {
    let mut next: Vec<Option<usize>> = vec![None; neighbours.len()];
    next[chosen] = Some(chosen);
    for _ in neighbours {
        for vertex in 0..neighbours.len() {
            for &neighbour in &neighbours[vertex] {
                if next[vertex].is_some() && next[neighbour].is_none() {
                    next[neighbour] = Some(vertex);
                }
            }
        }
    }
    next.into_iter().map(|next| next.expect("the edges do not join all vertices")).collect()
}

fn choose(coins: &[u32], towards: &[Vec<usize>]) -> Vec<Vec<u32>> {
    let chosen = (0..coins.len()).filter(|&vertex| coins[vertex] > 0);
    let after = chosen.map(|chosen| {
        let mut option = vec![0; coins.len()];
        for vertex in (0..coins.len()).filter(|&vertex| vertex != chosen) {
            option[towards[chosen][vertex]] += coins[vertex];
        }
        option
    });
    after.collect()
}
