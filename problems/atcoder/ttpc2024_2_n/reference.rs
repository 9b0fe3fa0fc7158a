//! AtCoder ttpc2024_2_n by its rules: every vertex for Alice, then every mark of both.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
