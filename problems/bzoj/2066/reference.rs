//! BZOJ 2066 by its rules: every pawn moved, until one comes to the last field.
//!
//! The middle tier has strips of up to 29 fields with few pawns, or with few free fields, which the
//! same search answers, and strips of up to 300 fields: there every first move is tried, and it
//! takes for granted that the blocks of pawns are a staircase, which it reads off the fields one by
//! one.

use reference::{join, members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_search_or_fields).run();
}

fn generate(g: &mut Generator) -> String {
    let m = g.within(g.pick(2, 1_500_000)..=g.pick(11, 1_000_000_000));
    let near = if g.one_in(2) { m.min(1_100_000) } else { m };
    let mut pawns = if g.one_in(4) { vec![m - 1] } else { vec![] };
    let n = g.within(g.pick(1, 999_000)..=g.pick(6, 1_000_000));
    pawns.extend(g.many(n, m - near + 1..=m - 1));
    pawns.sort_unstable();
    pawns.dedup();
    pawns.truncate(1_000_000);
    format!("{m} {}\n{}\n", pawns.len(), join(&pawns))
}

/// Returns pawns on a strip, often so near to a lost position that few first moves win.
fn generate_middle(g: &mut Generator) -> String {
    let m = if g.one_in(2) { g.within(10..=29) } else { g.within(30..=300) };
    let few = g.within(1..=4);
    let few: Vec<u64> = g.many(few, 1..=m - 1);
    let mut pawns: Vec<u64> = match g.within(0..=2) {
        0 => few,
        1 => (1..m).filter(|field| !few.contains(field)).collect(),
        _ if m < 30 => few,
        _ => {
            let rare = g.within(1..=12);
            (1..m).filter(|_| g.one_in(rare)).collect()
        }
    };
    if !g.one_in(4) {
        pawns.retain(|&pawn| pawn < m - 1);
    }
    if pawns.is_empty() {
        pawns.push(1);
    }
    pawns.sort_unstable();
    pawns.dedup();
    format!("{m} {}\n{}\n", pawns.len(), join(&pawns))
}

fn answer_by_search_or_fields(input: &mut Input) -> String {
    let (m, pawns) = read(input);
    if m < 30 {
        return count_by_search(m, &pawns);
    }
    let mut is_taken = vec![false; m as usize + 1];
    pawns.iter().for_each(|&pawn| is_taken[pawn as usize] = true);
    // Whether the player to move loses.
    let is_lost = |is_taken: &[bool]| {
        let last = m as usize - 1;
        // A pawn on field m was the last move; from m - 1 it is the next one.
        if is_taken[last + 1] || is_taken[last] {
            return is_taken[last + 1];
        }
        let (mut sum, mut pawns, mut free) = (0u32, 0, 0);
        for field in (0..=last).rev() {
            if is_taken[field] {
                pawns += 1;
                continue;
            }
            // The block that ends here is on step `free`, of which the first one is the ground.
            sum ^= if free % 2 == 0 { pawns } else { 0 };
            (free, pawns) = (free + 1, 0);
        }
        sum == 0
    };
    let wins = |&&pawn: &&u32| {
        let mut after = is_taken.clone();
        after[pawn as usize] = false;
        let to = (pawn as usize + 1..).find(|&field| !after[field]).expect("m is free");
        after[to] = true;
        is_lost(&after)
    };
    format!("{}\n", pawns.iter().filter(wins).count())
}

/// Reads the length of the strip and the pawns.
fn read(input: &mut Input) -> (u32, Vec<u32>) {
    let m = input.number(2..=1_000_000_000u32);
    let n = input.number(1..=1_000_000usize);
    let pawns = input.numbers(n, 1..=m - 1);
    input.end();
    assert!(pawns.windows(2).all(|two| two[0] < two[1]), "pawns do not go up");
    (m, pawns)
}

fn answer(input: &mut Input) -> String {
    let (m, pawns) = read(input);
    count_by_search(m, &pawns)
}

fn count_by_search(m: u32, pawns: &[u32]) -> String {
    assert!(m < 30, "{m} fields are too many for brute force");
    let mut search = Search::normal().written(|&taken| members(taken >> 1));
    let options = |&taken: &u32| moved(taken, m);
    let taken = pawns.iter().map(|pawn| 1 << pawn).sum();
    search.show(&taken, &options);
    let after = moved(taken, m).into_iter();
    format!("{}\n", after.filter(|after| !search.mover_wins(after, &options)).count())
}

/// Returns every position after a move; none if a pawn is on the last field, where the game is
/// over and lost.
fn moved(taken: u32, m: u32) -> Vec<u32> {
    if taken >> m & 1 == 1 {
        return vec![];
    }
    let pawns = (1..m).filter(|pawn| taken >> pawn & 1 == 1);
    let to = |pawn: u32| (pawn..=m).find(|field| taken >> field & 1 == 0).expect("m is free");
    pawns.map(|pawn| taken ^ 1 << pawn ^ 1 << to(pawn)).collect()
}
