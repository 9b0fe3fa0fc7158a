//! Project Euler 344 by its rules: every arrangement is played.
//!
//! The middle tier has up to 60 squares and 24 coins, so that the number of arrangements far
//! exceeds the modulus. The heaps are added one by one, by their sum and their nim sum, and every
//! size of a lone coin's heap counts by itself; only the pairing of the coins is taken for granted.

use reference::{Generator, Input, Reference, Search};

const MODULUS: u64 = 1_000_036_000_099;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_heaps).run();
}

fn generate(g: &mut Generator) -> String {
    let squares = g.within(g.pick(1, 900_000)..=g.pick(9, 1_000_000));
    format!("{squares} {}\n", g.within(g.pick(0, 90)..=g.pick(squares.min(6), 100)))
}

fn generate_middle(g: &mut Generator) -> String {
    let squares = g.within(10..=60);
    format!("{squares} {}\n", g.within(1..=24.min(squares - 1)))
}

fn answer_by_heaps(input: &mut Input) -> String {
    let squares = input.number(1..=60usize);
    let worthless = input.number(0..=squares - 1);
    input.end();
    let (coins, free) = (worthless + 1, squares - worthless - 1);
    let choose = pascal(squares + coins);
    let (pairs, is_one_alone) = (coins / 2, coins % 2 == 1);
    // By the nim sum and the sum of the gaps of all pairs.
    let mut ways = vec![vec![0; free + 1]; 64];
    ways[0][0] = 1;
    for _ in 0..pairs {
        let mut longer = vec![vec![0; free + 1]; 64];
        for gap in 0..=free {
            for (nim_sum, by_sum) in ways.iter().enumerate() {
                for (sum, count) in by_sum[..=free - gap].iter().enumerate() {
                    let after = &mut longer[nim_sum ^ gap][sum + gap];
                    *after = (*after + count) % MODULUS;
                }
            }
        }
        ways = longer;
    }
    // The ways in which so many free squares are in gaps of this nim sum or elsewhere.
    let divided = |nim_sum: usize, free: usize| {
        let terms = ways[nim_sum][..=free].iter().enumerate();
        let term = |(sum, &count): (usize, &u64)| times(count, choose[free - sum + pairs][pairs]);
        terms.map(term).sum::<u64>() % MODULUS
    };
    let lost = match (is_one_alone, coins) {
        (true, 1) => 0,
        (true, _) => (0..=free)
            .map(|before| {
                let others = times(divided(before + 1, free - before), coins as u64 - 2);
                divided(before, free - before) + others
            })
            .sum(),
        (false, _) => times(divided(0, free), coins as u64 - 1),
    };
    let all = times(choose[squares][coins], coins as u64);
    format!("{}\n", (all + MODULUS - lost % MODULUS) % MODULUS)
}

fn times(a: u64, b: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(MODULUS)) as u64
}

/// Returns the rows of Pascal's triangle up to row `last`.
fn pascal(last: usize) -> Vec<Vec<u64>> {
    let mut rows = vec![vec![0; last + 1]; last + 1];
    for n in 0..=last {
        rows[n][0] = 1;
        for k in 1..=n {
            rows[n][k] = (rows[n - 1][k - 1] + rows[n - 1][k]) % MODULUS;
        }
    }
    rows
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
    format!("{}\n", won % MODULUS)
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
