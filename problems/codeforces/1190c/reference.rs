//! Codeforces 1190C by its rules: goes through all rows of cards, and finds backwards which are
//! won and which are lost for the player to move.
//!
//! The middle tier has up to 40 cards, and takes for granted that whoever can force a win wins
//! at his first move. It makes each of the moves.

use reference::{letters, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_two_moves).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(9..=40);
    let k = if g.one_in(2) { g.within(1..=n) } else { g.within(n.div_ceil(3)..=n.div_ceil(2)) };
    // Few changes of sides, near the ends or about k cards from them.
    let mut cards = vec![b'0'; n as usize];
    for _ in 0..g.within(1..=4) {
        let near = [0, k - 1, k, n - k, n - 1][g.within(0..=4) as usize];
        let start = (near + g.within(0..=2)).min(n - 1) as usize;
        cards[start..].iter_mut().for_each(|card| *card ^= 1);
    }
    format!("{n} {k}\n{}\n", letters(&cards))
}

fn answer_by_two_moves(input: &mut Input) -> String {
    let Case { k, row } = read(input);
    let is_even = |row: &[u8]| row.iter().all(|card| *card == row[0]);
    let moves = |row: &[u8]| {
        let mut after = Vec::new();
        for start in 0..=row.len() - k {
            for side in [b'0', b'1'] {
                let mut turned = row.to_vec();
                turned[start..start + k].fill(side);
                after.push(turned);
            }
        }
        after
    };
    let wins_at_once = |row: &[u8]| moves(row).iter().any(|row| is_even(row));
    let verdict = if wins_at_once(&row) {
        "tokitsukaze\n"
    } else if moves(&row).iter().all(|row| wins_at_once(row)) {
        "quailty\n"
    } else {
        "once again\n"
    };
    verdict.to_string()
}

struct Case {
    k: usize,
    row: Vec<u8>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=100_000usize);
    let k = input.number(1..=n);
    let row = input.token().expect("the cards");
    input.end();
    assert!(row.len() == n && row.bytes().all(|card| b"01".contains(&card)), "{row:?}");
    Case { k, row: row.as_bytes().to_vec() }
}

fn answer(input: &mut Input) -> String {
    let Case { k, row } = read(input);
    let (n, row) = (row.len(), letters(&row));
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
    match search.standing(&(row, false), &options) {
        Standing::Won => "tokitsukaze\n",
        Standing::Lost => "quailty\n",
        Standing::Drawn => "once again\n",
    }
    .to_string()
}
