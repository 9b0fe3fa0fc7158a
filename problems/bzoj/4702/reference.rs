//! BZOJ 4702 by its rules: what is won and lost, found again and again until nothing changes.
//!
//! The middle tier has c up to 1000; the same search answers.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 5)..=5);
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let c = g.within(g.pick(2, 999_999_000)..=g.pick(40, 1_000_000_000));
        let m = if g.one_in(2) { 1 } else { g.within(1..=30) };
        let least = g.within(1..=2).min(c - 1);
        let mut n = g.within(least..=g.pick(c - 1, 10));
        let m = if n == 1 { m.min(g.pick(8, 30)) } else { m };
        while n.saturating_pow(m as u32) >= c {
            n -= 1;
        }
        input += &format!("{n} {m} {c}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for _ in 0..5 {
        let c = g.within(50..=1000);
        let m = if g.one_in(3) { 1 } else { g.within(1..=10) };
        let most = (1..c).take_while(|n| n.saturating_pow(m as u32) < c).last().unwrap_or(1);
        let n = if g.one_in(2) { g.within(1..=most.min(3)) } else { g.within(1..=most) };
        input += &format!("{n} {m} {c}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=5) {
        let n: u64 = input.number(1..=999_999_999);
        let m: u32 = input.number(1..=30);
        let c: u64 = input.number(2..=1_000_000_000);
        let over = |n: u64, m: u32| n.saturating_pow(m) >= c;
        assert!(!over(n, m), "{n}^{m} is {c} or more");
        // From here on a second box is too many, so more items make no difference.
        let last = (1..).find(|&items| over(2, items)).expect("2^30 is above c").max(m);
        let options =
            |&(boxes, items): &(u64, u32)| vec![(boxes + 1, items), (boxes, last.min(items + 1))];
        let mut search =
            Search::normal().over(|&(boxes, items)| over(boxes, items).then_some(Standing::Won));
        output += match search.standing(&(n, m), &options) {
            Standing::Won => "Alice\n",
            Standing::Lost => "Bob\n",
            Standing::Drawn => "Draw\n",
        };
    }
    input.end();
    output
}
