//! Codeforces 1190C by its rules: goes through all rows of cards, and finds backwards which are
//! won and which are lost for the player to move.

use reference::{Generator, Input, Reference, Search, Standing};

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
    let is_even = |row: &str| !row.contains('0') || !row.contains('1');
    let options = |(row, _): &(String, bool)| -> Vec<(String, bool)> {
        let turned = |start: usize| {
            ["0", "1"].map(|side| {
                let (before, after) = (&row[..start], &row[start + k..]);
                (format!("{before}{}{after}", side.repeat(k)), true)
            })
        };
        (0..=n - k).flat_map(turned).collect()
    };
    // Whoever makes all sides equal wins; a row may have been so at the beginning.
    let mut search = Search::normal()
        .over(|(row, has_moved): &(String, bool)| {
            (*has_moved && is_even(row)).then_some(Standing::Lost)
        })
        .written(|(row, has_moved)| format!("{row}{}", if *has_moved { "" } else { " …" }));
    match search.standing(&(row.to_string(), false), &options) {
        Standing::Won => "tokitsukaze\n",
        Standing::Lost => "quailty\n",
        Standing::Drawn => "once again\n",
    }
    .to_string()
}
