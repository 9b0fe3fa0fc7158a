//! HackerRank nimble-game-1 by its rules: every coin to every lower square.
//!
//! The middle tier has up to 100 squares. A coin is worth the mex of the lower squares, and the
//! coins are added one by one.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
        let mut coins = g.many(n, 0..=g.pick(0, 1_000_000_000));
        for _ in 0..4 {
            coins[g.within(0..=n - 1) as usize] += g.pick(1, 0);
        }
        if g.one_in(3) {
            coins.iter_mut().for_each(|count| *count = *count / 2 * 2);
        }
        input += &format!("{n}\n{}\n", join(&coins));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("50\n");
    for _ in 0..50 {
        let n = g.within(1..=100);
        let mut coins: Vec<u64> = (0..n).map(|_| 2 * g.within(0..=50)).collect();
        // Few odd numbers, and often the one that makes the nim sum 0.
        let mut sum = 0;
        for _ in 0..g.within(0..=3) {
            let square = g.within(0..=n - 1);
            coins[square as usize] += 1;
            sum ^= square;
        }
        if sum < n && g.one_in(2) {
            coins[sum as usize] += 1;
        }
        input += &format!("{n}\n{}\n", join(&coins));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..100 {
        values.push(mex(values.iter().copied()));
    }
    winners(input, |coins| {
        let each = coins.iter().zip(&values);
        let all = each.flat_map(|(&count, &value)| (0..count).map(move |_| value));
        all.fold(0, |sum, value| sum ^ value) > 0
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |coins| search.mover_wins(&coins, &|coins: &Vec<u64>| moves(coins)))
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=100);
        let coins = input.numbers(n, 0..=1_000_000_000);
        output += if is_won(coins) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn moves(coins: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for from in (0..coins.len()).filter(|&from| coins[from] > 0) {
        for to in 0..from {
            let mut next = coins.to_vec();
            next[from] -= 1;
            next[to] += 1;
            after.push(next);
        }
    }
    after
}
