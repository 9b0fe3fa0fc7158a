//! Codeforces 273E by its rules: plays out every sequence of differences.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = [400, 45, 16, 9][g.within(0..=3) as usize];
    let n = match most {
        400 => 1,
        45 => 2,
        16 => 3,
        _ => 4,
    };
    let p = g.within(g.pick(1, 1_000_000_000)..=g.pick(most, 1_000_000_000));
    format!("{} {p}\n", g.pick(n, 1000))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=1000usize);
    let p = input.number(1..=1_000_000_000u64);
    input.end();
    let sequences = p.checked_pow(n as u32).filter(|&sequences| sequences <= 1_000_000);
    assert!(sequences.is_some(), "too many sequences to play out");
    let mut search = Search::normal();
    let options = |differences: &Vec<u64>| {
        let mut options = Vec::new();
        for (pair, &difference) in differences.iter().enumerate() {
            let third = difference / 3;
            for after in [third, difference - third] {
                if difference > 2 {
                    let mut option = differences.clone();
                    option[pair] = after;
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    };
    let mut ways = 0;
    // The differences of the sequence, which count up like the digits of a number.
    let mut differences = vec![1; n];
    if p == 1 {
        return "0\n".to_string(); // there are no pairs
    }
    loop {
        let pairs = differences.iter().map(|difference| p - difference);
        let mut sorted = differences.clone();
        sorted.sort_unstable();
        if search.mover_wins(&sorted, &options) {
            let product = pairs.fold(1, |product, pairs| product * pairs % 1_000_000_007);
            ways = (ways + product) % 1_000_000_007;
        }
        let Some(place) = differences.iter().rposition(|&difference| difference < p - 1) else {
            break;
        };
        differences[place] += 1;
        differences[place + 1..].fill(1);
    }
    format!("{ways}\n")
}
