//! Codeforces 135C by its rules: every variant of the digits, and every card.
//!
//! The middle tier has up to 15 cards. The results of all rows of so many known digits are in one
//! table, as numbers.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 99_990)..=g.pick(7, 100_000));
    let unknown = if g.one_in(4) { n } else { g.within(0..=3).min(n) };
    row(g, n, unknown)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(8..=15);
    let most = if g.one_in(4) { n } else { 4 };
    let unknown = g.within(0..=most);
    row(g, n, unknown)
}

/// Returns a row that mostly has about as many zeros as ones.
fn row(g: &mut Generator, n: u64, unknown: u64) -> String {
    let known = n - unknown;
    let ones = if g.one_in(4) {
        g.within(0..=known)
    } else {
        (known / 2 + g.within(0..=4)).saturating_sub(2).min(known)
    };
    let mut cards = vec!['?'; unknown as usize];
    cards.resize((n - ones) as usize, '0');
    cards.resize(n as usize, '1');
    g.shuffle(&mut cards);
    cards.into_iter().collect::<String>() + "\n"
}

/// Returns the row, without the space around it.
fn read<'a>(input: &mut Input<'a>) -> &'a str {
    let row = input.token().expect("a row");
    input.end();
    assert!((2..=100_000).contains(&row.len()), "{} cards", row.len());
    assert!(row.bytes().all(|card| b"01?".contains(&card)), "no row");
    row
}

/// Returns each row that may have been there.
fn variants(row: &str) -> Vec<String> {
    match row.contains('?') {
        true => {
            ["0", "1"].iter().flat_map(|digit| variants(&row.replacen('?', digit, 1))).collect()
        }
        false => vec![row.to_string()],
    }
}

/// The row, and whether Masha is to move.
type Position = (String, bool);

fn options((row, is_masha): &Position) -> Vec<Position> {
    let without = |place: usize| (format!("{}{}", &row[..place], &row[place + 1..]), !is_masha);
    (0..row.len()).map(without).collect()
}

fn answer(input: &mut Input) -> String {
    let row = read(input);
    assert!(row.len() <= 8, "too large for a reference");
    let results = ["00", "01", "10", "11"];
    let mut is_possible = [false; 4];
    for variant in variants(row) {
        let start = (variant, true);
        // How often Masha cannot get less: once for each result that is below the true one.
        let result = (0..3).filter(|&most| !masha_gets(&start, results[most])).count();
        show(&start, results[result]);
        is_possible[result] = true;
    }
    (0..4).filter(|&result| is_possible[result]).map(|r| format!("{}\n", results[r])).collect()
}

fn search<'a>(most: &'a str) -> Search<'a, Position> {
    Search::normal()
        .over(move |(row, is_masha): &Position| {
            (row.len() == 2).then(|| Standing::of_mover((row.as_str() <= most) == *is_masha))
        })
        .turn(|&(_, is_masha): &Position| if is_masha { "Masha" } else { "Petya" })
        .written(|(row, _): &Position| row.clone())
}

/// Hands out the game in which Masha wants no more than the true result.
fn show(start: &Position, result: &str) {
    search(result).show(start, &options);
}

/// Returns whether Masha, who is to move first, can get `most` or less.
fn masha_gets((row, is_masha): &Position, most: &str) -> bool {
    if row.len() == 2 {
        return row.as_str() <= most;
    }
    let mut after = options(&(row.clone(), *is_masha)).into_iter();
    match is_masha {
        true => after.any(|next| masha_gets(&next, most)),
        false => after.all(|next| masha_gets(&next, most)),
    }
}

fn answer_by_table(input: &mut Input) -> String {
    let row = read(input);
    let n = row.len();
    assert!(n <= 16, "too large for a table");
    // The results of all rows of two cards, then of one more each time. The last move is Petya's
    // if the number of moves is even.
    let mut results = vec![0, 1, 2, 3];
    for length in 3..=n {
        let is_masha = (n - length) % 2 == 0;
        let result = |cards: usize| {
            let after = (0..length).map(|place| {
                let right = cards & ((1 << place) - 1);
                results[cards >> (place + 1) << place | right]
            });
            if is_masha { after.min() } else { after.max() }.expect("a card")
        };
        results = (0..1 << length).map(result).collect();
    }
    let mut is_possible = [false; 4];
    for (cards, &result) in results.iter().enumerate() {
        let fits = |(place, card): (usize, u8)| {
            card == b'?' || usize::from(card - b'0') == cards >> (n - 1 - place) & 1
        };
        is_possible[result] |= row.bytes().enumerate().all(fits);
    }
    (0..4).filter(|&result| is_possible[result]).map(|r| format!("{r:02b}\n")).collect()
}
