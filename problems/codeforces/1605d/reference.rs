//! Codeforces 1605D by its rules: tries every order of the numbers and every move.
//!
//! The middle tier has trees of up to 100 nodes, for which the checker expects that all first
//! moves win. The second way divides the numbers by their highest digits between the two colours
//! of the nodes, trying all ways to do so.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_colours)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 1));
    let mut lines = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
        // The higher the number, the more the tree is like a path.
        let reach = [n, 3, 1][g.within(0..=2) as usize];
        let shift = g.within(0..=n);
        let name = |node: u64| (node + shift) % n + 1;
        lines += &format!("{n}\n");
        for node in 1..n {
            let parent = g.within(node.saturating_sub(reach)..=node - 1);
            lines += &format!("{} {}\n", name(parent), name(node));
        }
    }
    lines
}

/// The number of nodes up to which every order of the numbers is tried.
const SEARCHED: usize = 6;

/// The neighbours of each node.
type Tree = Vec<Vec<usize>>;

fn read(input: &mut Input) -> Vec<Tree> {
    let mut trees = Vec::new();
    let mut total = 0;
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=200_000usize);
        total += n;
        let mut tree = vec![vec![]; n];
        let mut joined: Vec<usize> = (0..n).collect();
        for _ in 1..n {
            let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
            tree[a].push(b);
            tree[b].push(a);
            let (kept, gone) = (joined[a], joined[b]);
            assert!(kept != gone, "a cycle");
            for part in joined.iter_mut().filter(|part| **part == gone) {
                *part = kept;
            }
        }
        trees.push(tree);
    }
    assert!(total <= 200_000, "{total} nodes are too many");
    input.end();
    trees
}

/// Returns whether the player wins who has just moved the token to the last node of `path`.
fn wins(tree: &Tree, numbers: &[u64], path: &mut Vec<usize>) -> bool {
    let from = path[path.len() - 1];
    for &to in &tree[from] {
        let (u, v) = (numbers[to], numbers[from]);
        if !path.contains(&to) && u ^ v <= u.min(v) {
            path.push(to);
            let answer_wins = wins(tree, numbers, path);
            path.pop();
            if answer_wins {
                return false;
            }
        }
    }
    true
}

fn winning_starts(tree: &Tree, numbers: &[u64]) -> usize {
    (0..tree.len()).filter(|&start| wins(tree, numbers, &mut vec![start])).count()
}

/// Returns the best numbers that begin with `numbers`, and how many first moves win with them.
fn best(tree: &Tree, numbers: &mut Vec<u64>) -> (usize, Vec<u64>) {
    if numbers.len() == tree.len() {
        return (winning_starts(tree, numbers), numbers.clone());
    }
    let mut best_yet = (0, vec![]);
    for number in 1..=tree.len() as u64 {
        if !numbers.contains(&number) {
            numbers.push(number);
            best_yet = best_yet.max(best(tree, numbers));
            numbers.pop();
        }
    }
    best_yet
}

fn generate_middle(g: &mut Generator) -> String {
    let mut lines = String::from("3\n");
    for _ in 0..3 {
        let n = g.within(7..=100);
        // The higher the number, the more the tree is like a path, or like a star.
        let reach = [n, 3, 1, 2 * n][g.within(0..=3) as usize];
        let shift = g.within(0..=n);
        let name = |node: u64| (node + shift) % n + 1;
        lines += &format!("{n}\n");
        for node in 1..n {
            let nearest = if reach > n { g.within(1..=3).min(node) } else { node };
            let parent = g.within(node.saturating_sub(reach)..=nearest - 1);
            lines += &format!("{} {}\n", name(parent), name(node));
        }
    }
    lines
}

fn answer_by_colours(input: &mut Input) -> String {
    let mut output = String::new();
    for tree in read(input) {
        let n = tree.len();
        let mut is_odd = vec![None; n];
        is_odd[0] = Some(false);
        let mut reached = vec![0];
        while let Some(node) = reached.pop() {
            for &next in &tree[node] {
                if is_odd[next].is_none() {
                    is_odd[next] = is_odd[node].map(|is_odd| !is_odd);
                    reached.push(next);
                }
            }
        }
        let odd = is_odd.iter().filter(|&&is_odd| is_odd == Some(true)).count();
        let with_digits = |digits: &u32| -> (Vec<usize>, Vec<usize>) {
            (1..=n).partition(|number| digits >> number.ilog2() & 1 == 1)
        };
        let mut divisions = (0..256).map(|digits| with_digits(&digits));
        let division = divisions.find(|(of_odd, _)| of_odd.len() == odd);
        let (mut of_odd, mut of_even) = division.expect("some digits fit");
        let number = |is_odd: &Option<bool>| {
            let left = if *is_odd == Some(true) { &mut of_odd } else { &mut of_even };
            left.pop().expect("as many numbers as nodes")
        };
        output += &(join(&is_odd.iter().map(number).collect::<Vec<_>>()) + "\n");
    }
    output
}

fn answer(input: &mut Input) -> String {
    let trees = read(input);
    trees.iter().map(|tree| join(&best(tree, &mut vec![]).1) + "\n").collect()
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    for tree in read(input) {
        let n = tree.len() as u64;
        let numbers = output.numbers(tree.len(), 1..=n);
        if !(1..=n).all(|number| numbers.contains(&number)) {
            return Err(format!("{numbers:?} are not all numbers from 1 to {n}"));
        }
        let most = if tree.len() > SEARCHED { tree.len() } else { best(&tree, &mut vec![]).0 };
        let winning = winning_starts(&tree, &numbers);
        if winning < most {
            return Err(format!("{winning} first moves win instead of {most}"));
        }
    }
    output.end();
    Ok(())
}
