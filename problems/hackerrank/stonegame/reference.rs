//! HackerRank stonegame by its rules: every choice of stones, every game played.
//!
//! The middle tier has up to 15 piles of up to 250 stones, which can be left in more ways than the
//! modulus. The ways are counted pile by pile, by their nim sum, with and without those in which a
//! pile stays.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(3, 100)..=g.pick(4, 100));
    let most = g.pick(if n == 3 { 7 } else { 4 }, 999_999_999);
    let piles = g.many(n, g.pick(1, 900_000_000)..=most);
    format!("{n}\n{}\n", join(&piles))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(3..=15);
    let most = 1 << g.within(2..=7);
    format!("{n}\n{}\n", join(&g.many(n, 1..=2 * most - 6)))
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let piles = read(input);
    // For each nim sum, the ways in which no pile has stayed so far, and those in which one has.
    let (mut none_stays, mut one_stays) = (vec![0u64; 256], vec![0u64; 256]);
    none_stays[0] = 1;
    for pile in piles {
        let pile = pile as usize;
        let (mut none, mut one) = (vec![0; 256], vec![0; 256]);
        for sum in 0..256 {
            for left in 0..pile {
                none[sum] += none_stays[sum ^ left];
                one[sum] += one_stays[sum ^ left];
            }
            one[sum] += none_stays[sum ^ pile] + one_stays[sum ^ pile];
            none[sum] %= PRIME;
            one[sum] %= PRIME;
        }
        (none_stays, one_stays) = (none, one);
    }
    format!("{}\n", one_stays[0])
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(3..=100);
    let piles = input.numbers(n, 1..=999_999_999);
    input.end();
    piles
}

fn answer(input: &mut Input) -> String {
    let piles = read(input);
    let mut search = Search::normal();
    let mut choices = vec![Vec::new()];
    for &pile in &piles {
        let longer = choices.iter().flat_map(|choice: &Vec<u64>| {
            (0..=pile).map(move |left| [choice.clone(), vec![left]].concat())
        });
        choices = longer.collect();
    }
    let mut ways = 0;
    for mut choice in choices {
        let one_unchanged = choice.iter().zip(&piles).any(|(left, pile)| left == pile);
        choice.sort_unstable();
        let moves = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        if one_unchanged && !search.mover_wins(&choice, &moves) {
            ways += 1;
        }
    }
    format!("{}\n", ways % PRIME)
}
