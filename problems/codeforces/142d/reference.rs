//! Codeforces 142D by its rules: works backwards from the boards on which a player cannot move.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    // Few enough squares that all boards can be visited.
    let (n, most) = [(1, 6), (2, 4), (2, 5), (3, 3), (4, 2)][g.within(0..=4) as usize];
    let (n, m) = (g.pick(n, 100), g.within(g.pick(1, 100)..=g.pick(most, 100)));
    let k = g.within(1..=g.pick(3, 100));
    let has_lonely = g.one_in(2);
    let mut lines = format!("{n} {m} {k}\n");
    for _ in 0..n {
        let mut row = vec![b'-'; m as usize];
        let colours = match g.within(0..=7) {
            0 if has_lonely => "G",
            1 if has_lonely => "R",
            2 if has_lonely => "GG",
            3 if has_lonely => "RR",
            4 => "",
            5 | 6 => "GR",
            _ => "RG",
        };
        for colour in colours.bytes() {
            row[g.within(0..=m - 1) as usize] = colour; // one may replace the other
        }
        if !has_lonely && row.iter().filter(|&&square| square != b'-').count() == 1 {
            row.fill(b'-');
        }
        lines += &format!("{}\n", String::from_utf8(row).expect("letters"));
    }
    lines
}

/// Whose turn it is, `G` or `R`, and the rows.
type Position = (u8, Vec<Vec<u8>>);

/// A way to move a soldier, as the row after it.
struct Step {
    row: usize,
    after: Vec<u8>,
    is_attack: bool,
    is_retreat: bool,
}

/// Returns the ways to move the soldiers of one row: some one of them, or two that are in a row
/// without an enemy. Each comes with the number of soldiers that it moves.
fn steps(row: usize, squares: &[u8], player: u8) -> Vec<(u64, Step)> {
    let own: Vec<usize> = (0..squares.len()).filter(|&at| squares[at] == player).collect();
    let enemy = squares.iter().position(|&square| square != b'-' && square != player);
    let reach = |from: usize| {
        let is_clear =
            |to: usize| (from.min(to)..=from.max(to)).all(|at| at == from || squares[at] == b'-');
        let ends: Vec<usize> =
            (0..squares.len()).filter(|&to| to != from && is_clear(to)).collect();
        ends
    };
    let mut steps = Vec::new();
    for &from in &own {
        for to in reach(from) {
            let mut after = squares.to_vec();
            after.swap(from, to);
            let comes_near = enemy.map(|enemy| (to > from) == (enemy > from));
            let is_attack = comes_near.unwrap_or(true);
            let is_retreat = !comes_near.unwrap_or(false);
            steps.push((1, Step { row, after, is_attack, is_retreat }));
        }
    }
    if let [first, second] = own[..] {
        for to in reach(first) {
            for other in reach(second) {
                if to < other {
                    let mut after = vec![b'-'; squares.len()];
                    (after[to], after[other]) = (player, player);
                    steps.push((2, Step { row, after, is_attack: true, is_retreat: true }));
                }
            }
        }
    }
    steps
}

fn options(position: &Position, k: u64) -> Vec<Position> {
    let (player, rows) = position;
    let next = if *player == b'G' { b'R' } else { b'G' };
    let mut options = Vec::new();
    for attack in [true, false] {
        // The rows after the moves so far, and how many soldiers may still move.
        let mut partial = vec![(rows.clone(), k)];
        for (row, squares) in rows.iter().enumerate() {
            let steps = steps(row, squares, *player);
            for place in 0..partial.len() {
                for (soldiers, step) in &steps {
                    let (rows, left) = &partial[place];
                    if (if attack { step.is_attack } else { step.is_retreat }) && soldiers <= left {
                        let mut rows = rows.clone();
                        rows[step.row].clone_from(&step.after);
                        let left = left - soldiers;
                        partial.push((rows, left));
                    }
                }
            }
        }
        options.extend(partial.into_iter().filter(|(_, left)| *left < k).map(|part| part.0));
    }
    options.into_iter().map(|rows| (next, rows)).collect()
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
    let k = input.number(1..=100);
    let mut rows = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row").as_bytes().to_vec();
        assert!(row.len() == m && row.iter().all(|square| b"-GR".contains(square)), "{row:?}");
        assert!(row.iter().filter(|&&square| square != b'-').count() <= 2, "three soldiers");
        rows.push(row);
    }
    input.end();
    let mut search = Search::normal()
        .written(|(_, rows): &Position| {
            let rows: Vec<_> = rows.iter().map(|row| String::from_utf8_lossy(row)).collect();
            rows.join("\n")
        })
        .turn(|(player, _)| if *player == b'G' { "Shrek" } else { "Donkey" });
    match search.standing(&(b'G', rows), &|position| options(position, k)) {
        Standing::Won => "First\n",
        Standing::Lost => "Second\n",
        Standing::Drawn => "Draw\n",
    }
    .to_string()
}
