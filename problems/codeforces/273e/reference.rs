//! Codeforces 273E by its rules: plays out every sequence of differences.
//!
//! The middle tier has numbers of up to 100,000 and many pairs. It finds the value of each
//! difference, and adds pair after pair to the sequences.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_differences).run();
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

const MODULUS: u64 = 1_000_000_007;

fn generate_middle(g: &mut Generator) -> String {
    let digits = g.within(1..=16);
    let p = g.within(1..=(1 << digits) + 34_464);
    let p = if g.one_in(2) { g.within(1..=1 << digits) } else { p };
    let n = [1, 2, g.within(1..=1000)][g.within(0..=2) as usize];
    format!("{n} {p}\n")
}

fn answer_by_differences(input: &mut Input) -> String {
    let (n, p) = read(input);
    let mut values = vec![0, 0, 0];
    for difference in 3..p as usize {
        let third = difference / 3;
        let options = [values[third], values[difference - third]];
        values.push((0..).find(|value| !options.contains(value)).expect("one is missing"));
    }
    let mut pairs = [0; 4];
    for difference in 1..p {
        pairs[values[difference as usize]] += p - difference;
    }
    let mut sequences = [1, 0, 0, 0];
    for _ in 0..n {
        let sum = |sum: usize| {
            let ways = (0..4).map(|value| sequences[sum ^ value] * (pairs[value] % MODULUS));
            ways.sum::<u64>() % MODULUS
        };
        sequences = [0, 1, 2, 3].map(sum);
    }
    format!("{}\n", sequences[1..].iter().sum::<u64>() % MODULUS)
}

fn read(input: &mut Input) -> (usize, u64) {
    let n = input.number(1..=1000);
    let p = input.number(1..=1_000_000_000);
    input.end();
    (n, p)
}

fn answer(input: &mut Input) -> String {
    let (n, p) = read(input);
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
            let product = pairs.fold(1, |product, pairs| product * pairs % MODULUS);
            ways = (ways + product) % MODULUS;
        }
        let Some(place) = differences.iter().rposition(|&difference| difference < p - 1) else {
            break;
        };
        differences[place] += 1;
        differences[place + 1..].fill(1);
    }
    format!("{ways}\n")
}
