//! Treblecross by its rules: a strip of `.` and `X`; whoever makes three crosses in a row wins.

use crate::{Generator, GrundyValues, Input, Search};

/// Returns a random strip without three crosses in a row.
pub fn random_strip(g: &mut Generator, cells: u64) -> String {
    let rarity = g.within(1..=3 * cells);
    let mut strip = String::new();
    for _ in 0..cells {
        let is_cross = g.one_in(rarity) && !strip.ends_with("XX");
        strip.push(if is_cross { 'X' } else { '.' });
    }
    strip
}

/// Reads a strip of 3 to `longest` cells.
///
/// # Panics
/// If there is no such strip, or if the strip has three crosses in a row.
pub fn read_strip(input: &mut Input, longest: usize) -> String {
    let strip = input.token().expect("a strip");
    assert!((3..=longest).contains(&strip.len()), "a strip of {} cells", strip.len());
    assert!(strip.chars().all(|cell| ".X".contains(cell)), "{strip} has another cell");
    assert!(!strip.contains("XXX"), "{strip} is over");
    strip.to_string()
}

/// Returns the cells, counted from 1, on which a cross wins.
pub fn winning_cells(search: &mut Search<String>, strip: &str) -> Vec<u64> {
    search.show(&strip.to_string(), &|strip| options(strip));
    let mut winning = Vec::new();
    for (place, after) in crosses(strip) {
        if !search.mover_wins(&after, &|strip| options(strip)) {
            winning.push(place as u64 + 1);
        }
    }
    winning
}

/// Returns the same cells as [`winning_cells`], even for a long strip, using the values of the
/// strip's stretches of safe cells; a safe cell has no cross within two cells. A cross on any
/// unsafe cell lets the opponent win at once.
pub fn winning_cells_by_stretches(values: &mut GrundyValues<u64>, strip: &str) -> Vec<u64> {
    let numbered = |place: &usize| *place as u64 + 1;
    let after: Vec<(usize, String)> = crosses(strip);
    let ends = after.iter().filter(|(_, after)| after.contains("XXX"));
    let ends: Vec<u64> = ends.map(|(place, _)| numbered(place)).collect();
    if !ends.is_empty() {
        return ends;
    }
    // A cross uses up its cell and two on either side.
    let options = |&cells: &u64| {
        let parts = |place: u64| vec![place.saturating_sub(2), cells.saturating_sub(place + 3)];
        (0..cells).map(parts).collect()
    };
    let mut wins = |after: &str| {
        let completes = |(_, next): &(usize, String)| next.contains("XXX");
        let stretches = safe_stretches(after);
        !crosses(after).iter().any(completes) && values.sum(&stretches, &options) == 0
    };
    after.iter().filter(|(_, after)| wins(after)).map(|(place, _)| numbered(place)).collect()
}

/// Returns the lengths of the stretches of cells with no cross within two cells.
fn safe_stretches(strip: &str) -> Vec<u64> {
    let cells = strip.as_bytes();
    let is_safe = |place: usize| {
        let near = place.saturating_sub(2)..(place + 3).min(cells.len());
        !cells[near].contains(&b'X')
    };
    let safe: Vec<bool> = (0..cells.len()).map(is_safe).collect();
    safe.split(|&safe| !safe).map(|stretch| stretch.len() as u64).collect()
}

/// Returns every empty cell, counted from 0, with the strip that results from a cross on that cell.
fn crosses(strip: &str) -> Vec<(usize, String)> {
    let mut crosses = Vec::new();
    for (place, _) in strip.match_indices('.') {
        let mut after = strip.to_string();
        after.replace_range(place..=place, "X");
        crosses.push((place, after));
    }
    crosses
}

/// Three crosses in a row end the game, and the player who would move next has lost.
fn options(strip: &str) -> Vec<String> {
    if strip.contains("XXX") {
        return Vec::new();
    }
    crosses(strip).into_iter().map(|(_, after)| after).collect()
}
