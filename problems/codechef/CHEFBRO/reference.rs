//! CodeChef CHEFBRO by its rules: every coin is moved in every way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let boards = g.within(g.pick(1, 20)..=g.pick(3, 20));
        input += &format!("{boards}\n");
        for _ in 0..boards {
            let most = if boards == 1 { g.pick(30, 1000) } else { g.pick(5, 1000) };
            input += &format!("{} {}\n", g.within(2..=most), g.within(2..=most));
        }
    }
    input
}

/// The rows and columns from each coin to the last cell of its board, in order.
type Coins = Vec<(u64, u64)>;

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let mut coins = Coins::new();
        for _ in 0..input.number(1..=20) {
            coins.push((input.number(2..=1000u64) - 1, input.number(2..=1000u64) - 1));
        }
        let most = coins.iter().map(|&(rows, columns)| rows.max(columns)).max();
        let small = coins.len() == 1 && most <= Some(50) || coins.len() <= 3 && most <= Some(5);
        assert!(small, "too much for brute force");
        coins.sort_unstable();
        let chef_wins = search.mover_wins(&coins, &moves);
        output += if chef_wins { "MasterChef\n" } else { "Football\n" };
    }
    input.end();
    output
}

fn moves(coins: &Coins) -> Vec<Coins> {
    let mut after = Vec::new();
    for (place, &(rows, columns)) in coins.iter().enumerate() {
        for (down, right) in [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 2)] {
            if down <= rows && right <= columns {
                let mut next = coins.clone();
                next[place] = (rows - down, columns - right);
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after
}
