//! Luogu P2599 by its rules: every number of stones from either end.
//!
//! The middle tier has up to eight piles of up to 35 stones, half of the rows lost. A table for
//! every row that is left, by the stones in its first and its last pile, marks a position lost if
//! no smaller first or last pile makes a lost one.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_ends).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1000)..=g.pick(5, 1000));
        let mut piles = g.many(n, 1..=g.pick(5, 1_000_000_000));
        if g.one_in(4) {
            let mirrored: Vec<u64> = piles.iter().rev().copied().collect();
            let half = piles.len() / 2;
            piles.truncate(half);
            piles.extend_from_slice(&mirrored[mirrored.len() - half..]);
        }
        if piles.is_empty() {
            piles.push(1);
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(2..=8);
        let most = [3, 8, 35][g.within(0..=2) as usize];
        let mut piles = g.many(n, 1..=most);
        piles[0] = 36;
        let lost = lost_ends(&piles);
        let last = piles[piles.len() - 1] as usize;
        let first = (1..=36).find(|&first| lost[first][last]);
        let any = g.within(1..=most);
        piles[0] = first.filter(|_| g.one_in(2)).map_or(any, |first| first as u64);
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer_by_ends(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        let (first, last) = (piles[0] as usize, piles[piles.len() - 1] as usize);
        let is_lost = piles.len() > 1 && lost_ends(&piles)[first][last];
        output += if is_lost { "0\n" } else { "1\n" };
    }
    output
}

/// Returns whether the row of two piles or more is lost with so many stones in its first and its
/// last pile, the others being as they are.
fn lost_ends(piles: &[u64]) -> Vec<Vec<bool>> {
    let n = piles.len();
    let mut lost_rows: Vec<Vec<Vec<bool>>> = Vec::new();
    for len in 2..=n {
        let longer = (0..=n - len).map(|from| {
            let (first, last) = (piles[from] as usize, piles[from + len - 1] as usize);
            let mut lost = vec![vec![false; last + 1]; first + 1];
            let mut columns = vec![false; last + 1];
            for (x, lost) in lost.iter_mut().enumerate() {
                let mut row = false;
                for y in 0..=last {
                    let is_lost = match (x, y) {
                        // One pile or none, or a row that is shorter.
                        _ if len == 2 && (x == 0 || y == 0) => x + y == 0,
                        (0, 0) if len == 3 => false,
                        (0, 0) => {
                            let (x, y) = (piles[from + 1], piles[from + len - 2]);
                            let inner: &Vec<Vec<bool>> =
                                &lost_rows_of(&lost_rows, n, len - 2)[from + 1];
                            inner[x as usize][y as usize]
                        }
                        (0, y) => lost_rows_of(&lost_rows, n, len - 1)[from + 1]
                            [piles[from + 1] as usize][y],
                        (x, 0) => lost_rows_of(&lost_rows, n, len - 1)[from][x]
                            [piles[from + len - 2] as usize],
                        _ => !row && !columns[y],
                    };
                    row |= is_lost;
                    columns[y] |= is_lost;
                    lost[y] = is_lost;
                }
            }
            lost
        });
        let longer: Vec<Vec<Vec<bool>>> = longer.collect();
        lost_rows.extend(longer);
    }
    lost_rows.pop().expect("two piles or more")
}

/// Returns the tables of the rows of this length among those of all shorter ones.
fn lost_rows_of(lost_rows: &[Vec<Vec<bool>>], n: usize, len: usize) -> &[Vec<Vec<bool>>] {
    let shorter: usize = (2..len).map(|len| n - len + 1).sum();
    &lost_rows[shorter..]
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut rows = Vec::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000);
        rows.push(input.numbers(n, 1..=1_000_000_000u64));
    }
    input.end();
    rows
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for piles in read(input) {
        let options = |piles: &Vec<u64>| taken(piles);
        output += if search.mover_wins(&piles, &options) { "1\n" } else { "0\n" };
    }
    output
}

fn taken(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for end in [0, piles.len().saturating_sub(1)] {
        for left in 0..piles.get(end).copied().unwrap_or(0) {
            let mut next = piles.to_vec();
            next[end] = left;
            next.retain(|&pile| pile > 0);
            after.push(next);
        }
    }
    after
}
