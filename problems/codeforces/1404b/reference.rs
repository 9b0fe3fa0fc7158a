//! Codeforces 1404B by its rules: every jump of both.
//!
//! The middle tier has trees of up to 30 vertices. Alice's positions are those won within a
//! number of rounds, one more each time.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rounds).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=4);
    let (cases, least, most) = match g.pick(false, true) {
        false => (cases, 2, 7),
        true if g.one_in(3) => (10_000, 10, 10),
        true => (1, 99_990, 100_000),
    };
    let trees: String = (0..cases).map(|_| case(g, least, most)).collect();
    format!("{cases}\n{trees}")
}

fn generate_middle(g: &mut Generator) -> String {
    let trees: String = (0..3).map(|_| case(g, 8, 30)).collect();
    format!("3\n{trees}")
}

/// Returns a case with a tree whose vertices hang on one of the few before them, so that it has a
/// long path.
fn case(g: &mut Generator, least: u64, most: u64) -> String {
    let n = g.within(least..=most);
    let back = if g.one_in(4) { n } else { g.within(1..=3) };
    let shift = g.within(0..=n - 1);
    let name = |vertex: u64| (vertex + shift) % n + 1;
    let mut edges = String::new();
    for vertex in 1..n {
        let other = vertex - g.within(1..=back.min(vertex));
        edges += &format!("{} {}\n", name(vertex), name(other));
    }
    let alice = g.within(1..=n);
    let bob = (alice + g.within(1..=n - 1) - 1) % n + 1;
    let longest = g.within(1..=n - 1);
    let alices_jump = g.within(1..=longest.min(n / 3 + 1));
    let bobs_jump = match g.within(0..=2) {
        0 => g.within(1..=n - 1),
        // About where it decides.
        1 => (2 * alices_jump + g.within(0..=1)).min(n - 1),
        _ => n - 1,
    };
    format!("{n} {alice} {bob} {alices_jump} {bobs_jump}\n{edges}")
}

/// A case: the distance between every two vertices, where both stand, and how far they jump.
struct Case {
    distances: Vec<Vec<usize>>,
    start: [usize; 2],
    jumps: [usize; 2],
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=10_000);
    let mut sum = 0;
    let case = |_| {
        let n = input.number(2..=100_000usize);
        sum += n;
        assert!(n <= 40, "too large for a reference");
        let start = [(); 2].map(|()| input.number(1..=n) - 1);
        assert!(start[0] != start[1], "both on one vertex");
        let jumps = [(); 2].map(|()| input.number(1..=n - 1));
        let mut distances = vec![vec![n; n]; n];
        for (vertex, row) in distances.iter_mut().enumerate() {
            row[vertex] = 0;
        }
        for _ in 1..n {
            let [u, v] = [(); 2].map(|()| input.number(1..=n) - 1);
            assert!(u != v, "a loop");
            distances[u][v] = 1;
            distances[v][u] = 1;
        }
        for through in 0..n {
            for from in 0..n {
                for to in 0..n {
                    let detour = distances[from][through] + distances[through][to];
                    distances[from][to] = distances[from][to].min(detour);
                }
            }
        }
        assert!(distances.iter().flatten().all(|&distance| distance < n), "no tree");
        Case { distances, start, jumps }
    };
    let all = (0..cases).map(case).collect();
    assert!(sum <= 100_000, "{sum} vertices");
    input.end();
    all
}

impl Case {
    /// Returns the vertices to which a player can jump.
    fn jumps_from(&self, player: usize, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let distances = &self.distances[vertex];
        (0..distances.len()).filter(move |&to| distances[to] <= self.jumps[player])
    }
}

fn answer(input: &mut Input) -> String {
    let alice_wins = |case: &Case| {
        let options = |&(vertices, player): &([usize; 2], usize)| -> Vec<([usize; 2], usize)> {
            let jump = |to: usize| {
                let mut after = vertices;
                after[player] = to;
                (after, 1 - player)
            };
            case.jumps_from(player, vertices[player]).map(jump).collect()
        };
        let mut search = Search::normal()
            .over(|&([alice, bob], player): &([usize; 2], usize)| {
                (alice == bob).then(|| Standing::of_mover(player == 0))
            })
            .written(|&([alice, bob], _): &([usize; 2], usize)| match alice == bob {
                true => format!("both {}", alice + 1),
                false => format!("A {} B {}", alice + 1, bob + 1),
            })
            .turn(|&(_, player): &([usize; 2], usize)| ["Alice", "Bob"][player]);
        search.standing(&(case.start, 0), &options) == Standing::Won
    };
    winners(&read(input), alice_wins)
}

fn answer_by_rounds(input: &mut Input) -> String {
    winners(&read(input), |case| {
        let n = case.distances.len();
        // What Alice has won at her own turns, and which vertices are left to Bob at his.
        let mut won = vec![vec![false; n]; n];
        loop {
            let is_caught = |alice: usize, bob: usize| {
                alice == bob || case.jumps_from(1, bob).all(|to| to == alice || won[alice][to])
            };
            let caught: Vec<Vec<bool>> =
                (0..n).map(|a| (0..n).map(|b| is_caught(a, b)).collect()).collect();
            let wins = |alice: usize, bob: usize| {
                let mut jumps = case.jumps_from(0, alice);
                jumps.any(|to| caught[to][bob])
            };
            let more: Vec<Vec<bool>> =
                (0..n).map(|a| (0..n).map(|b| wins(a, b)).collect()).collect();
            if more == won {
                return won[case.start[0]][case.start[1]];
            }
            won = more;
        }
    })
}

fn winners(cases: &[Case], alice_wins: impl Fn(&Case) -> bool) -> String {
    let winner = |case| if alice_wins(case) { "Alice\n" } else { "Bob\n" };
    cases.iter().map(winner).collect()
}
