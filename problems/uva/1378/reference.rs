//! UVa 1378 by its rules: every move on whole rows of piles, until the opponent loses.
//!
//! The middle tier has 23 piles of up to 1000 stones. Each stone is a game of its own, worth the mex of
//! what its moves leave; the first move after which the sum is 0 is found by making every move.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stones).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(2, 200) {
        let n = g.within(g.pick(1, 23)..=g.pick(5, 23));
        // Stones on the front piles multiply, so tiny games have few there.
        let mut piles: Vec<u64> =
            (0..n).map(|pile| g.within(0..=g.pick(pile.min(3), 1000))).collect();
        if g.one_in(2) {
            piles[0] = 1;
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..6 {
        let n = g.within(1..=23);
        let rarity = g.within(1..=8);
        let piles: Vec<u64> = (0..n)
            .map(|_| if g.one_in(rarity) { g.within(0..=1000) } else { 2 * g.within(0..=2) })
            .collect();
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input + "0\n"
}

fn answer_by_stones(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    // By the piles behind the stone.
    let options = |&behind: &usize| {
        (0..behind).flat_map(|one| (0..=one).map(move |other| vec![one, other])).collect()
    };
    let mut output = String::new();
    for game in 1.. {
        let n = input.number(0..=23);
        if n == 0 {
            break;
        }
        let piles = input.numbers(n, 0..=1000u64);
        let mut is_lost = |piles: &Vec<u64>| {
            let stones: Vec<usize> =
                (0..n).flat_map(|pile| vec![n - 1 - pile; piles[pile] as usize]).collect();
            values.sum(&stones, &options) == 0
        };
        output += &match moves(&piles).into_iter().find(|(_, after)| is_lost(after)) {
            Some(((i, j, k), _)) => format!("Game {game}: {i} {j} {k}\n"),
            None => format!("Game {game}: -1 -1 -1\n"),
        };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for game in 1.. {
        let n = input.number(0..=23);
        if n == 0 {
            break;
        }
        let piles = input.numbers(n, 0..=1000u64);
        let options = |piles: &Vec<u64>| moves(piles).into_iter().map(|(_, after)| after).collect();
        let mut all = moves(&piles).into_iter();
        let winning = all.find(|(_, after)| !search.mover_wins(after, &options));
        output += &match winning {
            Some(((i, j, k), _)) => format!("Game {game}: {i} {j} {k}\n"),
            None => format!("Game {game}: -1 -1 -1\n"),
        };
    }
    input.end();
    output
}

/// Every move with the piles after it. Stones on the last pile are forgotten: they cannot
/// move.
fn moves(piles: &[u64]) -> Vec<((usize, usize, usize), Vec<u64>)> {
    let n = piles.len();
    let mut moves = Vec::new();
    for i in (0..n).filter(|&i| piles[i] > 0) {
        for (j, k) in (i + 1..n).flat_map(|j| (j..n).map(move |k| (j, k))) {
            let mut after = piles.to_vec();
            after[i] -= 1;
            after[j] += 1;
            after[k] += 1;
            after[n - 1] = 0;
            moves.push(((i, j, k), after));
        }
    }
    moves
}
