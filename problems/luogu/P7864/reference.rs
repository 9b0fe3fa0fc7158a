//! Luogu P7864 by its rules: every choice among the leaves.

use reference::{members, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
        input += &format!("{n}\n{}\n", spaced(&parents));
    }
    input
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
