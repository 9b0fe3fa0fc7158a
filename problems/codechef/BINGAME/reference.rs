//! CodeChef BINGAME by its rules: every number of the list.
//!
//! The middle tier has up to four numbers of up to 30, searched as the tiny ones are.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 10));
    let lists = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
        written(&g.many(n, 1..=g.pick(7, 100_000)))
    });
    format!("{cases}\n{}", lists.collect::<String>())
}

/// Returns lists with few numbers that are no multiples of 3, where most moves do not win.
fn generate_middle(g: &mut Generator) -> String {
    let lists = (0..20).map(|_| {
        let n = g.within(1..=3);
        let mut numbers: Vec<u64> = (0..n).map(|_| 3 * g.within(1..=5)).collect();
        for number in &mut numbers {
            if g.one_in(2) {
                *number += g.within(0..=2);
            }
        }
        if n == 1 {
            numbers.push(g.within(10..=30));
        }
        written(&numbers)
    });
    format!("20\n{}", lists.collect::<String>())
}

fn written(numbers: &[u64]) -> String {
    format!("{}\n{}\n", numbers.len(), join(numbers))
}

/// The numbers, in order, and the number of the player to move, which is what a move subtracts.
type Position = (Vec<u64>, u64);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(numbers, _): &Position| join(numbers))
        .turn(|&(_, mover): &Position| ["first", "second"][mover as usize - 1]);
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=100_000) {
        let n = input.number(1..=100_000usize);
        sum += n;
        let mut numbers = input.numbers(n, 1..=100_000u64);
        numbers.sort_unstable();
        search.show(&(numbers.clone(), 1), &options);
        let moves = (0..n).map(|place| after(&(numbers.clone(), 1), place));
        let winning = moves.flatten().filter(|next| !search.mover_wins(next, &options)).count();
        output += &format!("{winning}\n");
    }
    assert!(sum <= 1_000_000, "{sum} numbers");
    input.end();
    output
}

fn options(position: &Position) -> Vec<Position> {
    (0..position.0.len()).filter_map(|place| after(position, place)).collect()
}

/// Returns what a move leaves, if it is allowed.
fn after((numbers, mover): &Position, place: usize) -> Option<Position> {
    let mut next = numbers.clone();
    next[place] = numbers[place].checked_sub(*mover)?;
    next.sort_unstable();
    Some((next, 3 - mover))
}
