//! AtCoder ARC 134 E by its rules: every way to write the numbers, and every m for each.
//!
//! The middle tier has two numbers up to 100, of which every pair is decided by its moves, and many
//! numbers up to 108. Of these it takes for granted that all sets are won except {1}, {2}, {4, 8}
//! and some sets of multiples of 12; the latter are searched with all numbers that their moves
//! leave.

use reference::{join, Generator, Input, Reference, Search, Size};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200)..=g.pick(3, 200));
    let most = match (g.size(), n) {
        (Size::Tiny, 3) => 13,
        (Size::Tiny, 2) => 40,
        _ => 200,
    };
    let bounds = match g.size() {
        Size::Tiny => g.many(n, 1..=most),
        Size::Largest => g.many(n, 100..=most),
    };
    format!("{n}\n{}\n", join(&bounds))
}

fn generate_middle(g: &mut Generator) -> String {
    let (n, least, most) = match g.within(0..=3) {
        0 => (2, 1, 100),
        1 => (g.within(3..=5), 12, 108),
        _ => (g.within(6..=200), 84, 108),
    };
    format!("{n}\n{}\n", join(&g.many(n, least..=most)))
}

fn answer_by_sets(input: &mut Input) -> String {
    const MODULUS: u64 = 998_244_353;
    let bounds = read(input);
    if let [first, second] = bounds[..] {
        return format!("{}\n", won_pairs(first as usize, second as usize));
    }
    let multiples = bounds.iter().max().map_or(0, |most| most / 12);
    let mut known = HashMap::new();
    let sets = (1..1u128 << multiples).map(|set| {
        let numbers = (1..=multiples).filter(|multiple| set >> (multiple - 1) & 1 == 1);
        numbers.map(|multiple| 1 << (12 * multiple)).sum::<u128>()
    });
    let mut lost: Vec<u128> = sets.filter(|&set| !wins(set, &mut known)).collect();
    lost.extend([1 << 1, 1 << 2, 1 << 4 | 1 << 8]);
    let choices = |ways: &dyn Fn(u64) -> u64| {
        bounds.iter().fold(1, |choices, &bound| choices * ways(bound) % MODULUS)
    };
    let mut won = choices(&|bound| bound);
    for set in lost {
        // All numbers of the set have to be chosen, so those of smaller sets are taken away.
        let numbers: Vec<u64> = (0..128).filter(|number| set >> number & 1 == 1).collect();
        for chosen in 0..1u64 << numbers.len() {
            let is_chosen =
                |index: usize, bound| chosen >> index & 1 == 1 && numbers[index] <= bound;
            let ways = choices(&|bound| {
                (0..numbers.len()).filter(|&index| is_chosen(index, bound)).count() as u64
            });
            let is_added = (numbers.len() as u32 - chosen.count_ones()) % 2 == 1;
            won += if is_added { ways } else { MODULUS - ways };
        }
    }
    format!("{}\n", won % MODULUS)
}

/// Counts the pairs of numbers up to two bounds that the player to move wins.
fn won_pairs(first: usize, second: usize) -> usize {
    let most = first.max(second);
    let mut wins = vec![vec![true; most + 1]; most + 1];
    for largest in 1..=most {
        for other in 0..=largest {
            let win = (1..=largest).any(|m| !wins[largest % m][other % m]);
            wins[largest][other] = win;
            wins[other][largest] = win;
        }
    }
    let rows = wins[1..=first].iter();
    rows.map(|row| row[1..=second].iter().filter(|&&win| win).count()).sum()
}

/// Returns whether the player to move wins with a set of numbers up to 127.
fn wins(set: u128, known: &mut HashMap<u128, bool>) -> bool {
    if set == 0 {
        return true;
    }
    if let Some(&win) = known.get(&set) {
        return win;
    }
    let win = (1..=set.ilog2()).any(|m| {
        let numbers = (1..128).filter(|number| set >> number & 1 == 1);
        let remainders = numbers.fold(0, |left, number| left | 1 << (number % m));
        !wins(remainders & !1, known)
    });
    known.insert(set, win);
    win
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=200);
    let bounds = input.numbers(n, 1..=200);
    input.end();
    bounds
}

fn answer(input: &mut Input) -> String {
    let bounds = read(input);
    let n = bounds.len();
    // If all numbers are 0 the mover wins, and so there are no options.
    let mut search = Search::misere();
    let mut ways = 0u64;
    let mut numbers = vec![1; n];
    loop {
        let mut written = numbers.clone();
        written.sort_unstable();
        ways += u64::from(search.mover_wins(&written, &|numbers: &Vec<u64>| remainders(numbers)));
        let Some(index) = (0..n).find(|&index| numbers[index] < bounds[index]) else {
            break;
        };
        numbers[..index].fill(1);
        numbers[index] += 1;
    }
    format!("{}\n", ways % 998_244_353)
}

/// Returns the options of ascending numbers.
fn remainders(numbers: &[u64]) -> Vec<Vec<u64>> {
    let moduli = 1..=numbers[numbers.len() - 1];
    let after = moduli.map(|m| {
        let mut option: Vec<u64> = numbers.iter().map(|number| number % m).collect();
        option.sort_unstable();
        option
    });
    after.collect()
}
