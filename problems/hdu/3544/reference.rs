//! HDU 3544 by its rules: every bar broken in every way, on all bars at once.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(3, 100));
        input += &format!("{n}\n");
        for _ in 0..n {
            let long = g.within(1..=g.pick(if n < 2 { 9 } else { 5 }, 1_000_000_000));
            let short = g.within(1..=g.pick(3, 1_000_000_000));
            let (x, y) = if g.one_in(2) { (long, short) } else { (short, long) };
            input += &format!("{x} {y}\n");
        }
    }
    input
}

/// The bars, and whether Alice is to move.
type Position = (Vec<(u64, u64)>, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(bars, _): &Position| {
            let bar = |(width, height): &(u64, u64)| format!("{width}×{height}");
            bars.iter().map(bar).collect::<Vec<_>>().join(" ")
        })
        .turn(|(_, is_alices)| if *is_alices { "Alice" } else { "Bob" });
    let mut output = String::new();
    for case in 1..=input.number(1..=1000) {
        let n = input.number(1..=100);
        let mut bars = Vec::new();
        for _ in 0..n {
            bars.push((input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)));
        }
        bars.sort_unstable();
        let alice = search.mover_wins(&(bars, true), &|position: &Position| broken(position));
        output += &format!("Case {case}: {}\n", if alice { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

fn broken((bars, alice): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (place, &(x, y)) in bars.iter().enumerate() {
        for part in 1..if *alice { x } else { y } {
            let mut next = bars.clone();
            next.remove(place);
            next.extend(match alice {
                true => [(part, y), (x - part, y)],
                false => [(x, part), (x, y - part)],
            });
            // A single square is nobody's.
            next.retain(|&bar| bar != (1, 1));
            next.sort_unstable();
            after.push((next, !alice));
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
