//! HDU 1536 by its rules: every number of the set tried on every heap.
//!
//! The middle tier has sets of up to 30 numbers and heaps of up to 2000, each worth the mex of what
//! the moves leave. Half of the positions are made lost by the last heap.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(4, 20) {
        // In no particular order; now and then a number comes twice or is larger than any heap.
        let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let set = g.many(k, 1..=g.pick(8, 200));
        let m = g.within(g.pick(1, 100)..=g.pick(5, 100));
        input += &format!("{k} {}\n{m}\n", join(&set));
        for _ in 0..m {
            let heaps = g.heaps(g.pick(3, 100), 0..=g.pick(7, 10_000));
            input += &format!("{} {}\n", heaps.len(), join(&heaps));
        }
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for most in [20, 200, 10_000] {
        let count = g.within(1..=30);
        let set = g.many(count, 1..=most);
        input += &format!("{count} {}\n40\n", join(&set));
        let values = heap_values(&set, 2000);
        for _ in 0..40 {
            let l = g.within(1..=100);
            let mut heaps = g.many(l, 0..=2000);
            let sum = heaps[1..].iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
            let from = g.within(0..=2000);
            if let Some(last) = (from..=2000).find(|&last| values[last as usize] == sum) {
                heaps[0] = if g.one_in(2) { last } else { heaps[0] };
            }
            input += &format!("{l} {}\n", join(&heaps));
        }
    }
    input + "0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { set, positions } in read(input) {
        let most = positions.iter().flatten().max().expect("a heap");
        let values = heap_values(&set, *most);
        for heaps in positions {
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
            output.push(if sum > 0 { 'W' } else { 'L' });
        }
        output.push('\n');
    }
    output
}

fn heap_values(set: &[u64], most: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let left = set.iter().filter_map(|take| heap.checked_sub(*take));
        values.push(mex(left.map(|left| values[left as usize])));
    }
    values
}

struct Case {
    set: Vec<u64>,
    positions: Vec<Vec<u64>>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    loop {
        let k = input.number(0..=100);
        if k == 0 {
            input.end();
            return cases;
        }
        let set = input.numbers(k, 1..=10_000);
        let count = input.number(1..=100);
        let heaps = |_| {
            let l = input.number(1..=100);
            input.numbers(l, 0..=10_000)
        };
        cases.push(Case { set, positions: (0..count).map(heaps).collect() });
    }
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { set, positions } in read(input) {
        let mut search = Search::normal();
        for mut heaps in positions {
            heaps.sort_unstable();
            let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| set.contains(&take));
            output.push(if search.mover_wins(&heaps, &options) { 'W' } else { 'L' });
        }
        output.push('\n');
    }
    output
}
