//! Luogu P7864 by its rules: every choice among the leaves.
//!
//! The middle tier has trees of up to 22 vertices, most of them in long chains, and the same
//! choices.

use reference::{join, members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_leaves).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 5);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1_000_000)..=g.pick(9, 1_000_000));
        // Most vertices are in chains, and parents may have larger numbers.
        let every = g.pick(3, 1000);
        let mut parents: Vec<u64> = (2..=n)
            .map(|vertex| if g.one_in(every) { g.within(1..=vertex - 1) } else { vertex - 1 })
            .collect();
        if n > 3 {
            let (one, other) = (g.within(2..=n), g.within(2..=n));
            parents.swap(one as usize - 2, other as usize - 2);
            for parent in &mut parents {
                *parent = match *parent {
                    vertex if vertex == one => other,
                    vertex if vertex == other => one,
                    vertex => vertex,
                };
            }
        }
        input += &format!("{n}\n{}\n", join(&parents));
    }
    input
}

/// Returns trees with two to four chains.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let mut parents: Vec<u64> = Vec::new();
        let is_even = g.one_in(2);
        for _ in 0..g.within(2..=4) {
            let mut above = g.within(1..=(parents.len() as u64 + 1).min(3));
            let length = g.within(1..=5);
            let length = if is_even { length + length % 2 } else { length };
            for _ in 0..length.min(21 - parents.len() as u64) {
                parents.push(above);
                above = parents.len() as u64 + 1;
            }
        }
        input += &format!("{}\n{}\n", parents.len() + 1, join(&parents));
    }
    input
}

fn answer_by_leaves(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=24usize);
        let mut children = vec![0u32; n];
        for child in 1..n {
            children[input.number(1..=n) - 1] |= 1 << child;
        }
        let options = |&left: &u32| -> Vec<u32> {
            let is_leaf = |&v: &usize| left >> v & 1 == 1 && left & children[v] == 0;
            let leaves: u32 = (0..n).filter(is_leaf).map(|vertex| 1 << vertex).sum();
            let next = |&choice: &u32| Some((choice - 1) & leaves).filter(|&choice| choice > 0);
            let first = Some(leaves).filter(|&leaves| leaves > 0);
            std::iter::successors(first, next).map(|choice| left & !choice).collect()
        };
        let first = Search::normal().mover_wins(&((1 << n) - 1), &options);
        output += if first { "1\n" } else { "0\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1_000_000usize);
        let parents = input.numbers(n - 1, 1..=n);
        assert!(n < 20, "{n} vertices are too many for brute force");
        let children = |vertex: usize| -> u32 {
            (2..=n).filter(|child| parents[child - 2] == vertex).map(|child| 1 << child).sum()
        };
        let options = |&left: &u32| -> Vec<u32> {
            let is_leaf = |&v: &usize| left >> v & 1 == 1 && left & children(v) == 0;
            let leaves: u32 = (1..=n).filter(is_leaf).map(|vertex| 1 << vertex).sum();
            let choices = (1..=leaves).filter(|choice| choice & leaves == *choice);
            choices.map(|choice| left & !choice).collect()
        };
        // Each vertex must be the root or hang from it.
        let mut below = 1 << 1;
        (0..n).for_each(|_| {
            below |= (1..=n).filter(|v| below >> v & 1 == 1).map(children).sum::<u32>()
        });
        assert!(below.count_ones() as usize == n, "not a tree");
        let all = (1 << (n + 1)) - 2;
        let mut search = Search::normal().written(|&left: &u32| members(left >> 1));
        output += if search.mover_wins(&all, &options) { "1\n" } else { "0\n" };
    }
    input.end();
    output
}
