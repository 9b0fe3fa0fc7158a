//! HDU 5963 by its rules: every edge of weight 1 picked, and the path to the root turned.
//!
//! The middle tier has trees of up to 60 vertices. It plays a game to its end by the rules, the
//! deepest edge first, because all games are won by the same player.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 5)..=g.pick(3, 5));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 39_999)..=g.pick(6, 39_999));
        let m = g.within(g.pick(1, 39_999)..=g.pick(8, 39_999));
        input += &format!("{n} {m}\n");
        let reach = [1, 2, n][g.within(0..=2) as usize];
        let mut edges = Vec::new();
        for vertex in 2..=n {
            edges.push((g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1), vertex));
        }
        for &(x, y) in &edges {
            let (x, y) = if g.one_in(2) { (x, y) } else { (y, x) };
            input += &format!("{x} {y} {}\n", g.within(0..=1));
        }
        for _ in 0..m {
            if n == 1 || g.one_in(2) {
                input += &format!("0 {}\n", g.within(1..=n));
            } else {
                let (x, y) = edges[g.within(0..=n - 2) as usize];
                let (x, y) = if g.one_in(2) { (x, y) } else { (y, x) };
                input += &format!("1 {x} {y} {}\n", g.within(0..=1));
            }
        }
    }
    input
}

/// Answers by a function that says whether the first player wins, given the edges from the root to
/// each other vertex and the weights.
fn answer_by(
    input: &mut Input,
    wins: impl Fn(&mut Search<Vec<u8>>, &[Vec<usize>], Vec<u8>) -> bool,
) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=5) {
        let n: usize = input.number(1..=39_999);
        let m = input.number(0..=39_999);
        let ends: Vec<(usize, usize, u8)> = (1..n)
            .map(|_| (input.number(1..=n), input.number(1..=n), input.number(0..=1)))
            .collect();
        let mut weights: Vec<u8> = ends.iter().map(|&(_, _, weight)| weight).collect();
        for _ in 0..m {
            if input.number(0..=1) == 1 {
                let (x, y) = (input.number(1..=n), input.number(1..=n));
                let weight = input.number(0..=1);
                let edge = ends.iter().position(|&(a, b, _)| (a, b) == (x, y) || (b, a) == (x, y));
                weights[edge.expect("an edge")] = weight;
                continue;
            }
            let paths = paths_from(input.number(1..=n), n, &ends);
            let girls = wins(&mut Search::normal(), &paths, weights.clone());
            output += if girls { "Girls win!\n" } else { "Boys win!\n" };
        }
    }
    input.end();
    output
}

/// The edges from the root down to each other vertex.
fn paths_from(root: usize, n: usize, ends: &[(usize, usize, u8)]) -> Vec<Vec<usize>> {
    let mut paths: Vec<(usize, Vec<usize>)> = vec![(root, vec![])];
    let mut done = 0;
    while done < paths.len() {
        let (vertex, path) = paths[done].clone();
        done += 1;
        for (edge, &(a, b, _)) in ends.iter().enumerate() {
            if (a == vertex || b == vertex) && path.last() != Some(&edge) {
                paths.push((a + b - vertex, path.iter().copied().chain([edge]).collect()));
                assert!(paths.len() <= n, "a cycle");
            }
        }
    }
    assert_eq!(paths.len(), n, "not a tree");
    paths.into_iter().map(|(_, path)| path).filter(|path| !path.is_empty()).collect()
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let (n, m) = (g.within(2..=60), 30);
        input += &format!("{n} {m}\n");
        let reach = [1, 3, n][g.within(0..=2) as usize];
        let edges: Vec<(u64, u64)> = (2..=n)
            .map(|vertex| (g.within(vertex.saturating_sub(reach).max(1)..=vertex - 1), vertex))
            .collect();
        for &(x, y) in &edges {
            let (x, y) = if g.one_in(2) { (x, y) } else { (y, x) };
            input += &format!("{x} {y} {}\n", g.within(0..=1));
        }
        for _ in 0..m {
            let (x, y) = edges[g.within(0..=n - 2) as usize];
            let (x, y) = if g.one_in(2) { (x, y) } else { (y, x) };
            // The ends of an edge that has got a weight are asked about, too.
            input += &match g.within(1..=3) {
                1 => format!("1 {x} {y} {}\n", g.within(0..=1)),
                2 => format!("0 {x}\n"),
                _ => format!("0 {}\n", g.within(1..=n)),
            };
        }
    }
    input
}

fn answer_by_playing(input: &mut Input) -> String {
    answer_by(input, |_, paths, mut weights| {
        let mut moves = 0;
        // The paths become longer, so that no later move turns an edge that is picked here.
        for path in paths.iter().rev().filter(|path| !path.is_empty()) {
            if weights[path[path.len() - 1]] == 1 {
                path.iter().for_each(|&edge| weights[edge] ^= 1);
                moves += 1;
            }
        }
        moves % 2 == 1
    })
}

fn answer(input: &mut Input) -> String {
    answer_by(input, |search, paths, weights| {
        let options = |weights: &Vec<u8>| {
            let picks = paths.iter().filter(|path| weights[path[path.len() - 1]] == 1);
            let turned = picks.map(|path| {
                let mut option = weights.clone();
                path.iter().for_each(|&edge| option[edge] ^= 1);
                option
            });
            turned.collect()
        };
        search.mover_wins(&weights, &options)
    })
}
