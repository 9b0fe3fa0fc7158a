//! HDU 2177 by its rules: every move is tried, and those that leave a lost position are listed.
//!
//! The middle tier has heaps of up to 4000, and tries every move. A position is lost exactly when
//! no lost one shares a heap with it and none has the same difference; the table knows no golden
//! ratio.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 20_000) {
        let most = g.pick(30, 1_000_000);
        let (a, b) = (g.within(0..=most), g.within(1..=most));
        // Heaps are rarely equal, and rarely near the golden ratio, where lost positions are.
        let (a, b) = match g.within(1..=4) {
            1 => (b, b),
            2 => (b * 618_034 / 1_000_000, b),
            _ => (a.min(b), a.max(b)),
        };
        input += &format!("{a} {b}\n");
    }
    input + "0 0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let lost = lost_partners(2500);
    let mut input = String::new();
    for _ in 0..40 {
        let a = g.within(1..=2400) as usize;
        let b = match g.within(1..=4) {
            1 => a,
            2 => g.within(1..=4000) as usize,
            _ => lost[a].unwrap_or(a) + g.within(0..=1) as usize,
        };
        input += &format!("{} {}\n", a.min(b), a.max(b));
    }
    input + "0 0\n"
}

fn answer_by_table(input: &mut Input) -> String {
    let lines = read(input);
    let largest = lines.iter().map(|&(_, b)| b).max().unwrap_or(0);
    let lost = lost_partners(largest + 1);
    let is_lost = |x: usize, y: usize| lost[x.min(y)] == Some(x.max(y));
    let mut output = String::new();
    for (a, b) in lines {
        output += if is_lost(a, b) { "0\n" } else { "1\n" };
        for (x, y) in moves(a, b).into_iter().filter(|&(x, y)| is_lost(x, y)) {
            output += &format!("{} {}\n", x.min(y), x.max(y));
        }
    }
    output
}

/// Returns for each heap the larger one, or equal one, beside which it is lost, if there is one.
fn lost_partners(heaps: usize) -> Vec<Option<usize>> {
    let (mut in_pair, mut is_difference) = (vec![false; 3 * heaps], vec![false; 3 * heaps]);
    let mut first_free = 0;
    let mut partners = vec![None; heaps];
    for a in 0..heaps {
        if !in_pair[a] {
            let is_free =
                |&difference: &usize| !is_difference[difference] && !in_pair[a + difference];
            let difference = (first_free..).find(is_free).expect("a free difference");
            is_difference[difference] = true;
            (in_pair[a], in_pair[a + difference]) = (true, true);
            while is_difference[first_free] {
                first_free += 1;
            }
            partners[a] = Some(a + difference);
        }
    }
    partners
}

fn read(input: &mut Input) -> Vec<(usize, usize)> {
    let mut lines = Vec::new();
    loop {
        let a = input.number(0..=1_000_000usize);
        let b = input.number(a..=1_000_000usize);
        if (a, b) == (0, 0) {
            input.end();
            return lines;
        }
        lines.push((a, b));
    }
}

fn answer(input: &mut Input) -> String {
    let lines = read(input);
    let largest = lines.iter().map(|&(_, b)| b).max().unwrap_or(0);
    assert!(largest <= 300, "heaps of {largest} are too large for brute force");
    let wins = outcomes(largest);
    let mut output = String::new();
    for (a, b) in lines {
        Search::normal().show(&(a, b), &|&(a, b)| {
            moves(a, b).into_iter().map(|(x, y)| (x.min(y), x.max(y))).collect()
        });
        output += if wins[a][b] { "1\n" } else { "0\n" };
        for (x, y) in moves(a, b).into_iter().filter(|&(x, y)| !wins[x][y]) {
            output += &format!("{} {}\n", x.min(y), x.max(y));
        }
    }
    output
}

/// Whether the player to move wins, for all heaps up to the largest.
fn outcomes(largest: usize) -> Vec<Vec<bool>> {
    let mut wins = vec![vec![false; largest + 1]; largest + 1];
    for a in 0..=largest {
        for b in a..=largest {
            let is_won = moves(a, b).into_iter().any(|(x, y)| !wins[x][y]);
            wins[a][b] = is_won;
            wins[b][a] = is_won;
        }
    }
    wins
}

/// What each move leaves of a ≤ b: the moves on both heaps, on the larger one if it is larger, and
/// on the smaller one.
fn moves(a: usize, b: usize) -> Vec<(usize, usize)> {
    let both = (1..=a).map(|take| (a - take, b - take));
    let smaller = (1..=a).map(|take| (a - take, b));
    let larger = (1..=b).filter(|_| a < b).map(|take| (a, b - take));
    both.chain(larger).chain(smaller).collect()
}
