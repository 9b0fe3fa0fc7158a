//! Project Euler 629 by its rules: every split of every heap is tried, for each partition and each
//! k.
//!
//! The middle tier has up to 22 stones, with every k, and up to 130 stones, for which there are
//! more partitions than the modulus; there, as for 22, no k above 4 counts differently from 4. The
//! value of each heap comes from all nim sums that its splits reach, one part after the other.

use reference::{Generator, Input, Reference, Search};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_nim_sums).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 190)..=g.pick(13, 200)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", if g.one_in(2) { g.within(14..=22) } else { g.within(110..=130) })
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    let stones = input.number(1..=200usize);
    input.end();
    let all_differ = stones <= 22;
    let last = if all_differ { stones } else { stones.min(4) };
    let mut won = 0;
    for most_parts in 2..=last {
        let times = if most_parts == last { stones - last + 1 } else { 1 };
        won += times as u64 * won_partitions(&values(stones, most_parts));
    }
    format!("{}\n", won % MODULUS)
}

/// Returns the values of heaps of 0, 1, 2, … stones if a move makes up to `most_parts` of one.
fn values(stones: usize, most_parts: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0];
    // By the number of parts and the stones in them, the set of the nim sums.
    let mut nim_sums = vec![vec![[false; 256]; stones + 1]; most_parts + 1];
    for heap in 1..=stones {
        for parts in 2..=most_parts {
            let mut reached = [false; 256];
            for first in 1..heap {
                let rest = &nim_sums[parts - 1][heap - first];
                for (sum, _) in rest.iter().enumerate().filter(|(_, &is_reached)| is_reached) {
                    reached[sum ^ values[first] as usize] = true;
                }
            }
            nim_sums[parts][heap] = reached;
        }
        let is_option = |value: usize| (2..=most_parts).any(|parts| nim_sums[parts][heap][value]);
        let value = (0..256).find(|&value| !is_option(value)).expect("few stones have few values");
        nim_sums[1][heap][value] = true;
        values.push(value as u64);
    }
    values
}

/// Returns how many partitions of the number of the last heap are won.
fn won_partitions(values: &[u64]) -> u64 {
    let stones = values.len() - 1;
    let mut partitions = vec![[0u64; 256]; stones + 1];
    partitions[0][0] = 1;
    for heap in 1..=stones {
        for sum in heap..=stones {
            for nim_sum in 0..256 {
                let more = partitions[sum - heap][nim_sum ^ values[heap] as usize];
                partitions[sum][nim_sum] = (partitions[sum][nim_sum] + more) % MODULUS;
            }
        }
    }
    partitions[stones][1..].iter().sum::<u64>() % MODULUS
}

fn answer(input: &mut Input) -> String {
    let stones = input.number(1..=200u64);
    input.end();
    let mut won = 0u64;
    for most_parts in 2..=stones as usize {
        let mut search = Search::normal();
        let options = |heaps: &Vec<u64>| options(heaps, most_parts);
        for heaps in partitions(stones, stones, stones as usize) {
            won += u64::from(search.mover_wins(&heaps, &options));
        }
    }
    format!("{}\n", won % MODULUS)
}

/// Returns the partitions of `sum` into at most `most_parts` parts, none above `largest`, each in
/// descending order.
fn partitions(sum: u64, largest: u64, most_parts: usize) -> Vec<Vec<u64>> {
    if sum == 0 {
        return vec![vec![]];
    }
    let mut found = vec![];
    if most_parts > 0 {
        for first in 1..=sum.min(largest) {
            for mut parts in partitions(sum - first, first, most_parts - 1) {
                parts.insert(0, first);
                found.push(parts);
            }
        }
    }
    found
}

fn options(heaps: &[u64], most_parts: usize) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for heap in 0..heaps.len() {
        for parts in partitions(heaps[heap], heaps[heap], most_parts) {
            if parts.len() >= 2 {
                let mut option = heaps.to_vec();
                option.swap_remove(heap);
                option.extend(parts);
                option.sort_unstable_by(|a, b| b.cmp(a));
                options.push(option);
            }
        }
    }
    options
}
