//! Luogu P5363 by its rules: every placement, and every shift of every coin.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 150_000)..=g.pick(11, 150_000));
    let m = g.within(g.pick(1, 49)..=g.pick(11, 50));
    format!("{n} {m}\n")
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=150_000u32), input.number(1..=50u32));
    input.end();
    assert!(n <= 20, "too large for a reference");
    let options = |&coins: &u32| {
        let mut options = Vec::new();
        for coin in (0..n).filter(|coin| coins >> coin & 1 == 1) {
            // From the coin's cell to the left, up to the next coin.
            for to in (0..coin).rev().take_while(|to| coins >> to & 1 == 0) {
                options.push(coins ^ 1 << coin ^ 1 << to);
            }
        }
        options
    };
    let mut search = Search::normal().written(|&coins| grid(coins, 1, n, 'o', '.'));
    let placements = (0u32..1 << n).filter(|coins| coins.count_ones() == m);
    let wins = placements.filter(|coins| search.mover_wins(coins, &options)).count();
    format!("{}\n", wins % 1_000_000_009)
}
