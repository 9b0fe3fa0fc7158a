//! Codeforces 1728D by its rules: both ends, and the strings of both players.
//!
//! The middle tier has up to 80 letters. There the outcome of each part of the string is found from
//! those of the parts that a round can leave.

use reference::{Generator, Input, Reference, Search, Standing};
use std::cmp::Ordering;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rounds).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let (cases, half) = if g.one_in(2) { (1000, 1) } else { (1, 1000) };
        return written(g, cases, half, half);
    }
    let cases = g.within(1..=4);
    written(g, cases, 1, 4)
}

fn generate_middle(g: &mut Generator) -> String {
    let half = g.within(5..=40);
    written(g, 4, half, half)
}

/// Returns strings of so many pairs of letters.
fn written(g: &mut Generator, cases: u64, least: u64, most: u64) -> String {
    let strings = (0..cases).map(|_| {
        let pairs = g.within(least..=most);
        string(g, pairs) + "\n"
    });
    format!("{cases}\n{}", strings.collect::<String>())
}

/// Returns a string of pairs of letters, each beside one another or at both ends; in most strings
/// some letters are then changed.
fn string(g: &mut Generator, pairs: u64) -> String {
    let alphabet = if g.one_in(4) { 26 } else { g.within(1..=3) };
    let around = g.within(0..=pairs);
    let mut letters = Vec::new();
    for pair in 0..pairs {
        let letter = b'a' + g.within(0..=alphabet - 1) as u8;
        letters.push(letter);
        let place = if pair < pairs - around { letters.len() } else { 0 };
        letters.insert(place, letter);
    }
    let last = letters.len() as u64 - 1;
    for _ in 0..g.within(0..=3) {
        let [place, other] = [0; 2].map(|_| g.within(0..=last) as usize);
        if g.one_in(2) {
            letters.swap(place, other);
        } else {
            letters[place] = letters[other];
        }
    }
    letters.into_iter().map(char::from).collect()
}

/// The letters that are left, Alice's string, Bob's string, and whether Alice is to move.
type Position = (String, String, String, bool);

fn answer(input: &mut Input) -> String {
    let options = |(left, alice, bob, is_alice): &Position| -> Vec<Position> {
        let n = left.len();
        let ends = [(0, 1..n), (n - 1, 0..n - 1)];
        let take = |(place, rest): (usize, std::ops::Range<usize>)| {
            let letter = &left[place..=place];
            let (alice, bob) = match is_alice {
                true => (format!("{letter}{alice}"), bob.clone()),
                false => (alice.clone(), format!("{letter}{bob}")),
            };
            (left[rest].to_string(), alice, bob, !is_alice)
        };
        ends.map(take).to_vec()
    };
    let mut search = Search::normal()
        .over(|(left, alice, bob, is_alice): &Position| {
            left.is_empty().then(|| match alice.cmp(bob) {
                Ordering::Equal => Standing::Drawn,
                order => Standing::of_mover((order == Ordering::Less) == *is_alice),
            })
        })
        .written(|(left, alice, bob, _): &Position| {
            let left = if left.is_empty() { "∅" } else { left };
            match alice.is_empty() {
                true => left.to_string(),
                false => format!("{left} ({alice}, {})", if bob.is_empty() { "–" } else { bob }),
            }
        })
        .turn(|&(.., is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    outcomes(input, |string| {
        assert!(string.len() <= 10, "too large for a reference");
        let start = (string.to_string(), String::new(), String::new(), true);
        match search.standing(&start, &options) {
            Standing::Won => Ordering::Less,
            Standing::Drawn => Ordering::Equal,
            Standing::Lost => Ordering::Greater,
        }
    })
}

fn answer_by_rounds(input: &mut Input) -> String {
    outcomes(input, |string| {
        let letters = string.as_bytes();
        let n = letters.len();
        assert!(n <= 200, "too large for a table");
        // How Alice's string compares with Bob's, for the part from each place to each other one.
        let mut known = vec![vec![Ordering::Equal; n + 1]; n + 1];
        for length in (2..=n).step_by(2) {
            for from in 0..=n - length {
                let to = from + length;
                let round = |alice: usize, bob: usize, rest: (usize, usize)| {
                    known[rest.0][rest.1].then(letters[alice].cmp(&letters[bob]))
                };
                let between = (from + 1, to - 1);
                let first = round(from, to - 1, between).max(round(from, from + 1, (from + 2, to)));
                let last = round(to - 1, from, between).max(round(to - 1, to - 2, (from, to - 2)));
                known[from][to] = first.min(last);
            }
        }
        known[0][n]
    })
}

fn outcomes(input: &mut Input, mut outcome: impl FnMut(&str) -> Ordering) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=1000) {
        let string = input.token().expect("a string");
        sum += string.len();
        assert!(string.len() % 2 == 0 && sum <= 2000, "{sum} letters");
        assert!(string.bytes().all(|letter| letter.is_ascii_lowercase()), "no string");
        output += match outcome(string) {
            Ordering::Less => "Alice\n",
            Ordering::Equal => "Draw\n",
            Ordering::Greater => "Bob\n",
        };
    }
    input.end();
    output
}
