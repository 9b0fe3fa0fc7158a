//! Luogu P2594 by its rules: every set of coins that touch, on whole boards.
//!
//! The middle tier has boards of up to 16 coins, where a coin is worth the least number that no set
//! with it makes, and single rows and columns of up to 100, where the sets are stretches. Half of
//! the boards are lost.

use grundy::mex::mex;
use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 50)..=g.pick(3, 50));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let (n, m) = [(3, 3), (2, 4), (4, 2), (1, 8), (8, 1), (2, 3)][g.within(0..=5) as usize];
        let (n, m) = g.pick((n, m), (100, 100));
        let tails = g.within(1..=4);
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            input.extend((0..m).map(|_| if g.within(0..=4) < tails { 'T' } else { 'H' }));
            input.push('\n');
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for case in 0..8 {
        let (n, m) = match case {
            0 => [(4, 4), (2, 8), (8, 2), (3, 5), (5, 3)][g.within(0..=4) as usize],
            1 => (3, 4),
            _ => (1, g.within(1..=100) as usize),
        };
        let (n, m) = if g.one_in(2) { (n, m) } else { (m, n) };
        let values = coin_values(n, m);
        let mut tails: Vec<usize> =
            (0..g.within(0..=4)).map(|_| g.within(0..=(n * m) as u64 - 1) as usize).collect();
        tails.sort_unstable();
        tails.dedup();
        let sum = tails.iter().fold(0, |sum, &coin| sum ^ values[coin]);
        let last = (0..n * m).rev().find(|&coin| values[coin] == sum && !tails.contains(&coin));
        tails.extend(last.filter(|_| !g.one_in(3)));
        input += &format!("{n} {m}\n");
        for row in 0..n {
            let sign = |column: usize| if tails.contains(&(row * m + column)) { 'T' } else { 'H' };
            input += &format!("{}\n", (0..m).map(sign).collect::<String>());
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, m, coins) in read(input) {
        let values = coin_values(n, m);
        let tails = (0..n * m).filter(|&coin| coins[coin]);
        let sum = tails.fold(0, |sum, coin| sum ^ values[coin]);
        output += if sum > 0 { "-_-\n" } else { "=_=\n" };
    }
    output
}

/// Returns the value of each coin, row by row.
fn coin_values(n: usize, m: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for coin in 0..n * m {
        if n == 1 || m == 1 {
            let stretches = values.iter().rev().scan(0, |sum, value| {
                *sum ^= value;
                Some(*sum)
            });
            let value = mex(stretches.chain([0]));
            values.push(value);
            continue;
        }
        let turned = options(1 << coin, n, m);
        let value = |others: u32| {
            let others = (0..coin).filter(|other| others >> other & 1 == 1);
            others.fold(0, |sum, other| sum ^ values[other])
        };
        let value = mex(turned.into_iter().map(value));
        values.push(value);
    }
    values
}

/// Reads the sizes of each board, and which coins show tails, row by row.
fn read(input: &mut Input) -> Vec<(usize, usize, Vec<bool>)> {
    let mut boards = Vec::new();
    for _ in 0..input.number(1..=50) {
        let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
        let mut tails = Vec::new();
        for _ in 0..n {
            let coins = input.token().expect("a row");
            assert_eq!(coins.len(), m, "the row {coins:?}");
            for coin in coins.chars() {
                assert!("HT".contains(coin), "the coin {coin:?}");
                tails.push(coin == 'T');
            }
        }
        boards.push((n, m, tails));
    }
    input.end();
    boards
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (n, m, coins) in read(input) {
        let tails =
            (0..).zip(coins).fold(0u32, |tails, (coin, tail)| tails | u32::from(tail) << coin);
        let first_wins = Search::normal()
            .written(|&tails| grid(tails, n as u32, m as u32, 'T', 'H'))
            .mover_wins(&tails, &|&tails| options(tails, n, m));
        output += if first_wins { "-_-\n" } else { "=_=\n" };
    }
    output
}

fn options(tails: u32, n: usize, m: usize) -> Vec<u32> {
    let mut after = Vec::new();
    for coin in (0..n * m).filter(|coin| tails >> coin & 1 == 1) {
        let (row, column) = (coin / m, coin % m);
        let within: u32 = (0..=row)
            .flat_map(|r| (0..=column).map(move |c| 1 << (r * m + c)))
            .fold(0, |set, bit: u32| set | bit);
        let sets = (0..1u32 << (coin + 1)).filter(|set| set >> coin & 1 == 1 && set & !within == 0);
        after.extend(sets.filter(|&set| touches(set, m)).map(|set| tails ^ set));
    }
    after
}

/// Returns whether all coins of the set are joined by sides.
fn touches(set: u32, m: usize) -> bool {
    let first_column = (0..32).step_by(m).fold(0u32, |column, cell| column | 1 << cell);
    let mut reached = set & set.wrapping_neg();
    loop {
        let left = (reached & !first_column) >> 1;
        let right = reached << 1 & !first_column;
        let further = (reached | left | right | reached << m | reached >> m) & set;
        if further == reached {
            return reached == set;
        }
        reached = further;
    }
}
