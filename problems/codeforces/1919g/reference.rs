//! Codeforces 1919G by its rules: tries every tree with few vertices.

use reference::{Generator, Input, Reference, Size};

fn main() {
    Reference::new(generate, answer).with_checker(check).run();
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
    let row = |row: &Vec<bool>| row.iter().map(|&wins| if wins { '1' } else { '0' }).collect();
    let rows: Vec<String> = table.iter().map(row).collect();
    format!("{n}\n{}\n", rows.join("\n"))
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
