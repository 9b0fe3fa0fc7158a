//! BOJ 24553 by its rules: every palindrome.
//!
//! The middle tier has heaps of up to 2000 stones, whose outcomes are those of one table.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(6, 1000));
    let most = g.pick(130, 1_000_000_000_000_000_000);
    written(&g.many(cases, 1..=most))
}

fn generate_middle(g: &mut Generator) -> String {
    let heaps: Vec<u64> = (0..50)
        .map(|_| if g.one_in(2) { 10 * g.within(1..=200) } else { g.within(1..=2000) })
        .collect();
    written(&heaps)
}

fn written(heaps: &[u64]) -> String {
    let lines: String = heaps.iter().map(|heap| format!("{heap}\n")).collect();
    format!("{}\n{lines}", heaps.len())
}

fn read(input: &mut Input) -> Vec<u64> {
    let cases = input.number(1..=1000);
    let heaps = input.numbers(cases, 1..=1_000_000_000_000_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |&stones: &u64| -> Vec<u64> {
        (1..=stones).filter(|&take| is_palindrome(take)).map(|take| stones - take).collect()
    };
    winners(read(input), |stones| search.mover_wins(&stones, &options))
}

fn answer_by_table(input: &mut Input) -> String {
    let heaps = read(input);
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let palindromes: Vec<u64> = (1..=largest).filter(|&take| is_palindrome(take)).collect();
    let mut is_won: Vec<bool> = Vec::new();
    for stones in 0..=largest {
        let mut lefts = palindromes.iter().filter_map(|&take| stones.checked_sub(take));
        is_won.push(lefts.any(|left| !is_won[left as usize]));
    }
    winners(heaps, |stones| is_won[stones as usize])
}

fn is_palindrome(number: u64) -> bool {
    let digits = number.to_string();
    digits.chars().eq(digits.chars().rev())
}

fn winners(heaps: Vec<u64>, mut first_wins: impl FnMut(u64) -> bool) -> String {
    heaps.into_iter().map(|stones| if first_wins(stones) { "0\n" } else { "1\n" }).collect()
}
