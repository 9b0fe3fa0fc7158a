//! Codeforces 1972B by its rules: tries every coin.
//!
//! The middle tier has circles of every size, and always removes the first coin that is up. It
//! takes for granted that it does not matter which one is removed.

use reference::{signs, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_play).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(8, 100));
        let circle: String = (0..n).map(|_| if g.one_in(2) { 'U' } else { 'D' }).collect();
        input += &format!("{n}\n{circle}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let n = if g.one_in(4) { g.within(1..=8) } else { g.within(9..=100) };
        let circle: String = (0..n).map(|_| if g.one_in(2) { 'U' } else { 'D' }).collect();
        input += &format!("{n}\n{circle}\n");
    }
    input
}

fn answer_by_play(input: &mut Input) -> String {
    let mut output = String::new();
    for mut coins in read(input) {
        let mut first_moves = true;
        while let Some(place) = coins.iter().position(|&is_up| is_up) {
            coins = removed(&coins, place);
            first_moves = !first_moves;
        }
        output += if first_moves { "NO\n" } else { "YES\n" };
    }
    output
}

/// Returns the coins after a coin is removed and its neighbours are turned.
fn removed(coins: &[bool], place: usize) -> Vec<bool> {
    let n = coins.len();
    let mut after = coins.to_vec();
    for neighbour in [(place + n - 1) % n, (place + 1) % n] {
        after[neighbour] ^= true;
    }
    after.remove(place);
    after
}

fn read(input: &mut Input) -> Vec<Vec<bool>> {
    let mut circles = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100usize);
        let circle = input.token().expect("a circle");
        assert!(
            circle.len() == n && circle.bytes().all(|coin| b"UD".contains(&coin)),
            "{circle:?}"
        );
        circles.push(circle.bytes().map(|coin| coin == b'U').collect());
    }
    input.end();
    circles
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let options = |coins: &Vec<bool>| {
        let up = (0..coins.len()).filter(|&place| coins[place]);
        up.map(|place| removed(coins, place)).collect()
    };
    for coins in read(input) {
        output += if Search::normal()
            .written(|coins: &Vec<bool>| signs(coins, 'U', 'D'))
            .mover_wins(&coins, &options)
        {
            "YES\n"
        } else {
            "NO\n"
        };
    }
    output
}
