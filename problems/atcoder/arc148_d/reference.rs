//! AtCoder ARC 148 D by its rules: every number that is left.
//!
//! The middle tier has up to 12 numbers. It decides every set of them with every remainder that the
//! difference of the sums can have.

use reference::{join, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(4, 200_000));
    let m = g.within(2..=g.pick(9, 1_000_000_000));
    numbers(g, n, m)
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, m) = (g.within(3..=6), g.within(2..=24));
    numbers(g, n, m)
}

fn numbers(g: &mut Generator, n: u64, m: u64) -> String {
    let m = if g.one_in(2) { (m / 4 * 4).max(2) } else { m };
    let mut numbers = Vec::new();
    let pairs = g.one_in(2);
    for _ in 0..n {
        let first = g.within(0..=m - 1);
        let second = if !pairs {
            g.within(0..=m - 1)
        } else if m % 2 == 0 && g.one_in(2) {
            (first + m / 2) % m
        } else {
            first
        };
        numbers.extend([first, second]);
    }
    g.shuffle(&mut numbers);
    format!("{n} {m}\n{}\n", join(&numbers))
}

fn answer_by_sets(input: &mut Input) -> String {
    let (m, numbers) = read(input);
    let last = (1usize << numbers.len()) - 1;
    // By the set of numbers that are taken: whether Bob wins, for each difference of the sums.
    let mut bob_wins = vec![Vec::new(); last + 1];
    bob_wins[last] = (0..m).map(|difference| difference == 0).collect();
    for taken in (0..last).rev() {
        let bob_moves = taken.count_ones() % 2 == 1;
        let free: Vec<usize> =
            (0..numbers.len()).filter(|&place| taken >> place & 1 == 0).collect();
        let wins = |difference: u64| {
            let mut results = free.iter().map(|&place| {
                let number = if bob_moves { m - numbers[place] } else { numbers[place] };
                let after: &Vec<bool> = &bob_wins[taken | 1 << place];
                after[((difference + number) % m) as usize]
            });
            results.any(|bob| bob == bob_moves) == bob_moves
        };
        bob_wins[taken] = (0..m).map(wins).collect();
    }
    if bob_wins[0][0] { "Bob\n" } else { "Alice\n" }.to_string()
}

/// Reads M and the numbers.
fn read(input: &mut Input) -> (u64, Vec<u64>) {
    let n = input.number(1..=200_000);
    let m = input.number(2..=1_000_000_000);
    let numbers = input.numbers(2 * n, 0..=m - 1);
    input.end();
    (m, numbers)
}

fn answer(input: &mut Input) -> String {
    let (m, numbers) = read(input);
    let bob = bob_wins(numbers, [0, 0], m);
    if bob { "Bob\n" } else { "Alice\n" }.to_string()
}

/// `sums` holds the sum of the player to move and that of the other.
fn bob_wins(numbers: Vec<u64>, [mine, theirs]: [u64; 2], m: u64) -> bool {
    if numbers.is_empty() {
        return mine % m == theirs % m;
    }
    let bob_moves = numbers.len() % 2 == 1;
    let mut results = (0..numbers.len()).map(|place| {
        let mut left = numbers.clone();
        let number = left.remove(place);
        bob_wins(left, [theirs, mine + number], m)
    });
    results.any(|bob| bob == bob_moves) == bob_moves
}
