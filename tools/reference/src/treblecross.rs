//! Treblecross by its rules: a strip of `.` and `X`, on which whoever makes three crosses in a row
//! wins.

use crate::{Generator, Input, Search};

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
/// If there is none, or there are three crosses in a row.
pub fn read_strip(input: &mut Input, longest: usize) -> String {
    let strip = input.token().expect("a strip");
    assert!((3..=longest).contains(&strip.len()), "a strip of {} cells", strip.len());
    assert!(strip.chars().all(|cell| ".X".contains(cell)), "{strip} has another cell");
    assert!(!strip.contains("XXX"), "{strip} is over");
    strip.to_string()
}

/// Returns the cells, the first one being 1, on which a cross wins.
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

/// Returns every empty cell, the first one being 0, and the strip with a cross on it.
fn crosses(strip: &str) -> Vec<(usize, String)> {
    let mut crosses = Vec::new();
    for (place, _) in strip.match_indices('.') {
        let mut after = strip.to_string();
        after.replace_range(place..=place, "X");
        crosses.push((place, after));
    }
    crosses
}

/// Three crosses in a row end the game, and the player who would be next has lost.
fn options(strip: &str) -> Vec<String> {
    if strip.contains("XXX") {
        return Vec::new();
    }
    crosses(strip).into_iter().map(|(_, after)| after).collect()
}
