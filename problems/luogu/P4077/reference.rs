//! Luogu P4077 by its rules: every move on whole rows of coins.

use reference::{members, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 30_000)..=g.pick(20, 30_000));
        let heads = g.within(2..=4);
        // Coins that cannot take part in a move do no harm to the search.
        let coins: Vec<u64> = (0..n).map(|_| u64::from(g.within(0..=4) < heads)).collect();
        input += &format!("{n} {}\n{}\n", g.within(1..=g.pick(4, 20)), spaced(&coins));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n: usize = input.number(1..=30_000);
        let most: u32 = input.number(1..=20);
        let coins = input.numbers(n, 0..=1u64);
        let tails = (0..n).fold(0u64, |tails, coin| tails | (1 - coins[coin]) << (coin + 1));
        let options = |&tails: &u64| {
            let mut after = Vec::new();
            for x in (1..=n as u64).filter(|x| tails >> x & 1 == 1) {
                for base in [2u64, 3] {
                    let power = (0..).take_while(|&a| x % base.pow(a + 1) == 0).count() as u32;
                    for (p, q) in (1..=power).flat_map(|p| (1..=most).map(move |q| (p, q))) {
                        if p * q <= power {
                            let turned = (0..=q).map(|j| x / base.pow(p * j));
                            after.push(turned.fold(tails, |tails, coin| tails ^ 1 << coin));
                        }
                    }
                }
            }
            after
        };
        let mut search = Search::normal().written(|&tails: &u64| members(tails >> 1));
        output += if search.mover_wins(&tails, &options) { "win\n" } else { "lose\n" };
    }
    input.end();
    output
}
