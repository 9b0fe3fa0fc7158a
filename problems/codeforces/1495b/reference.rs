//! Codeforces 1495B by its rules: every two places, and every step.
//!
//! The middle tier has up to 40 places with long slopes, searched in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 99_990)..=g.pick(9, 100_000));
    let longest = if g.one_in(3) { n } else { g.within(1..=n.min(6)) };
    written(g, n, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=40);
    let longest = g.within(3..=15);
    written(g, n, longest)
}

/// Returns a permutation whose slopes have at most so many steps, up and down in turn; two
/// neighbouring ones are often equally long, and the longest.
fn written(g: &mut Generator, n: u64, longest: u64) -> String {
    let mut rises = g.one_in(2);
    let mut slopes = Vec::new();
    let mut steps = 0;
    let top = g.within(0..=n / (longest + 1));
    for slope in 0.. {
        let is_longest = slope == top || slope == top + 1 || g.one_in(9);
        let length = if is_longest { longest } else { g.within(1..=longest) };
        slopes.push((length, rises));
        rises = !rises;
        steps += length;
        if steps >= n {
            break;
        }
    }
    // Heights that go up and down by other amounts, so that tops and bottoms differ in height.
    let mut heights = vec![(0, 0)];
    for (length, rises) in slopes {
        for _ in 0..length {
            let height = heights[heights.len() - 1].0;
            let step = g.within(1..=9) as i64;
            heights.push((height + if rises { step } else { -step }, heights.len()));
        }
    }
    heights.truncate(n as usize);
    let mut order = heights.clone();
    order.sort_unstable();
    let mut numbers = vec![0; heights.len()];
    for (number, (_, place)) in order.into_iter().enumerate() {
        numbers[place] = number + 1;
    }
    format!("{n}\n{}\n", join(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100_000);
    let heights: Vec<usize> = input.numbers(n, 1..=n);
    input.end();
    let mut sorted = heights.clone();
    sorted.sort_unstable();
    assert!(sorted.iter().copied().eq(1..=n), "no permutation");
    assert!(n <= 100, "too large for a reference");
    // Where Qingshan and Daniel are, counted from 1, once each has chosen, and whether it is
    // Qingshan's turn.
    type Position = (usize, Option<usize>, bool);
    let neighbours =
        |place: usize| [place - 1, place + 1].into_iter().filter(|x| (1..=n).contains(x));
    let options = |&(x, y, is_qingshan): &Position| -> Vec<Position> {
        let Some(y) = y else {
            let places = (1..=n).filter(|&y| y != x);
            return places.map(|y| (x, Some(y), true)).collect();
        };
        let height = |place: usize| heights[place - 1];
        if is_qingshan {
            let down = neighbours(x).filter(|&next| next != y && height(next) < height(x));
            down.map(|next| (next, Some(y), false)).collect()
        } else {
            let up = neighbours(y).filter(|&next| next != x && height(next) > height(y));
            up.map(|next| (x, Some(next), true)).collect()
        }
    };
    let mut search = Search::normal()
        .written(|&(x, y, _): &Position| match y {
            Some(y) => format!("{x}, {y}"),
            None => x.to_string(),
        })
        .turn(|&(.., is_qingshan): &Position| if is_qingshan { "Qingshan" } else { "Daniel" });
    let wins = |&x: &usize| !search.mover_wins(&(x, None, false), &options);
    format!("{}\n", (1..=n).filter(wins).count())
}
