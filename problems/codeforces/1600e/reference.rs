//! Codeforces 1600E by its rules: takes from either end.
//!
//! The middle tier has up to 100 numbers, searched in the same way.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(10, 200_000));
    let most = g.within(0..=g.pick(12, 1_000_000_000));
    let mut array = g.many(n, 0..=most);
    // Long plays need numbers that rise from both ends.
    if !g.one_in(3) {
        let peak = g.within(0..=n) as usize;
        array[..peak].sort_unstable();
        array[peak..].sort_unstable_by(|a, b| b.cmp(a));
    }
    format!("{n}\n{}\n", join(&array))
}

/// Returns numbers that mostly rise from both ends.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(11..=100);
    let most = [n / 2, 3 * n, 1_000_000_000][g.within(0..=2) as usize];
    let mut array = g.many(n, 0..=most);
    let peak = g.within(0..=n) as usize;
    array[..peak].sort_unstable();
    array[peak..].sort_unstable_by(|a, b| b.cmp(a));
    if g.one_in(2) {
        array[g.within(0..=n - 1) as usize] = g.within(0..=most);
    }
    format!("{n}\n{}\n", join(&array))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let array = input.numbers(n, 0..=1_000_000_000u64);
    input.end();
    // A position is the range that is left, its end excluded, and the number just taken.
    let options = |&(start, end, last): &(usize, usize, Option<u64>)| {
        let mut options = Vec::new();
        if start < end && Some(array[start]) > last {
            options.push((start + 1, end, Some(array[start])));
        }
        if start < end && Some(array[end - 1]) > last {
            options.push((start, end - 1, Some(array[end - 1])));
        }
        options
    };
    let mut search =
        Search::normal().written(|&(start, end, last): &(usize, usize, Option<u64>)| {
            let left = join(&array[start..end]);
            match last {
                None => left,
                Some(last) if left.is_empty() => format!("∅ > {last}"),
                Some(last) => format!("{left} > {last}"),
            }
        });
    let alice = search.mover_wins(&(0, n, None), &options);
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}
