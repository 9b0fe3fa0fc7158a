//! Codeforces 1585G by its rules: cuts every tree at every depth.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 5)..=g.pick(4, 5));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 100_000)..=g.pick(13, 100_000));
        let reach = [1, 2, 4, n][g.within(0..=3) as usize];
        // The trees are built below a vertex 0; then their vertices are renamed.
        let shift = g.within(0..=n - 1);
        let mut parents = vec![0; n as usize];
        for place in 1..=n {
            let parent = g.within(place.saturating_sub(reach)..=place - 1);
            let name = |place: u64| if place == 0 { 0 } else { (place + shift) % n + 1 };
            parents[name(place) as usize - 1] = name(parent);
        }
        input += &format!("{n}\n{}\n", spaced(&parents));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=500_000) {
        let n = input.number(1..=500_000usize);
        let parents = input.numbers(n, 0..=n);
        let children: Vec<Vec<usize>> = (0..=n)
            .map(|below| (1..=n).filter(|&vertex| parents[vertex - 1] == below).collect())
            .collect();
        let next = |level: &[usize]| -> Vec<usize> {
            level.iter().flat_map(|&vertex| children[vertex].clone()).collect()
        };
        let (mut level, mut reached) = (children[0].clone(), 0);
        while !level.is_empty() {
            reached += level.len();
            level = next(&level);
        }
        assert_eq!(reached, n, "some parents lead round in a circle");
        // A position is the list of its roots, since whole subtrees stand on them.
        let options = |roots: &Vec<usize>| {
            let mut after = Vec::new();
            for (place, &root) in roots.iter().enumerate() {
                let mut level = vec![root];
                let mut is_last = false;
                while !is_last {
                    is_last = level.iter().any(|&vertex| children[vertex].is_empty());
                    level = next(&level);
                    let mut option = roots.clone();
                    option.remove(place);
                    option.extend(&level);
                    option.sort_unstable();
                    after.push(option);
                }
            }
            after
        };
        let wins = Search::normal().mover_wins(&children[0], &options);
        output += if wins { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}
