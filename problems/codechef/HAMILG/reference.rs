//! CodeChef HAMILG by its rules: every walk of the token from every vertex.

use reference::{members, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 2000)..=g.pick(8, 2000));
        let order = shuffled(g, n);
        let reach = [1, 2, 3, n][g.within(0..=3) as usize];
        let mut edges: Vec<(u64, u64)> = (1..n)
            .map(|vertex| (vertex, g.within(vertex.saturating_sub(reach)..=vertex - 1)))
            .collect();
        let most = (n * (n - 1) / 2).min(1_000_000) - edges.len() as u64;
        let more = match g.size() {
            Size::Largest if g.one_in(2) => most * 49 / 50,
            _ => g.within(0..=most.min(n)),
        };
        let mut known: std::collections::HashSet<(u64, u64)> = edges.iter().copied().collect();
        let goal = edges.len() as u64 + more;
        while (edges.len() as u64) < goal {
            let (a, b) = (g.within(0..=n - 1), g.within(0..=n - 1));
            if a > b && known.insert((a, b)) {
                edges.push((a, b));
            }
        }
        input += &format!("{n} {}\n", edges.len());
        for (a, b) in edges {
            input += &format!("{} {}\n", order[a as usize], order[b as usize]);
        }
    }
    input
}

fn shuffled(g: &mut Generator, n: u64) -> Vec<u64> {
    let mut order: Vec<u64> = (1..=n).collect();
    for place in 1..order.len() {
        order.swap(place, g.within(0..=place as u64) as usize);
    }
    order
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=100usize);
    let mut output = String::new();
    let mut all_edges = 0;
    for _ in 0..cases {
        let n = input.number(1..=2000usize);
        let m = input.number(n - 1..=n * (n - 1) / 2);
        all_edges += m;
        assert!(all_edges <= 1_000_000, "{all_edges} edges");
        assert!(n <= 32, "too large for a reference");
        let mut neighbours = vec![0u32; n];
        for _ in 0..m {
            let (x, y) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
            assert!(x != y && neighbours[x] >> y & 1 == 0, "a loop or a double edge");
            neighbours[x] |= 1 << y;
            neighbours[y] |= 1 << x;
        }
        let seen =
            |set: u32| (0..n).filter(|v| set >> v & 1 == 1).fold(set, |s, v| s | neighbours[v]);
        assert_eq!((0..n).fold(1, |set, _| seen(set)).count_ones() as usize, n, "not connected");
        // The token's vertex, and the vertices where it has been.
        let options = |&(vertex, visited): &(usize, u32)| {
            let fresh = neighbours[vertex] & !visited;
            let open = (0..n).filter(|to| fresh >> to & 1 == 1);
            open.map(|to| (to, visited | 1 << to)).collect()
        };
        let written = |&(vertex, visited): &(usize, u32)| {
            format!("{} of {}", vertex + 1, members(visited))
        };
        let mut search = Search::normal().written(written);
        let wins = (0..n).filter(|&start| !search.mover_wins(&(start, 1 << start), &options));
        output += &format!("{}\n", wins.count());
    }
    input.end();
    output
}
