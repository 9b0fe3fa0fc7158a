//! POJ 2599 by its rules: every flight tried, the airports left behind taken off the map.
//!
//! The middle tier has the same search on up to 150 airports, as each is reached on one way only.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1000)..=g.pick(10, 1000));
    // Parents close by make long trees, and a shuffle hides them.
    let near = g.within(1..=n);
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    let mut input = format!("{n} {}\n", g.within(1..=n));
    for child in 1..n {
        let parent = g.within(child.saturating_sub(near)..=child - 1);
        let (a, b) = (names[child as usize], names[parent as usize]);
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(11..=150);
    let nearest = if g.one_in(2) { 4 } else { n };
    let near = g.within(1..=nearest);
    let shift = g.within(0..=n - 1);
    // Numbers far apart for neighbours, unless 7 divides n.
    let step = if n % 7 > 0 { 7 } else { 1 };
    let name = |node: u64| (node * step + shift) % n + 1;
    let mut input = format!("{n} {}\n", g.within(1..=n));
    for child in 1..n {
        let parent = g.within(child.saturating_sub(near)..=child - 1);
        input += &format!("{} {}\n", name(child), name(parent));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1000usize);
    let k = input.number(1..=n);
    let edges: Vec<[usize; 2]> =
        (1..n).map(|_| [input.number(1..=n), input.number(1..=n)]).collect();
    input.end();
    assert!(is_connected(n, &edges), "not a tree");
    let written = |(edges, at): &(Vec<[usize; 2]>, usize)| {
        let edges: Vec<String> = edges.iter().map(|[a, b]| format!("{a}-{b}")).collect();
        format!("{at} | {}", edges.join(" "))
    };
    let mut search = Search::normal().written(written);
    let flights = |(edges, at): &(Vec<[usize; 2]>, usize)| {
        let rest: Vec<_> = edges.iter().filter(|edge| !edge.contains(at)).copied().collect();
        let to = edges.iter().filter(|edge| edge.contains(at)).map(|[a, b]| a + b - at);
        to.map(|to| (rest.clone(), to)).collect::<Vec<_>>()
    };
    let after = flights(&(edges, k)).into_iter();
    let winning = after.filter(|after| !search.mover_wins(after, &flights));
    match winning.map(|(_, airport)| airport).min() {
        Some(airport) => format!("First player wins flying to airport {airport}\n"),
        None => "First player loses\n".to_string(),
    }
}

fn is_connected(n: usize, edges: &[[usize; 2]]) -> bool {
    let mut reached = vec![false; n + 1];
    reached[1] = true;
    for _ in 1..n {
        for &[a, b] in edges {
            let any = reached[a] || reached[b];
            (reached[a], reached[b]) = (any, any);
        }
    }
    reached[1..].iter().all(|&reached| reached)
}
