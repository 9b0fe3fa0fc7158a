//! Codeforces 1919G by its rules: tries every tree with few vertices.
//!
//! The middle tier has tables made from trees of up to 100 vertices, some with a digit changed.
//! There the checker plays the game on the tree for every root. It accepts `NO` if two columns that
//! have both digits are equal, or one has no opposite: in the table of a tree, each belongs to one
//! end of an edge, and the other end's column is the opposite. As the tables of trees have this
//! property, a table with one digit changed does not.

use reference::{Generator, Input, Reference, Size};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_parts)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 5000)..=g.pick(6, 5000)) as usize;
    let mut table = vec![vec![false; n]; n];
    if g.size() == Size::Tiny && g.one_in(8) {
        for digit in table.iter_mut().flatten() {
            *digit = g.one_in(2);
        }
    } else {
        let reach = [n as u64, 3, 1][g.within(0..=2) as usize];
        let shift = g.within(0..=n as u64) as usize;
        let name = |vertex: u64| (vertex as usize + shift) % n;
        let edges: Vec<(usize, usize)> = (1..n as u64)
            .map(|vertex| (name(g.within(vertex.saturating_sub(reach)..=vertex - 1)), name(vertex)))
            .collect();
        table = outcomes(n, &edges);
        if g.one_in(3) {
            let (row, column) = (g.within(0..=n as u64 - 1), g.within(0..=n as u64 - 1));
            let digit = &mut table[row as usize][column as usize];
            *digit = !*digit;
        }
    }
    written(&table)
}

/// Returns for each root and vertex whether the first player wins.
fn outcomes(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<bool>> {
    let mut neighbours = vec![vec![]; n];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut table = Vec::new();
    for root in 0..n {
        // Every vertex with its parent, parents first.
        let mut order = vec![(root, root)];
        let mut done = 0;
        while done < order.len() {
            let (vertex, parent) = order[done];
            let children = neighbours[vertex].iter().filter(|&&child| child != parent);
            order.extend(children.map(|&child| (child, vertex)));
            done += 1;
        }
        let mut wins = vec![false; n];
        for &(vertex, parent) in order.iter().rev() {
            let mut children = neighbours[vertex].iter().filter(|&&child| child != parent);
            wins[vertex] = children.any(|&child| !wins[child]);
        }
        table.push(wins);
    }
    table
}

fn read(input: &mut Input) -> Vec<Vec<bool>> {
    let n = input.number(1..=5000usize);
    let mut table = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row");
        assert!(row.len() == n && row.bytes().all(|digit| b"01".contains(&digit)), "{row}");
        table.push(row.bytes().map(|digit| digit == b'1').collect());
    }
    input.end();
    table
}

/// Returns whether `n` vertices are joined by n - 1 edges.
fn is_tree(n: usize, edges: &[(usize, usize)]) -> bool {
    let mut part: Vec<usize> = (0..n).collect();
    for &(a, b) in edges {
        let (kept, gone) = (part[a], part[b]);
        for part in part.iter_mut().filter(|part| **part == gone) {
            *part = kept;
        }
    }
    edges.len() == n - 1 && part.iter().all(|&other| other == part[0])
}

/// Returns the edges of some tree that has the outcomes, if there is one.
fn some_tree(table: &[Vec<bool>]) -> Option<Vec<(usize, usize)>> {
    let n = table.len();
    let all: Vec<(usize, usize)> = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    let chosen = |set: u32| -> Vec<(usize, usize)> {
        (0..all.len()).filter(|place| set >> place & 1 == 1).map(|place| all[place]).collect()
    };
    (0..1 << all.len())
        .filter(|set: &u32| set.count_ones() as usize == n - 1)
        .map(chosen)
        .find(|edges| is_tree(n, edges) && outcomes(n, edges) == table)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=100);
    let reach = [n, 3, 1, 2 * n][g.within(0..=3) as usize];
    let shift = g.within(0..=n) as usize;
    let name = |vertex: u64| (vertex as usize + shift) % n as usize;
    let mut edges = Vec::new();
    for vertex in 1..n {
        // A wide reach gives stars at the first few vertices.
        let nearest = if reach > n { g.within(1..=5).min(vertex) } else { vertex };
        let parent = g.within(vertex.saturating_sub(reach)..=nearest - 1);
        edges.push((name(parent), name(vertex)));
    }
    let mut table = outcomes(n as usize, &edges);
    if n > SEARCHED as u64 && g.one_in(4) {
        let digit = &mut table[g.within(0..=n - 1) as usize][g.within(0..=n - 1) as usize];
        *digit = !*digit;
    }
    written(&table)
}

