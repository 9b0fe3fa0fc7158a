//! UVa 10404 by its rules: every number of stones that a move may take. The statement does not
//! bound the number of lines; on Kattis there are at most 100.
//!
//! The middle tier has up to 10^4 stones, and moves that take more than there are. Its table goes
//! backwards: a heap is won if some move from it leaves a lost one.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(4, 100) {
        let n = g.within(g.pick(1, 999_990)..=g.pick(40, 1_000_000));
        let m = g.within(g.pick(1, 10)..=g.pick(4, 10));
        let mut moves = g.many(m - 1, 2..=g.pick(12, 60));
        moves.insert(g.within(0..=m - 1) as usize, 1);
        input += &format!("{n} {m} {}\n", join(&moves));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..20 {
        let n = if g.one_in(2) { g.within(1..=60) } else { g.within(1..=10_000) };
        let m = g.within(1..=10);
        let mut moves = g.many(m - 1, 2..=n + 2);
        moves.insert(g.within(0..=m - 1) as usize, 1);
        input += &format!("{n} {m} {}\n", join(&moves));
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1_000_000usize) {
        let m = input.number(1..=10);
        let moves = input.numbers(m, 1..=usize::MAX);
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=n {
            let leaves_lost = |&take: &usize| heap >= take && !wins[heap - take];
            wins.push(moves.iter().any(leaves_lost));
        }
        output += if wins[n] { "Stan wins\n" } else { "Ollie wins\n" };
    }
    output
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1_000_000u64) {
        let m = input.number(1..=10);
        let moves = input.numbers(m, 1..=u64::MAX);
        assert!(moves.contains(&1), "no move takes a single stone");
        let options = |&n: &u64| moves.iter().filter_map(|&take| n.checked_sub(take)).collect();
        let stan_wins = Search::normal().mover_wins(&n, &options);
        output += if stan_wins { "Stan wins\n" } else { "Ollie wins\n" };
    }
    output
}
