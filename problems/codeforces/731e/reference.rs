//! Codeforces 731E by its rules: every number of stickers.
//!
//! The middle tier has up to 300 stickers. What was paid out before does not matter for the rest,
//! so that each row that is left, from the shortest on, is played by every number of stickers.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rows).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 199_990)..=g.pick(8, 200_000));
    let limit = if g.one_in(2) { g.pick(3, 10_000) } else { g.pick(20, 10_000) };
    written(g, n, limit)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=300);
    let limit = if g.one_in(2) { 10_000 } else { 5 };
    written(g, n, limit)
}

/// Returns numbers of which mostly about as many are positive as negative.
fn written(g: &mut Generator, n: u64, limit: u64) -> String {
    let shift = if g.one_in(4) { g.within(0..=2 * limit) } else { limit };
    let numbers = g.many(n, 0..=2 * limit).into_iter().map(|number| {
        let number = number as i64 - shift as i64;
        number.clamp(-(limit as i64), limit as i64)
    });
    format!("{n}\n{}\n", join(&numbers.collect::<Vec<_>>()))
}

fn read(input: &mut Input) -> Vec<i64> {
    let n = input.number(2..=200_000);
    let numbers = input.numbers(n, -10_000..=10_000);
    input.end();
    numbers
}

/// The stickers, by how much the player to move is ahead, and whether that is Petya.
type Position = (Vec<i64>, i64, bool);

fn options((stickers, lead, is_petya): &Position) -> Vec<Position> {
    let take = |count: usize| {
        let sum: i64 = stickers[..count].iter().sum();
        let left = [&[sum], &stickers[count..]].concat();
        (left, -(lead + sum), !is_petya)
    };
    (2..=stickers.len()).map(take).collect()
}

fn answer(input: &mut Input) -> String {
    let stickers = read(input);
    assert!(stickers.len() <= 12, "too large for a reference");
    let start = (stickers, 0, true);
    let best = best_lead(&start);
    // Play ends well for a player who is as far ahead as the best play makes it.
    let mut search = Search::normal()
        .over(|(stickers, lead, is_petya): &Position| {
            let petya_lead = if *is_petya { *lead } else { -lead };
            let standing = Standing::of_mover((petya_lead >= best) == *is_petya);
            (stickers.len() == 1).then_some(standing)
        })
        .written(|(stickers, lead, _): &Position| format!("{} ({lead:+})", join(stickers)))
        .turn(|&(.., is_petya): &Position| if is_petya { "Petya" } else { "Gena" });
    search.show(&start, &options);
    format!("{best}\n")
}

/// Returns what the player to move is ahead in the end.
fn best_lead(position: &Position) -> i64 {
    let leads = options(position).into_iter().map(|next| -best_lead(&next));
    leads.max().unwrap_or(position.1)
}

fn answer_by_rows(input: &mut Input) -> String {
    let numbers = read(input);
    let n = numbers.len();
    assert!(n <= 500, "too large for a table");
    // What the player to move gets more, by how many stickers there are.
    let mut leads = vec![0; n + 1];
    for length in 2..=n {
        let leftmost = numbers[..=n - length].iter().sum();
        let row = [&[leftmost], &numbers[n - length + 1..]].concat();
        let take = |count: usize| row[..count].iter().sum::<i64>() - leads[length - count + 1];
        leads[length] = (2..=length).map(take).max().expect("two stickers");
    }
    format!("{}\n", leads[n])
}
