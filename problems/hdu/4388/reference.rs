//! HDU 4388 by its rules: every move, with the extra one while it is left.

use reference::{words, Generator, Input, Reference, Search};

fn main() {
    Reference { generate, answer, check: None }.run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 150)..=g.pick(3, 150));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let heaps = g.many(n, 1..=g.pick([0, 15, 7, 5][n as usize % 4], 100_000));
        input += &format!("{n}\n{}\n", words(&heaps));
    }
    input
}

/// The heaps in order, and who has not yet used the extra move, the mover first.
type Position = (Vec<u64>, [bool; 2]);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=150) {
        let n = input.number(1..=50);
        let mut heaps = input.numbers(n, 1..=100_000u64);
        heaps.retain(|heap| !heap.is_power_of_two());
        heaps.sort_unstable();
        let wins = search.mover_wins(&(heaps, [true, true]), &options);
        output += &format!("Case {case}: {}\n", if wins { "Yes" } else { "No" });
    }
    input.end();
    output
}

fn options((heaps, [mine, yours]): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (place, &n) in heaps.iter().enumerate() {
        for k in (1..n).filter(|k| k ^ n < n) {
            let mut change = |new: u64, mine: bool| {
                let mut option = heaps.clone();
                option[place] = k;
                option.push(new);
                // A power of two allows no move: k ⊕ n would be their sum.
                option.retain(|heap| !heap.is_power_of_two());
                option.sort_unstable();
                after.push((option, [*yours, mine]));
            };
            change(k ^ n, *mine);
            if *mine && 2 * k != n {
                change((2 * k) ^ n, false);
            }
        }
    }
    after
}
