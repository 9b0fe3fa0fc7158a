//! BZOJ 1874 by its rules: moves are tried in the order asked for.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=10);
    let heaps = input.numbers(n, 1..=1000u64);
    let m = input.number(1..=10);
    let set = input.numbers(m, 1..=10u64);
    input.end();
    assert!(set.windows(2).all(|pair| pair[0] < pair[1]), "the set is not ascending");
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| set.contains(&take));
    for heap in 0..n {
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
