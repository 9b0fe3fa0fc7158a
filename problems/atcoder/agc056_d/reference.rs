//! AtCoder AGC 056 D by its rules: every number taken in every order.
//!
//! The middle tier has 8 numbers, which are as large as they may be or nearly equal, and bounds
//! close to half of their sum.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = 2 * g.within(g.pick(1, 2500)..=g.pick(3, 2500));
    let numbers = g.many(n, 1..=g.pick(9, 1_000_000_000));
    let total = numbers.iter().sum();
    // Bounds near half of the sum, where the winner is not obvious.
    let width = g.within(0..=g.pick(9, total / 8).min(total));
    let near = total.saturating_sub(width) / 2;
    let l = if g.one_in(3) { g.within(0..=total - width) } else { near };
    format!("{n} {l} {}\n{}\n", l + width, join(&numbers))
}

fn generate_middle(g: &mut Generator) -> String {
    let most = [10, 60, 1_000_000_000][g.within(0..=2) as usize];
    let numbers = g.many(8, 1..=most);
    let total: u64 = numbers.iter().sum();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    // About as much as the gaps between neighbours.
    let gaps: u64 = sorted.chunks(2).map(|pair| pair[1] - pair[0]).sum();
    let width = (gaps / 2 + g.within(0..=gaps.max(2))).min(total);
    let l = (total - width) / 2 + g.within(0..=1) * g.within(0..=(gaps / 4).min(width / 2));
    format!("8 {l} {}\n{}\n", (l + width).min(total), join(&numbers))
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
    // A position is the numbers that are left, and the sum of those that Alice has taken.
    let mut search = Search::normal()
        .over(|(left, sum): &Position| {
            left.is_empty().then(|| Standing::of_mover(l <= *sum && *sum <= r))
        })
        .written(|(left, sum)| format!("{} | {sum}", join(left)))
        .turn(|(left, _)| if is_alices_turn(left) { "Alice" } else { "Bob" });
    let alice = search.mover_wins(&(numbers, 0), &options);
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

type Position = (Vec<u64>, u64);

fn is_alices_turn(left: &[u64]) -> bool {
    left.len() % 2 == 0
}

fn options((left, sum): &Position) -> Vec<Position> {
    let take = |place: usize| {
        let mut rest = left.clone();
        let taken = rest.remove(place);
        (rest, if is_alices_turn(left) { sum + taken } else { *sum })
    };
    (0..left.len()).map(take).collect()
}
