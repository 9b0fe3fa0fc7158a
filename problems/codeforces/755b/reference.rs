//! Codeforces 755B by its rules: every word that has not been said.
//!
//! The middle tier has up to 25 words of each kind. Only the number of words left of each kind
//! matters, and all such numbers are searched.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    if g.one_in(2) {
        let largest = g.pick(4, 500);
        return written(g, largest);
    }
    let most = g.pick(4, 600);
    let [own, others, common] = [0; 3].map(|_| g.within(g.pick(0, 400)..=g.pick(most, 500)));
    lists(g, [own, others, common.max(u64::from(own.min(others) == 0))])
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 25)
}

/// Returns lists of about as many words.
fn written(g: &mut Generator, most: u64) -> String {
    let own = g.within(1..=most);
    let others = (own + g.within(0..=2)).saturating_sub(1).clamp(1, most);
    let common = g.within(0..=most);
    lists(g, [own, others, common])
}

fn lists(g: &mut Generator, [own, others, common]: [u64; 3]) -> String {
    let word = |number: u64| {
        let letters = [number / 676, number / 26 % 26, number % 26];
        let letters: String =
            letters.iter().map(|&letter| char::from(b'a' + letter as u8)).collect();
        String::from(letters.trim_start_matches('a')) + "z"
    };
    let mut sides =
        [(0..own + common).collect::<Vec<u64>>(), (own..own + common + others).collect()];
    for list in &mut sides {
        g.shuffle(list);
    }
    let lines = sides.concat().into_iter().map(|number| word(number) + "\n");
    format!("{} {}\n{}", own + common, others + common, lines.collect::<String>())
}

fn read(input: &mut Input) -> [BTreeSet<String>; 2] {
    let counts = [input.number(1..=1000), input.number(1..=1000)];
    let sides = counts.map(|count| {
        let words: BTreeSet<String> =
            (0..count).map(|_| input.token().expect("a word").to_string()).collect();
        assert!(words.len() == count, "a word twice");
        let is_word = |word: &String| {
            word.len() <= 500 && word.bytes().all(|letter| letter.is_ascii_lowercase())
        };
        assert!(words.iter().all(is_word), "not a word");
        words
    });
    input.end();
    sides
}

/// The words that were not said, of the player to move and of the other one, and whether PolandBall
/// is to move.
type Position = ([BTreeSet<String>; 2], bool);

fn answer(input: &mut Input) -> String {
    let options = |([mine, theirs], is_poland): &Position| -> Vec<Position> {
        let say = |word: &String| {
            let [mut theirs, mut mine] = [theirs.clone(), mine.clone()];
            theirs.remove(word);
            mine.remove(word);
            ([theirs, mine], !is_poland)
        };
        mine.iter().map(say).collect()
    };
    let words = |side: &BTreeSet<String>| side.iter().cloned().collect::<Vec<_>>().join(" ");
    let mut search = Search::normal()
        .written(|(sides, _): &Position| sides.each_ref().map(words).join(" | "))
        .turn(|&(_, is_poland): &Position| if is_poland { "PolandBall" } else { "EnemyBall" });
    verdict(search.mover_wins(&(read(input), true), &options))
}

fn answer_by_counts(input: &mut Input) -> String {
    let [own, enemys] = read(input);
    let common = own.intersection(&enemys).count();
    // The words of the mover, of the other player, and of both.
    let options = |&[mine, theirs, common]: &[usize; 3]| -> Vec<[usize; 3]> {
        let own = mine.checked_sub(1).map(|mine| [theirs, mine, common]);
        own.into_iter().chain(common.checked_sub(1).map(|common| [theirs, mine, common])).collect()
    };
    let start = [own.len() - common, enemys.len() - common, common];
    verdict(Search::normal().mover_wins(&start, &options))
}

fn verdict(wins: bool) -> String {
    String::from(if wins { "YES\n" } else { "NO\n" })
}
