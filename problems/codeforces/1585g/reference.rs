//! Codeforces 1585G by its rules: cuts every tree at every depth.
//!
//! The middle tier has forests of up to 150 vertices, in which the subtree of each vertex is
//! worth the mex of what its cuts leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_subtrees).run();
}

fn generate(g: &mut Generator) -> String {
    let t = match g.size() {
        Size::Largest if g.one_in(2) => 1,
        _ => g.within(g.pick(1, 5)..=g.pick(4, 5)),
    };
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 500_000 / t)..=g.pick(13, 500_000 / t));
        let reach = [1, 2, 4, n][g.within(0..=3) as usize];
        // The trees are built below a vertex 0; then their vertices are renamed.
        let shift = g.within(0..=n - 1);
        let mut parents = vec![0; n as usize];
        for place in 1..=n {
            let parent = g.within(place.saturating_sub(reach)..=place - 1);
            let name = |place: u64| if place == 0 { 0 } else { (place + shift) % n + 1 };
            parents[name(place) as usize - 1] = name(parent);
        }
        input += &format!("{n}\n{}\n", join(&parents));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let n = g.within(10..=150);
        let reach = [1, 2, 4, n][g.within(0..=3) as usize];
        let shift = g.within(0..=n - 1);
        let mut parents = vec![0; n as usize];
        for place in 1..=n {
            // Sometimes far up, so that there are paths of many lengths.
            let far = if g.one_in(6) { n } else { reach };
            let parent = g.within(place.saturating_sub(far)..=place - 1);
            let name = |place: u64| if place == 0 { 0 } else { (place + shift) % n + 1 };
            parents[name(place) as usize - 1] = name(parent);
        }
        input += &format!("{n}\n{}\n", join(&parents));
    }
    input
}

fn answer_by_subtrees(input: &mut Input) -> String {
    let mut output = String::new();
    for forest in read(input) {
        let options = |&root: &usize| {
            let mut after = Vec::new();
            let mut level = vec![root];
            let mut is_last = false;
            while !is_last {
                is_last = level.iter().any(|&vertex| forest.children[vertex].is_empty());
                level = forest.next(&level);
                after.push(level.clone());
            }
            after
        };
        let sum = GrundyValues::new().sum(&forest.children[0], &options);
        output += if sum > 0 { "YES\n" } else { "NO\n" };
    }
    output
}

struct Forest {
    /// By vertex; the roots hang from 0.
    children: Vec<Vec<usize>>,
}

impl Forest {
    /// Returns the children of all vertices of a level.
    fn next(&self, level: &[usize]) -> Vec<usize> {
        level.iter().flat_map(|&vertex| self.children[vertex].clone()).collect()
    }
}

fn read(input: &mut Input) -> Vec<Forest> {
    let mut forests = Vec::new();
    for _ in 0..input.number(1..=500_000) {
        let n = input.number(1..=500_000usize);
        let parents = input.numbers(n, 0..=n);
        let children = (0..=n)
            .map(|below| (1..=n).filter(|&vertex| parents[vertex - 1] == below).collect())
            .collect();
        let forest = Forest { children };
        let (mut level, mut reached) = (forest.children[0].clone(), 0);
        while !level.is_empty() {
            reached += level.len();
            level = forest.next(&level);
        }
        assert_eq!(reached, n, "some parents lead round in a circle");
        forests.push(forest);
    }
    input.end();
    forests
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for forest in read(input) {
        // A position is the list of its roots, since whole subtrees stand on them.
        let options = |roots: &Vec<usize>| {
            let mut after = Vec::new();
            for (place, &root) in roots.iter().enumerate() {
                let mut level = vec![root];
                let mut is_last = false;
                while !is_last {
                    is_last = level.iter().any(|&vertex| forest.children[vertex].is_empty());
                    level = forest.next(&level);
                    let mut option = roots.clone();
                    option.remove(place);
                    option.extend(&level);
                    option.sort_unstable();
                    after.push(option);
                }
            }
            after
        };
        let wins = Search::normal().mover_wins(&forest.children[0], &options);
        output += if wins { "YES\n" } else { "NO\n" };
    }
    output
}
