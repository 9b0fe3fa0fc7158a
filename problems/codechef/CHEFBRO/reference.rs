//! CodeChef CHEFBRO by its rules: every coin is moved in every way.
//!
//! The middle tier has boards of up to 120 by 120 cells, each of them worth the mex of what the
//! moves leave.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let boards = g.within(1..=20);
        input += &format!("{boards}\n");
        (0..boards).for_each(|_| input += &format!("{}\n", join(&g.many(2, 2..=120))));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    const CELLS: usize = 120;
    let mut values = vec![[0; CELLS]; CELLS];
    for rows in 0..CELLS {
        for columns in 0..CELLS {
            let after = moves_of_one(rows as u64, columns as u64);
            values[rows][columns] =
                mex(after.map(|(rows, columns)| values[rows as usize][columns as usize]));
        }
    }
    winners(input, |coins| {
        let value = |(rows, columns): (u64, u64)| values[rows as usize][columns as usize];
        coins.into_iter().fold(0, |sum, coin| sum ^ value(coin)) > 0
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut coins| {
        let most = coins.iter().map(|&(rows, columns)| rows.max(columns)).max();
        let small = coins.len() == 1 && most <= Some(50) || coins.len() <= 3 && most <= Some(5);
        assert!(small, "too much for brute force");
        coins.sort_unstable();
        search.mover_wins(&coins, &moves)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Coins) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let mut coins = Coins::new();
        for _ in 0..input.number(1..=20) {
            coins.push((input.number(2..=1000u64) - 1, input.number(2..=1000u64) - 1));
        }
        output += if is_won(coins) { "MasterChef\n" } else { "Football\n" };
    }
    input.end();
    output
}

fn moves(coins: &Coins) -> Vec<Coins> {
    let mut after = Vec::new();
    for (place, &(rows, columns)) in coins.iter().enumerate() {
        for coin in moves_of_one(rows, columns) {
            let mut next = coins.clone();
            next[place] = coin;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}

fn moves_of_one(rows: u64, columns: u64) -> impl Iterator<Item = (u64, u64)> {
    let steps = [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 2)].into_iter();
    let inside = steps.filter(move |&(down, right)| down <= rows && right <= columns);
    inside.map(move |(down, right)| (rows - down, columns - right))
}
