//! CodeChef QCJ6 by its rules: every coin to every lower square.
//!
//! The middle tier has up to 24 squares with up to 24 coins. A coin is worth the mex of the lower
//! squares, and the coins are added one by one.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 24));
    let boards = (0..cases).map(|_| {
        let squares = g.within(1..=g.pick(5, 24));
        let mut coins = g.many(squares, 0..=g.pick(0, 24));
        for _ in 0..g.within(1..=4) {
            let square = g.within(0..=squares - 1) as usize;
            coins[square] = g.pick(coins[square] + 1, 24);
        }
        board(&coins)
    });
    format!("{cases}\n{}", boards.collect::<String>())
}

/// Returns boards with few odd numbers of coins, and often the one that makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let boards = (0..24).map(|_| {
        let squares = g.within(1..=24);
        let mut coins: Vec<u64> = (0..squares).map(|_| 2 * g.within(0..=11)).collect();
        let mut sum = 0;
        for _ in 0..g.within(1..=3) {
            let square = g.within(1..=squares);
            coins[square as usize - 1] ^= 1;
            sum ^= square;
        }
        if (1..=squares).contains(&sum) && g.one_in(2) {
            coins[sum as usize - 1] ^= 1;
        }
        if coins.iter().all(|&count| count == 0) {
            coins[0] = 2;
        }
        board(&coins)
    });
    format!("24\n{}", boards.collect::<String>())
}

fn board(coins: &[u64]) -> String {
    format!("{}\n{}\n", coins.len(), join(coins))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |coins| search.mover_wins(&coins, &|coins: &Vec<u64>| moves(coins)))
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..25 {
        values.push(mex(values.iter().copied()));
    }
    winners(input, |coins| {
        let each = coins.iter().zip(&values);
        let all = each.flat_map(|(&count, &value)| (0..count).map(move |_| value));
        all.fold(0, |sum, value| sum ^ value) > 0
    })
}

/// Returns the winner of each case, given who wins with so many coins on squares 0, 1, ….
fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=24) {
        let squares = input.number(1..=24);
        let mut coins = vec![0];
        coins.extend(input.numbers::<u64>(squares, 0..=24));
        assert!(coins.iter().any(|&count| count > 0), "no coin");
        output += if is_won(coins) { "Tom Wins\n" } else { "Hanks Wins\n" };
    }
    input.end();
    output
}

fn moves(coins: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for from in (1..coins.len()).filter(|&from| coins[from] > 0) {
        for to in 0..from {
            let mut next = coins.to_vec();
            next[from] -= 1;
            next[to] += 1;
            after.push(next);
        }
    }
    after
}
