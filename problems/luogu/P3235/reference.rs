//! Luogu P3235 by its rules: every number of parts, on whole positions.
//!
//! The middle tier has heaps of up to 900 stones, half of the games lost; the value of a heap is
//! the mex of what each number of parts leaves.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 99)..=g.pick(4, 99));
    let mut input = format!("{t} {}\n", g.within(2..=g.pick(6, 2)));
    for _ in 0..t {
        let heaps = g.heaps(g.pick(2, 99), 1..=g.pick(11, 99_999));
        input += &format!("{} {}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let f = if g.one_in(2) { 2 } else { g.within(2..=300) };
    let values = heap_values(900, f);
    let mut input = format!("40 {f}\n");
    for _ in 0..40 {
        let n = g.within(1..=20);
        let mut heaps = g.many(n, 1..=900);
        let sum = heaps[1..].iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
        let from = g.within(1..=900);
        let last = (from..=900).chain(1..from).find(|&heap| values[heap as usize] == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            heaps[0] = last;
        }
        input += &format!("{n} {}\n", join(&heaps));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let (f, games) = read(input);
    let most = games.iter().flatten().copied().max().unwrap_or(0);
    let values = heap_values(most, f);
    let verdict = |heaps: &Vec<u64>| {
        u64::from(heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) > 0)
    };
    join(&games.iter().map(verdict).collect::<Vec<u64>>()) + "\n"
}

fn heap_values(most: u64, f: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let most_parts = if heap >= f { heap } else { 0 };
        let left = (2..=most_parts).map(|m| {
            let (size, larger) = ((heap / m) as usize, heap % m);
            let odd_larger = if larger % 2 == 1 { values[size + 1] } else { 0 };
            let odd_others = if (m - larger) % 2 == 1 { values[size] } else { 0 };
            odd_larger ^ odd_others
        });
        let value = mex(left);
        values.push(value);
    }
    values
}

/// Reads F and the heaps of each game.
fn read(input: &mut Input) -> (u64, Vec<Vec<u64>>) {
    let t = input.number(1..=99);
    // With F = 1 empty heaps could be split off a single stone for ever.
    let f = input.number(2..=99_999u64);
    let mut games = Vec::new();
    for _ in 0..t {
        let n = input.number(1..=99);
        games.push(input.numbers(n, 1..=99_999));
    }
    input.end();
    (f, games)
}

fn answer(input: &mut Input) -> String {
    let (f, games) = read(input);
    let options = |heaps: &Vec<u64>| {
        let mut after = Vec::new();
        for (place, &x) in heaps.iter().enumerate().filter(|(_, &x)| x >= f) {
            for m in 2..=x + 2 {
                let mut option = heaps.clone();
                option.remove(place);
                option.extend((0..m).map(|part| x / m + u64::from(part < x % m)));
                // Heaps that can never be split change nothing.
                option.retain(|&heap| heap >= f);
                option.sort_unstable();
                after.push(option);
            }
        }
        after
    };
    let mut search = Search::normal();
    let mut verdicts = Vec::new();
    for mut heaps in games {
        heaps.retain(|&heap| heap >= f);
        heaps.sort_unstable();
        verdicts.push(u64::from(search.mover_wins(&heaps, &options)));
    }
    join(&verdicts) + "\n"
}
