//! AtCoder AGC 014 D by its rules: every order of painting.
//!
//! The middle tier has a few hundred vertices. A tree has a perfect matching exactly when,
//! whichever vertex is taken away, just one of the trees that are left has an odd number of
//! vertices.

use reference::{members, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_odd_branches).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(9, 100_000));
    let n = if g.one_in(3) { n } else { n / 2 * 2 };
    let reach = [1, 2, 3, n][g.within(0..=3) as usize];
    let mut input = format!("{n}\n");
    let shift = g.within(0..=n - 1);
    for vertex in 1..n {
        let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        input += &format!("{} {}\n", (vertex + shift) % n + 1, (parent + shift) % n + 1);
    }
    input
}

/// Returns a tree that consists of joined pairs of vertices, mostly with a change at one vertex.
fn generate_middle(g: &mut Generator) -> String {
    let n = 2 * g.within(5..=150);
    let reach = [2, 8, n][g.within(0..=2) as usize];
    let mut parents = vec![0];
    for vertex in 1..n {
        let least = vertex.saturating_sub(reach);
        parents.push(if vertex % 2 == 1 { vertex - 1 } else { g.within(least..=vertex - 1) });
    }
    if g.one_in(2) {
        let vertex = g.within(1..=n - 1);
        parents[vertex as usize] = g.within(0..=vertex - 1);
    }
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let parent = parents[vertex as usize];
        input += &format!("{} {}\n", (vertex + shift) % n + 1, (parent + shift) % n + 1);
    }
    input
}

fn answer_by_odd_branches(input: &mut Input) -> String {
    let (n, edges) = read(input);
    let mut neighbours = vec![Vec::new(); n];
    for [a, b] in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let is_odd = |&(vertex, branch): &(usize, usize)| size(branch, vertex, &neighbours) % 2 == 1;
    let has_one = |vertex: usize| {
        let branches = neighbours[vertex].iter().map(|&branch| (vertex, branch));
        branches.filter(is_odd).count() == 1
    };
    if (0..n).all(has_one) { "Second\n" } else { "First\n" }.to_string()
}

/// Returns the number of vertices of the branch that begins with `vertex`, seen from `from`.
fn size(vertex: usize, from: usize, neighbours: &[Vec<usize>]) -> usize {
    let others = neighbours[vertex].iter().filter(|&&other| other != from);
    1 + others.map(|&other| size(other, vertex, neighbours)).sum::<usize>()
}

/// Reads the number of vertices and the edges.
fn read(input: &mut Input) -> (usize, Vec<[usize; 2]>) {
    let n = input.number(2..=100_000);
    let edges = (1..n).map(|_| [input.number(1..=n) - 1, input.number(1..=n) - 1]).collect();
    input.end();
    (n, edges)
}

fn answer(input: &mut Input) -> String {
    let (n, edges) = read(input);
    let mut reached = 1u32;
    for [a, b] in (0..n).flat_map(|_| &edges) {
        if reached >> a & 1 != reached >> b & 1 {
            reached |= 1 << a | 1 << b;
        }
    }
    assert_eq!(reached.count_ones() as usize, n, "the edges are no tree");
    let all = (1u32 << n) - 1;
    let white_is_left = |white: u32| {
        let near_black = |vertex: usize| {
            edges.iter().any(|&[a, b]| {
                a == vertex && white >> b & 1 == 0 || b == vertex && white >> a & 1 == 0
            })
        };
        (0..n).any(|vertex| white >> vertex & 1 == 1 && !near_black(vertex))
    };
    // The white and the black vertices, and whether Takahashi is to move.
    let at_end = |&(white, black, takahashi): &(u32, u32, bool)| {
        let mover_wins = white_is_left(white) == takahashi;
        (white | black == all).then_some(Standing::of_mover(mover_wins))
    };
    let options = |&(white, black, takahashi): &(u32, u32, bool)| -> Vec<(u32, u32, bool)> {
        let free = (0..n).filter(|vertex| (white | black) >> vertex & 1 == 0);
        let paint = |vertex: usize| match takahashi {
            true => (white | 1 << vertex, black, false),
            false => (white, black | 1 << vertex, true),
        };
        free.map(paint).collect()
    };
    let first_wins = Search::normal()
        .over(at_end)
        .written(|&(white, black, _)| format!("{}|{}", members(white), members(black)))
        .turn(|position| if position.2 { "Takahashi" } else { "Aoki" })
        .mover_wins(&(0, 0, true), &options);
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
