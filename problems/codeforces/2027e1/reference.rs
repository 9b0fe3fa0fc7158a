//! Codeforces 2027E1 by its rules: tries every d.
//!
//! The middle tier has piles of up to ten binary digits, each of them worth the mex of what the
//! moves leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 5000)..=g.pick(3, 5000));
        let most = g.pick([127, 31, 15][n.min(3) as usize - 1], (1 << 30) - 1);
        let most = g.within(most / 2..=most);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=most)));
        input += &format!("{}\n", join(&g.many(n, 1..=most)));
    }
    input
}

/// Returns two piles a case, of equal values if some of a few attempts are. In half of the piles all
/// digits are ones, and the limit is close to a power of two.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let mut piles = Vec::new();
        for _ in 0..5 {
            let places = g.within(1..=9) as u32;
            let (limit, pile) = match g.one_in(2) {
                true => {
                    ((2 << g.within(0..=places as u64)) - g.within(0..=2) as u32, (1 << places) - 1)
                }
                false => (g.within(1..=1023) as u32, g.within(1..=1023) as u32),
            };
            piles.push([limit.max(1), pile]);
        }
        let [limit, pile] = piles[4];
        let wanted = value(limit, pile);
        let equal = piles[..4].iter().find(|&&[limit, pile]| value(limit, pile) == wanted);
        let [other_limit, other] = *equal.unwrap_or(&piles[0]);
        input += &format!("2\n{limit} {other_limit}\n{pile} {other}\n");
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for position in read(input) {
        let sum = position.iter().fold(0, |sum, &(limit, pile)| sum ^ value(limit, pile));
        output += if sum > 0 { "Alice\n" } else { "Bob\n" };
    }
    output
}

/// Returns the value of a pile with a limit.
fn value(limit: u32, pile: u32) -> u64 {
    let options = |&pile: &u32| takes(limit, pile).map(|take| vec![pile - take]).collect();
    GrundyValues::new().value(&pile, &options)
}

/// Returns the numbers that may be taken.
fn takes(limit: u32, pile: u32) -> impl Iterator<Item = u32> {
    // From each number with ones only where the pile has some, the next smaller one.
    let smaller = move |&take: &u32| take.checked_sub(1).map(|less| less & pile);
    std::iter::successors(Some(pile), smaller).filter(move |&take| 0 < take && take <= limit)
}

/// Returns for each case the limits and the piles.
fn read(input: &mut Input) -> Vec<Vec<(u32, u32)>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=10_000usize);
        let limits = input.numbers(n, 1..=(1 << 30) - 1u32);
        let piles = input.numbers(n, 1..=(1 << 30) - 1u32);
        cases.push(limits.into_iter().zip(piles).collect());
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for mut position in read(input) {
        position.sort_unstable();
        let options = |position: &Vec<(u32, u32)>| {
            let mut options = Vec::new();
            for (place, &(a, x)) in position.iter().enumerate() {
                for d in (1..=a.min(x)).filter(|d| x & d == *d) {
                    let mut option = position.clone();
                    option[place] = (a, x - d);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let first = Search::normal().mover_wins(&position, &options);
        output += if first { "Alice\n" } else { "Bob\n" };
    }
    output
}
