//! CodeChef GMSTN by its rules: every pile.
//!
//! The middle tier has up to 60 piles. The search is the same, but keeps only how many piles of
//! each parity are left.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parity).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 10));
    let cases_text = (0..cases).map(|_| {
        let n = g.within(g.pick(2, 90_000)..=g.pick(7, 100_000));
        written(g, n)
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..20).map(|_| {
        let n = g.within(2..=60);
        written(g, n)
    });
    format!("20\n{}", cases_text.collect::<String>())
}

/// Returns a case in which about half of the moves could remove one of the parities.
fn written(g: &mut Generator, n: u64) -> String {
    let moves = g.within(1..=n - 1);
    let few = (moves / 2 + g.within(0..=3)).saturating_sub(1).min(n);
    let is_few_odd = g.one_in(2);
    let mut piles: Vec<u64> =
        (0..n).map(|place| 2 * g.within(1..=49) + u64::from((place < few) == is_few_odd)).collect();
    g.shuffle(&mut piles);
    format!("{n} {moves}\n{}\n", join(&piles))
}

struct Case {
    moves: usize,
    piles: Vec<u64>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=10_000);
    let cases = (0..cases).map(|_| {
        let n = input.number(2..=100_000usize);
        let moves = input.number(1..=n - 1);
        Case { moves, piles: input.numbers(n, 1..=100) }
    });
    let cases: Vec<Case> = cases.collect();
    input.end();
    assert!(
        cases.iter().map(|case| case.piles.len()).sum::<usize>() <= 1_000_000,
        "too many piles"
    );
    cases
}

fn answer(input: &mut Input) -> String {
    winners(input, |Case { moves, piles }| {
        let left_in_the_end = piles.len() - moves;
        let is_walters = |piles: &[u64]| (piles.len() - left_in_the_end) % 2 == moves % 2;
        let options = |piles: &Vec<u64>| -> Vec<Vec<u64>> {
            let mut after = Vec::new();
            for place in 0..piles.len() {
                let mut left = piles.clone();
                left.remove(place);
                after.push(left);
            }
            after
        };
        let mut search = Search::normal()
            .over(|piles: &Vec<u64>| {
                let is_odd = piles.iter().sum::<u64>() % 2 == 1;
                let standing = Standing::of_mover(is_odd == is_walters(piles));
                (piles.len() == left_in_the_end).then_some(standing)
            })
            .written(|piles: &Vec<u64>| join(piles))
            .turn(|piles: &Vec<u64>| if is_walters(piles) { "Walter" } else { "Jesse" });
        let mut piles = piles.clone();
        piles.sort_unstable();
        search.mover_wins(&piles, &options)
    })
}

fn answer_by_parity(input: &mut Input) -> String {
    winners(input, |Case { moves, piles }| {
        let odd = piles.iter().filter(|&pile| pile % 2 == 1).count();
        let left_in_the_end = piles.len() - moves;
        let options = |&[odd, even]: &[usize; 2]| -> Vec<[usize; 2]> {
            let fewer_odd = odd.checked_sub(1).map(|odd| [odd, even]);
            fewer_odd.into_iter().chain(even.checked_sub(1).map(|even| [odd, even])).collect()
        };
        let mut search = Search::normal().over(|&[odd, even]: &[usize; 2]| {
            let walter_moves = (odd + even - left_in_the_end) % 2 == moves % 2;
            let standing = Standing::of_mover((odd % 2 == 1) == walter_moves);
            (odd + even == left_in_the_end).then_some(standing)
        });
        search.mover_wins(&[odd, piles.len() - odd], &options)
    })
}

fn winners(input: &mut Input, mut walter_wins: impl FnMut(&Case) -> bool) -> String {
    let winner = |case: Case| if walter_wins(&case) { "Walter\n" } else { "Jesse\n" };
    read(input).into_iter().map(winner).collect()
}
