//! CodeChef HAMILG by its rules: every walk of the token from every vertex.
//!
//! The middle tier has graphs of up to 36 vertices. A vertex is left out by some maximum matching
//! if the matching number is the same without it, and twice that number is the rank of Tutte's
//! matrix (Lovász, 1979), here with fixed pseudorandom entries modulo a prime.

use reference::{members, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_ranks).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = g.within(5..=36);
        let order = shuffled(g, n);
        let reach = [1, 2, 3, n][g.within(0..=3) as usize];
        let mut edges = std::collections::BTreeSet::new();
        for vertex in 1..n {
            edges.insert((vertex, g.within(vertex.saturating_sub(reach)..=vertex - 1)));
        }
        for _ in 0..g.within(0..=n / 2) {
            let (a, b) = (g.within(0..=n - 1), g.within(0..=n - 1));
            // Few long edges, so that some vertices are left out.
            if a > b && (a - b <= 3 || g.one_in(3)) {
                edges.insert((a, b));
            }
        }
        input += &format!("{n} {}\n", edges.len());
        for (a, b) in edges {
            input += &format!("{} {}\n", order[a as usize], order[b as usize]);
        }
    }
    input
}

fn answer_by_ranks(input: &mut Input) -> String {
    let mut output = String::new();
    for neighbours in read(input) {
        let n = neighbours.len();
        let mut matrix = vec![vec![0; n]; n];
        for x in 0..n {
            for y in (0..x).filter(|y| neighbours[x] >> y & 1 == 1) {
                let entry = entry((x * n + y) as u64);
                matrix[x][y] = entry;
                matrix[y][x] = PRIME - entry;
            }
        }
        let all = rank(matrix.clone());
        let is_left_out = |&vertex: &usize| {
            let mut rest = matrix.clone();
            rest[vertex].fill(0);
            rest.iter_mut().for_each(|row| row[vertex] = 0);
            rank(rest) == all
        };
        output += &format!("{}\n", (0..n).filter(is_left_out).count());
    }
    output
}

const PRIME: u64 = 2_147_483_647;

/// Returns an entry from 1 up to before `PRIME`, as good as random (the finalizer of SplitMix64):
/// the chance that such entries hide a part of the rank is about n / PRIME.
fn entry(number: u64) -> u64 {
    let mut mixed = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    (mixed ^ mixed >> 31) % (PRIME - 1) + 1
}

/// Returns the rank of a matrix modulo `PRIME`.
fn rank(mut matrix: Vec<Vec<u64>>) -> usize {
    let mut rank = 0;
    for column in 0..matrix.len() {
        let Some(pivot) = (rank..matrix.len()).find(|&row| matrix[row][column] != 0) else {
            continue;
        };
        matrix.swap(rank, pivot);
        let (done, rest) = matrix.split_at_mut(rank + 1);
        let pivot = &done[rank];
        for row in rest.iter_mut().filter(|row| row[column] != 0) {
            // The row times one number less the pivot's row times another.
            let (factor, minus) = (pivot[column], PRIME - row[column]);
            for (entry, above) in row.iter_mut().zip(pivot) {
                *entry = (*entry * factor + above * minus) % PRIME;
            }
        }
        rank += 1;
    }
    rank
}

/// Reads the neighbours of each vertex of each graph, as a set.
fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let (mut graphs, mut all_edges) = (Vec::new(), 0);
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=2000usize);
        let m = input.number(n - 1..=n * (n - 1) / 2);
        all_edges += m;
        assert!(all_edges <= 1_000_000, "{all_edges} edges");
        assert!(n <= 64, "too large for a reference");
        let mut neighbours = vec![0u64; n];
        for _ in 0..m {
            let (x, y) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
            assert!(x != y && neighbours[x] >> y & 1 == 0, "a loop or a double edge");
            neighbours[x] |= 1 << y;
            neighbours[y] |= 1 << x;
        }
        let seen =
            |set: u64| (0..n).filter(|v| set >> v & 1 == 1).fold(set, |s, v| s | neighbours[v]);
        assert_eq!((0..n).fold(1, |set, _| seen(set)).count_ones() as usize, n, "not connected");
        graphs.push(neighbours);
    }
    input.end();
    graphs
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for neighbours in read(input) {
        let n = neighbours.len();
        assert!(n <= 32, "too large for a reference");
        // The token's vertex, and the vertices where it has been.
        let options = |&(vertex, visited): &(usize, u64)| {
            let fresh = neighbours[vertex] & !visited;
            let open = (0..n).filter(|to| fresh >> to & 1 == 1);
            open.map(|to| (to, visited | 1 << to)).collect()
        };
        let written = |&(vertex, visited): &(usize, u64)| {
            format!("{} of {}", vertex + 1, members(visited as u32))
        };
        let mut search = Search::normal().written(written);
        let wins = (0..n).filter(|&start| !search.mover_wins(&(start, 1 << start), &options));
        output += &format!("{}\n", wins.count());
    }
    output
}
