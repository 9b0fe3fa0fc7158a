//! Luogu P10014 by its rules: the value of every row from all that may be taken of it.
//!
//! The middle tier has rows of up to 20,000 stones, around powers and with sums of 0; the values
//! come from the definition, as before, but by marks instead of lists.

use grundy::mex::mex;
use reference::{change_one_heap, join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let k = g.within(1..=5u64);
    // Roots up to about 20, so that the order of the values turns more than once.
    let most = g.pick([20, 400, 900, 2000, 2000][k as usize - 1], (1 << 60) - 1);
    let games = match g.size() {
        Size::Largest if g.one_in(2) => 1,
        _ => g.pick(4, 10),
    };
    let mut text = format!("{games} {k}\n");
    for _ in 0..games {
        let mut rows = g.heaps(g.pick(3, 100_000 / games), 1..=most);
        if g.one_in(3) {
            // Two equal numbers have the nim sum 0, so that the first player often loses.
            rows = rows.iter().flat_map(|&row| [row, row]).collect();
        }
        text += &format!("{}\n{}\n", rows.len(), join(&rows));
    }
    text
}

fn generate_middle(g: &mut Generator) -> String {
    let k = g.within(1..=5) as u32;
    let most = if k == 1 { 600 } else { [5000, 20_000][g.within(0..=1) as usize] };
    let sums = sums_up_to(most, k);
    let mut text = format!("20 {k}\n");
    for _ in 0..20 {
        let n = g.within(1..=4);
        let mut rows = g.many(n, 1..=most as u64);
        let root = (1..).find(|&root: &u64| (root + 1).pow(k) > rows[0]).expect("a root");
        let near = root.pow(k) + g.within(0..=2 * root + 1);
        if g.one_in(2) {
            rows[0] = near.saturating_sub(1).clamp(1, most as u64);
        }
        let sum = rows.iter().fold(0, |sum, &row| sum ^ sums[row as usize]);
        let from = g.within(1..=most as u64) as usize;
        let last = (from..=most).find(|&row| sums[row] == sum);
        rows.extend(last.filter(|_| !g.one_in(3)).map(|row| row as u64));
        text += &format!("{}\n{}\n", rows.len(), join(&rows));
    }
    text
}

fn answer_by_values(input: &mut Input) -> String {
    let (k, games) = read(input);
    let most = games.iter().flatten().copied().max().unwrap_or(0);
    let sums = sums_up_to(most as usize, k);
    let verdict = |rows: Vec<u64>| {
        let sum = rows.iter().fold(0, |sum, &row| sum ^ sums[row as usize]);
        if sum > 0 {
            "Lily\n"
        } else {
            "Kaguya\n"
        }
    };
    games.into_iter().map(verdict).collect()
}

/// Returns the nim sums of the rows of 1, 2, … stones up to each number.
fn sums_up_to(most: usize, k: u32) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0];
    let mut sums = vec![0];
    for x in 1..=most {
        let takes = (1..=x).take_while(|take| take.pow(k) <= x);
        values.push(mex(takes.map(|take| values[x - take])));
        sums.push(sums[x - 1] ^ values[x]);
    }
    sums
}

/// Reads k, and the numbers of each game.
fn read(input: &mut Input) -> (u32, Vec<Vec<u64>>) {
    let games = input.number(1..=100_000);
    let k = input.number(1..=5u32);
    let game = |_| {
        let n = input.number(0..=100_000);
        input.numbers(n, 0..=(1u64 << 60) - 1)
    };
    let games = (0..games).map(game).collect();
    input.end();
    (k, games)
}

fn answer(input: &mut Input) -> String {
    let (k, games) = read(input);
    let mut values: Vec<usize> = vec![0];
    let mut verdicts = String::new();
    for game in games {
        let mut sum = 0;
        let mut rows = Vec::new();
        for most in game {
            while values.len() as u64 <= most {
                let x = values.len();
                let takes = (1..=x).take_while(|take| take.pow(k) <= x);
                let options: Vec<usize> = takes.map(|take| values[x - take]).collect();
                values.push((0..).find(|value| !options.contains(value)).expect("a number"));
            }
            rows.extend(1..=most as usize);
            sum = (1..=most as usize).fold(sum, |sum, row| sum ^ values[row]);
        }
        rows.sort_unstable();
        Search::normal().show(&rows, &|rows| {
            change_one_heap(rows, |&x| {
                let takes = (1..=x).take_while(|take| take.pow(k) <= x);
                takes.map(|take| vec![x - take]).collect()
            })
        });
        verdicts += if sum != 0 { "Lily\n" } else { "Kaguya\n" };
    }
    verdicts
}
