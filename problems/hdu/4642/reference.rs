//! HDU 4642 by its rules: every rectangle turned over.
//!
//! The middle tier has boards of up to 24 by 24 coins. It plays a game to its end by the rules,
//! always with the first coin that shows 1, because all games are won by the same player.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        let m = g.within(g.pick(1, 100)..=g.pick(if n < 3 { 4 } else { 2 }, 100));
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            input += &format!("{}\n", join(&g.many(m, 0..=1)));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for _ in 0..5 {
        let (n, m) = match g.one_in(3) {
            true => (g.within(1..=3), g.within(1..=100)),
            false => (g.within(1..=24), g.within(1..=24)),
        };
        let (n, m) = if g.one_in(2) { (n, m) } else { (m, n) };
        input += &format!("{n} {m}\n");
        (0..n).for_each(|_| input += &format!("{}\n", join(&g.many(m, 0..=1))));
    }
    input
}

fn answer_by_playing(input: &mut Input) -> String {
    let mut output = String::new();
    for (m, mut coins) in read(input) {
        let mut moves = 0;
        while let Some(corner) = coins.iter().position(|&coin| coin == 1) {
            for row in coins.chunks_mut(m).skip(corner / m) {
                row[corner % m..].iter_mut().for_each(|coin| *coin ^= 1);
            }
            moves += 1;
        }
        output += if moves % 2 == 1 { "Alice\n" } else { "Bob\n" };
    }
    output
}

/// Reads the boards: their columns, and the coins row by row.
fn read(input: &mut Input) -> Vec<(usize, Vec<u8>)> {
    let mut boards = Vec::new();
    for _ in 0..input.number(0..=1000) {
        let (n, m) = (input.number(1..=100), input.number(1..=100));
        boards.push((m, input.numbers(n * m, 0..=1)));
    }
    input.end();
    boards
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (m, coins) in read(input) {
        let mut search = Search::normal().written(|coins: &Vec<u8>| {
            let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<String>();
            coins.chunks(m).map(row).collect::<Vec<_>>().join("\n")
        });
        let options = |coins: &Vec<u8>| turned(coins, m);
        output += if search.mover_wins(&coins, &options) { "Alice\n" } else { "Bob\n" };
    }
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
