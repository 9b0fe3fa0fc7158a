//! Codeforces 794E by its rules: either end at every move.
//!
//! The middle tier has up to 120 carrots, and a table of the last one for every stretch of them
//! and both players.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 290_000)..=g.pick(8, 300_000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=120);
    written(g, n)
}

fn written(g: &mut Generator, n: u64) -> String {
    let largest = if g.one_in(2) { 9 } else { 1_000_000_000 };
    let mut carrots = g.many(n, 1..=largest);
    if g.one_in(2) {
        // The largest ones at the ends, so that the answers change with k.
        let rank = |place: u64| (2 * place).abs_diff(n);
        let mut places: Vec<u64> = (0..n).collect();
        places.sort_by_key(|&place| rank(place));
        carrots.sort_unstable();
        let sorted = carrots.clone();
        for (place, carrot) in places.into_iter().zip(sorted) {
            carrots[place as usize] = carrot;
        }
    }
    format!("{n}\n{}\n", join(&carrots))
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=300_000);
    let carrots = input.numbers(n, 1..=1_000_000_000);
    input.end();
    carrots
}

/// The carrots that are left, and whether Oleg is to move.
type Position = (Vec<u64>, bool);

fn answer(input: &mut Input) -> String {
    let carrots = read(input);
    assert!(carrots.len() <= 10, "too large for a reference");
    let answers: Vec<u64> = (0..carrots.len()).map(|k| last(&carrots, k, true)).collect();
    let options = |(carrots, is_oleg): &Position| -> Vec<Position> {
        ends_eaten(carrots).iter().map(|left| (left.to_vec(), !is_oleg)).collect()
    };
    let mut search = Search::normal()
        .over(|(carrots, is_oleg): &Position| match carrots[..] {
            [last] => Some(Standing::of_mover((last >= answers[0]) == *is_oleg)),
            _ => None,
        })
        .written(|(carrots, _): &Position| join(carrots))
        .turn(|&(_, is_oleg): &Position| if is_oleg { "Oleg" } else { "Igor" });
    search.show(&(carrots.clone(), true), &options);
    format!("{}\n", join(&answers))
}

/// Returns what is left after each of the two moves.
fn ends_eaten(carrots: &[u64]) -> [&[u64]; 2] {
    [&carrots[1..], &carrots[..carrots.len() - 1]]
}

/// Returns the last carrot if Oleg makes `beforehand` moves before the first one of the game.
fn last(carrots: &[u64], beforehand: usize, is_oleg: bool) -> u64 {
    if let [last] = carrots {
        return *last;
    }
    let after = ends_eaten(carrots);
    if beforehand > 0 {
        after.map(|left| last(left, beforehand - 1, true)).into_iter().max().expect("two moves")
    } else if is_oleg {
        after.map(|left| last(left, 0, false)).into_iter().max().expect("two moves")
    } else {
        after.map(|left| last(left, 0, true)).into_iter().min().expect("two moves")
    }
}

fn answer_by_stretches(input: &mut Input) -> String {
    let carrots = read(input);
    assert!(carrots.len() <= 200, "too large for a table");
    // The last carrot of each stretch of a length, if Oleg is to move and if Igor is.
    let mut stretches: Vec<[u64; 2]> = carrots.iter().map(|&carrot| [carrot; 2]).collect();
    let mut answers = Vec::new();
    loop {
        answers.push(stretches.iter().map(|values| values[0]).max().expect("a stretch"));
        if stretches.len() == 1 {
            answers.reverse();
            return format!("{}\n", join(&answers));
        }
        let pairs = stretches.windows(2);
        stretches = pairs.map(|two| [two[0][1].max(two[1][1]), two[0][0].min(two[1][0])]).collect();
    }
}
