//! CodeChef GERALD08 by its rules: every edge of the player to move.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(10, 100_000));
        let reach = [1, 2, 3, n][g.within(0..=3) as usize];
        let shift = g.within(0..=n - 1);
        // Half of the tree mostly black and the other mostly white, or all mixed.
        let mix = g.within(1..=4);
        input += &format!("{n}\n");
        let name = |vertex: u64| if vertex == 0 { 1 } else { (vertex + shift) % (n - 1) + 2 };
        for vertex in 1..n {
            let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
            let is_white = (vertex > n / 2) ^ g.one_in(mix);
            let (u, v) = (name(vertex), name(parent));
            let (u, v) = if g.one_in(2) { (u, v) } else { (v, u) };
            input += &format!("{u} {v} {}\n", u32::from(is_white));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=1000usize);
    let mut output = String::new();
    let mut vertices = 0;
    for _ in 0..cases {
        let n = input.number(1..=100_000usize);
        vertices += n;
        assert!(vertices <= 100_000, "{vertices} vertices");
        assert!(n <= 20, "too large for a reference");
        let edges: Vec<[usize; 3]> = (1..n)
            .map(|_| [input.number(1..=n), input.number(1..=n), input.number(0..=1)])
            .collect();
        // The edges of `edges` that are connected to the root by others.
        let connected = |left: u32| {
            let mut reached = vec![false; n + 1];
            reached[1] = true;
            let mut connected = 0u32;
            for _ in 0..n {
                for (index, &[u, v, _]) in edges.iter().enumerate() {
                    if left >> index & 1 == 1 && (reached[u] || reached[v]) {
                        reached[u] = true;
                        reached[v] = true;
                        connected |= 1 << index;
                    }
                }
            }
            connected
        };
        let all = (1 << (n - 1)) - 1;
        assert_eq!(connected(all), all, "no tree");
        // The edges that are left, and the colour of the player to move.
        let options = |&(left, colour): &(u32, usize)| {
            let mine = (0..n - 1).filter(|&edge| left >> edge & 1 == 1 && edges[edge][2] == colour);
            mine.map(|edge| (connected(left & !(1 << edge)), 1 - colour)).collect()
        };
        let mut search = Search::normal()
            .written(|&(left, _): &(u32, usize)| {
                let edges = edges.iter().enumerate().filter(|(edge, _)| left >> edge & 1 == 1);
                let edge = |[u, v, colour]: &[usize; 3]| format!("{u}{}{v}", ["-", "="][*colour]);
                edges.map(|(_, ends)| edge(ends)).collect::<Vec<_>>().join(" ")
            })
            .turn(|&(_, colour)| ["Chef", "Ksen"][colour]);
        let chef_first = search.mover_wins(&(all, 0), &options);
        let ksen_first = search.mover_wins(&(all, 1), &options);
        let name = |is_chef: bool| if is_chef { "Chef" } else { "Ksen" };
        output += &format!("{} {}\n", name(chef_first), name(!ksen_first));
    }
    input.end();
    output
}
