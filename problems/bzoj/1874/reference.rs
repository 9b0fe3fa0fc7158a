//! BZOJ 1874 by its rules: moves are tried in the order asked for.
//!
//! The middle tier has heaps of up to 1000 stones. A heap is worth the mex of what the moves leave,
//! and the moves are tried in the order asked for.

use reference::{take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 10), 1..=g.pick(9, 1000));
    let mut set: Vec<u64> = (1..=g.pick(6, 10)).filter(|_| !g.one_in(2)).collect();
    if set.is_empty() {
        set.push(g.within(1..=10));
    }
    let lines = |numbers: &[u64]| -> String { numbers.iter().map(|n| format!("{n}\n")).collect() };
    format!("{}\n{}{}\n{}", heaps.len(), lines(&heaps), set.len(), lines(&set))
}

/// Returns heaps of which the last one often is lost together with the others, or nearly so.
fn generate_middle(g: &mut Generator) -> String {
    let most = g.within(1..=10);
    let mut set: Vec<u64> = (1..=most).filter(|_| !g.one_in(3)).collect();
    if set.is_empty() {
        set.push(most);
    }
    let mut values = GrundyValues::new();
    let count = g.within(1..=9);
    let mut heaps = g.many(count, 1..=1000);
    let sum = values.sum(&heaps, &|&heap| options(heap, &set));
    let any = g.within(1..=900);
    let mut last =
        (any..=1000).filter(|heap| values.value(heap, &|&heap| options(heap, &set)) == sum);
    heaps.push(last.next().unwrap_or(any));
    if g.one_in(2) {
        let place = g.within(0..=count) as usize;
        heaps[place] = g.within(1..=1000);
    }
    let lines = |numbers: &[u64]| -> String { numbers.iter().map(|n| format!("{n}\n")).collect() };
    format!("{}\n{}{}\n{}", heaps.len(), lines(&heaps), set.len(), lines(&set))
}

fn answer_by_values(input: &mut Input) -> String {
    let (heaps, set) = read(input);
    let mut values = GrundyValues::new();
    for heap in 0..heaps.len() {
        for &take in set.iter().filter(|&&take| take <= heaps[heap]) {
            let mut after = heaps.clone();
            after[heap] -= take;
            if values.sum(&after, &|&heap| options(heap, &set)) == 0 {
                return format!("YES\n{} {take}\n", heap + 1);
            }
        }
    }
    "NO\n".to_string()
}

fn options(heap: u64, set: &[u64]) -> Vec<Vec<u64>> {
    set.iter().filter(|&&take| take <= heap).map(|take| vec![heap - take]).collect()
}

/// Reads the heaps and the set.
fn read(input: &mut Input) -> (Vec<u64>, Vec<u64>) {
    let n = input.number(1..=10);
    let heaps = input.numbers(n, 1..=1000u64);
    let m = input.number(1..=10);
    let set = input.numbers(m, 1..=10u64);
    input.end();
    assert!(set.windows(2).all(|pair| pair[0] < pair[1]), "the set is not ascending");
    (heaps, set)
}

fn answer(input: &mut Input) -> String {
    let (heaps, set) = read(input);
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| set.contains(&take));
    for heap in 0..heaps.len() {
        for &take in set.iter().filter(|&&take| take <= heaps[heap]) {
            let mut after = heaps.clone();
            after[heap] -= take;
            after.sort_unstable();
            if !search.mover_wins(&after, &options) {
                return format!("YES\n{} {take}\n", heap + 1);
            }
        }
    }
    "NO\n".to_string()
}
