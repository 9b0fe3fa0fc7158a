//! Codeforces 63E by its rules: every run of chocolates.
//!
//! The middle tier has up to 14 chocolates, as bits of a number, and decides the sets of them
//! from the smallest on.

use reference::{signs, Generator, Input, Reference, Search, Size};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

/// The cells of each row, and where the row begins, in halves of a cell.
const ROWS: [(i32, i32); 5] = [(3, 2), (4, 1), (5, 0), (4, 1), (3, 2)];

fn generate(g: &mut Generator) -> String {
    let most = g.within(g.pick(1, 19)..=g.pick(9, 19));
    let mut cells = [false; 19];
    for _ in 0..most {
        cells[g.within(0..=18) as usize] = true;
    }
    if g.size() == Size::Largest {
        cells = [true; 19];
    }
    written(&cells)
}

/// Returns a set of chocolates that is mostly lost.
fn generate_middle(g: &mut Generator) -> String {
    let mut cells = [false; 19];
    for _ in 0..14 {
        cells[g.within(0..=18) as usize] = true;
    }
    let sets = sets_of(&cells);
    let wins = wins(&sets, &runs());
    let lost: Vec<u32> = sets.iter().copied().filter(|&set| set > 0 && !wins[&set]).collect();
    if !g.one_in(3) {
        let chosen = lost.get(g.within(0..=lost.len() as u64) as usize).copied();
        let set = chosen.unwrap_or(sets[sets.len() - 1]);
        cells = std::array::from_fn(|cell| set >> cell & 1 == 1);
    }
    written(&cells)
}

/// Returns all sets of the cells with a chocolate, in rising order.
fn sets_of(chocolates: &[bool]) -> Vec<u32> {
    let mut sets = vec![0];
    for (cell, _) in chocolates.iter().enumerate().filter(|(_, &is_full)| is_full) {
        sets.extend(sets.iter().map(|set| set | 1 << cell).collect::<Vec<_>>());
    }
    sets
}

/// Returns the runs of cells, as bits.
fn runs() -> Vec<u32> {
    let places = places();
    let mut runs = Vec::new();
    for &(x, y) in &places {
        for (right, down) in [(2, 0), (1, 1), (-1, 1)] {
            let mut run = 0;
            let next = (0..).map(|steps| (x + steps * right, y + steps * down));
            let cells = next.map_while(|next| places.iter().position(|&place| place == next));
            for cell in cells {
                run |= 1 << cell;
                runs.push(run);
            }
        }
    }
    runs.sort_unstable();
    runs.dedup();
    runs
}

/// Returns for each of the sets whether the player who finds it wins.
fn wins(sets: &[u32], runs: &[u32]) -> HashMap<u32, bool> {
    let mut wins: HashMap<u32, bool> = HashMap::new();
    for &set in sets {
        let mut inside = runs.iter().filter(|&run| run & set == *run);
        wins.insert(set, inside.any(|run| !wins[&(set ^ run)]));
    }
    wins
}

fn answer_by_sets(input: &mut Input) -> String {
    let chocolates = read(input);
    let sets = sets_of(&chocolates);
    let first = wins(&sets, &runs())[&sets[sets.len() - 1]];
    if first { "Karlsson\n" } else { "Lillebror\n" }.to_string()
}

/// Returns where the cells are, in halves of a cell and by row.
fn places() -> Vec<(i32, i32)> {
    let row =
        |(y, (len, start)): (i32, (i32, i32))| (0..len).map(move |cell| (start + 2 * cell, y));
    (0..).zip(ROWS).flat_map(row).collect()
}

fn written(cells: &[bool]) -> String {
    let mut cells = cells.iter().map(|&full| if full { " O" } else { " ." });
    let mut input = String::new();
    for (len, start) in ROWS {
        input += &" ".repeat(start as usize);
        input.extend(cells.by_ref().take(len as usize));
        input.push('\n');
    }
    input
}

fn read(input: &mut Input) -> Vec<bool> {
    let cell = |_| match input.token().expect("a cell") {
        "O" => true,
        "." => false,
        other => panic!("the cell {other:?}"),
    };
    let chocolates: Vec<bool> = (0..19).map(cell).collect();
    input.end();
    assert!(chocolates.contains(&true), "no chocolate");
    chocolates
}

fn answer(input: &mut Input) -> String {
    let chocolates = read(input);
    let places = places();
    let options = |chocolates: &Vec<bool>| {
        let mut options = Vec::new();
        for &(x, y) in &places {
            for (right, down) in [(2, 0), (1, 1), (-1, 1)] {
                let mut option = chocolates.clone();
                for steps in 0.. {
                    let next = (x + steps * right, y + steps * down);
                    match places.iter().position(|&place| place == next) {
                        Some(cell) if option[cell] => option[cell] = false,
                        _ => break,
                    }
                    options.push(option.clone());
                }
            }
        }
        options
    };
    let first = Search::normal()
        .written(|chocolates: &Vec<bool>| signs(chocolates, 'o', '·'))
        .mover_wins(&chocolates, &options);
    if first { "Karlsson\n" } else { "Lillebror\n" }.to_string()
}
