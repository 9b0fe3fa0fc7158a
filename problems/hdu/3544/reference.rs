//! HDU 3544 by its rules: every bar broken in every way, on all bars at once.
//!
//! The middle tier has bars of up to 70 by 70 squares, with sums around 0. Each bar is worth the
//! simplest whole number between the best that Alice and Bob can leave.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let values = bar_values();
    let mut input = String::from("60\n");
    for _ in 0..60 {
        let n = g.within(1..=8);
        let mut bars: Vec<(u64, u64)> = Vec::new();
        let mut sum = 0;
        for place in 1..=n {
            let (x, y) = (g.within(1..=70), g.within(1..=70));
            // The last bar makes the sum 0 or 1, if one of this height does.
            let wanted = g.within(0..=1) as i64 - sum;
            let last = (1..=70).find(|&x| values[x as usize][y as usize] == wanted);
            let x = last.filter(|_| place == n).unwrap_or(x);
            bars.push((x, y));
            sum += values[x as usize][y as usize];
        }
        let line = |(x, y): &(u64, u64)| format!("{x} {y}\n");
        input += &format!("{n}\n{}", bars.iter().map(line).collect::<String>());
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = bar_values();
    let mut output = String::new();
    for (case, bars) in read(input).into_iter().enumerate() {
        let sum: i64 = bars.iter().map(|&(x, y)| values[x as usize][y as usize]).sum();
        output += &format!("Case {}: {}\n", case + 1, if sum > 0 { "Alice" } else { "Bob" });
    }
    output
}

/// Returns the value of each bar in moves of Alice, by width and height.
fn bar_values() -> Vec<Vec<i64>> {
    let mut values = vec![vec![0; 71]; 71];
    for x in 1..=70 {
        for y in 1..=70 {
            let alice = (1..x).map(|part| values[part][y] + values[x - part][y]).max();
            let bob = (1..y).map(|part| values[x][part] + values[x][y - part]).min();
            values[x][y] = match (alice, bob) {
                (Some(least), Some(most)) if least < 0 && most > 0 => 0,
                (Some(least), Some(most)) => {
                    assert!(least + 1 < most, "no whole number between {least} and {most}");
                    if least >= 0 {
                        least + 1
                    } else {
                        most - 1
                    }
                }
                (Some(least), None) => (least + 1).max(0),
                (None, Some(most)) => (most - 1).min(0),
                (None, None) => 0,
            };
        }
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<(u64, u64)>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100);
        let mut bars = Vec::new();
        for _ in 0..n {
            bars.push((input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)));
        }
        cases.push(bars);
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(bars, _): &Position| {
            let bar = |(width, height): &(u64, u64)| format!("{width}×{height}");
            bars.iter().map(bar).collect::<Vec<_>>().join(" ")
        })
        .turn(|(_, is_alices)| if *is_alices { "Alice" } else { "Bob" });
    let mut output = String::new();
    for (case, mut bars) in read(input).into_iter().enumerate() {
        bars.sort_unstable();
        let alice = search.mover_wins(&(bars, true), &|position: &Position| broken(position));
        output += &format!("Case {}: {}\n", case + 1, if alice { "Alice" } else { "Bob" });
    }
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
