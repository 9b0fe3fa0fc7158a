//! CodeChef TRGAME by its rules: every leaf.
//!
//! The middle tier has trees of up to 14 vertices, searched in the same way.

use reference::{edges, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let n = g.within(99_990..=100_000);
        return format!("1\n{}", tree(g, n));
    }
    let cases = g.within(1..=4);
    let trees = (0..cases).map(|_| {
        let n = g.within(2..=7);
        tree(g, n)
    });
    format!("{cases}\n{}", trees.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let n = 2 * g.within(4..=6);
    format!("1\n{}", tree(g, n))
}

/// Returns a tree whose vertices hang on one of the few before them, so that it has long branches.
fn tree(g: &mut Generator, n: u64) -> String {
    let back = g.within(1..=n);
    let shift = g.within(0..=n - 1);
    let name = |vertex: u64| (vertex + shift) % n + 1;
    let edges = (1..n).map(|vertex| {
        let other = vertex - g.within(1..=back.min(vertex));
        format!("{} {}\n", name(vertex), name(other))
    });
    format!("{n}\n{}", edges.collect::<String>())
}

/// The vertices that are left, as bits, and whether Alice is to move.
type Position = (u32, bool);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(2..=100_000usize);
        sum += n;
        assert!(n <= 14, "too large for a reference");
        let all: Vec<[usize; 2]> =
            (1..n).map(|_| [input.number(1..=n), input.number(1..=n)]).collect();
        assert!(is_connected(n, &all), "no tree");
        for x in 1..=n {
            output += if alice_keeps(x, n, &all) { "1" } else { "0" };
        }
        output += "
";
    }
    input.end();
    assert!(sum <= 100_000, "{sum} vertices");
    output
}

fn is_connected(n: usize, edges: &[[usize; 2]]) -> bool {
    let mut reached = 2;
    for _ in 0..n {
        for [a, b] in edges {
            if reached & (1 << a | 1 << b) != 0 {
                reached |= 1 << a | 1 << b;
            }
        }
    }
    reached == (2u32 << n) - 2
}

fn alice_keeps(x: usize, n: usize, all: &[[usize; 2]]) -> bool {
    let within = |set: u32| all.iter().copied().filter(move |[a, b]| set >> a & set >> b & 1 == 1);
    let options = |&(set, alice): &Position| -> Vec<Position> {
        let degree = |vertex: usize| within(set).filter(|edge| edge.contains(&vertex)).count();
        let leaves = (1..=n).filter(|&vertex| set >> vertex & 1 == 1 && degree(vertex) == 1);
        leaves.map(|leaf| (set & !(1 << leaf), !alice)).collect()
    };
    let mut search = Search::normal()
        .over(|&(set, alice): &Position| {
            (set.count_ones() == 1).then(|| Standing::of_mover((set == 1 << x) == alice))
        })
        .written(|&(set, _): &Position| match set.count_ones() {
            1 => set.trailing_zeros().to_string(),
            _ => edges(within(set)),
        })
        .turn(|&(_, alice): &Position| if alice { "Alice" } else { "Bob" });
    search.mover_wins(&((2 << n) - 2, true), &options)
}
