//! HDU 1536 by its rules: every number of the set tried on every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(4, 20) {
        // In no particular order; now and then a number comes twice or is larger than any heap.
        let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let set = g.many(k, 1..=g.pick(8, 200));
        let m = g.within(g.pick(1, 100)..=g.pick(5, 100));
        input += &format!("{k} {}\n{m}\n", spaced(&set));
        for _ in 0..m {
            let heaps = g.heaps(g.pick(3, 100), 0..=g.pick(7, 10_000));
            input += &format!("{} {}\n", heaps.len(), spaced(&heaps));
        }
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    loop {
        let k = input.number(0..=100);
        if k == 0 {
            input.end();
            return output;
        }
        let set = input.numbers(k, 1..=10_000);
        let mut search = Search::normal();
        for _ in 0..input.number(1..=100) {
            let l = input.number(1..=100);
            let mut heaps = input.numbers(l, 0..=10_000);
            heaps.sort_unstable();
            let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| set.contains(&take));
            output.push(if search.mover_wins(&heaps, &options) { 'W' } else { 'L' });
        }
        output.push('\n');
    }
}
