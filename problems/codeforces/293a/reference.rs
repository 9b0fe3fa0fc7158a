//! Codeforces 293A by its rules: every place.
//!
//! The middle tier has up to 40 places. The search is the same, but keeps only how many places are
//! left of each of the four kinds.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_kinds).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 900_000)..=g.pick(3, 1_000_000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=20);
    written(g, n)
}

fn written(g: &mut Generator, n: u64) -> String {
    let mut word = |every: u64| {
        (0..2 * n).map(|_| if g.one_in(every) { '1' } else { '0' }).collect::<String>()
    };
    let words = [word(2), word(2)];
    format!("{n}\n{}\n{}\n", words[0], words[1])
}

fn read(input: &mut Input) -> Vec<[i64; 2]> {
    let n = input.number(1..=1_000_000usize);
    let [s, t] = [0; 2].map(|_| {
        let word = input.token().expect("a word");
        assert!(word.len() == 2 * n && word.bytes().all(|digit| b"01".contains(&digit)), "no word");
        word
    });
    input.end();
    s.bytes().zip(t.bytes()).map(|(s, t)| [i64::from(s - b'0'), i64::from(t - b'0')]).collect()
}

/// The places that are left, by how many ones Yaroslav is ahead, and whether he is to move.
type Position = (Vec<[i64; 2]>, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut places = read(input);
    assert!(places.len() <= 10, "too large for a reference");
    places.sort_unstable();
    let options = |(places, lead, is_first): &Position| -> Vec<Position> {
        let choose = |place: usize| {
            let mut left = places.clone();
            let [s, t] = left.remove(place);
            (left, if *is_first { lead + s } else { lead - t }, !is_first)
        };
        (0..places.len()).map(choose).collect()
    };
    let mut search = Search::normal()
        .over(|(places, lead, is_first): &Position| match places.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover((*lead > 0) == *is_first)),
            false => None,
        })
        .written(|(places, lead, _): &Position| {
            let row = |word: usize| {
                places.iter().map(|place| place[word].to_string()).collect::<String>()
            };
            format!("{} / {} ({lead:+})", row(0), row(1))
        })
        .turn(|&(.., is_first): &Position| if is_first { "Yaroslav" } else { "Andrey" });
    let outcome = match search.standing(&(places, 0, true), &options) {
        Standing::Won => "First\n",
        Standing::Lost => "Second\n",
        Standing::Drawn => "Draw\n",
    };
    String::from(outcome)
}

fn answer_by_kinds(input: &mut Input) -> String {
    let mut kinds = [0; 4];
    for [s, t] in read(input) {
        kinds[(2 * s + t) as usize] += 1;
    }
    let outcome = match best_lead(kinds, true, &mut HashMap::new()) {
        0 => "Draw\n",
        lead if lead > 0 => "First\n",
        _ => "Second\n",
    };
    String::from(outcome)
}

/// Returns by how many ones Yaroslav gets ahead.
fn best_lead(left: [usize; 4], is_first: bool, known: &mut HashMap<[usize; 4], i64>) -> i64 {
    if let Some(&lead) = known.get(&left) {
        return lead;
    }
    let mut leads = Vec::new();
    for kind in (0..4).filter(|&kind| left[kind] > 0) {
        let mut next = left;
        next[kind] -= 1;
        let gain = if is_first { kind as i64 / 2 } else { -(kind as i64 % 2) };
        leads.push(gain + best_lead(next, !is_first, known));
    }
    let best = if is_first { leads.into_iter().max() } else { leads.into_iter().min() };
    let best = best.unwrap_or(0);
    known.insert(left, best);
    best
}
