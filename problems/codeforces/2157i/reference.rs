//! Codeforces 2157I by its rules: uses every number but the one used last.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10_000)..=g.pick(3, 10_000));
    let mut input = format!("{cases}\n");
    for case in 0..cases {
        // Small odd numbers, all different, are the most work.
        let tiny = g.within(2..=18);
        let any = g.within(2..=1_000_000);
        let largest = if g.one_in(10) { any } else { 2 * case + 3 };
        let m = g.pick(tiny, largest);
        let n = g.within(g.pick(1, 700_000)..=g.pick(8 * m, 1_000_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=1_000_000i64);
        let m = input.number(2..=1_000_000i64);
        // The health, and the number used last, or 0. Whoever finds no health left has lost, and
        // it does not matter any more how.
        let options = |&(health, last): &(i64, i64)| -> Vec<(i64, i64)> {
            if health == 0 {
                return Vec::new();
            }
            let after = |x| if x < health { (health - x, x) } else { (0, 0) };
            (1..=m).filter(|&x| x != last).map(after).collect()
        };
        let mut search = Search::normal().written(|&(health, last): &(i64, i64)| match last {
            0 => health.to_string(),
            _ => format!("{health} | ≠{last}"),
        });
        output += if search.mover_wins(&(n, 0), &options) { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}
