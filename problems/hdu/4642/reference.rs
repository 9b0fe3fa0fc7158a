//! HDU 4642 by its rules: every rectangle turned over.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        let m = g.within(g.pick(1, 100)..=g.pick(if n < 3 { 4 } else { 2 }, 100));
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            input += &format!("{}\n", spaced(&g.many(m, 0..=1)));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=1000) {
        let (n, m) = (input.number(1..=100), input.number(1..=100));
        let coins: Vec<u8> = input.numbers(n * m, 0..=1);
        let mut search = Search::normal().written(|coins: &Vec<u8>| {
            let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<String>();
            coins.chunks(m).map(row).collect::<Vec<_>>().join("\n")
        });
        let options = |coins: &Vec<u8>| turned(coins, m);
        output += if search.mover_wins(&coins, &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

/// The boards, row after row of m coins, after each move.
fn turned(coins: &[u8], m: usize) -> Vec<Vec<u8>> {
    let ones = (0..coins.len()).filter(|&place| coins[place] == 1);
    let from = |corner: usize| {
        let turn = |place: usize| place / m >= corner / m && place % m >= corner % m;
        (0..coins.len()).map(|place| coins[place] ^ u8::from(turn(place))).collect()
    };
    ones.map(from).collect()
}
