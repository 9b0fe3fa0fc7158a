//! Codeforces 1402C by its rules: places the portals in every way, and flies every way.
//!
//! The middle tier has up to 30 planets and up to 1000 portals. It takes for granted that a
//! portal matters only if the player who comes out of it loses, and looks at each planet as the
//! start with each place of such a portal; the copies are put in front one by one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_copies).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(7, 100_000));
    let most_copies = match n {
        1..=3 => 3,
        4 => 2,
        _ => 1,
    };
    let d = g.within(
        g.pick(1, 900_000_000_000_000_000)..=g.pick(most_copies, 1_000_000_000_000_000_000),
    );
    format!("{n} {d}\n{}", tree(g, n))
}

/// A way through all copies: for each copy but the last, where its portal leads from and to.
type Portals = Vec<[usize; 2]>;

fn generate_middle(g: &mut Generator) -> String {
    let (n, d) = (g.within(1..=30), g.within(1..=1000));
    let d = if g.one_in(4) { g.within(1..=5) } else { d };
    format!("{n} {d}\n{}", tree(g, n))
}

/// Returns the edges of a tree.
fn tree(g: &mut Generator, n: u64) -> String {
    let mut lines = String::new();
    // Now a bush, now a long path.
    let reach = g.within(1..=n);
    for vertex in 2..=n {
        let parent = g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1);
        let edge = if g.one_in(2) { [vertex, parent] } else { [parent, vertex] };
        // Planet 1 is to be anywhere in the tree.
        let [u, v] = edge.map(|planet| n + 1 - planet);
        lines += &format!("{u} {v}\n");
    }
    lines
}

const MODULUS: u64 = 1_000_000_007;

fn answer_by_copies(input: &mut Input) -> String {
    let Case { neighbours, d } = read(input);
    let n = neighbours.len();
    let is_lost =
        |start: usize, portal: Option<usize>| !wins_from(&neighbours, start, None, portal);
    let lost_starts = (0..n).filter(|&start| is_lost(start, None)).count() as u64;
    let pairs = (0..n).flat_map(|start| (0..n).map(move |portal| (start, portal)));
    let lost_pairs = pairs.filter(|&(start, portal)| is_lost(start, Some(portal))).count() as u64;
    let all = n as u64;
    // The ways to place the portals of the last copies and a start in the first of these, from
    // which the player to move loses, or wins.
    let (mut lost, mut won) = (lost_starts, all - lost_starts);
    for _ in 1..d {
        let more_lost = won * (all * lost_starts) + lost * lost_pairs;
        let more_won = won * (all * (all - lost_starts)) + lost * (all * all - lost_pairs);
        (lost, won) = (more_lost % MODULUS, more_won % MODULUS);
    }
    let by_portal = (0..n).filter(|&portal| !is_lost(0, Some(portal))).count() as u64;
    let without = if is_lost(0, None) { 0 } else { all };
    format!("{}\n", (won * without + lost * by_portal) % MODULUS)
}

/// Returns whether the player who has come to `planet` wins, if the one who flies from the planet
/// `portal` to the next copy does.
fn wins_from(
    neighbours: &[Vec<usize>],
    planet: usize,
    from: Option<usize>,
    portal: Option<usize>,
) -> bool {
    let mut next = neighbours[planet].iter().filter(|&&next| Some(next) != from);
    portal == Some(planet) || next.any(|&next| !wins_from(neighbours, next, Some(planet), portal))
}

struct Case {
    neighbours: Vec<Vec<usize>>,
    d: u64,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=100_000usize);
    let d = input.number(1..=1_000_000_000_000_000_000u64);
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let [u, v] = [(); 2].map(|()| input.number(1..=n) - 1);
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    input.end();
    Case { neighbours, d }
}

fn answer(input: &mut Input) -> String {
    let Case { neighbours, d } = read(input);
    let n = neighbours.len();
    let mut ways: Vec<Portals> = vec![Vec::new()];
    for _ in 0..d {
        let longer = ways.iter().flat_map(|way| {
            let pairs = (0..n).flat_map(|from| (0..n).map(move |to| [from, to]));
            pairs.map(|portal| [&way[..], &[portal]].concat())
        });
        ways = longer.collect();
    }
    let first_wins = |way: &&Portals| {
        // The places, copy by copy, that have been visited, in order.
        let options = |visited: &Vec<[usize; 2]>| {
            let &[copy, planet] = visited.last().expect("a start");
            let mut next: Vec<[usize; 2]> =
                neighbours[planet].iter().map(|&neighbour| [copy, neighbour]).collect();
            match way.get(copy) {
                Some(&[from, to]) if from == planet => next.push([copy + 1, to]),
                _ => {}
            }
            next.retain(|place| !visited.contains(place));
            next.into_iter().map(|place| [&visited[..], &[place]].concat()).collect()
        };
        let written = |visited: &Vec<[usize; 2]>| {
            let place =
                |[copy, planet]: &[usize; 2]| format!("{}{}", planet + 1, "'".repeat(*copy));
            visited.iter().map(place).collect::<Vec<_>>().join(" ")
        };
        Search::normal().written(written).mover_wins(&vec![[0, 0]], &options)
    };
    assert!(ways.len() < MODULUS as usize, "so many ways would have to be reduced");
    format!("{}\n", ways.iter().filter(first_wins).count())
}
