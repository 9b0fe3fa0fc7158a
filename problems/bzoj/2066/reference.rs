//! BZOJ 2066 by its rules: every pawn moved, until one comes to the last field.

use reference::{members, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
    format!("{m} {}\n{}\n", pawns.len(), spaced(&pawns))
}

fn answer(input: &mut Input) -> String {
    let m = input.number(2..=1_000_000_000u32);
    let n = input.number(1..=1_000_000usize);
    let pawns = input.numbers(n, 1..=m - 1);
    input.end();
    assert!(pawns.windows(2).all(|two| two[0] < two[1]), "pawns do not go up");
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
