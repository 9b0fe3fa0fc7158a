//! Codeforces 1970C2 by its rules: tries every walk of the stone.
//!
//! The middle tier has a few hundred nodes, searched in the same way.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 200_000)..=g.pick(12, 200_000));
    let reach = [n, 3, 1][g.within(0..=2) as usize];
    let shift = g.within(0..=n);
    let name = |node: u64| (node + shift) % n + 1;
    let mut lines = format!("{n} 1\n");
    for node in 1..n {
        let parent = g.within(node.saturating_sub(reach)..=node - 1);
        lines += &format!("{} {}\n", name(parent), name(node));
    }
    lines + &format!("{}\n", g.within(1..=n))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=200_000usize);
    let t = input.number(1..=n);
    let mut tree = vec![vec![]; n];
    let mut part: Vec<usize> = (0..n).collect();
    for _ in 1..n {
        let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        tree[a].push(b);
        tree[b].push(a);
        let (kept, gone) = (part[a], part[b]);
        assert!(kept != gone, "a cycle");
        for part in part.iter_mut().filter(|part| **part == gone) {
            *part = kept;
        }
    }
    let starts = input.numbers(t, 1..=n);
    input.end();
    let winner = |&start: &usize| {
        let ron = mover_wins(&tree, &mut vec![start - 1]);
        if ron {
            "Ron\n"
        } else {
            "Hermione\n"
        }
    };
    starts.iter().map(winner).collect()
}

/// Returns whether the player to move wins, where the stone has been on the nodes of `path`.
fn mover_wins(tree: &[Vec<usize>], path: &mut Vec<usize>) -> bool {
    for &to in &tree[path[path.len() - 1]] {
        if !path.contains(&to) {
            path.push(to);
            let answer_wins = mover_wins(tree, path);
            path.pop();
            if !answer_wins {
                return true;
            }
        }
    }
    false
}
