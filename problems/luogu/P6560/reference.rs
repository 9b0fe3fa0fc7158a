//! Luogu P6560 by its rules: what can be won within 0, 1, 2, … moves, until nothing changes.
//!
//! The middle tier has graphs of up to 150 vertices; the same search answers.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(7, 100_000));
    let m = g.within(g.pick(0, 500_000)..=g.pick(10, 500_000));
    let queries = g.pick(4, 500);
    let mut input = format!("{n} {m} {queries}\n");
    // Most edges lead upwards, so that not all queries are drawn.
    let every = g.within(1..=g.pick(4, 100_000));
    for _ in 0..m {
        let (u, v) = (g.within(1..=n), g.within(1..=n));
        let (u, v) = if g.one_in(every) { (u, v) } else { (u.min(v), u.max(v)) };
        input += &format!("{u} {}\n", if u == v && u < n { v + 1 } else { v });
    }
    for _ in 0..queries {
        let x = g.within(1..=n);
        input += &format!("{x} {}\n", (x + g.within(1..=n - 1) - 1) % n + 1);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=150);
    let (m, queries) = (n * g.within(1..=4) * g.within(4..=8) / 8, 15);
    let mut input = format!("{n} {m} {queries}\n");
    // Most edges lead upwards, so that not all queries are drawn.
    let every = g.within(2..=2 * m);
    let reach = [3, 10, n][g.within(0..=2) as usize];
    for _ in 0..m {
        let u = g.within(1..=n);
        let v = if g.one_in(every) { g.within(1..=n) } else { u + g.within(1..=reach) };
        let v = if v > n { n } else { v };
        input += &format!("{u} {}\n", if u == v && u == n { 1 + u / 2 } else { v });
    }
    for _ in 0..queries {
        let x = g.within(1..=n);
        let far = if g.one_in(2) { 8 } else { n - 1 };
        let y = (x + g.within(1..=far) - 1) % n + 1;
        input += &format!("{x} {y}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000usize);
    let m = input.number(0..=500_000);
    let queries = input.number(1..=500);
    let edges: Vec<Vec<usize>> = (0..m).map(|_| input.numbers(2, 1..=n)).collect();
    assert!(n <= 150, "{n} vertices are too many for brute force");
    let mut heads = vec![Vec::new(); n + 1];
    edges.iter().for_each(|edge| heads[edge[0]].push(edge[1]));
    let mut output = String::new();
    for _ in 0..queries {
        let (x, y) = (input.number(1..=n), input.number(1..=n));
        assert!(x != y, "a query from {x} to itself");
        let options = |&vertex: &usize| heads[vertex].clone();
        let at_end = |&vertex: &usize| (vertex == y).then_some(Standing::Lost);
        output += match Search::normal().over(at_end).standing(&x, &options) {
            Standing::Won => "1\n",
            Standing::Lost => "-1\n",
            Standing::Drawn => "0\n",
        };
    }
    output
}
