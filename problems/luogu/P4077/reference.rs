//! Luogu P4077 by its rules: every move on whole rows of coins.
//!
//! The middle tier has rows of up to 30,000 coins with a few tails, half of them lost. A tail is
//! worth the mex of what its moves leave, whatever its number is.

use reference::{join, members, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 30_000)..=g.pick(20, 30_000));
        let heads = g.within(2..=4);
        // Coins that cannot take part in a move do no harm to the search.
        let coins: Vec<u64> = (0..n).map(|_| u64::from(g.within(0..=4) < heads)).collect();
        input += &format!("{n} {}\n{}\n", g.within(1..=g.pick(4, 20)), join(&coins));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("9\n");
    for case in 0..9 {
        let n = if case == 0 { g.within(20_000..=30_000) } else { g.within(20..=600) };
        let most = if g.one_in(2) { g.within(1..=20) } else { g.within(1..=4) };
        let mut values = GrundyValues::new();
        let mut value = |coin: u64| values.value(&coin, &|&coin: &u64| tail_options(coin, most));
        let mut coins = vec![1u64; n as usize];
        let mut sum = 0;
        for _ in 0..g.within(1..=5) {
            // Powers of 2 and of 3 have more moves.
            let coin = match g.within(1..=3) {
                1 => 1 << g.within(0..=n.ilog2() as u64),
                2 => 3u64.pow(g.within(0..=n.ilog(3) as u64) as u32),
                _ => g.within(1..=n / 6) * 6,
            };
            coins[coin as usize - 1] ^= 1;
            sum ^= value(coin);
        }
        let last = (1..=n).find(|&coin| coins[coin as usize - 1] == 1 && value(coin) == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            coins[last as usize - 1] = 0;
        }
        input += &format!("{n} {most}\n{}\n", join(&coins));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for (most, coins) in read(input) {
        let mut values = GrundyValues::new();
        let tails: Vec<u64> =
            (1..).zip(coins).filter(|&(_, face)| face == 0).map(|(coin, _)| coin).collect();
        let sum = values.sum(&tails, &|&coin: &u64| tail_options(coin, u64::from(most)));
        output += if sum > 0 { "win\n" } else { "lose\n" };
    }
    output
}

/// Returns the other coins that each move of a tail turns.
fn tail_options(coin: u64, most: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for base in [2u64, 3] {
        for step in (1..).map(|p| base.pow(p)).take_while(|step| coin % step == 0) {
            let mut turned = Vec::new();
            let mut next = coin;
            while next % step == 0 && (turned.len() as u64) < most {
                next /= step;
                turned.push(next);
                options.push(turned.clone());
            }
        }
    }
    options
}

/// Reads MAXQ and the coins of each case.
fn read(input: &mut Input) -> Vec<(u32, Vec<u64>)> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n: usize = input.number(1..=30_000);
        let most: u32 = input.number(1..=20);
        cases.push((most, input.numbers(n, 0..=1u64)));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (most, coins) in read(input) {
        let n = coins.len();
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
    output
}
