//! HDU 5754 by its rules: every cell decided by all its moves, backwards from the goal.
//!
//! The middle tier has boards of up to 200 by 200 cells, a third of them lost. One table for each
//! chessman marks the cells that see a lost one.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(2, 900)..=g.pick(20, 1000));
        let near = g.one_in(2);
        let m = if near {
            g.within(n.max(3) - 1..=(n + 1).min(1000))
        } else {
            g.within(2..=g.pick(20, 1000))
        };
        input += &format!("{} {n} {m}\n", g.within(1..=4));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for kind in 1..=4 {
        let standings = standings(kind);
        for case in 0..10 {
            let (mut n, mut m) = (g.within(2..=200) as usize, g.within(2..=200) as usize);
            let is_lost = |m: &usize| standings[n - 1][m - 1] == Standing::Lost;
            m = (2..=200).filter(|_| case % 3 == 0).find(is_lost).unwrap_or(m);
            if case % 3 == 1 {
                // A cell beside a lost one, where that is in reach.
                n = (m + case % 2).min(200);
                m = n.max(4) - g.within(0..=2) as usize;
            }
            input += &format!("{kind} {n} {m}\n");
        }
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let tables: Vec<_> = (1..=4).map(standings).collect();
    let verdict = |(kind, n, m): (usize, usize, usize)| match tables[kind - 1][n - 1][m - 1] {
        Standing::Won => "B\n",
        Standing::Lost => "G\n",
        Standing::Drawn => "D\n",
    };
    read(input).into_iter().map(verdict).collect()
}

/// Returns what awaits the mover with up to 199 steps to go in each direction.
fn standings(kind: usize) -> Vec<Vec<Standing>> {
    const SIDE: usize = 200;
    let mut standings = vec![vec![Standing::Drawn; SIDE]; SIDE];
    let (mut rows, mut columns) = (vec![false; SIDE], vec![false; SIDE]);
    let mut diagonals = vec![false; 2 * SIDE];
    for a in 0..SIDE {
        for b in 0..SIDE {
            let cell =
                |da: usize, db: usize| Some(standings[a.checked_sub(da)?][b.checked_sub(db)?]);
            let diagonal = SIDE + a - b;
            let standing = match kind {
                1 => {
                    let options = [cell(0, 1), cell(1, 0), cell(1, 1)];
                    Standing::of_mover(options.contains(&Some(Standing::Lost)))
                }
                2 => Standing::of_mover(rows[a] || columns[b]),
                3 => {
                    let options: Vec<Standing> =
                        [cell(1, 2), cell(2, 1)].into_iter().flatten().collect();
                    match () {
                        _ if (a, b) == (0, 0) => Standing::Lost,
                        _ if options.contains(&Standing::Lost) => Standing::Won,
                        _ if options.is_empty() || options.contains(&Standing::Drawn) => {
                            Standing::Drawn
                        }
                        _ => Standing::Lost,
                    }
                }
                _ => Standing::of_mover(rows[a] || columns[b] || diagonals[diagonal]),
            };
            standings[a][b] = standing;
            if standing == Standing::Lost {
                (rows[a], columns[b], diagonals[diagonal]) = (true, true, true);
            }
        }
    }
    standings
}

fn read(input: &mut Input) -> Vec<(usize, usize, usize)> {
    let mut cases = Vec::new();
    for _ in 0..input.number(0..=1000) {
        cases.push((input.number(1..=4), input.number(2..=1000), input.number(2..=1000)));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (kind, n, m) in read(input) {
        let longest = n.max(m);
        let steps: Vec<(usize, usize)> = match kind {
            1 => vec![(0, 1), (1, 0), (1, 1)],
            2 => (1..longest).flat_map(|k| [(0, k), (k, 0)]).collect(),
            3 => vec![(1, 2), (2, 1)],
            _ => (1..longest).flat_map(|k| [(0, k), (k, 0), (k, k)]).collect(),
        };
        let options = |&(x, y): &(usize, usize)| -> Vec<(usize, usize)> {
            let after = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
            after.filter(|&(x, y)| x <= n && y <= m).collect()
        };
        // Whoever is on the last cell has lost, and whoever is stuck elsewhere has not.
        let mut search = Search::normal().over(|cell| match options(cell).is_empty() {
            true if *cell == (n, m) => Some(Standing::Lost),
            true => Some(Standing::Drawn),
            false => None,
        });
        output += match search.standing(&(1, 1), &options) {
            Standing::Won => "B\n",
            Standing::Lost => "G\n",
            Standing::Drawn => "D\n",
        };
    }
    output
}
