//! BZOJ 3729 by its rules: every number of stones moved from every vertex of the subtree.
//!
//! The middle tier has up to 40 vertices and 60 lines. It takes for granted that the stones at an
//! odd distance below the vertex are heaps of their own, each worth the mex of what moves of up to
//! L stones leave; distances are found by walking up.

use grundy::mex::mex;
use grundy::table::TableVec;
use reference::{join, Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_heaps).run();
}

/// Each vertex with its parent, which is 0 for the root, and its stones.
type Tree = BTreeMap<u64, (u64, u64)>;

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 25_000)..=g.pick(4, 25_000));
    let (m, most) = (g.within(g.pick(1, 50_000)..=g.pick(6, 50_000)), g.within(1..=3));
    // Without stones the first player never wins: the numbers of the largest lines stay plain.
    let stones: Vec<u64> = (0..n).map(|_| g.within(0..=g.pick(2, 0))).collect();
    let mut input = format!("{n} {most}\n{}\n", join(&stones));
    let mut tree = Tree::from([(1, (0, stones[0]))]);
    let reach = [1, 2, n][g.within(0..=2) as usize];
    for v in 2..=n {
        let parent = g.within(v.saturating_sub(reach).max(1)..=v - 1);
        let edge = if g.one_in(2) { [v, parent] } else { [parent, v] };
        input += &format!("{}\n", join(&edge));
        tree.insert(v, (parent, stones[v as usize - 1]));
    }
    input += &format!("{m}\n");
    let mut won = 0;
    for _ in 0..m {
        let v = g.within(1..=tree.len() as u64);
        let stones = g.within(0..=g.pick(2, 0));
        match g.within(1..=4) {
            2 => {
                input += &format!("2 {} {}\n", v ^ won, stones ^ won);
                tree.entry(v).and_modify(|vertex| vertex.1 = stones);
            }
            3 if g.pick(tree.len() < 6, true) => {
                let new = tree.len() as u64 + 1;
                input += &format!("3 {} {} {}\n", v ^ won, new ^ won, stones ^ won);
                tree.insert(new, (v, stones));
            }
            _ => {
                input += &format!("1 {}\n", v ^ won);
                won += u64::from(g.pick(true, false) && mover_wins(&tree, v, most));
            }
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=25);
    // With a small L many positions are lost.
    let limit = [1, 2, 3, g.within(1..=40)][g.within(0..=3) as usize];
    let most = [limit + 1, 3 * limit + 2][g.within(0..=1) as usize];
    let values = values_of_heaps(limit);
    let stones = g.many(n, 0..=most);
    let mut input = format!("{n} {limit}\n{}\n", join(&stones));
    let mut tree = Tree::from([(1, (0, stones[0]))]);
    let reach = [1, 2, n][g.within(0..=2) as usize];
    for v in 2..=n {
        let parent = g.within(v.saturating_sub(reach).max(1)..=v - 1);
        let edge = if g.one_in(2) { [v, parent] } else { [parent, v] };
        input += &format!("{}\n", join(&edge));
        tree.insert(v, (parent, stones[v as usize - 1]));
    }
    input += "60\n";
    let mut won = 0;
    for _ in 0..60 {
        let v = g.within(1..=tree.len() as u64);
        let stones = g.within(0..=most);
        match g.within(1..=6) {
            2 => {
                input += &format!("2 {} {}\n", v ^ won, stones ^ won);
                tree.entry(v).and_modify(|vertex| vertex.1 = stones);
            }
            3 => {
                let new = tree.len() as u64 + 1;
                input += &format!("3 {} {} {}\n", v ^ won, new ^ won, stones ^ won);
                tree.insert(new, (v, stones));
            }
            _ => {
                input += &format!("1 {}\n", v ^ won);
                won += u64::from(wins_by_heaps(&tree, v, &values));
            }
        }
    }
    input
}

