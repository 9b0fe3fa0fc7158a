//! BZOJ 4702 by its rules: what is won and lost, found again and again until nothing changes.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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
        let mut known = vec![vec![None; last as usize + 1]; c as usize];
        loop {
            let mut news = false;
            for boxes in 1..c {
                for items in (1..=last).filter(|&items| !over(boxes, items)) {
                    let value = |boxes: u64, items: u32| {
                        if over(boxes, items) {
                            Some(true) // the player before has lost
                        } else {
                            known[boxes as usize][items.min(last) as usize]
                        }
                    };
                    let options = [value(boxes + 1, items), value(boxes, items + 1)];
                    let now = if options.contains(&Some(false)) {
                        Some(true)
                    } else if options == [Some(true); 2] {
                        Some(false)
                    } else {
                        None
                    };
                    if known[boxes as usize][items as usize] != now {
                        known[boxes as usize][items as usize] = now;
                        news = true;
                    }
                }
            }
            if !news {
                break;
            }
        }
        output += match known[n as usize][m as usize] {
            Some(true) => "Alice\n",
            Some(false) => "Bob\n",
            None => "Draw\n",
        };
    }
    input.end();
    output
}
