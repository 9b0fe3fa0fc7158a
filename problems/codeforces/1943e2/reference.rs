//! Codeforces 1943E2 by its rules: every copy that Alice may take, and every set that Bob may delete.
//!
//! The middle tier has up to 13 numbers. It lowers the largest counts one by one, for each number of
//! smallest counts.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_levelling).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let [cases, m] = [[1, 200_000], [2, 100_000], [100_000, 2]][g.within(0..=2) as usize];
        return written(g, cases, m, 1_000_000_000, 1_000_000_000);
    }
    let cases = g.within(1..=2);
    written(g, cases, 3, 3, 3)
}

fn generate_middle(g: &mut Generator) -> String {
    let largest = g.within(2..=60);
    let k = g.within(1..=largest);
    written(g, 3, 12, largest, k)
}

/// Returns cases whose counts are mostly close to what Bob can delete before he is late.
fn written(g: &mut Generator, cases: u64, most: u64, largest: u64, most_deleted: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let m = g.within(most.div_ceil(2)..=most).min(g.within(1..=3 * most));
        let harmonic = (m as f64).ln() + 1.0;
        let k = match g.within(0..=2) {
            0 => g.within(1..=most_deleted),
            1 => ((largest as f64 / harmonic) as u64).clamp(1, most_deleted),
            _ => g.within(1..=(largest as f64 / harmonic) as u64 + 1).min(most_deleted),
        };
        let close = ((k as f64 * harmonic) as u64).clamp(1, largest);
        let (least, most) = match g.within(0..=3) {
            0 => (1, largest),
            1 => (close, largest),
            2 => (close / 2 + 1, close),
            _ => (k.min(largest), largest),
        };
        let counts = g.many(m + 1, least.min(most)..=most);
        format!("{m} {k}\n{}\n", join(&counts))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The copies of each number that are left, which numbers Alice has, and whether she is to move.
type Position = (Vec<u64>, Vec<bool>, bool);

fn options((counts, has, is_alice): &Position, k: u64) -> Vec<Position> {
    if *is_alice {
        let take = |number: usize| {
            let (mut counts, mut has) = (counts.clone(), has.clone());
            counts[number] -= 1;
            has[number] = true;
            (counts, has, false)
        };
        return (0..counts.len()).filter(|&number| counts[number] > 0).map(take).collect();
    }
    if counts.iter().all(|&count| count == 0) {
        return vec![];
    }
    let mut left = vec![(vec![], k)];
    for &count in counts {
        let delete = |(counts, k): (Vec<u64>, u64)| {
            let after =
                move |deleted: u64| ([&counts[..], &[count - deleted]].concat(), k - deleted);
            (0..=count.min(k)).map(after)
        };
        left = left.into_iter().flat_map(delete).collect();
    }
    left.into_iter().map(|(counts, _)| (counts, has.clone(), true)).collect()
}

fn mex(has: &[bool]) -> usize {
    has.iter().take_while(|&&has| has).count()
}

/// Returns the mex in the end.
fn best(position: &Position, k: u64, known: &mut HashMap<Position, usize>) -> usize {
    if let Some(&mex) = known.get(position) {
        return mex;
    }
    let after = options(position, k).into_iter().map(|next| best(&next, k, known));
    let best = if position.2 { after.max() } else { after.min() };
    let best = best.unwrap_or(mex(&position.1));
    known.insert(position.clone(), best);
    best
}

/// Returns the numbers, or a dash if there is none.
fn listed(numbers: impl Iterator<Item = usize>) -> String {
    let numbers: String = numbers.map(|number| number.to_string()).collect();
    if numbers.is_empty() { "–".to_string() } else { numbers }
}

fn answer(input: &mut Input) -> String {
    scores(input, |counts, k| {
        assert!(counts.iter().sum::<u64>() <= 12, "too large for a reference");
        let start = (counts.to_vec(), vec![false; counts.len()], true);
        let best = best(&start, k, &mut HashMap::new());
        let mut search = Search::normal()
            .over(|(counts, has, is_alice): &Position| {
                let is_over = counts.iter().all(|&count| count == 0);
                is_over.then(|| Standing::of_mover((mex(has) >= best) == *is_alice))
            })
            .written(|(counts, has, _): &Position| {
                let left = counts.iter().enumerate().flat_map(|(number, &count)| {
                    std::iter::repeat_n(number, count as usize)
                });
                let taken = (0..has.len()).filter(|&number| has[number]);
                format!("{} | {}", listed(left), listed(taken))
            })
            .turn(|&(_, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
        search.show(&start, &|position: &Position| options(position, k));
        best
    })
}

fn answer_by_levelling(input: &mut Input) -> String {
    scores(input, |counts, k| {
        assert!(counts.len() <= 13 && k <= 100, "too large for a table");
        let gets_all_below = |n: &usize| {
            let mut needed = counts[..*n].to_vec();
            needed.sort_unstable();
            (2..=*n).all(|last| !is_brought_to_zero(&needed[1..last], k))
        };
        (1..=counts.len()).take_while(gets_all_below).count()
    })
}

/// Returns whether Bob brings the last of these counts to 0 if he levels the largest ones.
fn is_brought_to_zero(counts: &[u64], k: u64) -> bool {
    let mut counts: Vec<i64> = counts.iter().map(|&count| count as i64).collect();
    loop {
        for _ in 0..k {
            *counts.iter_mut().max().expect("a count is left") -= 1;
        }
        if counts.len() == 1 {
            return counts[0] <= 0;
        }
        counts.sort_unstable();
        counts.remove(0);
    }
}

fn scores(input: &mut Input, mut score: impl FnMut(&[u64], u64) -> usize) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=100_000) {
        let m = input.number(1..=200_000usize);
        let k = input.number(1..=1_000_000_000u64);
        let counts: Vec<u64> = input.numbers(m + 1, 1..=1_000_000_000);
        sum += m;
        output += &format!("{}\n", score(&counts, k));
    }
    input.end();
    assert!(sum <= 200_000, "the largest numbers add up to {sum}");
    output
}
