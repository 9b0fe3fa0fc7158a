//! HDU 2509 by its rules: every run of apples taken from every row.
//!
//! The middle tier has up to 16 apples in rows of any lengths, a single one among them; the same
//! search answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 2000)..=g.pick(6, 2000)) {
        let largest = [1, 2, 4][g.within(0..=2) as usize];
        let rows = g.heaps(g.pick(4, 100), 1..=g.pick(largest, 100));
        input += &format!("{}\n{}\n", rows.len(), join(&rows));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for longest in [2, 3, 4, 7, 15] {
        let mut left = g.within(8..=16u64);
        let mut rows = Vec::new();
        while left > 0 {
            // Two equal rows, now and then, because random positions are rarely lost.
            let row = g.within(1..=longest.min(left));
            let count = if g.one_in(2) { left / row } else { 1 };
            rows.extend(vec![row; count.min(2) as usize]);
            left -= row * count.min(2);
        }
        input += &format!("{}\n{}\n", rows.len(), join(&rows));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let options = |rows: &Vec<u64>| {
        let mut after = Vec::new();
        for (place, &row) in rows.iter().enumerate() {
            for left in 0..row {
                for right in 0..row - left {
                    let mut option = rows.clone();
                    option[place] = left;
                    option.push(right);
                    option.retain(|&row| row > 0);
                    option.sort_unstable();
                    after.push(option);
                }
            }
        }
        after
    };
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100) {
        let mut rows = input.numbers(n, 1..=100);
        rows.sort_unstable();
        output += if search.mover_wins(&rows, &options) { "Yes\n" } else { "No\n" };
    }
    output
}
