//! AtCoder ABC 148 F by its rules: how long Takahashi can stay free, for more and more moves of
//! Aoki.
//!
//! The middle tier has trees of up to 40 vertices, played in the same way.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(9, 100_000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=40);
    written(g, n)
}

/// Returns a tree that is long or bushy, with its vertices named in any order.
fn written(g: &mut Generator, n: u64) -> String {
    let reach = [1, 2, 4, n][g.within(0..=3) as usize];
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    let edges = (1..n).map(|vertex| {
        let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        format!("{} {}\n", names[vertex as usize], names[parent as usize])
    });
    let edges: String = edges.collect();
    let u = g.within(1..=n);
    let v = (u + g.within(1..=n - 1) - 1) % n + 1;
    format!("{n} {u} {v}\n{edges}")
}

/// The vertices of Takahashi and Aoki, and whether Takahashi is to move.
type Position = (usize, usize, bool);

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100_000usize);
    let [u, v] = [input.number(1..=n), input.number(1..=n)];
    assert!(u != v, "both on the same vertex");
    let mut neighbours = vec![Vec::new(); n + 1];
    for _ in 1..n {
        let [a, b] = [input.number(1..=n), input.number(1..=n)];
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    input.end();
    assert!(is_tree(&neighbours), "no tree");
    let options = |&(takahashi, aoki, is_first): &Position| -> Vec<Position> {
        let from = if is_first { takahashi } else { aoki };
        let to = neighbours[from].iter();
        to.map(|&to| if is_first { (to, aoki, false) } else { (takahashi, to, true) }).collect()
    };
    let mut search = Search::normal()
        .over(|&(takahashi, aoki, is_first): &Position| {
            (takahashi == aoki).then(|| Standing::of_mover(!is_first))
        })
        .turn(|&(_, _, is_first): &Position| if is_first { "Takahashi" } else { "Aoki" });
    search.show(&(u, v, true), &options);
    // How many moves Aoki makes at least, as far as is known, with Takahashi to move.
    let mut moves = vec![vec![0; n + 1]; n + 1];
    loop {
        let mut longer = moves.clone();
        for takahashi in 1..=n {
            for aoki in (1..=n).filter(|&aoki| aoki != takahashi) {
                let after = neighbours[takahashi].iter().map(|&to| match to == aoki {
                    true => 0,
                    false => {
                        1 + neighbours[aoki]
                            .iter()
                            .map(|&next| moves[to][next])
                            .min()
                            .expect("a neighbour")
                    }
                });
                longer[takahashi][aoki] = after.max().expect("a neighbour");
            }
        }
        if longer == moves {
            return format!("{}\n", moves[u][v]);
        }
        moves = longer;
    }
}

fn is_tree(neighbours: &[Vec<usize>]) -> bool {
    let mut reached = vec![1];
    for next in 0.. {
        let Some(&vertex) = reached.get(next) else { break };
        for &other in &neighbours[vertex] {
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    reached.len() == neighbours.len() - 1
}
