//! Luogu P7979 by its rules: every number of stones, from every choice of up to k heaps.
//!
//! The middle tier has up to 60 heaps of up to 600 stones. A heap is worth the mex of what its
//! moves leave; that it moves like a heap of Moore's Nim, and Moore's theorem, are taken for
//! granted.

use grundy::mex::mex;
use grundy::table::TableVec;
use reference::{join, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_columns).run();
}

fn generate(g: &mut Generator) -> String {
    let t = match g.size() {
        Size::Largest if g.one_in(4) => 1,
        _ => g.within(g.pick(1, 10)..=g.pick(3, 10)),
    };
    let most_heaps = if t == 1 { 3_000_000 } else { 100_000 };
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let most = g.within(1..=4);
        let largest = g.pick([33, 20, 12, 5][most as usize - 1], 300_000_000_000_000_000);
        let heaps = g.heaps(g.pick(most, most_heaps), 1..=largest);
        let k = g.within(1..=(heaps.len() as u64).min(g.pick(4, 1000)));
        input += &format!("{} {k} {largest}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

/// Returns heaps of which every column of binary digits of values often has a lost number of ones.
fn generate_middle(g: &mut Generator) -> String {
    let values = values_up_to(600);
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let k = g.within(1..=4);
        let n = g.within(k..=60);
        let mut worth = vec![0; n as usize];
        for digit in 0..4 {
            let off = u64::from(g.one_in(8));
            let ones = (g.within(0..=n / (k + 1)) * (k + 1) + off).min(n);
            let first = g.within(0..=n - 1);
            (first..first + ones).for_each(|heap| worth[(heap % n) as usize] |= 1 << digit);
        }
        let mut heaps = Vec::new();
        for value in worth {
            let of_value = (1..=600).filter(|&heap| values[heap] == value);
            let of_value: Vec<usize> = of_value.collect();
            // Most often the least or the largest one.
            let last = of_value.len() as u64 - 1;
            let place = [0, last, g.within(0..=last)][g.within(0..=2) as usize];
            heaps.push(of_value[place as usize]);
        }
        input += &format!("{n} {k} 600\n{}\n", join(&heaps));
    }
    input
}

fn answer_by_columns(input: &mut Input) -> String {
    let values = values_up_to(600);
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=3_000_000);
        let k = input.number(1..=n);
        let largest = input.number(1..=600);
        let worth: Vec<u64> =
            input.numbers(n, 1..=largest).into_iter().map(|heap| values[heap]).collect();
        let ones = |digit: u32| worth.iter().filter(|&value| value >> digit & 1 == 1).count();
        output += if (0..64).any(|digit| ones(digit) % (k + 1) > 0) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

/// Returns what the heaps of 0, 1, …, `largest` stones are worth.
fn values_up_to(largest: usize) -> TableVec<u64> {
    TableVec::by(largest + 1, |smaller: &[u64]| {
        let stones = smaller.len();
        mex((1..=stones).filter(|c| c * c >= 4 * stones).map(|c| smaller[stones - c]))
    })
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=3_000_000);
        let k = input.number(1..=n);
        let largest = input.number(1..=300_000_000_000_000_000u64);
        let mut heaps = input.numbers(n, 1..=largest);
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| {
            let mut after = vec![];
            takes(heaps, 0, k, &mut after);
            after.retain(|option| option != heaps);
            after.iter_mut().for_each(|option| option.sort_unstable());
            after
        };
        output += if Search::normal().mover_wins(&heaps, &options) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

/// Adds the heaps after taking from up to `k` of those from number `heap` on.
fn takes(heaps: &[u64], heap: usize, k: usize, after: &mut Vec<Vec<u64>>) {
    if heap == heaps.len() {
        after.push(heaps.to_vec());
        return;
    }
    takes(heaps, heap + 1, k, after);
    let stones = heaps[heap];
    // The roots of x² - cx + s are real.
    let allowed = (1..=stones).filter(|c| k > 0 && c * c >= 4 * stones);
    for c in allowed {
        let mut option = heaps.to_vec();
        option[heap] -= c;
        takes(&option, heap + 1, k - 1, after);
    }
}
