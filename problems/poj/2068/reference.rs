//! POJ 2068 by its rules: every number of stones that the player to move may take.
//!
//! The middle tier has up to 1000 stones: a table says for each number of them and each player
//! whether a take leaves a lost position.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 20)..=g.pick(5, 20)) {
        let n = g.within(g.pick(1, 10)..=g.pick(4, 10));
        let stones = g.within(g.pick(1, 8191)..=g.pick(30, 8191));
        let largest = [1, 3, 16][g.within(0..=2) as usize];
        let most = g.many(2 * n, g.pick(1, 16)..=g.pick(largest, 16));
        input += &format!("{n} {stones} {}\n", join(&most));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..10 {
        let n = g.within(1..=10);
        let largest = [2, 4, 16][g.within(0..=2) as usize];
        let most = g.many(2 * n, 1..=largest);
        // Often as many stones as two players take together, again and again, and a last one.
        let pair = most[0] + 1;
        let stones = if g.one_in(2) { g.within(1..=1000 / pair) * pair + 1 } else { 1000 };
        let stones = if stones < 1000 { stones } else { g.within(1..=1000) };
        input += &format!("{n} {stones} {}\n", join(&most));
    }
    input + "0\n"
}

fn answer_by_table(input: &mut Input) -> String {
    verdicts(input, |stones, most| {
        // With no stones left, the player before has lost.
        let mut wins = vec![vec![true; most.len()]];
        for stones in 1..=stones as usize {
            let wins_as = |player: usize| {
                let next = (player + 1) % most.len();
                let mut takes = 1..=stones.min(most[player] as usize);
                takes.any(|take| !wins[stones - take][next])
            };
            let by_player = (0..most.len()).map(wins_as).collect();
            wins.push(by_player);
        }
        wins[stones as usize][0]
    })
}

fn answer(input: &mut Input) -> String {
    verdicts(input, |stones, most| {
        let options = |&(stones, player): &(u64, usize)| {
            let next = (player + 1) % most.len();
            (1..=most[player].min(stones)).map(|take| (stones - take, next)).collect()
        };
        Search::misere().mover_wins(&(stones, 0), &options)
    })
}

fn verdicts(input: &mut Input, is_won: impl Fn(u64, &[u64]) -> bool) -> String {
    let mut output = String::new();
    loop {
        let n: usize = input.number(0..=10);
        if n == 0 {
            break;
        }
        let stones = input.number(1..=8191u64);
        let most = input.numbers(2 * n, 1..=16);
        output += if is_won(stones, &most) { "1\n" } else { "0\n" };
    }
    input.end();
    output
}
