//! HackerRank chessboard-game-again-1 by its rules: every move of every coin.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let k = input.number(1..=1000);
        let mut coins: Vec<(u64, u64)> = Vec::new();
        for _ in 0..k {
            coins.push((input.number(1..=15), input.number(1..=15)));
        }
        coins.sort_unstable();
        let first = search.mover_wins(&coins, &|coins: &Vec<(u64, u64)>| moves(coins));
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn moves(coins: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let mut options = Vec::new();
    for (place, &(x, y)) in coins.iter().enumerate() {
        let steps: [(i64, i64); 4] = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
        for (right, up) in steps {
            let to = (x.wrapping_add_signed(right), y.wrapping_add_signed(up));
            if (1..=15).contains(&to.0) && (1..=15).contains(&to.1) {
                let mut after = coins.to_vec();
                after[place] = to;
                after.sort_unstable();
                options.push(after);
            }
        }
    }
    options
}
