//! Codeforces 832A by its rules: makes the moves one by one.
//!
//! The middle tier has up to 3000 moves, made in the same way, and large numbers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 999_999_999_999_999_000)..=g.pick(50, 1_000_000_000_000_000_000));
    format!("{n} {}\n", g.within(1..=g.pick(n, 1000)))
}

/// Returns sticks that are close to a multiple of k.
fn generate_middle(g: &mut Generator) -> String {
    let largest = [10, 1000, 100_000_000_000_000][g.within(0..=2) as usize];
    let k = g.within(2..=largest);
    let n = k * g.within(1..=3000) + g.within(0..=2) - 1;
    format!("{} {k}\n", n.max(k))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1_000_000_000_000_000_000u64);
    let k = input.number(1..=n);
    input.end();
    Search::normal().show(&n, &|left| left.checked_sub(k).into_iter().collect());
    let (mut left, mut moves) = (n, [0u64; 2]);
    for player in [0, 1].into_iter().cycle() {
        if left < k {
            break;
        }
        left -= k;
        moves[player] += 1;
    }
    if moves[0] > moves[1] { "YES\n" } else { "NO\n" }.to_string()
}
