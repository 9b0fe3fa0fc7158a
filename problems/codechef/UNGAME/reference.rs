//! CodeChef UNGAME by its rules: the pawn goes both ways with every move.
//!
//! The middle tier has rows of up to 300 cells, with a table of every cell before every move.

use reference::{join, strip, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 1));
    let rows = (0..cases).map(|_| {
        let cells = g.within(g.pick(1, 999_990)..=g.pick(20, 1_000_000));
        let starts = g.within(g.pick(1, 50)..=g.pick(5, 50));
        row(cells, &g.many(starts, 1..=cells))
    });
    let rows: String = rows.collect();
    format!("{cases}\n{rows}")
}

/// Returns a row with each of its cells as a start, fifty at a time.
fn generate_middle(g: &mut Generator) -> String {
    let cells = g.within(1..=300);
    let starts: Vec<u64> = (1..=cells).collect();
    let rows: Vec<String> = starts.chunks(50).map(|starts| row(cells, starts)).collect();
    format!("{}\n{}", rows.len(), rows.concat())
}

fn row(cells: u64, starts: &[u64]) -> String {
    format!("{cells} {}\n{}\n", starts.len(), join(starts))
}

/// The cell of the pawn, and by how many cells the next move takes it.
type Position = (u64, u64);

fn answer(input: &mut Input) -> String {
    winners(input, |cells, starts| {
        let options = |&(cell, step): &Position| {
            let left = cell.checked_sub(step).filter(|&left| left > 0);
            let right = Some(cell + step).filter(|&right| right <= cells);
            let reached = left.into_iter().chain(right);
            reached.map(|cell| (cell, step + 1)).collect::<Vec<Position>>()
        };
        let mut search = Search::normal().written(|&(cell, step): &Position| {
            format!("{} {step}", strip(1..=cells, [(cell, 'P')]))
        });
        starts.iter().map(|&start| search.mover_wins(&(start, 1), &options)).collect()
    })
}

fn answer_by_table(input: &mut Input) -> String {
    winners(input, |cells, starts| {
        let cells = cells as usize;
        // No cell is won before the last of these moves, which is too long.
        let mut is_won = vec![false; cells + 1];
        for step in (1..=cells).rev() {
            let wins = |cell: usize| {
                (cell > step && !is_won[cell - step])
                    || (cell + step <= cells && !is_won[cell + step])
            };
            is_won = (0..=cells).map(wins).collect();
        }
        starts.iter().map(|&start| is_won[start as usize]).collect()
    })
}

fn winners(input: &mut Input, mut wins: impl FnMut(u64, &[u64]) -> Vec<bool>) -> String {
    let mut output = String::new();
    let mut all = 0;
    for _ in 0..input.number(1..=300) {
        let cells = input.number(1..=1_000_000u64);
        all += cells;
        let count = input.number(1..=50);
        let starts = input.numbers(count, 1..=cells);
        let winners: Vec<u32> =
            wins(cells, &starts).iter().map(|&wins| if wins { 1 } else { 2 }).collect();
        output += &format!("{}\n", join(&winners));
    }
    assert!(all <= 1_000_000, "too many cells");
    input.end();
    output
}
