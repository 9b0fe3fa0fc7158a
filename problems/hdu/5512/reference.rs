//! HDU 5512 by its rules: every pagoda that may be rebuilt.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 500);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(2..=g.pick(11, 20_000));
        let d = g.within(1..=n / 2);
        let a = d * g.within(1..=n / d);
        let b = (a + d * g.within(1..=n / d - 1) - 1) % (n / d * d) + 1;
        input += &format!("{n} {a} {b}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=500) {
        let n = input.number(2..=20_000);
        let (a, b) = (input.number(1..=n), input.number(1..=n));
        assert!(a != b, "one pagoda twice");
        let mut search = Search::normal();
        let options = |standing: &Vec<u32>| rebuilt(standing, n);
        let yuwgna = search.mover_wins(&vec![a.min(b), a.max(b)], &options);
        output += &format!("Case #{case}: {}\n", if yuwgna { "Yuwgna" } else { "Iaka" });
    }
    input.end();
    output
}

fn rebuilt(standing: &[u32], n: u32) -> Vec<Vec<u32>> {
    let mut after = Vec::new();
    for i in (1..=n).filter(|i| !standing.contains(i)) {
        let any = |reach: &dyn Fn(u32, u32) -> bool| {
            standing.iter().any(|&j| standing.iter().any(|&k| j != k && reach(j, k)))
        };
        if any(&|j, k| i == j + k || i + k == j) {
            let mut next = standing.to_vec();
            next.push(i);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
