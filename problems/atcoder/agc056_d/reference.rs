//! AtCoder AGC 056 D by its rules: every number taken in every order.

use reference::{spaced, Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = 2 * g.within(g.pick(1, 2500)..=g.pick(3, 2500));
    let numbers = g.many(n, 1..=g.pick(9, 1_000_000_000));
    let total = numbers.iter().sum();
    // Bounds near half of the sum, where the winner is not obvious.
    let width = g.within(0..=g.pick(9, total / 8).min(total));
    let near = total.saturating_sub(width) / 2;
    let l = if g.one_in(3) { g.within(0..=total - width) } else { near };
    format!("{n} {l} {}\n{}\n", l + width, spaced(&numbers))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=5000);
    let (l, r) = (input.number(0..=u64::MAX), input.number(0..=u64::MAX));
    let mut numbers: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
    input.end();
    assert!(
        n % 2 == 0 && l <= r && r <= numbers.iter().sum(),
        "N is odd, or the bounds are not 0 <= L <= R <= the sum"
    );
    numbers.sort_unstable();
    let alice = alice_wins(&numbers, 0, &|sum| l <= sum && sum <= r, &mut HashMap::new());
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn alice_wins(
    left: &[u64],
    sum: u64,
    is_right: &impl Fn(u64) -> bool,
    known: &mut HashMap<(Vec<u64>, u64), bool>,
) -> bool {
    if left.is_empty() {
        return is_right(sum);
    }
    if let Some(&wins) = known.get(&(left.to_vec(), sum)) {
        return wins;
    }
    let alice_moves = left.len() % 2 == 0;
    let mut after = (0..left.len()).map(|place| {
        let mut rest = left.to_vec();
        let taken = rest.remove(place);
        alice_wins(&rest, if alice_moves { sum + taken } else { sum }, is_right, known)
    });
    let wins = if alice_moves { after.any(|alice| alice) } else { after.all(|alice| alice) };
    known.insert((left.to_vec(), sum), wins);
    wins
}
