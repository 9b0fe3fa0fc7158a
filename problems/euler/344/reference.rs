//! Project Euler 344 by its rules: every arrangement is played.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let squares = g.within(g.pick(1, 900_000)..=g.pick(9, 1_000_000));
    format!("{squares} {}\n", g.within(g.pick(0, 90)..=g.pick(squares.min(6), 100)))
}

fn answer(input: &mut Input) -> String {
    let squares = input.number(1..=1_000_000u64);
    let worthless = input.number(0..=100u64);
    input.end();
    assert!(squares <= 12, "too large for a reference");
    let mut search = Search::normal().written(|Strip { coins, dollar }| {
        let sign = |square: u64| match coins.contains(&square) {
            _ if *dollar == Some(square) => '$',
            true => 'o',
            false => '·',
        };
        (1..=squares).map(sign).collect::<String>()
    });
    let mut won = 0u64;
    for set in 0..1u32 << squares {
        let coins: Vec<u64> = (1..=squares).filter(|square| set >> (square - 1) & 1 == 1).collect();
        if coins.len() as u64 == worthless + 1 {
            for &dollar in &coins {
                let strip = Strip { coins: coins.clone(), dollar: Some(dollar) };
                won += u64::from(search.mover_wins(&strip, &options));
            }
        }
    }
    format!("{}\n", won % 1_000_036_000_099)
}

/// The squares of the coins, in ascending order, and that of the dollar, until it is pocketed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Strip {
    coins: Vec<u64>,
    dollar: Option<u64>,
}

fn options(strip: &Strip) -> Vec<Strip> {
    let Some(dollar) = strip.dollar else { return vec![] };
    let coins = &strip.coins;
    let first_is_dollar = coins[0] == dollar;
    let rest = coins[1..].to_vec();
    let mut options =
        vec![Strip { coins: rest, dollar: strip.dollar.filter(|_| !first_is_dollar) }];
    for (index, &square) in coins.iter().enumerate() {
        let first_free = if index == 0 { 1 } else { coins[index - 1] + 1 };
        for target in first_free..square {
            let mut coins = coins.clone();
            coins[index] = target;
            let dollar = Some(if square == dollar { target } else { dollar });
            options.push(Strip { coins, dollar });
        }
    }
    options
}
