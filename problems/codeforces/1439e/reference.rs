//! Codeforces 1439E by its rules, with every path painted cell by cell. If no coordinate is
//! above 3, it tries every move; otherwise it only keeps the parity of black cells at each
//! depth, because a move on one of two cells of a depth can be answered by the same on the other.
//!
//! The middle tier has paths of up to 2000 cells, painted in the same way. It takes for granted
//! that each change of the parity from one depth to the next takes an operation.

use reference::{members, Generator, Input, Reference, Search};
use std::collections::{BTreeSet, HashSet};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_changes).run();
}

fn generate(g: &mut Generator) -> String {
    let m = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let farthest = if g.one_in(2) { 3 } else { 10 };
    let farthest = g.pick(farthest, 1_000_000_000);
    let mut input = format!("{m}\n");
    for _ in 0..m {
        let ends = [(); 2].map(|()| {
            let both = g.within(0..=farthest);
            let x = both & g.within(0..=(1 << 30) - 1);
            format!("{x} {}", both - x)
        });
        input += &(ends.join(" ") + "\n");
    }
    input
}

type Cell = (u32, u32);

fn parent((x, y): Cell) -> Option<Cell> {
    let beside = [x.checked_sub(1).map(|x| (x, y)), y.checked_sub(1).map(|y| (x, y))];
    beside.into_iter().flatten().find(|(x, y)| x & y == 0)
}

/// Returns the cell and all its ancestors.
fn way(cell: Cell) -> BTreeSet<Cell> {
    std::iter::successors(Some(cell), |&cell| parent(cell)).collect()
}

fn generate_middle(g: &mut Generator) -> String {
    let m = g.within(1..=12);
    let farthest = [40, 255, 256, 1023][g.within(0..=3) as usize];
    let mut input = format!("{m}\n");
    for _ in 0..m {
        let ends = [(); 2].map(|()| {
            let both = if g.one_in(4) { farthest } else { g.within(0..=farthest) };
            let x = both & g.within(0..=1023);
            format!("{x} {}", both - x)
        });
        input += &(ends.join(" ") + "\n");
    }
    input
}

fn answer_by_changes(input: &mut Input) -> String {
    let mut black: HashSet<Cell> = HashSet::new();
    for [mut one, mut other] in read(input) {
        // The last cell that both ways have in common is on the path, too.
        while one != other {
            let deeper = if one.0 + one.1 > other.0 + other.1 { &mut one } else { &mut other };
            black.insert(*deeper);
            *deeper = parent(*deeper).expect("(0, 0) is on all ways");
        }
        black.insert(one);
    }
    let mut is_odd = vec![false; 4000];
    black.iter().for_each(|(x, y)| is_odd[(x + y) as usize] ^= true);
    format!("{}\n", is_odd.windows(2).filter(|two| two[0] != two[1]).count())
}

fn read(input: &mut Input) -> Vec<[Cell; 2]> {
    let m = input.number(1..=100_000);
    let mut paths = Vec::new();
    for _ in 0..m {
        paths.push([(); 2].map(|()| {
            let cell = (input.number(0..=1_000_000_000), input.number(0..=1_000_000_000));
            assert!(cell.0 & cell.1 == 0, "a bad cell");
            cell
        }));
    }
    input.end();
    paths
}

fn answer(input: &mut Input) -> String {
    let mut black: BTreeSet<Cell> = BTreeSet::new();
    for ends in read(input) {
        let ways = ends.map(|cell| {
            assert!(cell.0 + cell.1 < 16, "too far for a search");
            way(cell)
        });
        // Of the cells that both ways have in common, only the last is on the path.
        let common = ways[0].intersection(&ways[1]);
        let top = *common.max_by_key(|(x, y)| x + y).expect("(0, 0) is on all ways");
        let mut path: BTreeSet<Cell> = ways[0].symmetric_difference(&ways[1]).copied().collect();
        path.insert(top);
        black.extend(path);
    }
    let farthest = black.iter().map(|(x, y)| x.max(y)).max();
    let operations = if farthest <= Some(&3) { on_cells(&black) } else { by_depth(&black) };
    format!("{operations}\n")
}

/// Returns the least number of operations, each a set of bits to invert, that lead from the start
/// to a set in which the mover loses.
fn fewest(start: u32, operations: &[u32], mut is_lost: impl FnMut(u32) -> bool) -> usize {
    let (mut sets, mut seen) = (vec![start], BTreeSet::from([start]));
    for count in 0.. {
        if sets.iter().any(|&set| is_lost(set)) {
            return count;
        }
        let next =
            sets.iter().flat_map(|set| operations.iter().map(move |operation| set ^ operation));
        sets = next.filter(|&set| seen.insert(set)).collect();
    }
    unreachable!()
}

fn on_cells(black: &BTreeSet<Cell>) -> usize {
    let all = (0..4).flat_map(|x| (0..4).map(move |y| (x, y)));
    let all: Vec<Cell> = all.filter(|(x, y)| x & y == 0).collect();
    let bits = |cells: &BTreeSet<Cell>| -> u32 {
        (0..all.len()).filter(|&at| cells.contains(&all[at])).map(|at| 1 << at).sum()
    };
    let ways: Vec<u32> = all.iter().map(|&cell| bits(&way(cell))).collect();
    let options = |black: &u32| {
        let mut options = Vec::new();
        for at in (0..all.len()).filter(|at| black >> at & 1 == 1) {
            let inverted =
                (0..=ways[at]).filter(|set| set & ways[at] == *set && set >> at & 1 == 1);
            options.extend(inverted.map(|set| black ^ set));
        }
        options
    };
    let mut search = Search::normal().written(|&black: &u32| members(black));
    fewest(bits(black), &ways, |black| !search.mover_wins(&black, &options))
}

fn by_depth(black: &BTreeSet<Cell>) -> usize {
    let odd = black.iter().fold(0, |odd, (x, y)| odd ^ 1 << (x + y));
    let ways: Vec<u32> = (0..16).map(|depth| (2 << depth) - 1).collect();
    // From every set of depths but the empty one, a move leads to the empty one.
    fewest(odd, &ways, |odd| odd == 0)
}
