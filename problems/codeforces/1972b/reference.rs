//! Codeforces 1972B by its rules: tries every coin.

use reference::{signs, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let options = |coins: &Vec<bool>| {
        let n = coins.len();
        let mut options = Vec::new();
        for place in (0..n).filter(|&place| coins[place]) {
            let mut option = coins.clone();
            for neighbour in [(place + n - 1) % n, (place + 1) % n] {
                option[neighbour] ^= true;
            }
            option.remove(place);
            options.push(option);
        }
        options
    };
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100usize);
        let circle = input.token().expect("a circle");
        assert!(
            circle.len() == n && circle.bytes().all(|coin| b"UD".contains(&coin)),
            "{circle:?}"
        );
        let coins = circle.bytes().map(|coin| coin == b'U').collect();
        output += if Search::normal()
            .written(|coins: &Vec<bool>| signs(coins, 'U', 'D'))
            .mover_wins(&coins, &options)
        {
            "YES\n"
        } else {
            "NO\n"
        };
    }
    input.end();
    output
}
