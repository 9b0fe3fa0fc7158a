//! AtCoder AGC 005 E by its rules: backwards from the positions in which the pieces have met.
//!
//! The middle tier has up to 60 vertices, for which the same positions are looked at.

use reference::{Generator, Input, Reference, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 200_000)..=g.pick(7, 200_000)) as usize;
    trees(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=60) as usize;
    trees(g, n)
}

fn trees(g: &mut Generator, n: usize) -> String {
    let is_long = g.one_in(2);
    let mut names: Vec<usize> = (1..=n).collect();
    g.shuffle(&mut names);
    let mut blue_parents = vec![0];
    for vertex in 1..n as u64 {
        let least = if is_long { vertex.saturating_sub(2) } else { 0 };
        blue_parents.push(g.within(least..=vertex - 1) as usize);
    }
    // Most red edges lead to a blue neighbour or past one, so that not all games are endless.
    let is_endless = g.one_in(3);
    let red_parent = |vertex: usize| match g.within(0..=2) {
        0 => blue_parents[blue_parents[vertex]],
        1 if is_endless && g.one_in(g.pick(2, 1000)) => {
            g.within(0..=vertex.saturating_sub(1) as u64) as usize
        }
        _ => blue_parents[vertex],
    };
    let red_parents: Vec<usize> = (0..n).map(red_parent).collect();
    // In the largest input Sigma has a long way to go.
    let [x, y] = match g.size() {
        Size::Largest => [n / 10, 0],
        Size::Tiny => {
            let x = g.within(0..=n as u64 - 1) as usize;
            [x, (x + g.within(1..=n as u64 - 1) as usize) % n]
        }
    };
    let mut input = format!("{n} {} {}\n", names[x], names[y]);
    for parents in [red_parents, blue_parents] {
        for vertex in 1..n {
            let mut ends = [names[vertex], names[parents[vertex]]];
            if g.one_in(2) {
                ends.reverse();
            }
            input += &format!("{} {}\n", ends[0], ends[1]);
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=200_000);
    let x = input.number(1..=n) - 1;
    let y = input.number(1..=n) - 1;
    assert!(x != y, "the pieces start on the same vertex");
    let red = tree(input, n);
    let blue = tree(input, n);
    input.end();
    match turns_of_game(x, y, &red, &blue) {
        Some(turns) => format!("{turns}\n"),
        None => "-1\n".to_string(),
    }
}

/// Reads a tree as the list of neighbours of each vertex, itself included, as one may stay.
fn tree(input: &mut Input, n: usize) -> Vec<Vec<usize>> {
    let mut neighbours: Vec<Vec<usize>> = (0..n).map(|vertex| vec![vertex]).collect();
    for _ in 1..n {
        let (a, b) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut reached = vec![0];
    let mut done = 0;
    while done < reached.len() {
        for &next in &neighbours[reached[done]] {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        done += 1;
    }
    assert!(reached.len() == n, "not a tree");
    neighbours
}

fn turns_of_game(x: usize, y: usize, red: &[Vec<usize>], blue: &[Vec<usize>]) -> Option<u32> {
    let n = red.len();
    let met = |s: usize| (0..n).map(|p| (s == p).then_some(0)).collect::<Vec<Option<u32>>>();
    // How many turns are left if Sigma, or if Sugim, is to move, by both places.
    let mut sigma_moves: Vec<_> = (0..n).map(met).collect();
    let mut sugim_moves = sigma_moves.clone();
    for turns in 1..=2 * (n * n) as u32 + 1 {
        let (before_sigma, before_sugim) = (sigma_moves.clone(), sugim_moves.clone());
        for (s, p) in (0..n).flat_map(|s| (0..n).map(move |p| (s, p))).filter(|(s, p)| s != p) {
            if red[s].iter().all(|&s| before_sugim[s][p].is_some()) {
                sigma_moves[s][p].get_or_insert(turns);
            }
            if blue[p].iter().any(|&p| before_sigma[s][p].is_some()) {
                sugim_moves[s][p].get_or_insert(turns);
            }
        }
        if (&sigma_moves, &sugim_moves) == (&before_sigma, &before_sugim) {
            break;
        }
    }
    sigma_moves[x][y]
}
