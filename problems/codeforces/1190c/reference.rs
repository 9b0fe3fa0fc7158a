//! Codeforces 1190C by its rules: goes through all rows of cards, and finds backwards which are
//! won and which are lost for the player to move.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(8, 100_000));
    let k = if g.one_in(2) { g.within(1..=n) } else { g.within(n.div_ceil(3)..=n.div_ceil(2)) };
    let rarity = g.within(2..=5);
    let mut cards: Vec<char> = (0..n).map(|_| if g.one_in(rarity) { '1' } else { '0' }).collect();
    if g.one_in(2) {
        // Equal sides at the ends, so that all are equal after few moves.
        cards.sort_unstable();
        for _ in 0..g.within(0..=2) {
            cards[g.within(0..=n - 1) as usize] = '1';
        }
    }
    format!("{n} {k}\n{}\n", cards.into_iter().collect::<String>())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000usize);
    let k = input.number(1..=n);
    let row = input.token().expect("the cards");
    input.end();
    assert!(row.len() == n && row.bytes().all(|card| b"01".contains(&card)), "{row:?}");
    // A row is a binary number.
    let all_ones = (1usize << n) - 1;
    let is_over = |row: usize| row == 0 || row == all_ones;
    let moves = |row: usize| {
        (0..=n - k).flat_map(move |start| {
            let turned = ((1 << k) - 1) << start;
            [row | turned, row & !turned]
        })
    };
    let mut wins: Vec<Option<bool>> = vec![None; 1 << n];
    loop {
        let mut is_changed = false;
        for row in 0..wins.len() {
            let is_lost_for_opponent =
                |&after: &usize| is_over(after) || wins[after] == Some(false);
            let is_won_for_opponent = |after: usize| !is_over(after) && wins[after] == Some(true);
            if wins[row].is_none() {
                wins[row] = if moves(row).any(|after| is_lost_for_opponent(&after)) {
                    Some(true)
                } else if moves(row).all(is_won_for_opponent) {
                    Some(false)
                } else {
                    continue;
                };
                is_changed = true;
            }
        }
        if !is_changed {
            break;
        }
    }
    let verdict = match wins[usize::from_str_radix(row, 2).expect("binary digits")] {
        Some(true) => "tokitsukaze",
        Some(false) => "quailty",
        None => "once again",
    };
    format!("{verdict}\n")
}
