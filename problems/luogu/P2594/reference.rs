//! Luogu P2594 by its rules: every set of coins that touch, on whole boards.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
        let mut tails = 0u32;
        for row in 0..n {
            let coins = input.token().expect("a row");
            assert_eq!(coins.len(), m, "the row {coins:?}");
            for (column, coin) in coins.chars().enumerate() {
                assert!("HT".contains(coin), "the coin {coin:?}");
                tails |= u32::from(coin == 'T') << (row * m + column);
            }
        }
        let first_wins = Search::normal()
            .written(|&tails| grid(tails, n as u32, m as u32, 'T', 'H'))
            .mover_wins(&tails, &|&tails| options(tails, n, m));
        output += if first_wins { "-_-\n" } else { "=_=\n" };
    }
    input.end();
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
