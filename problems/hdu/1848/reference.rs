//! HDU 1848 by its rules: W/L by recursion over the three heaps.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference {
        generate,
        answer,
        check: None,
    }
    .run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(20, 100_000);
    let mut input = String::new();
    for _ in 0..cases {
        let bound = g.pick(9, 1000);
        let [m, n, p] = [(); 3].map(|()| g.within(1..=bound));
        input += &format!("{m} {n} {p}\n");
    }
    input + "0 0 0\n"
}

fn answer(input: &mut Input) -> String {
    let mut wins = HashMap::new();
    let mut output = String::new();
    loop {
        let mut heaps = [(); 3].map(|()| input.number(0..=1000));
        if heaps == [0; 3] {
            return output;
        }
        assert!(!heaps.contains(&0), "a heap of 0 among others");
        heaps.sort_unstable();
        output += if mover_wins(heaps, &mut wins) {
            "Fibo\n"
        } else {
            "Nacci\n"
        };
    }
}

/// The mover wins if some move leaves a position in which the mover loses.
fn mover_wins(heaps: [u32; 3], known: &mut HashMap<[u32; 3], bool>) -> bool {
    if let Some(&win) = known.get(&heaps) {
        return win;
    }
    let mut win = false;
    for heap in 0..3 {
        let (mut take, mut next) = (1, 2);
        while take <= heaps[heap] && !win {
            let mut left = heaps;
            left[heap] -= take;
            left.sort_unstable();
            win = !mover_wins(left, known);
            (take, next) = (next, take + next);
        }
    }
    known.insert(heaps, win);
    win
}
