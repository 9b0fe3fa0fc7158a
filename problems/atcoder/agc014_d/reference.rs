//! AtCoder AGC 014 D by its rules: every order of painting.

use reference::{members, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100_000usize);
    let edges: Vec<[usize; 2]> =
        (1..n).map(|_| [input.number(1..=n) - 1, input.number(1..=n) - 1]).collect();
    input.end();
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