fn answer_by_heaps(input: &mut Input) -> String {
    play(input, &|tree, top, most| wins_by_heaps(tree, top, &values_of_heaps(most)))
}

/// Returns what heaps of up to 200 stones are worth.
fn values_of_heaps(most: u64) -> TableVec<u64> {
    TableVec::by(201, |smaller: &[u64]| {
        let heap = smaller.len();
        mex((1..=heap.min(most as usize)).map(|moved| smaller[heap - moved]))
    })
}

fn wins_by_heaps(tree: &Tree, top: u64, values: &TableVec<u64>) -> bool {
    let mut sum = 0;
    for (&vertex, &(_, stones)) in tree {
        let above = |&vertex: &u64| tree.get(&vertex).map(|&(parent, _)| parent);
        let distance = std::iter::successors(Some(vertex), above).position(|above| above == top);
        if distance.is_some_and(|distance| distance % 2 == 1) {
            sum ^= values[stones as usize];
        }
    }
    sum > 0
}

fn answer(input: &mut Input) -> String {
    play(input, &mover_wins)
}

/// Answers the lines, of which `wins` says whether the first player wins the game on a subtree.
fn play(input: &mut Input, wins: &dyn Fn(&Tree, u64, u64) -> bool) -> String {
    let n = input.number(1..=50_000u64);
    let most = input.number(1..=1_000_000_000);
    let stones = input.numbers(n as usize, 0..=u64::from(u32::MAX));
    let edges: Vec<[u64; 2]> = (1..n).map(|_| [input.number(1..=n), input.number(1..=n)]).collect();
    let mut tree = Tree::from([(1, (0, stones[0]))]);
    for _ in 1..n {
        for &[a, b] in &edges {
            for (parent, v) in [(a, b), (b, a)] {
                if tree.contains_key(&parent) && !tree.contains_key(&v) {
                    tree.insert(v, (parent, stones[v as usize - 1]));
                }
            }
        }
    }
    assert_eq!(tree.len() as u64, n, "the edges make no tree");
    let (mut output, mut won) = (String::new(), 0);
    for _ in 0..input.number(0..=100_000) {
        let kind = input.number(1..=3);
        let mut number = || input.number(0..=u64::from(u32::MAX)) ^ won;
        let v = number();
        assert!(tree.contains_key(&v), "no vertex {v}");
        match kind {
            1 => {
                let wins = wins(&tree, v, most);
                won += u64::from(wins);
                output += if wins { "MeiZ\n" } else { "GTY\n" };
            }
            2 => {
                let stones = number();
                tree.entry(v).and_modify(|vertex| vertex.1 = stones);
            }
            _ => {
                let (new, stones) = (number(), number());
                assert!(tree.insert(new, (v, stones)).is_none(), "vertex {new} is there already");
            }
        }
    }
    input.end();
    output
}

fn mover_wins(tree: &Tree, top: u64, most: u64) -> bool {
    let is_below = |vertex: u64| {
        let mut above = std::iter::successors(Some(tree[&vertex].0), |vertex| {
            tree.get(vertex).map(|&(parent, _)| parent)
        });
        above.any(|parent| parent == top)
    };
    let below: Tree = tree.iter().map(|(&v, &at)| (v, at)).filter(|&(v, _)| is_below(v)).collect();
    let written = |below: &Tree| {
        let vertex = |(vertex, (_, stones)): (&u64, &(u64, u64))| format!("{vertex}:{stones}");
        below.iter().map(vertex).collect::<Vec<_>>().join(" ")
    };
    Search::normal().written(written).mover_wins(&below, &|below: &Tree| {
        let mut after = Vec::new();
        for (&vertex, &(parent, stones)) in below {
            for moved in 1..=stones.min(most) {
                let mut option = below.clone();
                option.entry(vertex).and_modify(|at| at.1 -= moved);
                option.entry(parent).and_modify(|at| at.1 += moved);
                after.push(option);
            }
        }
        after
    })
}
