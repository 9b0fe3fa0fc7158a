//! HackerRank chessboard-game-again-1 by its rules: every move of every coin.
//!
//! The middle tier has up to 20 coins anywhere on the board, each of them worth the mex of what its
//! moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut coins = g.heaps(g.pick(3, 1000), 0..=224);
        // Two coins anywhere, or more of them near the corner.
        if g.pick(coins.len() > 2, false) {
            coins.iter_mut().for_each(|coin| *coin = *coin / 15 % 6 * 15 + *coin % 15 % 6);
        }
        let lines = coins.iter().map(|coin| format!("{} {}\n", coin / 15 + 1, coin % 15 + 1));
        input += &format!("{}\n{}", coins.len(), lines.collect::<String>());
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let count = g.within(1..=20);
        let coins = g.heaps(count, 0..=224);
        let lines = coins.iter().map(|coin| format!("{} {}\n", coin / 15 + 1, coin % 15 + 1));
        input += &format!("{}\n{}", coins.len(), lines.collect::<String>());
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&coin: &(u64, u64)| moves_of_one(coin).map(|to| vec![to]).collect();
    winners(input, |coins| values.sum(&coins, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut coins| {
        coins.sort_unstable();
        search.mover_wins(&coins, &|coins: &Vec<(u64, u64)>| moves(coins))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<(u64, u64)>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let k = input.number(1..=1000);
        let mut coins: Vec<(u64, u64)> = Vec::new();
        for _ in 0..k {
            coins.push((input.number(1..=15), input.number(1..=15)));
        }
        output += if is_won(coins) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn moves(coins: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let mut options = Vec::new();
    for (place, &coin) in coins.iter().enumerate() {
        for to in moves_of_one(coin) {
            let mut after = coins.to_vec();
            after[place] = to;
            after.sort_unstable();
            options.push(after);
        }
    }
    options
}

fn moves_of_one((x, y): (u64, u64)) -> impl Iterator<Item = (u64, u64)> {
    let steps: [(i64, i64); 4] = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
    let cells = steps
        .into_iter()
        .map(move |(right, up)| (x.wrapping_add_signed(right), y.wrapping_add_signed(up)));
    cells.filter(|(x, y)| (1..=15).contains(x) && (1..=15).contains(y))
}
