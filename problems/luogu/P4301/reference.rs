//! Luogu P4301 by its rules: every choice of heaps in both first rounds, then Nim by search.
//!
//! The middle tier has up to 12 heaps, small ones or of up to 10^9 matches with a nim sum of 0. Of
//! all choices to keep, it tries those of which no part has the nim sum 0.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_choices).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(5, 100), 1..=g.pick(7, 1_000_000_000));
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn generate_middle(g: &mut Generator) -> String {
    let k = g.within(1..=12);
    let most = [10, 100, 1_000_000_000][g.within(0..=2) as usize];
    let mut heaps = g.many(k, 1..=most);
    for place in 3..heaps.len() {
        // Often the nim sum of some others.
        let sum = heaps[place - 3] ^ heaps[place - 2] ^ heaps[g.within(0..=1) as usize];
        if g.one_in(2) && (1..=1_000_000_000).contains(&sum) {
            heaps[place] = sum;
        }
    }
    let turn = g.within(0..=k - 1) as usize;
    heaps.rotate_left(turn);
    format!("{k}\n{}\n", join(&heaps))
}

fn answer_by_choices(input: &mut Input) -> String {
    let heaps = read(input);
    let sum_of = |kept: usize| {
        let kept = (0..heaps.len()).filter(|heap| kept >> heap & 1 == 1);
        kept.map(|heap| heaps[heap])
            .fold((0, 0), |(sum, nim_sum), heap| (sum + heap, nim_sum ^ heap))
    };
    let (all, _) = sum_of((1 << heaps.len()) - 1);
    // Whether no part of the choice has the nim sum 0.
    let mut is_safe = vec![true];
    let mut heaviest = None;
    for kept in 1..1usize << heaps.len() {
        let (sum, nim_sum) = sum_of(kept);
        let mut without =
            (0..heaps.len()).filter(|heap| kept >> heap & 1 == 1).map(|heap| kept ^ 1 << heap);
        let safe = nim_sum > 0 && without.all(|less| is_safe[less]);
        is_safe.push(safe);
        heaviest = heaviest.max(Some(sum).filter(|_| safe));
    }
    heaviest.map_or("-1\n".to_string(), |kept| format!("{}\n", all - kept))
}

fn read(input: &mut Input) -> Vec<u64> {
    let k = input.number(1..=100);
    let heaps = input.numbers(k, 1..=1_000_000_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let heaps = read(input);
    let k = heaps.len();
    let mut nim = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut first_wins = |kept: usize| {
        let mut left: Vec<u64> =
            (0..k).filter(|heap| kept >> heap & 1 == 1).map(|heap| heaps[heap]).collect();
        left.sort_unstable();
        nim.mover_wins(&left, &options)
    };
    let wins: Vec<bool> = (0..1 << k).map(&mut first_wins).collect();
    let removed = |kept: usize| -> u64 {
        (0..k).filter(|heap| kept >> heap & 1 == 0).map(|heap| heaps[heap]).sum()
    };
    let subsets = |kept: usize| (1..=kept).filter(move |left| left & !kept == 0);
    let winning = (1..1 << k).filter(|&kept| subsets(kept).all(|left| wins[left]));
    winning.map(removed).min().map_or("-1\n".to_string(), |least| format!("{least}\n"))
}