fn written(table: &[Vec<bool>]) -> String {
    let row = |row: &Vec<bool>| row.iter().map(|&wins| if wins { '1' } else { '0' }).collect();
    let rows: Vec<String> = table.iter().map(row).collect();
    format!("{}\n{}\n", table.len(), rows.join("\n"))
}

/// The number of vertices up to which every tree is tried.
const SEARCHED: usize = 6;

fn column(table: &[Vec<bool>], vertex: usize) -> Vec<bool> {
    table.iter().map(|row| row[vertex]).collect()
}

/// Returns the vertices whose columns have both digits.
fn mixed_vertices(table: &[Vec<bool>]) -> Vec<usize> {
    let is_mixed = |&vertex: &usize| table.iter().any(|row| row[vertex] != table[0][vertex]);
    (0..table.len()).filter(is_mixed).collect()
}

/// Returns the vertices with the opposite column of a vertex.
fn partners(table: &[Vec<bool>], vertex: usize) -> Vec<usize> {
    let opposite: Vec<bool> = column(table, vertex).iter().map(|digit| !digit).collect();
    let mixed = mixed_vertices(table).into_iter();
    mixed.filter(|&other| column(table, other) == opposite).collect()
}

/// Finds a tree like the solution, by the parts between the edges of partners: what it finds is
/// played, so that it is right if it says `YES`.
fn answer_by_parts(input: &mut Input) -> String {
    let table = read(input);
    let n = table.len();
    let mixed = mixed_vertices(&table);
    let mut edges = Vec::new();
    for &vertex in &mixed {
        edges.extend(partners(&table, vertex).iter().map(|&other| (vertex, other)));
    }
    edges.retain(|(a, b)| a < b);
    for first in (0..n).filter(|&first| !table[..first].contains(&table[first])) {
        let part = (0..n).filter(|&vertex| table[vertex] == table[first]);
        let (wins, mut barren): (Vec<usize>, Vec<usize>) =
            part.partition(|&vertex| mixed.contains(&vertex) || table[first][vertex]);
        let (mut ends, rich): (Vec<usize>, Vec<usize>) =
            wins.into_iter().partition(|vertex| mixed.contains(vertex));
        // Each rich vertex gets two barren ones, one of which it has in common with the next.
        let mut last = barren.pop();
        for &vertex in &rich {
            edges.extend(last.map(|end| (end, vertex)));
            last = barren.pop();
            edges.extend(last.map(|end| (end, vertex)));
        }
        let hub = rich.first().copied().or_else(|| ends.pop());
        edges.extend(
            hub.into_iter()
                .flat_map(|hub| barren.iter().chain(&ends).map(move |&vertex| (hub, vertex))),
        );
    }
    if is_tree(n, &edges) && outcomes(n, &edges) == table {
        let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1));
        return format!("YES\n{}", lines.collect::<String>());
    }
    "NO\n".to_string()
}

fn answer(input: &mut Input) -> String {
    match some_tree(&read(input)) {
        Some(edges) => {
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1));
            format!("YES\n{}", lines.collect::<String>())
        }
        None => "NO\n".to_string(),
    }
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let table = read(input);
    let n = table.len();
    match output.token() {
        Some("YES") => {
            let mut vertex = || output.number(1..=n) - 1;
            let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
            if !is_tree(n, &edges) {
                return Err(format!("{edges:?} is no tree"));
            }
            if outcomes(n, &edges) != table {
                return Err(format!("{edges:?} has other outcomes"));
            }
        }
        Some("NO") if n > SEARCHED => {
            let mut mixed = mixed_vertices(&table).into_iter();
            if mixed.all(|vertex| partners(&table, vertex).len() == 1) {
                return Err("some tree has these outcomes".to_string());
            }
        }
        Some("NO") => {
            if let Some(edges) = some_tree(&table) {
                return Err(format!("{edges:?} has these outcomes"));
            }
        }
        other => return Err(format!("expected YES or NO, found {other:?}")),
    }
    output.end();
    Ok(())
}
