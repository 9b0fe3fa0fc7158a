//! BZOJ 1777 by its rules: every number of rocks moved from every vertex.
//!
//! The middle tier has up to 100 vertices with up to 250 rocks. It takes for granted that the rocks
//! at odd depths are heaps of their own, each worth the mex of what moves of up to L rocks leave;
//! depths are found by walking to the root.

use grundy::mex::mex;
use grundy::table::TableVec;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_heaps).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 10_000)..=g.pick(5, 10_000));
    let t = g.within(g.pick(1, 10_000)..=g.pick(4, 10_000));
    let reach = [1, 2, n][g.within(0..=2) as usize];
    let mut input = format!("{n} {t} {}\n", g.within(1..=g.pick(3, 1000)));
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        input += &format!("{parent} {}\n", g.within(1..=g.pick(2, 1000)));
    }
    for _ in 0..t {
        input += &format!("{} {}\n", g.within(2..=n), g.within(1..=g.pick(3, 1000)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, t) = (g.within(2..=100), 200);
    let reach = [1, 2, n][g.within(0..=2) as usize];
    // With a small L many positions are lost.
    let l = [1, 2, 3, 7, g.within(1..=250)][g.within(0..=4) as usize];
    let most = [l + 1, 3 * l, 250][g.within(0..=2) as usize].min(250);
    let mut input = format!("{n} {t} {l}\n");
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        input += &format!("{parent} {}\n", g.within(1..=most));
    }
    for _ in 0..t {
        input += &format!("{} {}\n", g.within(2..=n), g.within(1..=most));
    }
    input
}

fn answer_by_heaps(input: &mut Input) -> String {
    let Rocks { t, l, parents, mut rocks } = read(input);
    let values = TableVec::by(1001, |smaller: &[u64]| {
        let heap = smaller.len();
        mex((1..=heap.min(l as usize)).map(|moved| smaller[heap - moved]))
    });
    let is_odd = |vertex: &usize| {
        let above = |&vertex: &usize| Some(parents[vertex]).filter(|_| vertex > 0);
        std::iter::successors(Some(*vertex), above).count() % 2 == 0
    };
    let odd: Vec<usize> = (0..parents.len()).filter(is_odd).collect();
    let mut output = String::new();
    for _ in 0..t {
        let vertex = input.number(2..=parents.len()) - 1;
        rocks[vertex] = input.number(1..=1000);
        let sum = odd.iter().fold(0, |sum, &vertex| sum ^ values[rocks[vertex] as usize]);
        output += if sum > 0 { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

struct Rocks {
    /// The number of updates, which are not read yet.
    t: usize,
    l: u64,
    /// For the root, the root itself.
    parents: Vec<usize>,
    rocks: Vec<u64>,
}

fn read(input: &mut Input) -> Rocks {
    let n = input.number(2..=10_000);
    let t = input.number(1..=10_000);
    let l = input.number(1..=1000u64);
    let (mut parents, mut rocks) = (vec![0], vec![0]);
    for vertex in 2..=n {
        parents.push(input.number(1..=vertex - 1) - 1);
        rocks.push(input.number(1..=1000));
    }
    Rocks { t, l, parents, rocks }
}

fn answer(input: &mut Input) -> String {
    let Rocks { t, l, parents, mut rocks } = read(input);
    let n = parents.len();
    let options = |rocks: &Vec<u64>| {
        let mut after = Vec::new();
        for vertex in 1..n {
            for moved in 1..=rocks[vertex].min(l) {
                let mut option = rocks.clone();
                option[vertex] -= moved;
                option[parents[vertex]] += moved;
                after.push(option);
            }
        }
        after
    };
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..t {
        let vertex = input.number(2..=n) - 1;
        rocks[vertex] = input.number(1..=1000);
        output += if search.mover_wins(&rocks, &options) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}
