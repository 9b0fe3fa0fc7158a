//! AcWing 1321 by its rules: a stone taken from every heap, every two heaps put together.
//!
//! The middle tier has up to 50 heaps of up to 20 stones. It takes for granted that one puts larger
//! heaps together first, and plays with the single stones and the number of moves that the other
//! heaps last; it knows nothing of parities or of multiples of 3.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_moves_left).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(5, 50));
        let most = if g.one_in(2) { 2 } else { g.pick(5, 1000) };
        let mut heaps = g.many(n, 1..=most);
        // Mostly single stones, where the rule changes.
        if g.one_in(3) {
            heaps = vec![1; g.within(g.pick(1, 47)..=g.pick(7, 49)) as usize];
            heaps.push(g.within(1..=3));
        }
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

/// Returns mostly single stones beside one or two small heaps, and heaps of any size.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let mut heaps = vec![1; g.within(0..=48) as usize];
        match g.within(0..=3) {
            0 if !heaps.is_empty() => {}
            0 | 1 => heaps.push(g.within(2..=4)),
            2 => heaps.extend([2, g.within(2..=3)]),
            _ => {
                heaps.truncate(g.within(0..=20) as usize);
                let count = g.within(1..=30);
                heaps.extend(g.many(count, 2..=20));
            }
        }
        input += &format!("{}\n{}\n", heaps.len(), join(&heaps));
    }
    input
}

fn answer_by_moves_left(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for heaps in read(input) {
        let large: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 1).collect();
        let singles = (heaps.len() - large.len()) as u64;
        let moves = large.iter().map(|heap| heap + 1).sum::<u64>().saturating_sub(1);
        let first = search.mover_wins(&(singles, moves), &|&(singles, moves)| {
            let mut options = Vec::new();
            if singles > 0 {
                options.push((singles - 1, moves));
            }
            if singles > 1 {
                options.push((singles - 2, if moves > 0 { moves + 3 } else { 2 }));
            }
            if moves > 0 {
                // A single stone that is put to a larger heap, and a move of that heap.
                options.extend((singles > 0).then(|| (singles - 1, moves + 1)));
                options.push(if moves == 2 { (singles + 1, 0) } else { (singles, moves - 1) });
            }
            options
        });
        output += if first {
            "YES
"
        } else {
            "NO
"
        };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=50);
        cases.push(input.numbers(n, 1..=1000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for mut heaps in read(input) {
        heaps.sort_unstable();
        let first = search.mover_wins(&heaps, &|heaps: &Vec<u64>| moves(heaps));
        output += if first { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}

fn moves(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        let mut rest = heaps.to_vec();
        rest.remove(place);
        let mut with = |stones: u64, rest: &[u64]| {
            let mut next = rest.to_vec();
            next.extend(Some(stones).filter(|&stones| stones > 0));
            next.sort_unstable();
            after.push(next);
        };
        with(heap - 1, &rest);
        for other in place..rest.len() {
            let mut others = rest.clone();
            let sum = heap + others.remove(other);
            with(sum, &others);
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
