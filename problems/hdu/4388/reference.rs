//! HDU 4388 by its rules: every pile cut in every way, both kinds of pile added.
//!
//! The middle tier has up to 50 piles of up to 100,000 stones. It plays a game to its end by the
//! rules, with the least or the largest cut that is allowed, because all games last equally long.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 150);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let most = if n == 1 { 15 } else { 7 };
        let piles = g.many(n, 1..=g.pick(most, 100_000));
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

/// The piles, and whether the mover and the opponent may still add a pile of 2k ⊕ n.
type Position = (Vec<u64>, bool, bool);

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let (n, most) = (g.within(1..=10), [100, 5000, 100_000][g.within(0..=2) as usize]);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=most)));
    }
    input
}

fn answer_by_playing(input: &mut Input) -> String {
    let mut output = String::new();
    for (case, piles) in read(input).into_iter().enumerate() {
        // Each player has one special move; both use it early.
        let mut special = 2;
        let mut moves = 0;
        let mut piles = piles;
        while let Some(n) = piles.pop() {
            let is_allowed = |k: &u64| k ^ n < n;
            let cut = match moves % 2 {
                0 => (1..n).find(is_allowed),
                _ => (1..n).rev().find(is_allowed),
            };
            if let Some(k) = cut {
                let is_special = special > 0 && 2 * k != n;
                special -= u32::from(is_special);
                let added = if is_special { (2 * k) ^ n } else { k ^ n };
                piles.extend([k, added]);
                moves += 1;
            }
        }
        output += &format!("Case {}: {}\n", case + 1, if moves % 2 == 1 { "Yes" } else { "No" });
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=150) {
        let n = input.number(1..=50);
        cases.push(input.numbers(n, 1..=100_000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for (case, mut piles) in read(input).into_iter().enumerate() {
        piles.sort_unstable();
        let first = search.mover_wins(&(piles, true, true), &moves);
        output += &format!("Case {}: {}\n", case + 1, if first { "Yes" } else { "No" });
    }
    output
}

/// The positions after each move, as the opponent sees them.
fn moves((piles, own, other): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (place, &n) in piles.iter().enumerate() {
        for k in (1..n).filter(|k| k ^ n < n) {
            let mut add = |pile: u64, own: bool| {
                let mut next = piles.clone();
                next[place] = k;
                next.push(pile);
                next.sort_unstable();
                after.push((next, *other, own));
            };
            add(k ^ n, *own);
            if *own && 2 * k != n {
                add((2 * k) ^ n, false);
            }
        }
    }
    after
}
